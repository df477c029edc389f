import { describe, expect, test } from 'vitest'
import type { Findings, TableFindings } from '../src/findings.ts'
import { reportHtml } from '../src/report/index.ts'
import { forkedStory, largeFindings, largeTable, lot } from './report/sample.ts'
import { bare, small } from './report/small.ts'
import { elementsOf, textOf } from './report/well-formed.ts'

const [table] = small.tables as [TableFindings]
const having = (over: Partial<TableFindings>): Findings => ({ ...small, tables: [{ ...table, ...over }] })
const empty = { count: 0, least: 0, median: 0, mean: 0, most: 0, values: [] }

const stories = ['one', 'two', 'three'].map((name, i) => forkedStory(name, 900, lot(i + 1)))
const cases: Record<string, Findings> = {
  'a small run': small,
  'a long run': largeFindings(),
  'a game that tells only who won': bare,
  'no table at all': { ...small, games: 0, tables: [] },
  'a table without a game': having({
    games: 0,
    failed: 0,
    bySeat: [],
    byBot: {},
    byRole: {},
    lengths: empty,
    scores: { winners: empty, all: empty },
    endings: {},
    story: { pages: [], ways: [] },
  }),
  'two hundred cards': { ...small, tables: [largeTable(4, 500, 200)] },
  'three stories': having({
    story: { pages: stories.flatMap(({ pages }) => pages), ways: stories.flatMap(({ ways }) => ways) },
  }),
  'a story that goes in a circle': having({
    story: {
      pages: ['a', 'b', 'c'].map(id => ({ id, games: 5, ending: false })),
      ways: [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['a', 'nowhere'],
      ].map(([from = '', to = '']) => ({ from, to, games: 5 })),
    },
  }),
  'a card that one game tells nothing about': having({
    cards: [
      {
        card: 'once',
        drafted: 1,
        played: 1,
        wins: { games: 1, wins: 1, share: 1, from: 0.2, to: 1 },
        change: { points: 75, from: -Infinity, to: Infinity },
      },
    ],
  }),
  'more values than hatches': having({
    facts: { many: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`v${i}`, i])) },
  }),
}

describe.each(Object.entries(cases))('the report of %s', (_, found) => {
  const page = reportHtml(found)
  const elements = elementsOf(page)
  const all = (name: string) => elements.filter(element => element.name === name)

  test('is well-formed and says nothing that is no number', () => {
    expect(all('html')).toHaveLength(1)
    expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })

  test('needs nothing but itself', () => {
    expect(page).not.toMatch(/https?:|<script|<link|@import|@font-face|src=/)
    for (const [, target = ''] of page.matchAll(/url\(([^)]*)\)/g)) expect(target).toMatch(/^#hatch-\d$/)
  })

  test('names every id once and knows whatever it refers to', () => {
    const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const named = elements.flatMap(({ attributes }) => attributes.get('aria-labelledby')?.split(' ') ?? [])
    const linked = elements.flatMap(({ attributes }) => attributes.get('href')?.slice(1) ?? [])
    expect(ids).toEqual(expect.arrayContaining([...named, ...linked]))
  })

  test('has headings in order, and for every picture a title, a description and its numbers', () => {
    const levels = elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1))
    const pictures = page.match(/<svg[^>]*role="img".*?<\/figure>/gs) ?? []
    expect(pictures).toHaveLength(
      all('svg').filter(({ attributes }) => attributes.get('role') === 'img').length,
    )
    for (const picture of pictures) expect(picture).toMatch(/<title .*<desc .*<details>.*<table>/s)
    for (const { attributes } of all('svg'))
      expect(attributes.has('aria-labelledby') || attributes.get('aria-hidden') === 'true').toBe(true)
  })

  test('draws no bar or interval of a width that cannot be', () => {
    for (const { attributes } of all('rect')) {
      expect(Number.parseFloat(attributes.get('width') ?? '')).toBeGreaterThanOrEqual(0)
      expect(Number.parseFloat(attributes.get('height') ?? '')).toBeGreaterThanOrEqual(0)
    }
    for (const { attributes } of [...all('rect'), ...all('circle')]) {
      const place = attributes.get('cx') ?? attributes.get('x') ?? '0'
      if (!place.endsWith('%')) continue
      const end =
        Number.parseFloat(place) +
        (attributes.has('x') ? Number.parseFloat(attributes.get('width') ?? '') : 0)
      expect(Number.parseFloat(place)).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(100.02)
    }
  })
})

describe('a report', () => {
  const page = reportHtml(small)
  const text = textOf(page)

  test('tells what was played, and that it was interrupted', () => {
    for (const part of [
      'salt & <smoke>',
      '2.1',
      'story="brine", deep={"night":true}',
      'keen, idle',
      "a<b&'c'",
      '803 in 7.3 s with 3 workers',
      '110 games/s, 6,600 answers/s',
      'Interrupted.',
    ])
      expect(text).toContain(part)
    expect(textOf(reportHtml(bare))).not.toContain('Interrupted')
    expect(textOf(reportHtml(bare))).not.toContain('experiment')
    expect(textOf(reportHtml({ ...bare, experiment: 'by-lot' }))).toMatch(/experiment\s*by-lot/)
  })

  test('takes no sign of a name for markup', () => {
    for (const name of [
      '<king>',
      'first & last',
      'noon & <night>',
      '<rain>',
      'crown & <chair>',
      'no <page> & no way',
    ])
      expect(text).toContain(name)
    expect(page).not.toMatch(/<(king|night|rain|chair|page|smoke)>/)
  })

  test('shows only numbers that were found', () => {
    const { bySeat, byBot, byRole, byTrait, endings, facts, cards, story, scores, lengths } = table
    const shares = [
      ...bySeat,
      ...[byBot, byRole, ...Object.values(byTrait)].flatMap(Object.values),
      ...cards.map(({ wins }) => wins),
    ] as (typeof bySeat)[number][]
    const parts = (counts: readonly number[], whole: number) => counts.map(count => count / whole)
    const percents = [
      ...shares.flatMap(({ share, from, to }) => [share, from, to]),
      0.5,
      ...parts(Object.values(endings), 800),
      ...Object.values(facts).flatMap(counts => parts(Object.values(counts), 800)),
      ...parts(story?.pages.map(({ games }) => games) ?? [], 800),
      ...parts([550, 250], 800),
      ...parts([500, 50], 550),
      ...[lengths, scores?.winners, scores?.all].flatMap(one =>
        parts(one?.values.map(([, times]) => times) ?? [], one?.count ?? 1),
      ),
      0,
      1,
    ].map(share => (share * 100).toFixed(1))
    const plain = new Set(JSON.stringify(small).match(/\d+(\.\d+)?/g))
    const ours = ['95', '100', '6', '1', '2', '3', '0', '5', '10', '13', '59', '62']
    const withoutAxes = page
      .replace(/<text class="small"[^>]*>[^<]*<\/text>/g, '')
      .replace(/<text class="part"[^>]*>[^<]*<\/text>/g, '')
    for (const [, number = '', sign] of textOf(withoutAxes).matchAll(
      /(?<![\w.])(\d[\d,]*(?:\.\d+)?)(\s%)?/g,
    )) {
      const bareNumber = number.replaceAll(',', '').replace(/\.0$/, '')
      if (sign === undefined || number === '95') expect([...plain, ...ours]).toContain(bareNumber)
      else expect(percents).toContain(number)
    }
  })

  test('draws the line of the fair share, and says who is surely off it', () => {
    expect(text).toContain('fair share 50.0 %')
    expect(text).toMatch(/Seat 1 57.5 % 54.0 % to 60.9 % 460 of 800 above/)
    expect(text).toMatch(/cook 50.7 % 46.7 % to 54.7 % 304 of 600 around/)
    expect(text).toMatch(/idle 22.5 % 19.7 % to 25.5 % 180 of 800 below/)
  })

  test('orders cards by what they change and marks those beyond the bound', () => {
    const rows = page.match(/<tr role="row"><th role="rowheader".*?<\/tr>/gs) ?? []
    expect(rows.map(row => textOf(row).trim().split(' (')[0])).toEqual(['crown & <chair> −9.8', 'ladle +1.5'])
    expect(rows.map(row => row.includes('dot told'))).toEqual([true, false])
    expect(textOf(rows[1] ?? '')).toContain('(−3.4 to +6.4) 410 390 51.5 %')
    expect(rows[0]?.match(/class="bound"/g)).toHaveLength(2)
  })

  test('lets a card of which nothing is known squeeze no other one', () => {
    const [ladle] = table.cards as [TableFindings['cards'][number]]
    const unknown = { ...ladle, card: 'once', change: { points: 3, from: -Infinity, to: Infinity } }
    const [one, other] = [[ladle], [ladle, unknown]].map(cards => {
      const row = /<tr role="row"><th role="rowheader" scope="row">ladle.*?<\/tr>/s
      return row.exec(reportHtml(having({ cards })))?.[0]
    })
    expect(other).toBe(one)
    expect(textOf(reportHtml(having({ cards: [unknown] })))).toContain('+3.0 (−∞ to +∞)')
  })

  test('gives the options to see each failed game again', () => {
    expect(text).toContain('--seats 2 --bots idle,keen --seed s.9 stuck, too long')
    expect(text).toContain('3 games did not come to an end')
    expect(textOf(reportHtml(bare))).toContain('No game failed.')
  })

  test('calls things by the titles that it is given', () => {
    const titled = textOf(
      reportHtml(small, {
        game: () => 'Salt',
        role: id => `role ${id}`,
        card: id => `card ${id}`,
        page: id => `page ${id}`,
        fact: id => `fact ${id}`,
        value: (fact, id) => `${id} of ${fact}`,
      }),
    )
    for (const part of [
      'Salt',
      'role cook',
      'card ladle',
      'page p2',
      'page dusk',
      'fact weather',
      'Wins by fact first & last',
      'yes of first & last',
      'sun of weather',
    ])
      expect(titled).toContain(part)
  })

  test('draws facts with the same values in one picture', () => {
    expect(text).toContain('Shares of salt, smoke')
    expect(text).toMatch(/salt 600 75.0 % 320 40.0 %/)
    expect(page.match(/<h3>weather<\/h3>/g)).toHaveLength(1)
  })
})

describe('what is drawn is in proportion', () => {
  const page = reportHtml(small)
  const figure = (title: string) =>
    elementsOf(new RegExp(`<figure><figcaption><h3>${title}.*?</figure>`, 's').exec(page)?.[0] ?? '')
  const sizes = (title: string, name: string, kind: string, attribute: string) =>
    figure(title)
      .filter(element => element.name === name && element.attributes.get('class')?.startsWith(kind))
      .map(({ attributes }) => Number.parseFloat(attributes.get(attribute) ?? ''))

  test('endings', () => expect(sizes('Endings', 'rect', 'bar', 'width')).toEqual([100, 50, 10]))

  test('intervals and dots', () => {
    const { cook, thatcher, '<king>': king } = table.byRole
    const sorted = [king, cook, thatcher]
    const dots = sizes('Wins by role', 'circle', 'dot', 'cx')
    const widths = sizes('Wins by role', 'rect', 'span', 'width')
    const [first = 0, , last = 0] = sorted.map(share => share?.share ?? 0)
    const unit = ((dots[0] ?? 0) - (dots[2] ?? 0)) / (first - last)
    expect(dots).toEqual(dots.toSorted((a, b) => b - a))
    sorted.forEach((share, i) =>
      expect(widths[i]).toBeCloseTo(((share?.to ?? 0) - (share?.from ?? 0)) * unit, 0),
    )
  })

  test('histograms, both of scores on one scale', () => {
    const heights = sizes('Scores', 'rect', 'bar', 'height')
    const [winners, all] = [heights.slice(0, 7), heights.slice(7)]
    const share = 96 / 0.6
    expect(winners).toEqual([0, 0, 0, 0.1, 0, 0.6, 0.3].map(part => expect.closeTo(part * share, 1)))
    expect(all).toEqual([0.2, 0, 0, 0.35, 0, 0.3, 0.15].map(part => expect.closeTo(part * share, 1)))
  })

  test('stacked shares', () => {
    const drawn = sizes('Shares of salt, smoke', 'rect', 'block', 'width').slice(0, 4)
    expect(drawn).toEqual([75, 25, 40, 60])
    expect(sizes('Shares of salt, smoke', 'rect', 'block', 'x').slice(0, 4)).toEqual([0, 75, 0, 40])
  })
})
