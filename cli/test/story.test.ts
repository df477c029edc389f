import type { SeenEvent } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { Narrator } from '../src/narrator.ts'
import { eventLines, tellEvents } from '../src/play/chronicle.ts'
import { widthOf } from '../src/play/layout.ts'
import { paintFor } from '../src/play/paint.ts'
import type { Pen } from '../src/play/pen.ts'
import type { Prompter } from '../src/play/prompter.ts'
import { freshFile, osud, readable } from './osud.ts'

const shelved = findGame('path-of-destiny') as Shelved
// Whatever is asked, one of these fits before long; what does not fit is asked again.
const fingers = '1\n2\n1 2\n\n'.repeat(600)

const pen = (width = 120): Pen => ({
  narrator: new Narrator(shelved, 'en'),
  paint: paintFor({ isTTY: true } as never, {}),
  width,
})

const page = (number: number): SeenEvent => ({
  key: 'log.page',
  args: { page: { text: `page.striga.${number}` }, prose: { text: `page.striga.${number}.prose` } },
})
const turn: SeenEvent = { key: 'log.turn', args: { chapter: 1, turn: 2 } }
const dealt: SeenEvent = { key: 'log.dealt', args: { cards: { cards: ['wolf-pit'] } } }

describe('a page of the story', () => {
  test('is set as a page: a bold title, its path, and prose of a pleasant width', () => {
    const lines = eventLines(page(4), pen())
    expect(lines.slice(0, 4)).toEqual([
      '',
      '\u001b[1mWait Where She Walks\u001b[22m',
      '\u001b[2m◀ Left path: exploration\u001b[22m',
      '',
    ])
    expect(lines.at(-1)).toBe('')
    const widths = lines.map(widthOf)
    expect(Math.max(...widths)).toBeLessThanOrEqual(76)
    expect(Math.max(...widths)).toBeGreaterThan(66)
    expect(Math.max(...eventLines(page(4), pen(50)).map(widthOf))).toBeLessThanOrEqual(50)
  })

  test('that is no page of a chapter has no path', () => {
    expect(eventLines(page(2), pen())[2]).toBe('')
  })
})

test('a turn is a heading, bookkeeping is dim, the rest is plain', () => {
  expect(eventLines(turn, pen())).toEqual(['', '\u001b[1mChapter 1, turn 2\u001b[22m'])
  expect(eventLines(dealt, pen())).toEqual(['\u001b[2mNew pairs are dealt: “Wolf Pit”.\u001b[22m'])
  const gain: SeenEvent = { key: 'log.gain', args: { hero: 'ciri', n: 2, kind: 'magic' } }
  expect(eventLines(gain, pen()).map(readable)).toEqual(['Ciri gains 2 magic symbols.'])
})

/** Somebody who notes what they are told and when they had to turn a page, and leaves at some page. */
function reader(leavesAt = Infinity): { noted: string[]; prompter: Prompter } {
  const noted: string[] = []
  const never = (): never => {
    throw new Error('nothing should be asked')
  }
  const prompter: Prompter = {
    tell: text => void noted.push(text.includes('Chapter') ? 'turn' : 'page'),
    pause: () => {
      noted.push('pause')
      const leaves = noted.filter(one => one === 'pause').length >= leavesAt
      return Promise.resolve(leaves ? { command: 'quit' } : { value: undefined })
    },
    choose: never,
    pick: never,
    amount: never,
    curtain: never,
    waitFor: never,
    hide: never,
    close: never,
  }
  return { noted, prompter }
}

test('after each page, and only there, the reader turns it', async () => {
  const { noted, prompter } = reader()
  expect(await tellEvents([page(2), turn, page(4)], prompter, pen())).toBe(true)
  expect(noted).toEqual(['page', 'pause', 'turn', 'page', 'pause'])
  const leaving = reader(1)
  expect(await tellEvents([page(2), turn, page(4)], leaving.prompter, pen())).toBe(false)
  expect(leaving.noted).toEqual(['page', 'pause'])
})

describe.each([
  ['en', 'The Witcher: Path of Destiny', 'Game over'],
  ['cs', 'Zaklínač: Cesta osudu', 'Konec hry'],
  ['uk', 'Відьмак. Шлях призначення', 'Кінець гри'],
] as const)('a whole game of Path of Destiny typed into a pipe, in %s', (language, title, over) => {
  test.each([
    ['alone against the Automa', ['--set', 'story=striga']],
    ['two people', ['--set', 'story=lesser-evil', '--people', '2']],
    ['one person and two bots', ['--set', 'firstGame=true', '--seats', '3', '--bots', 'random']],
  ])('%s', async (_, more) => {
    const words = ['play', 'path-of-destiny', '--seed', 'a', '--language', language, ...more]
    const { code, out, err } = await osud(words, fingers)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(title)
    expect(out).toContain(over)
    expect(out).not.toMatch(
      /\b(ask|log|cli|card|zone|refuse|page|panel|ability|when|gain)\.[a-z]|[{}]|undefined|\bNaN\b/,
    )
    expect(out).not.toContain('\u001b[')
    expect(out.split('\n').filter(line => line.length > 80)).toEqual([])
    if (language !== 'en') expect(out).not.toMatch(/\b(the|of|and|with|from|card)\b/)
  })
})

describe('at one keyboard', () => {
  const words = [
    'play',
    'path-of-destiny',
    '--seed',
    'b',
    '--set',
    'story=striga',
    '--set',
    'characters=free',
  ]

  test('all hear a page once and together, before somebody sits down', async () => {
    const { out } = await osud([...words, '--people', '2'], fingers)
    const pages = out.match(/^[◀▶] (Left|Right) path: \w+$/gm) ?? []
    expect(pages).toHaveLength(6)
    expect(out.indexOf('Wait Where She Walks')).toBeLessThan(out.lastIndexOf('Pass the keyboard'))
  })

  test('nobody sees what another one drew', async () => {
    // Both choose a character and draw from the deck; then cards are played.
    const typed = ['', '1', '', '2', '', '1', '', '1', '2', '', 'q', '']
    const { out } = await osud([...words, '--people', '2'], typed.join('\n'))
    const [, ...turns] = out.split('Pass the keyboard to: ')
    const drawn = turns.flatMap(turn => turn.match(/draws from the main deck: “.*/g) ?? [])
    expect(out).toContain('draws from the main deck: 2 hidden cards.')
    expect(drawn).toHaveLength(2)
    for (const line of drawn) expect(turns.filter(turn => turn.includes(line))).toHaveLength(1)
  })

  test('? tells the rules behind the question, and t what the others have', async () => {
    const { out } = await osud(words, '1\n1\n?\nt\nq\n')
    expect(out).toMatch(/^POD-099 .*\S/m)
    expect(out).toContain('Main deck: ')
    expect(out).toContain('Discard pile: ')
  })

  test('a match that goes on tells only what happened last', async () => {
    const file = freshFile()
    const first = await osud([...words, '--save', file], '1\n1\nq\n')
    expect(first.out).toContain('What the Inns Tell')
    const second = await osud([...words, '--save', file], 'q\n')
    expect(second).toMatchObject({ code: 0, err: '' })
    expect(second.out).toContain('Chapter 1, turn 1')
    expect(second.out).not.toContain('What the Inns Tell')
    const other = await osud([...words, '--save', file, '--set', 'story=lesser-evil'], 'q\n')
    expect(other.err).toContain('was set up otherwise')
  })
})
