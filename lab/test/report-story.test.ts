import { describe, expect, test } from 'vitest'
import type { StoryFindings } from '../src/findings.ts'
import { graphsOf } from '../src/report/story-graph.ts'
import { layoutOf } from '../src/report/story-layout.ts'
import type { Bar, Layout } from '../src/report/story-layout.ts'
import { storyFigures } from '../src/report/story.ts'
import { forkedStory, lot } from './report/sample.ts'
import { small } from './report/small.ts'

const story = small.tables[0]?.story as StoryFindings
const layouts = (story: StoryFindings): Layout[] => graphsOf(story).map(graph => layoutOf(graph, id => id))
const forked = [3, 14, 15, 92].map(seed => forkedStory('s', 1000, lot(seed)))

/** The same story with three pages, one after another, where there was one. */
const chained: StoryFindings = {
  pages:
    forked[0]?.pages.flatMap(page =>
      ['', ' b', ' c'].map(part => ({ ...page, id: page.id + part, ending: page.ending && part === ' c' })),
    ) ?? [],
  ways: [
    ...(forked[0]?.pages.flatMap(({ id, games }) => [
      { from: id, to: `${id} b`, games },
      { from: `${id} b`, to: `${id} c`, games },
    ]) ?? []),
    ...(forked[0]?.ways.map(({ from, to, games }) => ({ from: `${from} c`, to, games })) ?? []),
  ],
}

describe('the picture of a story', () => {
  test('has a column for each step from the first page, and the endings on the right', () => {
    const [graph] = graphsOf(story)
    expect(graph?.pages.map(({ id, column }) => [id, column])).toEqual([
      ['p1', 0],
      ['p2', 1],
      ['dawn', 2],
      ['dusk', 2],
      ['noon & <night>', 2],
    ])
    expect(graph?.whole).toBe(800)
  })

  test('draws all bands and bars in one proportion to the games', () => {
    for (const { bands, bars } of [story, ...forked].flatMap(layouts)) {
      const unit = (bars[0]?.height ?? 0) / (bars[0]?.games ?? 0)
      for (const { games, width } of bands) expect(width).toBeCloseTo(games * unit, 9)
      for (const { games, height } of bars) expect(height).toBeCloseTo(games * unit, 9)
    }
  })

  test('is drawn as it is laid out', () => {
    const picture = storyFigures('x', story, id => id)[0]?.written ?? ''
    const thick = [
      ...picture.matchAll(/data-games="(\d+)" d="M\S+ ([\d.]+)C\S+ \S+ \S+ \S+ \S+ ([\d.]+)V([\d.]+)/g),
    ].map(([, games, , top, bottom]) => [Number(games), (Number(bottom) - Number(top)) / Number(games)])
    expect(thick.map(([games]) => games).toSorted()).toEqual([250, 50, 500, 550].toSorted())
    for (const [, unit] of thick) expect(unit).toBeCloseTo(0.25, 3)
  })

  test('keeps bands inside their bars, and no two on each other', () => {
    for (const { bands } of [story, ...forked].flatMap(layouts)) {
      for (const one of bands) {
        expect(one.leaves - one.width / 2).toBeGreaterThanOrEqual(one.from.y - 1e-6)
        expect(one.leaves + one.width / 2).toBeLessThanOrEqual(one.from.y + one.from.height + 1e-6)
        expect(one.arrives - one.width / 2).toBeGreaterThanOrEqual(one.to.y - 1e-6)
        for (const other of bands.filter(({ from }) => from === one.from)) {
          if (other === one) continue
          expect(Math.abs(other.leaves - one.leaves)).toBeGreaterThanOrEqual(
            (other.width + one.width) / 2 - 1e-6,
          )
          expect(other.leaves < one.leaves).toBe(other.to.y < one.to.y)
        }
      }
    }
  })

  test('leaves every page room for its name', () => {
    for (const { bars, width, height } of [story, ...forked, chained].flatMap(layouts)) {
      const middle = (bar: Bar) => bar.y + bar.height / 2
      const half = (bar: Bar) => (bar.lines.length === 0 ? 0 : ((bar.lines.length + 1) * 15) / 2)
      for (const one of bars) {
        expect(Math.min(one.y, middle(one) - half(one))).toBeGreaterThanOrEqual(0)
        expect(Math.max(one.y + one.height, middle(one) + half(one))).toBeLessThanOrEqual(height)
        for (const other of bars) {
          if (one === other || one.column !== other.column) continue
          expect(Math.abs(middle(one) - middle(other))).toBeGreaterThanOrEqual(half(one) + half(other))
        }
      }
      const named = bars.filter(({ lines }) => lines.length > 0)
      const places = [...new Set(named.map(({ x }) => x))].toSorted((a, b) => a - b)
      places.forEach((x, i) => expect((places[i + 1] ?? width) - x).toBeGreaterThanOrEqual(160))
      expect(width).toBeLessThanOrEqual(1140)
    }
  })

  test('writes the names of pages that follow straight on each other at the last of them, when there are many', () => {
    const [layout] = layouts(chained)
    const texts = layout?.bars
      .filter(({ lines }) => lines.length > 0)
      .map(({ lines }) => lines.map(({ text }) => text))
    expect(texts?.[0]).toEqual(['s.2', 's.2 b', 's.2 c'])
    expect(texts).toHaveLength(15)
    expect(texts?.flat().toSorted()).toEqual(chained.pages.map(({ id }) => id).toSorted())
    const [few] = layouts(forked[0] as StoryFindings)
    expect(few?.bars.every(({ lines, id }) => lines.length === 1 && lines[0]?.text === id)).toBe(true)
  })

  test('follows the way of most with the thread', () => {
    const [layout] = layouts(story)
    const thread = layout?.bands.filter(({ thread }) => thread).map(({ from, to }) => [from.id, to.id])
    expect(thread).toEqual([
      ['p1', 'p2'],
      ['p2', 'dawn'],
    ])
    expect(layout?.bars.filter(({ thread }) => thread).map(({ id }) => id)).toEqual(['p1', 'p2', 'dawn'])
  })

  test('says at a fork how many went which way, and nothing where there is none', () => {
    const picture = storyFigures('x', story, id => id)[0]?.written ?? ''
    const parts = [...picture.matchAll(/class="part"[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(parts.toSorted()).toEqual(['31 %', '69 %', '9 %', '91 %'])
    const straight = { pages: story.pages.slice(0, 2), ways: story.ways.slice(0, 1) }
    expect(storyFigures('x', straight, id => id)[0]?.written).not.toContain('class="part"')
  })

  test('is one for each of several stories', () => {
    const three = ['a', 'b', 'c'].map((name, i) => forkedStory(name, 300, lot(i)))
    const joined = { pages: three.flatMap(({ pages }) => pages), ways: three.flatMap(({ ways }) => ways) }
    const pictures = storyFigures('x', joined, id => id)
    expect(pictures).toHaveLength(3)
    expect(pictures.map(({ written }) => /The ways from (\S+?)</.exec(written)?.[1])).toEqual([
      'a.2',
      'b.2',
      'c.2',
    ])
    expect(graphsOf(joined).map(({ pages }) => pages.length)).toEqual([23, 23, 23])
  })

  test('puts a page that two ways reach behind both, so that no band runs backwards', () => {
    const pages = ['a', 'b', 'c', 'd'].map(id => ({ id, games: 10, ending: id === 'd' }))
    const ways = [
      { from: 'a', to: 'c', games: 4 },
      { from: 'a', to: 'b', games: 6 },
      { from: 'b', to: 'c', games: 6 },
      { from: 'c', to: 'd', games: 10 },
    ]
    expect(graphsOf({ pages, ways })[0]?.pages.map(({ column }) => column)).toEqual([0, 1, 2, 3])
  })
})
