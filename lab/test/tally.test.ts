import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Plan } from '../src/plan.ts'
import type { Played } from '../src/playing.ts'
import { findingsOf } from '../src/summary.ts'
import { addTally, countGame, emptyTally } from '../src/tally.ts'
import type { Tally } from '../src/tally.ts'

const name = fc.constantFrom('geralt', 'ciri', 'yennefer', 'vesemir')
const card = fc.constantFrom('sword', 'horse', 'well')
const seat = fc.record({
  role: name,
  traits: fc.dictionary(fc.constantFrom('initiative', 'luck'), fc.constantFrom('1', '2')),
  drafted: fc.array(card),
  played: fc.array(card),
})
const ended = fc.record({
  result: fc.record({
    winners: fc.subarray([0, 1]),
    scores: fc.tuple(fc.integer({ min: -3, max: 40 }), fc.nat(40)),
    ending: fc.constantFrom('a.2', 'a.10'),
  }),
  seen: fc.record({
    seats: fc.tuple(seat, seat),
    facts: fc.dictionary(fc.constantFrom('page 4', 'page 12'), fc.constantFrom('left', 'right')),
    pages: fc.array(fc.constantFrom('a.1', 'a.2', 'a.10')),
  }),
})
const failed = fc.record({ stuck: fc.boolean(), why: fc.constantFrom('broken', 'endless') })
const played: fc.Arbitrary<Played> = fc.record({
  seed: fc.constant('s'),
  bots: fc.constantFrom(['random', 'greedy'], ['greedy', 'random']),
  answers: fc.nat(9),
  outcome: fc.oneof(ended, failed),
})

const plan: Plan = {
  game: 'coin',
  rules: '1',
  options: {},
  seats: [2],
  bots: ['random'],
  seed: 's',
  games: 1,
}
const pace = { workers: 1, interrupted: false, seconds: 1 }
const found = (tally: Tally): object => findingsOf(plan, tally, pace)

function tallyOf(games: readonly (readonly [Played, number])[]): Tally {
  const tally = emptyTally()
  for (const [one, at] of games) countGame(tally, one, at)
  return tally
}

test('tallies of parts, in whatever order, add up to the tally of the whole, also when they were written down', () => {
  fc.assert(
    fc.property(fc.array(played, { maxLength: 12 }), fc.nat(12), fc.boolean(), (games, cut, turned) => {
      const all = games.map((one, at) => [one, at] as const)
      const parts = [all.slice(0, cut), all.slice(cut)].map(tallyOf)
      const sum = emptyTally()
      for (const part of turned ? parts.toReversed() : parts)
        addTally(sum, JSON.parse(JSON.stringify(part)) as Tally)
      expect(JSON.stringify(found(sum))).toBe(JSON.stringify(found(tallyOf(all))))
    }),
  )
})

test('a name that objects already have is counted like any other', () => {
  const seat = { role: 'constructor', traits: {}, drafted: [], played: ['valueOf'] }
  const seen = { seats: [seat, seat], facts: { toString: 'constructor' }, pages: ['constructor', 'valueOf'] }
  const bots = ['random', 'random']
  const tally = tallyOf([[{ seed: 's', bots, answers: 1, outcome: { result: { winners: [1] }, seen } }, 0]])
  const [table] = findingsOf(plan, tally, pace).tables
  expect(table?.byRole['constructor']).toMatchObject({ games: 2, wins: 1 })
  expect(table?.cards).toMatchObject([{ card: 'valueOf', played: 2 }])
  expect(Object.entries(table?.facts ?? {})).toEqual([['toString', { constructor: 1 }]])
  expect(table?.story?.ways).toEqual([{ from: 'constructor', to: 'valueOf', games: 1 }])
})

test('a broken game is counted in full and listed only in part, the first ones first', () => {
  const broken: Played = {
    seed: 's',
    bots: ['random', 'random'],
    answers: 0,
    outcome: { stuck: false, why: 'no' },
  }
  const games = Array.from({ length: 1500 }, (_, at) => [{ ...broken, seed: `s.${at}` }, at] as const)
  const sum = tallyOf(games.slice(700))
  addTally(sum, tallyOf(games.slice(0, 700)))
  const { tables, failed: listed } = findingsOf(plan, sum, pace)
  expect(tables[0]?.failed).toBe(1500)
  expect(listed).toHaveLength(1000)
  expect(listed[0]).toEqual({ seed: 's.0', seats: 2, bots: ['random', 'random'], stuck: false, why: 'no' })
  expect(listed.at(-1)?.seed).toBe('s.999')
})

describe('the findings about cards', () => {
  /** A game in which seat 0 is Geralt and plays the sword, and seat 1 is Ciri. */
  const game = (winners: readonly number[], swords: number, horse: boolean): Played => ({
    seed: 's',
    bots: ['random', 'random'],
    answers: 1,
    outcome: {
      result: { winners },
      seen: {
        seats: [
          {
            role: 'geralt',
            traits: {},
            drafted: ['sword'],
            played: Array.from({ length: swords }, () => 'sword'),
          },
          { role: 'ciri', traits: {}, drafted: [], played: horse ? ['horse'] : [] },
        ],
        facts: {},
        pages: [],
      },
    },
  })

  test('compare those who played a card with others of the same role', () => {
    // Geralt wins 2 of 2 games with the sword on the table and none of 2 without it; Ciri 1 of 1 with the horse, 1 of 3 without.
    const games = [game([0], 2, false), game([0], 1, false), game([1], 0, true), game([1], 0, false)]
    const [horse, sword] =
      findingsOf(plan, tallyOf(games.map((one, at) => [one, at])), pace).tables[0]?.cards ?? []
    expect(sword).toMatchObject({ card: 'sword', drafted: 4, played: 3, wins: { games: 2, wins: 2 } })
    expect(sword?.change.points).toBe(100)
    expect(horse).toMatchObject({ card: 'horse', drafted: 0, played: 1, wins: { games: 1, wins: 1 } })
    expect(horse?.change.points).toBeCloseTo(200 / 3)
    expect(horse?.change.from).toBeLessThan(0)
  })

  test('are the same to the last digit in whatever order the roles were met', () => {
    const roles = ['a', 'b', 'c', 'd', 'e', 'f']
    const games = Array.from({ length: 90 }, (_, i) => {
      const seat = { role: roles[i % 6] ?? '', traits: {}, drafted: [], played: i % 7 < 3 ? ['sword'] : [] }
      const outcome = {
        result: { winners: (i * i) % 11 < 4 ? [0] : [] },
        seen: { seats: [seat], facts: {}, pages: [] },
      }
      return [{ seed: 's', bots: ['random'], answers: 1, outcome }, i] as const
    })
    const solo = { ...plan, seats: [1] }
    const [there, back] = [games, games.toReversed()].map(
      list => findingsOf(solo, tallyOf(list), pace).tables,
    )
    expect(JSON.stringify(there)).toBe(JSON.stringify(back))
  })

  test('count a shared win in full for everybody who shares it', () => {
    const games = [game([0, 1], 1, true), game([], 1, true)]
    const table = findingsOf(plan, tallyOf(games.map((one, at) => [one, at])), pace).tables[0]
    expect(table?.bySeat.map(({ wins }) => wins)).toEqual([1, 1])
    expect(table?.byBot['random']).toMatchObject({ games: 4, wins: 2 })
    expect(table?.cards.map(({ change }) => change.points)).toEqual([0, 0])
  })
})
