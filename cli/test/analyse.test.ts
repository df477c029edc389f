import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { nextFor } from '@osud/bots'
import { anyAnswer, Match, sow, usualOptions } from '@osud/engine'
import type { Analysis } from '@osud/lab'
import { languages } from '@osud/lang'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { run } from '../src/program.ts'
import { elementsOf } from '../../lab/test/report/well-formed.ts'
import { freshFile, osud, readable } from './osud.ts'
import { ferry, freshProtocol, playOn, send } from './speaking.ts'

let record: string
let save: string

function keep(kept: unknown): string {
  const file = freshFile()
  writeFileSync(file, JSON.stringify(kept))
  return file
}

function changed(file: string, change: (kept: Record<string, Record<string, unknown>>) => void): string {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>
  change(kept)
  return keep(kept)
}

/** The beginning of a match of Path of Destiny, up to the second turn. */
function firstTurn(): string {
  const { game } = findGame('path-of-destiny') as Shelved
  const match = Match.create(game, { seed: 'first turn', seats: 2, options: usualOptions(game) })
  const chance = sow('first turn')
  while (!match.events().some(({ key, args }) => key === 'log.turn' && args['turn'] === 2)) {
    const asked = nextFor(match, [0, 1])
    if (asked === undefined) break
    match.answer(asked.seat, asked.open.id, anyAnswer(asked.open.question, chance))
  }
  return keep(match.record())
}

beforeAll(() => {
  const protocol = freshProtocol()
  send(protocol, { ...ferry, seats: 3 })
  record = keep(playOn(protocol)['record'])
  save = keep(send(protocol, { do: 'save' })['save'])
})

describe('osud analyse', () => {
  test.each(languages)('tells in %s who won, how it went, the mistakes and the swings', async language => {
    const { code, out, err } = await osud(['analyse', record, '--tries', '60', '--language', language])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    await expect(out).toMatchFileSnapshot(`analyse/night-ferry.${language}.txt`)
  })

  test('tells a save as it tells a record, and the same each time', async () => {
    const told = await Promise.all(
      [record, save, record].map(file => osud(['analyse', file, '--tries', '20'])),
    )
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })

  test('names chapter, turn and hero where the game tells them, and that the match is not over', async () => {
    const { out } = await osud(['analyse', firstTurn(), '--tries', '16', '--top', '99'])
    expect(out).toContain('The match is not over yet.')
    expect(out).toMatch(/Answer \d+ · Chapter 1, turn 1 · (\p{L}+)\n {4}\1 drafts: which cards\?\n/u)
    expect(out).not.toContain('The lead at the end')
  })

  test('prints one JSON object with --json, and tells as much as --top allows', async () => {
    const [json, none] = await Promise.all([
      osud(['analyse', record, '--tries', '20', '--json', '--seed', 'other']),
      osud(['analyse', record, '--tries', '20', '--top', '0']),
    ])
    const found = JSON.parse(json.out) as Analysis
    expect(found).toMatchObject({
      game: 'night-ferry',
      seats: 3,
      tries: 20,
      seed: 'other',
      interrupted: false,
    })
    expect(found.curve.length).toBeGreaterThan(found.decisions)
    expect(none.out).toContain('Clear mistakes')
    expect(none.out).not.toMatch(/ 1\. /)
  })

  test('writes a page that needs nothing else, and all its data, with --report', async () => {
    const folder = join(dirname(freshFile()), 'a', 'b')
    const { out } = await osud(['analyse', record, '--tries', '20', '--report', folder, '--language', 'cs'])
    expect(out).toContain(`Rozbor je v souboru ${join(folder, 'analysis.html')}.`)
    const page = readFileSync(join(folder, 'analysis.html'), 'utf8')
    expect(page).toContain('<html lang="cs">')
    expect(readable(page)).toMatch(/<desc>Lišák: na začátku [\d,]+, na konci/)
    expect(page).not.toMatch(/<script|<link|https?:(?!\/\/www\.w3\.org\/2000\/svg)/)
    expect(elementsOf(page).filter(({ name }) => name === 'svg').length).toBe(2)
    const data = JSON.parse(readFileSync(join(folder, 'analysis.json'), 'utf8')) as Analysis
    expect(data.weighed).toBe(data.decisions)
  })

  test('shows how far it is to somebody who watches, in their language', async () => {
    const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
    for (const stream of [output, errors]) Object.assign(stream, { isTTY: true, columns: 80 })
    await run(['analyse', record, '--tries', '20'], { input, output, errors, env: { LANG: 'uk_UA.UTF-8' } })
    expect(readable(errors.read())).toContain('зважено рішень: 0 із')
    expect(readable(output.read())).toContain('Найдорожчі помилки')
  })

  test('ends on Ctrl-C with what was found so far, and exits with 130', async () => {
    const before = process.listeners('SIGINT')
    const running = osud(['analyse', record, '--tries', '1000000'])
    const pressed = await vi.waitUntil(() => process.listeners('SIGINT').find(one => !before.includes(one)))
    pressed('SIGINT')
    const { code, out, err } = await running
    expect(code).toBe(130)
    expect(out).toContain('Decisions weighed: 0. Clear mistakes: 0.')
    expect(err).toMatch(/^osud: Interrupted\. Decisions weighed: 0 of \d+\.\n$/)
  })

  test.each([
    ['a missing file', () => '/nowhere.json', /There is no file \/nowhere\.json/],
    ['what is no match', () => keep([]), /holds no match of ours/],
    ['an empty object', () => keep({}), /damaged/],
    [
      'a record with another ending',
      () => changed(record, kept => Object.assign(kept, { final: 'x' })),
      /damaged/,
    ],
    [
      'a record whose answers do not fit',
      () => changed(record, kept => Object.assign(kept, { entries: [{ seat: 0, value: 'x' }] })),
      /^osud: \//,
    ],
    [
      'a record of another game',
      () => changed(record, kept => (kept['header'] = { game: 'chess' })),
      /a match of chess/,
    ],
    [
      'a record of other rules',
      () => changed(record, kept => Object.assign(kept['header'] ?? {}, { rules: '0' })),
      /rules 0/,
    ],
  ])('refuses %s in one line', async (_, make, line) => {
    const { code, out, err } = await osud(['analyse', make()])
    expect(err).toMatch(/^osud: [^\n]+\n$/)
    expect(err).toMatch(line)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })

  test('refuses a folder that cannot be written before it thinks', async () => {
    const folder = join(record, 'report')
    const { code, err } = await osud(['analyse', record, '--tries', '1000000', '--report', folder])
    expect(code).toBe(1)
    expect(err).toMatch(/^osud: cannot write [^\n]+\n$/)
    expect(existsSync(folder)).toBe(false)
  })

  test.each([
    [['--tries', '1'], /Expected a whole number from 16/],
    [['--top', '-1'], /Expected a whole number from 0/],
    [['--language', 'de'], /Choose one of: cs, uk, en/],
  ])('refuses %o', async (words, line) => {
    const { code, err } = await osud(['analyse', record, ...words])
    expect(code).toBe(1)
    expect(err).toMatch(line)
  })
})
