import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { append, cutTo, length, of, since } from '../src/chain.ts'

describe('a chain', () => {
  it('is empty before anything was appended', () => {
    expect(length(undefined)).toBe(0)
    expect(since(undefined, 0)).toEqual([])
    expect(of([])).toBeUndefined()
  })

  it('gives back what was appended, oldest first', () => {
    const chain = append(append(append(undefined, 'a'), 'b'), 'c')
    expect(length(chain)).toBe(3)
    expect(since(chain, 0)).toEqual(['a', 'b', 'c'])
  })

  it('gives only the tail from a place on, and nothing from behind its end', () => {
    const chain = of(['a', 'b', 'c'])
    expect(since(chain, 1)).toEqual(['b', 'c'])
    expect(since(chain, 3)).toEqual([])
    expect(since(chain, 9)).toEqual([])
  })

  it('stays as it was when two others go on from it', () => {
    const trunk = of(['a'])
    const left = append(trunk, 'left')
    const right = append(trunk, 'right')
    expect(since(trunk, 0)).toEqual(['a'])
    expect(since(left, 0)).toEqual(['a', 'left'])
    expect(since(right, 0)).toEqual(['a', 'right'])
  })

  it('goes back to any earlier end, and shares it instead of copying', () => {
    const earlier = of(['a', 'b'])
    const later = append(append(earlier, 'c'), 'd')
    expect(cutTo(later, 2)).toBe(earlier)
    expect(cutTo(later, 0)).toBeUndefined()
    expect(cutTo(later, 9)).toBe(later)
  })

  it('behaves like a list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(20), (items, n) => {
        const chain = of(items)
        expect(length(chain)).toBe(items.length)
        expect(since(chain, n)).toEqual(items.slice(n))
        expect(since(cutTo(chain, n), 0)).toEqual(items.slice(0, n))
      }),
    )
  })
})
