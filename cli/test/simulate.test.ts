import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { random } from '@osud/bots'
import { because, defineGame } from '@osud/engine'
import type { Flow, Game, GameTypes, Table } from '@osud/engine'
import { describe, expect, test, vi } from 'vitest'
import { runSimulation } from '../src/commands/simulate.ts'
import { shareOf } from '../src/simulate/interval.ts'
import { findingsOf, reportOf } from '../src/simulate/report.ts'
import type { Findings } from '../src/simulate/report.ts'
import { simulate } from '../src/simulate/simulation.ts'
import type { Plan } from '../src/simulate/simulation.ts'
import { Tally } from '../src/simulate/tally.ts'
import { osud } from './osud.ts'

interface Coin extends GameTypes {
  state: Record<never, never>
  step: { do: 'toss' }
  zone: 'none'
  options: Record<never, never>
  words: { toss: Record<never, never> }
}

function* toss(table: Table<Coin>): Flow {
  yield* table.choose(0, { ask: 'toss', options: [{ value: 'go' }], rule: 'COIN-1' })
  const side = table.chance(6)
  if (side === 0) throw new Error('the coin rolled off the table')
  if (side === 1)
    return table.then({ do: 'toss' }, { do: 'toss' }, { do: 'toss' }, { do: 'toss' }, { do: 'toss' })
  if (side === 2) {
    yield* table.choose(1, {
      ask: 'toss',
      options: [{ value: 'go', refused: because('COIN-2', 'no') }],
      rule: 'COIN-1',
    })
  }
  table.end({ winners: [side % 2], ending: side % 2 === 0 ? 'heads' : 'tails' })
}

/** A game that sometimes breaks, sometimes goes on too long and sometimes asks what nobody can answer. */
const coin = defineGame<Coin>({
  id: 'coin',
  version: '1',
  seats: { min: 2, max: 2 },
  zones: { none: { sees: 'nobody' } },
  variants: { only: {} },
  longest: 3,
  setup(table) {
    table.then({ do: 'toss' })
    return {}
  },
  steps: { toss },
}) as unknown as Game

const plan: Plan = { game: coin, options: {}, games: 300, seats: [2], bots: [random], seed: 's' }

function found(over: Partial<Plan> = {}): Findings {
  const tally = new Tally()
  for (const played of simulate({ ...plan, ...over })) tally.add(played)
  return findingsOf({ ...plan, ...over }, tally, 2, false)
}

describe('a simulation', () => {
  test('counts failed and stuck games and goes on', () => {
    const { games, failed, tables } = found()
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
    const [first] = found().failed
    const again = found({ games: 1, seed: first?.seed ?? '' })
    expect(again.failed).toEqual([first])
  })

  test('tells failed games with what is needed to see them again', () => {
    const report = reportOf(found())
    expect(report).toMatch(/\d+ games failed:\n {2}--seats 2 --bots random,random --seed s/)
    expect(report).toMatch(/and \d+ more/)
  })

  test('a command with a failed game tells what it found and then gives up', async () => {
    const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
    const running = runSimulation(plan, true, { input, output, errors, env: {} })
    await expect(running).rejects.toThrow(/^\d+ of 300 games failed\.$/)
    expect(JSON.parse(String(output.read()))).toMatchObject({ games: 300 })
  })

  test('lets the bots change seats from game to game', () => {
    const other = { ...random, name: 'other' }
    const seatings = [...simulate({ ...plan, games: 3, bots: [random, other] })].map(({ bots }) =>
      bots.join(),
    )
    expect(seatings).toEqual(['random,other', 'other,random', 'random,other'])
  })
})

test('the interval holds the share and narrows with more games', () => {
  const few = shareOf(5, 10)
  const many = shareOf(500, 1000)
  expect(few.from).toBeCloseTo(0.2366, 3)
  expect(few.to).toBeCloseTo(0.7634, 3)
  expect(many.to - many.from).toBeLessThan((few.to - few.from) / 5)
  expect(shareOf(0, 10)).toMatchObject({ share: 0, from: 0 })
  expect(shareOf(10, 10).to).toBeCloseTo(1, 12)
  expect(shareOf(0, 0)).toMatchObject({ share: 0, from: 0, to: 1 })
})

describe('osud simulate', () => {
  const words = ['simulate', 'night-ferry', '--games', '20', '--seed', 'x', '--bots', 'random']

  test('tells wins, lengths and endings for every number of seats', async () => {
    const { code, out, err } = await osud(words)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const seats of [2, 3, 4]) expect(out).toContain(`${seats} seats, 20 games`)
    expect(out).toMatch(/60 games in [\d.]+ s: [\d,]+ games\/s, [\d,]+ answers\/s/)
    expect(out).toMatch(/wins by seat {2}1 +[\d.]+% \([\d.]+% to [\d.]+%\), \d+ of 20/)
    expect(out).toMatch(/wins by bot +random/)
    expect(out).toMatch(/endings +quiet/)
    expect(out).toMatch(/length +\d+–\d+ answers, median/)
    expect(out).toContain('No game failed.')
  })

  test('prints one JSON object with --json, the same for the same seed', async () => {
    const runs = await Promise.all(
      [1, 2].map(() => osud([...words, '--seats', '2,4', '--variant', 'short', '--json'])),
    )
    const [one, other] = runs.map(({ out }) => {
      const { seconds: _, gamesPerSecond: __, answersPerSecond: ___, ...rest } = JSON.parse(out) as Findings
      return rest
    })
    expect(one).toEqual(other)
    expect(one).toMatchObject({
      game: 'night-ferry',
      options: { crossings: 1 },
      games: 40,
      failed: [],
      interrupted: false,
    })
    expect(one?.tables.map(({ seats }) => seats)).toEqual([2, 4])
  })

  test('ends on Ctrl-C with the summary so far', async () => {
    const before = process.listeners('SIGINT')
    const running = osud(['simulate', 'night-ferry', '--games', '10000000', '--json'])
    const pressed = await vi.waitUntil(() => process.listeners('SIGINT').find(one => !before.includes(one)))
    await setTimeout(300)
    pressed('SIGINT')
    const { code, out } = await running
    expect(code).toBe(0)
    const findings = JSON.parse(out) as Findings
    expect(findings).toMatchObject({ interrupted: true, failed: [] })
    expect(findings.games).toBeGreaterThan(0)
    expect(process.listeners('SIGINT')).toEqual(before)
  })
})
