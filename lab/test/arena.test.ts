import { describe, expect, test } from 'vitest'
import { contest } from '../src/arena/arena.ts'
import { arenaFindings } from '../src/arena/findings.ts'
import type { ArenaFindings } from '../src/arena/findings.ts'
import { gamesPerRound, lineUpsOf, rotationsOf } from '../src/arena/plan.ts'
import type { ArenaPlan } from '../src/arena/plan.ts'
import { arenaWork } from '../src/arena/round.ts'
import { addArenaTally, countRound, emptyArenaTally } from '../src/arena/tally.ts'
import { arenaText } from '../src/arena/text.ts'
import { workOff } from '../src/work.ts'
import { coinProgram, coinSubject } from './coin.ts'

const plan: ArenaPlan = {
  game: 'night-ferry',
  rules: '1',
  options: { crossings: 1 },
  seats: 2,
  bots: ['random', 'greedy'],
  seed: 's',
  rounds: 12,
}
const pace = { workers: 1, interrupted: false, seconds: 1 }
function bare(found: ArenaFindings | undefined): object {
  return { ...found, seconds: 0, gamesPerSecond: 0, workers: 0 }
}

describe('the line-ups of a contest', () => {
  test('two bots at two seats sit in both ways', () => {
    expect(lineUpsOf({ bots: ['a', 'b'], seats: 2 }).map(rotationsOf)).toEqual([
      [
        [0, 1],
        [1, 0],
      ],
    ])
  })

  test('every bot sits on every seat equally often, also where there are more seats than bots', () => {
    for (const [bots, seats] of [
      [2, 4],
      [2, 3],
      [3, 5],
    ] as const) {
      const [rotations = []] = lineUpsOf({ bots: Array.from({ length: bots }, String), seats }).map(
        rotationsOf,
      )
      for (let bot = 0; bot < bots; bot++) {
        const at = Array.from({ length: seats }, (_, i) => rotations.filter(one => one[i] === bot).length)
        expect(new Set(at).size).toBe(1)
      }
    }
    expect(rotationsOf([0, 1, 0, 1])).toHaveLength(2)
  })

  test('where there are fewer seats than bots, every choice of them meets', () => {
    expect(lineUpsOf({ bots: ['a', 'b', 'c'], seats: 2 })).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(gamesPerRound({ bots: ['a', 'b', 'c'], seats: 2 })).toBe(6)
  })
})

describe('a round', () => {
  const pairsOf = (...games: Parameters<typeof countRound>[1]): object => {
    const tally = emptyArenaTally()
    countRound(tally, games, true)
    return tally.pairs
  }

  test('is even if the same seat wins both games, and better for a bot that wins on both seats', () => {
    const [first, second] = [
      { seating: [0, 1], result: { winners: [0] } },
      { seating: [1, 0], result: { winners: [0] } },
    ]
    expect(pairsOf(first, second)).toEqual({
      '0-1': { wins: 1, draws: 0, losses: 1, better: 0, even: 1, worse: 0 },
    })
    expect(pairsOf(first, { ...second, result: { winners: [1] } })).toEqual({
      '0-1': { wins: 2, draws: 0, losses: 0, better: 1, even: 0, worse: 0 },
    })
  })

  test('those who did not win are compared by their points, and a shared win is a draw', () => {
    const result = { winners: [0], scores: [9, 5, 7] }
    expect(pairsOf({ seating: [0, 1, 2], result })).toMatchObject({
      '0-1': { wins: 1 },
      '0-2': { wins: 1 },
      '1-2': { losses: 1 },
    })
    expect(pairsOf({ seating: [0, 1], result: { winners: [0, 1], scores: [3, 4] } })).toMatchObject({
      '0-1': { draws: 1 },
    })
  })

  test('a bot with two seats meets the other with both', () => {
    // Seats 0 and 2 are of bot 0: one of them is ahead of bot 1, the other behind it.
    expect(pairsOf({ seating: [0, 1, 0], result: { winners: [0], scores: [9, 5, 1] } })).toMatchObject({
      '0-1': { draws: 1 },
    })
  })
})

describe('a contest', () => {
  test('is the same with one worker and with two', async () => {
    const [one, two] = await Promise.all([1, 2].map(workers => contest(plan, { workers })))
    expect(bare(one)).toEqual(bare(two))
    const [pair] = one?.pairs ?? []
    expect(one).toMatchObject({ games: 24, failures: 0, interrupted: false })
    expect(pair).toMatchObject({ bots: ['random', 'greedy'], games: 24 })
    expect((pair?.wins ?? 0) + (pair?.draws ?? 0) + (pair?.losses ?? 0)).toBe(24)
    const { better = 0, even = 0, worse = 0 } = pair?.rounds ?? {}
    expect(better + even + worse).toBe(12)
  })

  test('a bot against itself is even in every round of a game that chance decides', () => {
    const own: ArenaPlan = { ...plan, game: 'coin', options: {}, bots: ['random', 'random'], rounds: 200 }
    const tally = emptyArenaTally()
    workOff(arenaWork(own, coinSubject), { table: 0, from: 0, to: 200 }, chunk =>
      addArenaTally(tally, chunk.tally),
    )
    const found = arenaFindings(own, tally, pace)
    expect(found.pairs[0]?.share.share).toBe(0.5)
    expect(found.pairs[0]?.rounds).toMatchObject({ better: 0, worse: 0 })
    expect(found.failures).toBe(found.failed.length)
    expect(found.failures).toBeGreaterThan(20)
    expect(found.pairs[0]?.games).toBe(400 - found.failures)
  })

  test('counts failed games, lists them, and counts no round in which one failed', async () => {
    const found = await contest(
      { ...plan, game: 'coin', options: {}, rounds: 60 },
      { workers: 1, program: coinProgram },
    )
    expect(found.failures).toBeGreaterThan(5)
    const { better = 0, even = 0, worse = 0 } = found.pairs[0]?.rounds ?? {}
    const broken = new Set(found.failed.map(({ seed }) => seed)).size
    expect(better + even + worse).toBe(60 - broken)
  })
})

test('a contest tells how bots with a time kept it, and says nothing where nobody has one', async () => {
  const timed = { ...plan, bots: ['search:1ms', 'random'], rounds: 2 }
  const { punctuality, answers, ...found } = await contest(timed, { workers: 1 })
  expect(punctuality?.answers).toBeGreaterThan(0)
  expect(punctuality?.answers).toBeLessThan(answers)
  expect(arenaText({ ...found, answers, ...(punctuality && { punctuality }) })).toMatch(
    / of \d+ answers late(?: \(\d+ of them because others had the core\))?, the worst took /,
  )
  expect(arenaText({ ...found, answers })).not.toContain('late')
})

describe('the text of a contest', () => {
  const told = (wins: number, draws: number, losses: number): string => {
    const tally = emptyArenaTally()
    tally.totals.games = wins + draws + losses
    tally.pairs['0-1'] = { wins, draws, losses, better: 3, even: 2, worse: 1 }
    return arenaText(arenaFindings(plan, tally, pace))
  }

  test('tells wins, share and Elo with their intervals', () => {
    const text = told(60, 20, 20)
    expect(text).toContain('random against greedy, 100 games')
    expect(text).toContain('won 60, drew 20, lost 20')
    expect(text).toMatch(/score {2}70\.0% \(60\.4% to 78\.1%\)/)
    expect(text).toMatch(/Elo {4}\+147 \(\+73 to \+221\)/)
    expect(text).toContain('the bots made the difference in 4 of 6')
    expect(text).toContain('No game failed.')
  })

  test('says how much at least where somebody won or lost all', () => {
    expect(told(10, 0, 0)).toMatch(/Elo {4}more than \+166/)
    expect(told(0, 0, 10)).toMatch(/Elo {4}less than −166/)
  })
})
