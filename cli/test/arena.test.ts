import { PassThrough } from 'node:stream'
import type { ArenaFindings } from '@osud/lab'
import { describe, expect, test, vi } from 'vitest'
import { runArena } from '../src/commands/arena.ts'
import { coinProgram } from '../../lab/test/coin.ts'
import { freshFile, osud } from './osud.ts'

const words = ['arena', 'night-ferry', '--bots', 'random,greedy', '--seed', 'x', '--variant', 'short']

describe('osud arena', () => {
  test('tells wins, share and Elo of every pair', async () => {
    const { code, out, err } = await osud([...words, '--games', '11'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^night-ferry \(rules .+\), crossings=1, 2 seats, seed x\n\n12 games in [\d.]+ s/)
    expect(out).toMatch(/random against greedy, 12 games\n {2}won \d+, drew \d+, lost \d+\n {2}score/)
    expect(out).toMatch(/Elo {4}/)
  })

  test('prints one JSON object with --json, the same for any number of workers', async () => {
    const all = ['arena', 'night-ferry', '--bots', 'random,greedy,random', '--seats', '2', '--seed', 'x']
    const runs = await Promise.all(
      ['1', '2'].map(n => osud([...all, '--games', '12', '--json', '--workers', n])),
    )
    const [one, other] = runs.map(({ out }) => {
      const { seconds: _, gamesPerSecond: __, workers: ___, ...rest } = JSON.parse(out) as ArenaFindings
      return rest
    })
    expect(one).toEqual(other)
    expect(one).toMatchObject({ games: 12, seats: 2, failures: 0 })
    expect(one?.pairs.map(({ bots, games }) => [...bots, games])).toEqual([
      ['random', 'greedy', 4],
      ['random', 'random', 4],
      ['greedy', 'random', 4],
    ])
  })

  test('a failed game makes it give up, and a worker that dies again and again ends it', async () => {
    const plan = { game: 'coin', rules: '1', seats: 2, bots: ['random', 'random'], seed: 's', rounds: 30 }
    const run = (options: object) => {
      const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
      return runArena(
        { ...plan, options },
        { workers: 1, json: true, program: coinProgram },
        { input, output, errors, env: {} },
      )
    }
    await expect(run({})).rejects.toThrow(/^\d+ of 60 games failed\.$/)
    await expect(run({ kills: 'always', mark: freshFile() })).rejects.toThrow(
      /^a worker died twice in rounds 0 to \d+ with 2 seats: it left with code 3$/,
    )
  })

  test('ends on Ctrl-C with what there is, and exits with 130', async () => {
    const before = process.listeners('SIGINT')
    const running = osud([...words, '--games', '10000000', '--json'])
    const pressed = await vi.waitUntil(() => process.listeners('SIGINT').find(one => !before.includes(one)))
    pressed('SIGINT')
    const { code, out, err } = await running
    expect(code).toBe(130)
    expect(JSON.parse(out)).toMatchObject({ interrupted: true })
    expect(err).toMatch(/^osud: interrupted after \d+ of 10000000 games\.\n$/)
  })

  test('plays Path of Destiny unless told otherwise', async () => {
    const { code, out } = await osud(['arena', '--bots', 'random,random', '--games', '2', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'path-of-destiny', games: 2 })
  })

  test.each([
    [['night-ferry', '--bots', 'random'], /an arena needs two bots or more/],
    [['night-ferry'], /required option '--bots <list>/],
    [['night-ferry', '--bots', 'random,nobody'], /There is no such bot/],
    [['night-ferry', '--bots', 'random,greedy', '--games', '0'], /Expected a whole number from 1/],
    [['night-ferry', '--bots', 'random,greedy', '--seats', '7'], /night-ferry has 2 to 4 seats, not 7/],
    [['path-of-destiny', '--bots', 'random,greedy', '--seats', '1'], /a table with two seats or more/],
    [['nowhere', '--bots', 'random,greedy'], /there is no game 'nowhere'/],
  ])('refuses in one line: %o', async (typed, line) => {
    const { code, out, err } = await osud(['arena', ...typed])
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/^osud: [^\n]+\n$/)
    expect(err).toMatch(line)
  })
})
