import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clone, hash, impurity } from '../src/index.ts'
import { alike } from '../src/plain.ts'
import { anyPlain } from './data.ts'

describe('a copy of plain data', () => {
  it('equals what was copied', () => {
    fc.assert(fc.property(anyPlain, data => void expect(clone(data)).toEqual(data)))
  })

  it('shares no list and no object with what was copied', () => {
    fc.assert(
      fc.property(anyPlain, data => {
        const parts = new Set(containers(data))
        for (const part of containers(clone(data))) expect(parts.has(part)).toBe(false)
      }),
    )
  })

  it('stays as it was when the other is changed deep inside', () => {
    const heroes = [{ name: 'fox', cards: ['a', 'b'] }]
    const copy = clone(heroes)
    heroes[0]?.cards.push('c')
    expect(copy).toEqual([{ name: 'fox', cards: ['a', 'b'] }])
  })

  it('keeps a key whose value is undefined', () => {
    expect(Object.keys(clone({ ending: undefined }))).toEqual(['ending'])
  })
})

describe('data that is alike', () => {
  it('is what has the same hash', () => {
    fc.assert(fc.property(anyPlain, anyPlain, (a, b) => void expect(alike(a, b)).toBe(hash(a) === hash(b))))
    fc.assert(fc.property(anyPlain, data => void expect(alike(clone(data), data)).toBe(true)))
  })

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[], {}, false],
    [{}, [], false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
    [1, '1', false],
    [undefined, {}, false],
  ])('%j beside %j: %s', (a, b, same) => {
    expect(alike(a, b)).toBe(same)
  })
})

describe('what is not plain', () => {
  it('is not found where everything is plain', () => {
    fc.assert(fc.property(anyPlain, data => void expect(impurity(data)).toBeUndefined()))
    expect(impurity({ ending: undefined })).toBeUndefined()
    expect(impurity(Object.create(null))).toBeUndefined()
  })

  it.each([
    ['a Map', new Map(), 'state: a Map'],
    ['a Set', new Set(), 'state: a Set'],
    ['a Date', new Date(0), 'state: a Date'],
    ['an instance of a class', new (class Wolf {})(), 'state: a Wolf'],
    ['a function', () => 1, 'state: a function'],
    ['a symbol', Symbol('wolf'), 'state: a symbol'],
    ['a big integer', 1n, 'state: a bigint'],
    ['null', null, 'state: null'],
    ['not a number', Number.NaN, 'state: NaN'],
    ['infinity', -Infinity, 'state: -Infinity'],
  ])('is found and named: %s', (_, data, found) => {
    expect(impurity(data)).toBe(found)
  })

  it('is found where a list has a hole, which JSON would fill', () => {
    expect(impurity(['a', undefined])).toBe('state[1]: undefined')
    expect(impurity({ slots: Array(1) })).toBe('state.slots[0]: undefined')
  })

  it('is found with the way that leads to it', () => {
    expect(impurity({ game: { hands: [[], [1, new Map()]] } })).toBe('state.game.hands[1][1]: a Map')
    expect(impurity([null], 'save')).toBe('save[0]: null')
  })
})

function containers(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return []
  return [data, ...Object.values(data).flatMap(containers)]
}
