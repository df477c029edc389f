import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clone, draw, next, shuffle, sow } from '../src/index.ts'
import type { Seedling } from '../src/index.ts'
import { stir } from '../src/random.ts'

const seeds = fc.oneof(fc.string(), fc.integer())

describe('chance', () => {
  it('brings the same on every machine and in every version of the engine', () => {
    const chance = sow('the night ferry')
    expect(Array.from({ length: 4 }, () => next(chance))).toEqual([
      3708854738, 930660458, 1912193958, 2404024120,
    ])
    expect(Array.from({ length: 8 }, () => draw(chance, 6))).toEqual([4, 5, 5, 0, 0, 1, 0, 1])
    const cards = ['a', 'b', 'c', 'd', 'e', 'f']
    shuffle(chance, cards)
    expect(cards.join('')).toBe('bfdace')
  })

  it('is that of xoshiro128**, by the first numbers of its reference implementation', () => {
    const chance: Seedling = [1, 2, 3, 4]
    expect(Array.from({ length: 4 }, () => next(chance))).toEqual([11520, 0, 5927040, 70819200])
  })

  it('is the same for a number and its digits, and other for other seeds', () => {
    expect(sow(42)).toEqual(sow('42'))
    const begun = Array.from({ length: 500 }, (_, seed) => next(sow(seed)))
    expect(new Set(begun).size).toBe(500)
  })

  it('is never sown as four zeros, from which nothing grows, for its last grain is odd', () => {
    fc.assert(fc.property(seeds, seed => void expect(sow(seed)[3] & 1).toBe(1)))
  })

  it('is plain data, so a copy goes on in the same way', () => {
    const chance = sow('copy')
    next(chance)
    const copy = clone(chance)
    expect(next(copy)).toBe(next(chance))
    expect(JSON.parse(JSON.stringify(chance))).toEqual(copy)
  })

  it('gives whole 32-bit numbers', () => {
    const chance = sow('bits')
    let ones = 0
    let zeros = 0
    for (let i = 0; i < 200; i++) {
      const bits = next(chance)
      expect(Number.isInteger(bits) && bits >= 0 && bits <= 0xffffffff).toBe(true)
      ones |= bits
      zeros |= ~bits
    }
    expect([ones >>> 0, zeros >>> 0]).toEqual([0xffffffff, 0xffffffff])
  })
})

describe('a draw', () => {
  it('lies between zero and the limit', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 0xffffffff }), (seed, below) => {
        const drawn = draw(sow(seed), below)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true)
      }),
    )
  })

  it.each([2, 6, 7, 52])('brings every one of %i numbers about equally often', below => {
    const each = 2000
    const counts = tally(below, each * below, sow(`fair ${below}`))
    const surprise = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    expect(surprise).toBeLessThan(below - 1 + 4 * Math.sqrt(2 * (below - 1)))
  })

  it('is fair also where the limit does not divide what the generator gives', () => {
    const below = 3 * 2 ** 30
    const low = tally(3, 6000, sow('large'), chance => Math.floor(draw(chance, below) / 2 ** 30))
    for (const count of low) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it.each([0, -1, 0.5, Number.NaN, Infinity, 2 ** 32])('refuses to draw a number below %d', below => {
    expect(() => draw(sow('refuse'), below)).toThrow(RangeError)
  })
})

describe('a shuffle', () => {
  it('keeps every card', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.string()), (seed, cards) => {
        const shuffled = [...cards]
        shuffle(sow(seed), shuffled)
        expect(shuffled.sort()).toEqual([...cards].sort())
      }),
    )
  })

  it('brings every order of three cards about equally often', () => {
    const chance = sow('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const cards = ['a', 'b', 'c']
      shuffle(chance, cards)
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('a stir', () => {
  it('changes what chance brings, each spoon in its own way', () => {
    const brought = Array.from({ length: 200 }, (_, spoon) => {
      const chance = sow('stir')
      if (spoon > 0) stir(chance, spoon)
      return next(chance)
    })
    expect(new Set(brought).size).toBe(200)
  })

  it('never leaves four zeros, from which nothing grows', () => {
    const spoon = 4
    const chance: Seedling = [Math.imul(spoon + 1, 0x9e3779b1), 0, -(spoon + 1), 0]
    stir(chance, spoon)
    expect(chance.some(grain => grain !== 0)).toBe(true)
  })
})

function tally(
  kinds: number,
  draws: number,
  chance: Seedling,
  one = (from: Seedling) => draw(from, kinds),
): number[] {
  const counts = Array.from({ length: kinds }, () => 0)
  for (let i = 0; i < draws; i++) {
    const drawn = one(chance)
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  return counts
}
