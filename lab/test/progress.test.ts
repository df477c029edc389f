import {
  appendFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keepFile } from '../src/file.ts'
import type { Findings } from '../src/findings.ts'
import { linesOf } from '../src/lines.ts'
import type { Plan } from '../src/plan.ts'
import { printOf } from '../src/print.ts'
import { Progress } from '../src/progress.ts'
import { simulationWork } from '../src/simulation-work.ts'
import { simulate } from '../src/simulation.ts'
import type { SimulationOptions, Wish } from '../src/simulation.ts'
import { findingsOf } from '../src/summary.ts'
import { workOff } from '../src/work.ts'
import { coinProgram, coinSubject } from './coin.ts'
import { freshFolder, timeless } from './folder.ts'

const plan: Plan = {
  game: 'coin',
  rules: '1',
  options: { mark: '' },
  seats: [2],
  bots: ['random'],
  seed: 's',
  games: 400,
}
const file = (folder: string): string => join(folder, 'progress.jsonl')
const lines = (folder: string): string[] => readFileSync(file(folder), 'utf8').trimEnd().split('\n')
const pace = { workers: 1, interrupted: false, seconds: 1 }

/** Plays so many games of what is missing in a folder, fifty at a time, and tells what was found until then. */
function playOn(folder: string, over: Partial<Plan> = {}, games = Infinity): Findings {
  const wanted = { ...plan, ...over }
  const progress = new Progress(folder)
  try {
    progress.begin(wanted)
    const work = simulationWork(wanted, coinSubject)
    let left = games
    for (const { table, from, to } of progress.done.missing(2, wanted.games)) {
      for (let start = from; start < to && left > 0; start += 50, left -= 50) {
        const range = { table, from: start, to: Math.min(to, start + 50) }
        workOff(work, range, chunk => progress.add(chunk, 1), 60_000)
      }
    }
    return findingsOf(wanted, progress.tally, pace)
  } finally {
    progress.close()
  }
}

/** What the games of the plan bring when nothing interrupts them. */
const whole = timeless(playOn(freshFolder()))

/** A folder in which a simulation stopped after 150 games. */
function stopped(over: Partial<Plan> = {}): string {
  const folder = freshFolder()
  expect(playOn(folder, over, 150).games).toBe(150)
  return folder
}

const run = (options: Partial<SimulationOptions> = {}, over: Partial<Wish> = {}): Promise<Findings> =>
  simulate({ ...plan, ...over }, { workers: 1, program: coinProgram, ...options })

describe('a simulation with a folder', () => {
  test('keeps its plan and every finished chunk, a line each', async () => {
    const folder = join(freshFolder(), 'deep', 'down')
    const found = await run({ folder })
    const [first, ...chunks] = lines(folder).map(line => JSON.parse(line) as Record<string, unknown>)
    expect(first).toEqual({ plan: { ...plan, chunk: 1000 } })
    const played = chunks.reduce((sum, { from, to }) => sum + Number(to) - Number(from), 0)
    expect(played).toBe(400)
    expect(timeless(found)).toEqual(whole)
  })

  test('goes on where it was stopped and finds what it would have found at once', async () => {
    const folder = freshFolder()
    const stop = new AbortController()
    const heard: number[] = []
    const first = await run({
      folder,
      signal: stop.signal,
      heard: played => played > 100 && stop.abort(),
    })
    expect(first.interrupted).toBe(true)
    expect(first.games).toBeGreaterThan(100)
    expect(first.games).toBeLessThan(400)
    const second = await run({ folder, workers: 2, heard: played => heard.push(played) })
    expect(heard[0]).toBe(first.games)
    expect(timeless(second)).toEqual(whole)
    expect(second.seconds).toBeGreaterThan(first.seconds)
  })

  test('plays nothing again once it is finished', async () => {
    const folder = freshFolder()
    playOn(folder)
    const before = lines(folder)
    const again = await run({ folder, program: new URL('nobody.mjs', import.meta.url) })
    expect(timeless(again)).toEqual(whole)
    expect(lines(folder)).toEqual(before)
  })

  test('drops half a line that was being written when it was killed', () => {
    const folder = stopped()
    truncateSync(file(folder), Buffer.byteLength(readFileSync(file(folder))) - 20)
    expect(timeless(playOn(folder))).toEqual(whole)
    expect(lines(folder).map(line => typeof JSON.parse(line))).not.toContain('undefined')
  })

  test('plays again what stands in a line without an end', () => {
    const folder = stopped()
    truncateSync(file(folder), Buffer.byteLength(readFileSync(file(folder))) - 1)
    expect(timeless(playOn(folder))).toEqual(whole)
  })

  test('begins anew if it was killed while it wrote the plan', () => {
    const folder = freshFolder()
    writeFileSync(file(folder), '{"plan":{"game":"co')
    expect(timeless(playOn(folder))).toEqual(whole)
  })

  test('goes on when more games are asked for', () => {
    const folder = freshFolder()
    expect(playOn(folder, { games: 150 }).games).toBe(150)
    expect(playOn(folder, {}, 0).games).toBe(150)
    expect(timeless(playOn(folder))).toEqual(whole)
    expect(lines(folder).filter(line => line.startsWith('{"plan"'))).toHaveLength(2)
  })

  test('takes the seed of the folder unless one is given', async () => {
    const folder = freshFolder()
    playOn(folder, { seed: 'kept' })
    expect((await run({ folder }, { seed: undefined })).seed).toBe('kept')
  })

  test('counts a game once, even if two runs played it at the same time', () => {
    const folder = stopped()
    appendFileSync(file(folder), `${lines(folder).at(-1)}\n`)
    expect(timeless(playOn(folder))).toEqual(whole)
  })

  test.each([
    [{ bots: ['greedy'] }, 'bots ["random"], not ["greedy"]'],
    [{ seed: 'other' }, 'seed s, not other'],
    [{ rules: '2' }, 'rules 1, not 2'],
    [{ options: { mark: 'x' } }, 'options {"mark":""}, not {"mark":"x"}'],
    [{ seats: [2, 3] }, 'seats [2], not [2,3]'],
    [{ game: 'night-ferry' }, 'game coin, not night-ferry'],
    [{ experiment: 'lots' }, 'experiment none, not lots'],
    [{ games: 399 }, 'is of a simulation of 400 games, not 399.'],
  ])('refuses another plan in the same folder: %o', async (over, line) => {
    const folder = stopped()
    const before = lines(folder)
    await expect(run({ folder }, over)).rejects.toThrow(line)
    expect(lines(folder)).toEqual(before)
  })

  test.each(['hello\n', '{"table":2,"from":0,"to":1}\n', '{"plan":{}}\n'])(
    'refuses a file that it did not write: %j',
    async text => {
      const folder = freshFolder()
      writeFileSync(file(folder), text)
      await expect(run({ folder })).rejects.toThrow('progress.jsonl is damaged in line 1')
      expect(readFileSync(file(folder), 'utf8')).toBe(text)
    },
  )

  test('says so when the folder is a file or lies in one', async () => {
    const folder = join(freshFolder(), 'file')
    writeFileSync(folder, '')
    await expect(run({ folder })).rejects.toThrow(`cannot write ${folder}: it is no folder (EEXIST)`)
    await expect(run({ folder: join(folder, 'in') })).rejects.toThrow('it is no folder (ENOTDIR)')
  })

  test.each([
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EACCES', 'it is not allowed (EACCES)'],
    ['EIO', 'progress.jsonl: EIO'],
  ])('ends when it cannot write, and goes on from there later: %s', async (code, why) => {
    const folder = freshFolder()
    let written = 0
    const append = (to: number, text: string): void => {
      if (++written > 3) {
        appendFileSync(to, text.slice(0, 30))
        throw Object.assign(new Error('no'), { code })
      }
      appendFileSync(to, text)
    }
    const running = run({ folder, append })
    await expect(running).rejects.toThrow(why)
    await expect(running).rejects.toThrow(/^cannot write .*progress\.jsonl/)
    expect(lines(folder)).toHaveLength(4)
    expect(timeless(playOn(folder))).toEqual(whole)
  })
})

test('a file is kept whole or not at all', () => {
  const folder = freshFolder()
  keepFile(folder, 'report.json', 'one')
  keepFile(folder, 'report.json', 'other')
  expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('other')
  mkdirSync(join(folder, 'report.html'))
  expect(() => keepFile(folder, 'report.html', 'x')).toThrow(/^cannot write .*report\.html: it is a folder/)
  expect(existsSync(join(folder, `report.html.${process.pid}.new`))).toBe(false)
})

test('lines are read whole, whatever the pieces in which a file is read', () => {
  const path = join(freshFolder(), 'lines')
  writeFileSync(path, 'čáp\n\nlong enough\nhalf')
  for (const size of [1, 2, 5, 100]) {
    expect([...linesOf(openSync(path, 'r'), size)]).toEqual([
      { text: 'čáp', end: 6 },
      { text: '', end: 7 },
      { text: 'long enough', end: 19 },
    ])
  }
})

test('games that were played with other content are not counted together', () => {
  const folder = freshFolder()
  playOn(folder, { print: printOf(coinSubject.game, {}) }, 50)
  expect(() => playOn(folder, { print: 'another' })).toThrow(/begun with other rules or other content/)
  expect(playOn(folder, { print: printOf(coinSubject.game, {}) }).games).toBe(400)
})

test('a fingerprint tells tables apart, and content under the same version', () => {
  const { game } = coinSubject
  const toss: (typeof game.steps)[string] = table => table.end({ winners: [] })
  const other = { ...game, steps: { toss } }
  expect(printOf(game, {})).toBe(printOf(game, {}))
  expect(printOf(other, {})).not.toBe(printOf(game, {}))
})
