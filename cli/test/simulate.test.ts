import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Findings, Wish } from '@osud/lab'
import { describe, expect, test, vi } from 'vitest'
import { runSimulation } from '../src/commands/simulate.ts'
import { games } from '../src/games.ts'
import { coinProgram } from '../../lab/test/coin.ts'
import { freshFile, osud, program } from './osud.ts'

const freshFolder = (): string => dirname(freshFile())
const coin: Wish = {
  game: 'coin',
  rules: '1',
  options: {},
  seats: [2],
  bots: ['random'],
  seed: 's',
  games: 60,
}
const ferry = ['simulate', 'night-ferry', '--games', '20', '--seed', 'x', '--workers', '1']

const findingsIn = (json: string): Partial<Findings> => {
  const {
    seconds: _,
    gamesPerSecond: __,
    answersPerSecond: ___,
    workers: ____,
    ...rest
  } = JSON.parse(json) as Findings
  return rest
}

/** Runs a simulation of the coin, which fails now and then, or kills its thread. */
function tossed(wish: Partial<Wish>, order: { json?: boolean; report?: string; isTTY?: boolean } = {}) {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  for (const stream of [output, errors]) Object.assign(stream, { isTTY: order.isTTY ?? false, columns: 100 })
  const running = runSimulation(
    { ...coin, ...wish },
    { workers: 1, program: coinProgram, ...order },
    { input, output, errors, env: {} },
  )
  return { running, output, errors }
}

describe('osud simulate', () => {
  test('tells what came out in words', async () => {
    const { code, out, err } = await osud(ferry)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const seats of [2, 3, 4]) expect(out).toContain(`${seats} seats, 20 games`)
    expect(out).toMatch(/60 games in [\d.]+ s: [\d,]+ games\/s, [\d,]+ answers\/s/)
    expect(out).toContain('No game failed.')
  })

  test('prints one JSON object with --json, the same for the same seed and any number of workers', async () => {
    const words = ['simulate', 'night-ferry', '--games', '20', '--seed', 'x', '--json']
    const table = ['--seats', '4,2,4', '--variant', 'short']
    const runs = await Promise.all(['1', '2'].map(n => osud([...words, ...table, '--workers', n])))
    const [one, other] = runs.map(({ out }) => findingsIn(out))
    expect(one).toEqual(other)
    expect(one).toMatchObject({
      game: 'night-ferry',
      options: { crossings: 1 },
      games: 40,
      failed: [],
      interrupted: false,
    })
    expect(one?.tables?.map(({ seats }) => seats)).toEqual([2, 4])
  })

  test('plays every game that the terminal knows', async () => {
    for (const { game } of games) {
      const { code, out } = await osud(['simulate', game.id, '--games', '1', '--workers', '1', '--json'])
      expect(code).toBe(0)
      expect(findingsIn(out).games).toBe(game.seats.max - game.seats.min + 1)
    }
  })

  test('writes a report into a folder and has nothing to do the second time', async () => {
    const folder = join(freshFolder(), 'report')
    const first = await osud([...ferry, '--report', folder, '--json'])
    expect(first.code).toBe(0)
    expect(findingsIn(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual(findingsIn(first.out))
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/i)
    expect(readFileSync(join(folder, 'plots', 'seats-2-places.svg'), 'utf8')).toMatch(/^<svg xmlns/)
    const progress = readFileSync(join(folder, 'progress.jsonl'), 'utf8')
    const again = await osud([...ferry, '--report', folder])
    expect(again.code).toBe(0)
    expect(again.out).toContain(`The report is in ${join(folder, 'report.html')}.`)
    expect(readFileSync(join(folder, 'progress.jsonl'), 'utf8')).toBe(progress)
  })

  test('a failed game makes it give up once everything is told', async () => {
    const { running, output } = tossed({}, { json: true })
    await expect(running).rejects.toThrow(/^\d+ of 60 games failed\.$/)
    expect(JSON.parse(String(output.read()))).toMatchObject({ games: 60 })
  })

  test('shows a bar with its pace on a terminal, and nothing on a pipe', async () => {
    const seen = tossed({ games: 400 }, { isTTY: true })
    await expect(seen.running).rejects.toThrow('games failed')
    expect(String(seen.errors.read())).toMatch(/of 400 games, [\d,.]+ games\/s, \d+ s left/)
    const unseen = tossed({ games: 400 })
    await expect(unseen.running).rejects.toThrow('games failed')
    expect(unseen.errors.read()).toBeNull()
  })
})

describe('osud simulate, stopped', () => {
  const long = ['simulate', 'night-ferry', '--games', '10000000', '--seats', '2', '--workers', '1']

  /** Presses Ctrl-C as soon as something was written down or, without a folder, played for a while. */
  async function interrupted(words: readonly string[], ready: () => boolean) {
    const before = process.listeners('SIGINT')
    const running = osud(words)
    const pressed = await vi.waitUntil(() => process.listeners('SIGINT').find(one => !before.includes(one)))
    await vi.waitUntil(ready, { timeout: 8000 })
    pressed('SIGINT')
    const run = await running
    expect(process.listeners('SIGINT')).toEqual(before)
    return run
  }

  test('by Ctrl-C, it tells what there is, how to go on, and exits with 130', async () => {
    const folder = freshFolder()
    const kept = join(folder, 'progress.jsonl')
    const run = await interrupted(
      [...long, '--report', folder, '--json'],
      () => existsSync(kept) && readFileSync(kept, 'utf8').split('\n').length > 2,
    )
    expect(run.code).toBe(130)
    const found = findingsIn(run.out)
    expect(found).toMatchObject({ interrupted: true, failed: [] })
    expect(found.games).toBeGreaterThan(0)
    expect(run.err).toBe(
      `osud: interrupted after ${found.games} of 10000000 games. ` +
        `The same command goes on from there, with --report ${folder}.\n`,
    )
    expect(findingsIn(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual(found)
    expect(existsSync(join(folder, 'report.html'))).toBe(true)
  })

  test('by Ctrl-C without a folder, it says that there could have been one', async () => {
    const run = await interrupted(long, () => true)
    expect(run).toMatchObject({
      code: 130,
      err: expect.stringMatching(/^osud: interrupted after \d+ of 10000000 games\. With --report/) as string,
    })
  })

  test('by a kill, it goes on where it was, and finds what it would have found at once', async () => {
    const folder = freshFolder()
    const kept = join(folder, 'progress.jsonl')
    const words = ['simulate', 'path-of-destiny', '--seats', '2', '--workers', '1', '--json', '--games']
    const child = spawn(process.execPath, [program, ...words, '3000', '--seed', 'k', '--report', folder], {
      cwd: tmpdir(),
      stdio: 'ignore',
    })
    const ended = new Promise(resolve => child.on('close', resolve))
    const lines = (): number => (existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').length - 1 : 0)
    await vi.waitUntil(() => lines() >= 2, { timeout: 30_000 })
    child.kill('SIGKILL')
    await ended
    const played = JSON.parse(readFileSync(kept, 'utf8').split('\n')[lines() - 1] ?? '') as { to: number }
    // As if it had been begun for just so many games: nobody wants to wait for all 3000.
    writeFileSync(kept, readFileSync(kept, 'utf8').replace('"games":3000', `"games":${played.to}`))
    const more = String(played.to + 40)
    const [resumed, whole] = await Promise.all([
      osud([...words, more, '--report', folder]),
      osud([...words, more, '--seed', 'k']),
    ])
    expect(resumed.code).toBe(0)
    expect(findingsIn(resumed.out)).toEqual(findingsIn(whole.out))
  })
})

describe('osud simulate refuses in one line', () => {
  test.each([
    [['--games', '0'], /argument '0' is invalid\. Expected a whole number from 1 to/],
    [['--games', '-5'], /argument '-5' is invalid/],
    [['--seats', '-2'], /argument '-2' is invalid\. Expected whole numbers such as 2,4, or all/],
    [['--seats', '9'], /night-ferry has 2 to 4 seats, not 9/],
    [['--seats', 'two'], /Expected whole numbers/],
    [['--bots', 'deep-thought'], /There is no such bot\. Choose one of: random, .*search:/],
    [['--bots', ''], /There is no such bot/],
    [['--report', ''], /Expected the name of a folder/],
    [['--workers', '0'], /Expected a whole number from 1 to 256/],
    [['--set', 'crossings=77'], /the setting crossings cannot be '77'/],
    [['--experiment', 'lots'], /night-ferry has no experiment 'lots'\. There is nothing to choose/],
  ])('%o', async (words, line) => {
    const { code, out, err } = await osud(['simulate', 'night-ferry', ...words])
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/^osud: [^\n]+\n$/)
    expect(err).toMatch(line)
  })

  test('a folder that is a file, or lies where nothing can be written', async () => {
    const file = freshFile('file')
    writeFileSync(file, '')
    for (const [folder, why] of [
      [file, 'it is no folder (EEXIST)'],
      [join(file, 'in'), 'it is no folder (ENOTDIR)'],
      ['/proc/osud', 'ENOENT'],
    ] as const) {
      const run = await osud([...ferry, '--report', folder])
      expect(run).toEqual({ code: 1, out: '', err: `osud: cannot write ${folder}: ${why}\n` })
    }
  })

  test('a folder in which the report cannot be written, once the games are played', async () => {
    const folder = freshFolder()
    mkdirSync(join(folder, 'report.html'))
    const run = await osud([...ferry, '--report', folder])
    expect(run.code).toBe(1)
    expect(run.err).toBe(`osud: cannot write ${join(folder, 'report.html')}: it is a folder (EISDIR)\n`)
  })

  test('a folder of another simulation', async () => {
    const folder = freshFolder()
    await osud([...ferry, '--report', folder])
    const run = await osud([...ferry, '--report', folder, '--bots', 'greedy'])
    expect(run.code).toBe(1)
    expect(run.err).toMatch(/^osud: .*progress\.jsonl is of another simulation: bots \["random"\], not .*\n$/)
  })

  test('games in which workers die again and again', async () => {
    const { running } = tossed({ options: { kills: 'always', mark: freshFile() } })
    await expect(running).rejects.toThrow(/^a worker died twice in games 0 to \d+ with 2 seats: it left/)
  })
})
