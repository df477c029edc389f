import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eloOf } from '../src/arena/elo.ts'
import { histogramOf } from '../src/histogram.ts'
import { binsOf, timesIn } from '../src/report/histogram.ts'
import { shareOf } from '../src/interval.ts'

test('the interval of a share holds it and narrows with more games', () => {
  const few = shareOf(5, 10)
  const many = shareOf(500, 1000)
  expect(few.from).toBeCloseTo(0.2366, 3)
  expect(few.to).toBeCloseTo(0.7634, 3)
  expect(many.to - many.from).toBeLessThan((few.to - few.from) / 5)
  expect(shareOf(0, 10)).toMatchObject({ share: 0, from: 0 })
  expect(shareOf(10, 10).to).toBe(1)
  expect(shareOf(0, 0)).toMatchObject({ share: 0, from: 0, to: 1 })
})

test('every value lies in one bin, whole or not', () => {
  const halves = histogramOf({ '2': 3, '2.5': 4, '5.5': 5, '7': 1 })
  if (halves === undefined) throw new Error('there are values')
  for (const most of [3, 40]) {
    const times = binsOf([halves], most).map(bin => timesIn(halves, bin))
    expect(times.reduce((sum, one) => sum + one, 0)).toBe(13)
  }
})

test('a histogram tells the same as the list of all values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 20 }), { minLength: 1 }), list => {
      const times: Record<string, number> = {}
      for (const value of list) times[value] = (times[value] ?? 0) + 1
      const sorted = list.toSorted((a, b) => a - b)
      const middle = (sorted[(list.length - 1) >> 1] ?? 0) + (sorted[list.length >> 1] ?? 0)
      const found = histogramOf(times)
      expect(found).toMatchObject({
        count: list.length,
        least: sorted[0],
        median: middle / 2,
        most: sorted.at(-1),
      })
      expect(found?.mean).toBeCloseTo(list.reduce((sum, one) => sum + one, 0) / list.length, 9)
      expect(found?.values.flatMap(([value, n]) => Array.from({ length: n }, () => value))).toEqual(sorted)
    }),
  )
  expect(histogramOf({})).toBeUndefined()
})

describe('a difference in Elo points', () => {
  test('is 0 for half of the score and 191 for three quarters', () => {
    expect(eloOf(shareOf(50, 100)).points).toBe(0)
    expect(eloOf(shareOf(75, 100)).points).toBeCloseTo(190.85, 1)
    expect(eloOf(shareOf(25, 100)).points).toBeCloseTo(-190.85, 1)
  })

  test('has the interval of the share', () => {
    const share = shareOf(60, 100)
    const { from = 0, to = 0 } = eloOf(share)
    expect(1 / (1 + 10 ** (-from / 400))).toBeCloseTo(share.from, 9)
    expect(1 / (1 + 10 ** (-to / 400))).toBeCloseTo(share.to, 9)
  })

  test('has no bound towards the side of somebody who won or lost all', () => {
    expect(Object.keys(eloOf(shareOf(10, 10)))).toEqual(['from'])
    expect(Object.keys(eloOf(shareOf(0, 10)))).toEqual(['to'])
  })
})
