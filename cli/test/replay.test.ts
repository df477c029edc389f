import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshFile, osud } from './osud.ts'
import { freshProtocol, playOn, send } from './speaking.ts'

let record: string
let save: string
let final: string

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

beforeAll(() => {
  const protocol = freshProtocol()
  send(protocol, { do: 'new', game: 'night-ferry', seats: 3, seed: 'river' })
  record = keep(playOn(protocol)['record'])
  save = keep(send(protocol, { do: 'save' })['save'])
  final = protocol.match('main')?.hash() ?? ''
})

describe('osud replay', () => {
  test('tells the story of a record and of a save alike, and verifies where they end', async () => {
    const [one, other] = await Promise.all([osud(['replay', record]), osud(['replay', save])])
    expect(one).toEqual({ ...other, code: 0, err: '' })
    expect(one.out).toMatch(/^The Night Ferry\n\nThe ferryman is asleep/)
    expect(one.out).toContain('Game over')
    expect(one.out).toContain(`The final position is the recorded one: ${final}.`)
    expect(one.out).toMatch(/draws: 1 hidden card\./)
  })

  test('a file of a browser, which tells who sat where, is told like any other', async () => {
    const seated = { places: [{ person: 'Eva' }, { bot: 'companion' }, { person: 'Jan' }] }
    const told = await osud(['replay', record])
    for (const file of [record, save])
      expect(await osud(['replay', changed(file, kept => Object.assign(kept, seated))])).toEqual(told)
  })

  test('tells it in the language asked for, and in that of the terminal', async () => {
    const [czech, ukrainian] = await Promise.all([
      osud(['replay', record, '--language', 'cs']),
      osud(['replay', record], '', { LANG: 'uk_UA.UTF-8' }),
    ])
    expect(czech.out).toContain('Konec hry')
    expect(ukrainian.out).toContain('Кінець гри')
  })

  test('stops where it is told to, and then verifies nothing', async () => {
    const { out } = await osud(['replay', record, '--until', '2'])
    expect(out).toContain('Shown up to answer 2 of')
    expect(out).toContain('The match is not over yet.')
    expect(out).not.toContain('final position')
  })

  test('tells what a seat knows', async () => {
    const { out } = await osud(['replay', record, '--seat', '1'])
    expect(out).toMatch(/Fox draws: “/)
    expect(out).toMatch(/Heron draws: 1 hidden card\./)
  })

  test.each([
    [
      'what is no JSON',
      () => (writeFileSync(`${record}.txt`, '{"format":'), `${record}.txt`),
      /holds no match of ours/,
    ],
    ['a list', () => keep([]), /holds no match of ours/],
    ['an empty object', () => keep({}), /damaged/],
    [
      'a record with another ending',
      () => changed(record, kept => Object.assign(kept, { final: 'x' })),
      /damaged/,
    ],
    ['a save with another card', () => changed(save, kept => Object.assign(kept, { events: [] })), /damaged/],
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
    const { code, out, err } = await osud(['replay', make()])
    expect(err).toMatch(/^osud: [^\n]+\n$/)
    expect(err).toMatch(line)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })

  test('refuses a seat that the match does not have', async () => {
    const { code, err } = await osud(['replay', record, '--seat', '4'])
    expect({ code, err }).toEqual({ code: 1, err: 'osud: The match has seats 1 to 3, not 4.\n' })
  })
})
