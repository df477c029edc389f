import { describe, expect, it } from 'vitest'
import { dominantPath, placeFateToken, supported } from '../rules/fate.ts'
import { chapter, pool } from './scene.ts'

/** Somebody's active symbols, left and right. */
const has = (left: number, right: number) => pool({ magic: left, combat: right, diplomacy: 9 })

describe('the fate token', () => {
  it('POD-154, POD-155: everyone supports the path they have more of, and neither at a tie', () => {
    expect([has(3, 0), has(1, 2), has(4, 4), has(0, 0)].map(one => supported(one, chapter))).toEqual([
      'left',
      'right',
      undefined,
      undefined,
    ])
  })

  it.each([
    ['POD-156 (POD-X01)', [has(3, 0), has(1, 2), has(1, 2)], 'right'],
    ['POD-157 (POD-X02)', [has(2, 3), has(2, 1), has(4, 1), has(0, 5)], 'aside'],
    ['POD-155, POD-157 (POD-X03)', [has(4, 5), has(4, 4), has(6, 2)], 'aside'],
    ['POD-159 (POD-X04): the mat votes as a third player', [has(1, 2), has(3, 0), has(0, 1)], 'right'],
    ['POD-156 (POD-X18): those who tie are not counted', [has(2, 1), has(1, 1), has(0, 0)], 'left'],
    ['POD-334 (POD-X36): a mat that ties is not counted', [has(2, 1), has(1, 1), has(1, 1)], 'left'],
    ['POD-157: nobody supports either', [has(0, 0), has(2, 2)], 'aside'],
  ] as const)('%s', (_, voters, place) => {
    expect(placeFateToken(voters, chapter)).toBe(place)
  })
})

describe('the dominant symbol', () => {
  it('POD-162: is that of the path with more fate tokens', () => {
    expect(dominantPath(['left', 'right', 'right'])).toBe('right')
    expect(dominantPath(['right', 'right', 'left'])).toBe('right')
    expect(dominantPath(['left', 'aside', 'aside'])).toBe('left')
  })

  it('POD-163 (POD-X16): at 1 and 1 the higher number decides', () => {
    expect(dominantPath(['left', 'aside', 'right'])).toBe('right')
    expect(dominantPath(['right', 'left', 'aside'])).toBe('left')
  })

  it('POD-164: is not decided by tokens if all were set aside', () => {
    expect(dominantPath(['aside', 'aside', 'aside'])).toBeUndefined()
  })
})
