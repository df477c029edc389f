import { usualOptions } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'
import { describe, expect, test } from 'vitest'
import type { Findings } from '../src/findings.ts'
import { findSubject } from '../src/games.ts'
import type { Subject } from '../src/games.ts'
import { seatingOf } from '../src/plan.ts'
import type { Plan } from '../src/plan.ts'
import { botsNamed } from '../src/playing.ts'
import { simulationWork } from '../src/simulation-work.ts'
import { simulate } from '../src/simulation.ts'
import { findingsOf } from '../src/summary.ts'
import { addTally, emptyTally } from '../src/tally.ts'
import { workOff } from '../src/work.ts'
import { coinProgram, coinSubject } from './coin.ts'
import { timeless } from './folder.ts'

const coin: Plan = {
  game: 'coin',
  rules: '1',
  options: {},
  seats: [2],
  bots: ['random'],
  seed: 's',
  games: 300,
}
const ferry: Plan = { ...coin, game: 'night-ferry', options: { crossings: 1 }, seats: [2, 4], games: 60 }

/** The findings of a plan that is played here, in pieces of so many games and with so many milliseconds between two reports. */
function played(plan: Plan, subject: Subject | undefined, piece: number, pause: number): Findings {
  if (subject === undefined) throw new Error('no such game')
  const tally = emptyTally()
  const work = simulationWork(plan, subject)
  for (const table of plan.seats.toReversed()) {
    for (let from = 0; from < plan.games; from += piece) {
      const range = { table, from, to: Math.min(plan.games, from + piece) }
      workOff(work, range, chunk => addTally(tally, chunk.tally), pause)
    }
  }
  return findingsOf(plan, tally, { workers: 1, interrupted: false, seconds: 2 })
}

describe('a simulation', () => {
  test('finds the same with one worker, with two, and in pieces of any size', async () => {
    const runs = [
      await simulate(ferry, { workers: 1 }),
      await simulate(ferry, { workers: 2 }),
      played(ferry, findSubject('night-ferry'), 7, 0),
      played(ferry, findSubject('night-ferry'), 1000, 60_000),
    ]
    const [first, ...others] = runs.map(found => JSON.stringify(timeless(found)))
    for (const other of others) expect(other).toBe(first)
    expect(runs[0]).toMatchObject({ game: 'night-ferry', games: 120, interrupted: false, failed: [] })
    expect(runs[0]?.tables.map(({ seats, games }) => [seats, games])).toEqual([
      [2, 60],
      [4, 60],
    ])
  })

  test('finds the same in Path of Destiny with one worker and with two', async () => {
    const plan: Plan = {
      ...coin,
      game: 'path-of-destiny',
      options: usualOptions(pathOfDestiny),
      seats: [3],
      games: 24,
    }
    const [one, two] = await Promise.all([1, 2].map(workers => simulate(plan, { workers })))
    expect(one && timeless(one)).toEqual(two && timeless(two))
    const [table] = one?.tables ?? []
    const endings = Object.values(table?.endings ?? {}).reduce((sum, n) => sum + n, 0)
    expect(endings).toBe(24)
    expect(table?.story?.pages.filter(({ ending }) => ending).map(({ id }) => id)).toEqual(
      Object.keys(table?.endings ?? {}),
    )
    expect(Object.keys(table?.byTrait['initiative'] ?? {})).toEqual(['1', '2', '3'])
    expect(table?.scores?.all.count).toBe(72)
  })

  test('counts failed and stuck games and goes on', () => {
    const { games, failed, tables } = played(coin, coinSubject, 50, 1000)
    expect(games).toBe(300)
    expect(failed.some(({ stuck }) => stuck)).toBe(true)
    expect(failed.some(({ why }) => why.includes('rolled off'))).toBe(true)
    expect(failed.some(({ why }) => why.includes('nobody can answer'))).toBe(true)
    expect(tables[0]?.failed).toBe(failed.length)
    const { heads = 0, tails = 0 } = tables[0]?.endings ?? {}
    expect(heads + tails + failed.length).toBe(300)
    expect(tables[0]?.bySeat.map(({ wins }) => wins)).toEqual([heads, tails])
  })

  test('a failed game fails again when its seed is played alone', () => {
    const [first] = played(coin, coinSubject, 50, 1000).failed
    const again = played({ ...coin, games: 1, seed: first?.seed ?? '' }, coinSubject, 50, 1000)
    expect(again.failed).toEqual([first])
  })

  test('lets the bots change seats from game to game', () => {
    const bots = botsNamed(['random', 'greedy'])
    const seatings = [0, 1, 2].map(i =>
      seatingOf(bots, 3, i)
        .map(({ name }) => name[0])
        .join(''),
    )
    expect(seatings).toEqual(['rgr', 'grg', 'rgr'])
  })

  test('ends where it is when it is told to, with what was counted so far', async () => {
    const stop = new AbortController()
    const heard = (played: number): void => {
      if (played > 0) stop.abort()
    }
    const found = await simulate({ ...ferry, games: 1_000_000 }, { workers: 2, signal: stop.signal, heard })
    expect(found.interrupted).toBe(true)
    expect(found.games).toBeGreaterThan(0)
    expect(found.games).toBeLessThan(1_000_000)
  })

  test('a game that the lab does not know is told', async () => {
    const running = simulate({ ...coin, games: 2 }, { workers: 1 })
    await expect(running).rejects.toThrow(
      "a worker died twice in games 0 to 0 with 2 seats: the lab does not know the game 'coin'",
    )
  })

  test('plays in the threads that it is given', async () => {
    const found = await simulate(coin, { workers: 2, program: coinProgram })
    expect(timeless(found)).toEqual(timeless(played(coin, coinSubject, 50, 1000)))
  })
})
