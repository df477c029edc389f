import { usualOptions } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import type { Recalled } from '../src/host/archive.ts'
import type { Head, Summary } from '../src/keep/store.ts'
import { tallyOf } from '../src/memories/tally.ts'
import { lineOf, spread, tableRows } from '../src/replay/curve.ts'
import { entryOf, marksOf, nextMark } from '../src/replay/marks.ts'
import { bot, me, path } from './host/surroundings.ts'

const event = (key: string) => ({ key, args: {} })

/** Three entries: a page and a heading at the beginning, a heading after the second, a page after the third. */
const recalled = {
  first: 0,
  last: 3,
  events: [event('log.page'), event('log.turn'), event('log.draw'), event('log.turn'), event('log.page')],
  told: [2, 3, 4, 5],
} as unknown as Recalled
const boarding = {
  hero: () => undefined,
  manner: ({ key }: { key: string }) => (key === 'log.turn' ? ('heading' as const) : ('news' as const)),
}

describe('marks on the line', () => {
  const marks = marksOf(recalled, boarding)

  test('stand where pages were read and headings told, one an entry, pages first', () => {
    expect(marks.map(({ at, kind }) => [at, kind])).toEqual([
      [0, 'page'],
      [2, 'heading'],
      [3, 'page'],
    ])
  })

  test('an event leads to the entry after which it was told', () => {
    expect([0, 1, 2, 3, 4].map(number => entryOf(recalled, number))).toEqual([0, 0, 1, 2, 3])
  })

  test('can be leapt between, and beyond them lie the beginning and the end', () => {
    expect(nextMark(marks, recalled, 0, 'on')).toBe(2)
    expect(nextMark(marks, recalled, 0, 'on', 'page')).toBe(3)
    expect(nextMark(marks, recalled, 3, 'on')).toBe(3)
    expect(nextMark(marks, recalled, 3, 'back')).toBe(2)
    expect(nextMark([], recalled, 2, 'back')).toBe(0)
  })
})

describe('the curve', () => {
  test('has an axis with round steps that holds all values', () => {
    expect(spread(-3.2, 41)).toEqual({ from: -10, to: 50, ticks: [-10, 0, 10, 20, 30, 40, 50] })
    expect(spread(0, 1).ticks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  })

  test('is broken where nobody can tell', () => {
    const same = (n: number): number => n
    expect(lineOf([1, undefined, 3, 4], same, same)).toBe('M0.0 1.0M2.0 3.0L3.0 4.0')
  })

  test('is told in a table of about two dozen rows, the last one among them', () => {
    expect(tableRows(3)).toEqual([0, 1, 2])
    expect(tableRows(174).length).toBeLessThan(30)
    expect(tableRows(174).at(-1)).toBe(173)
  })
})

describe('the tally of memories', () => {
  const head = (id: string, summary: Partial<Summary>, more: Partial<Head> = {}): Head => ({
    id,
    header: {
      game: path.id,
      rules: '2',
      seed: 1,
      seats: 2,
      options: usualOptions(path) as object,
      undo: 'off',
    },
    places: [me, bot],
    begun: 1,
    touched: Number(id),
    over: true,
    writes: 1,
    point: { at: 0, events: 0, barrier: 0, position: {} } as unknown as Head['point'],
    suggestions: [],
    summary: {
      edition: 1,
      heroes: ['geralt', 'ciri'],
      result: { winners: [0], scores: [40, 30] },
      feats: [],
      ...summary,
    },
    ...more,
  })

  test('counts matches, victories, points and heroes of people, not of bots', () => {
    const [tally] = tallyOf([
      head('1', { result: { winners: [1], scores: [20, 30], ending: 'striga.31' } }),
      head('2', { result: { winners: [0], scores: [41, 30], ending: 'striga.31' } }),
    ])
    expect(tally).toMatchObject({ matches: 2, won: 1, best: 41 })
    expect(tally?.heroes).toEqual([{ hero: 'geralt', matches: 2, won: 1, best: 41, average: 30.5 }])
    expect(tally?.endings.get('striga.31')).toMatchObject({ times: 2, last: { id: '2' } })
  })

  test('a feat is shown where it was first earned, and only if a person earned it', () => {
    const feats = [
      { feat: 'taste', seat: 0 },
      { feat: 'whispers', seat: 1 },
    ]
    const [tally] = tallyOf([head('1', { feats }), head('2', { feats })])
    expect(tally?.feats.get('taste')?.head.id).toBe('1')
    expect(tally?.feats.has('whispers')).toBe(false)
  })

  test('a match that was played online counts for the seat that its person had', () => {
    const [tally] = tallyOf([
      head('1', { result: { winners: [0], scores: [41, 30] } }, { from: { what: 'online' } }),
    ])
    expect(tally).toMatchObject({ matches: 1, won: 1, best: 41 })
    expect(tally?.parts.map(({ seat }) => seat)).toEqual([0])
  })

  test('what-ifs, files that came over already and matches of bots alone do not count', () => {
    expect(tallyOf([head('1', {}, { from: { what: 'file' } })])).toEqual([])
    expect(tallyOf([head('1', {}, { from: { what: 'branch', of: 'x', begun: 1, at: 3 } })])).toEqual([])
    expect(tallyOf([head('1', {}, { places: [bot, bot] })])[0]?.matches).toBe(0)
  })
})
