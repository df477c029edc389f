import { partOf } from './numbers.ts'
import { columnsOf, margin } from './story-columns.ts'
import type { Columns, Line } from './story-columns.ts'
import type { Graph, GraphPage } from './story-graph.ts'

/** A page as a bar whose height says how often it was read. */
export interface Bar extends GraphPage {
  readonly x: number
  readonly y: number
  readonly height: number
  /** The part of the games that came here. */
  readonly share: number
  /** Whether the thread leads through it. */
  readonly thread: boolean
  /** What is written beside it. */
  readonly lines: readonly Line[]
}

/** A way as a band whose width says how often it was taken; `y` is where it leaves and where it arrives, at its middle. */
export interface Band {
  readonly from: Bar
  readonly to: Bar
  readonly games: number
  readonly leaves: number
  readonly arrives: number
  readonly width: number
  /** The part of those who left the page this way. */
  readonly part: number
  readonly fork: boolean
  /** Whether it belongs to the thread: from the first page, at every fork, the way that most took. */
  readonly thread: boolean
}

/** Where everything stands in the picture of a story, in pixels. */
export interface Layout {
  readonly bars: readonly Bar[]
  readonly bands: readonly Band[]
  readonly width: number
  readonly height: number
}

/** The height of a line of text. */
export const lineHeight = 15
const wholeHeight = 200
const gap = 8

/** Lays a story out from left to right; all widths of bands and heights of bars are in one proportion to the games. */
export function layoutOf(graph: Graph, name: (page: string) => string): Layout {
  const columns = columnsOf(graph, name)
  const heights = heightsOf(graph)
  const room = roomOf(columns, heights)
  const tops = topsOf(graph, columns.places.length, room)
  const thread = threadOf(graph)
  const threaded = new Set([...thread].flatMap(({ from, to }) => [from, to]))
  const bars = graph.pages.map((page): Bar => {
    const height = heights.get(page.id) ?? 0
    return {
      ...page,
      x: columns.places[page.column] ?? 0,
      y: (tops.get(page.id) ?? 0) + (room(page.id) - height) / 2,
      height,
      share: partOf(page.games, graph.whole),
      thread: threaded.has(page.id),
      lines: columns.lines.get(page.id) ?? [],
    }
  })
  return {
    bars,
    bands: bandsOf(graph, thread, new Map(bars.map(bar => [bar.id, bar]))),
    width: columns.width,
    height: Math.max(...bars.map(({ id }) => (tops.get(id) ?? 0) + room(id))) + margin,
  }
}

type Room = (page: string) => number

/** A page is as high as its bar, or as the text beside it: its lines and its share. */
function roomOf({ lines }: Columns, heights: ReadonlyMap<string, number>): Room {
  return id => {
    const written = lines.get(id)?.length ?? 0
    return Math.max(heights.get(id) ?? 0, written === 0 ? 0 : (written + 1) * lineHeight)
  }
}

const perGame = ({ whole }: Graph): number => partOf(wholeHeight, whole)

function heightsOf(graph: Graph): Map<string, number> {
  return new Map(
    graph.pages.map(({ id, games }) => {
      const sum = (end: 'from' | 'to') =>
        graph.ways.filter(way => way[end] === id).reduce((sum, way) => sum + way.games, 0)
      return [id, Math.max(games, sum('from'), sum('to')) * perGame(graph)]
    }),
  )
}

/** From the right to the left: every page stands in the middle of where it leads, and none on another. */
function topsOf(graph: Graph, columns: number, room: Room): Map<string, number> {
  const inColumn = Array.from({ length: columns }, (_, column) => ordered(graph, column))
  const lengths = inColumn.map(ids => ids.reduce((sum, id) => sum + room(id) + gap, 0))
  const bottom = margin + Math.max(...lengths)
  const middles = new Map<string, number>()
  const tops = new Map<string, number>()
  for (const [column, ids] of [...inColumn.entries()].reverse()) {
    let next = margin + (column === columns - 1 ? (bottom - margin - (lengths[column] ?? 0)) / 2 : 0)
    for (const id of ids) {
      const wish = meanOf(graph, id, middles)
      const top = wish === undefined ? next : Math.max(next, wish - room(id) / 2)
      tops.set(id, top)
      next = top + room(id) + gap
    }
    let limit = bottom
    for (const id of ids.toReversed()) {
      const top = Math.min(tops.get(id) ?? 0, limit - room(id) - gap)
      tops.set(id, top)
      middles.set(id, top + room(id) / 2)
      limit = top
    }
  }
  return tops
}

function ordered({ pages, order }: Graph, column: number): string[] {
  return pages
    .filter(page => page.column === column)
    .map(({ id }) => id)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

function meanOf({ ways }: Graph, id: string, middles: ReadonlyMap<string, number>): number | undefined {
  const onward = ways.filter(({ from, to }) => from === id && middles.has(to))
  if (onward.length === 0) return undefined
  return onward.reduce((sum, way) => sum + (middles.get(way.to) ?? 0), 0) / onward.length
}

function bandsOf(graph: Graph, thread: ReadonlySet<Way>, bars: ReadonlyMap<string, Bar>): Band[] {
  const middle = (bar: Bar) => bar.y + bar.height / 2
  const joined = graph.ways.flatMap(way => {
    const [from, to] = [bars.get(way.from), bars.get(way.to)]
    return from === undefined || to === undefined
      ? []
      : [{ way, from, to, width: way.games * perGame(graph) }]
  })
  const offset = (one: (typeof joined)[number], here: 'from' | 'to', there: 'from' | 'to'): number => {
    const beside = joined
      .filter(other => other[here] === one[here])
      .toSorted((a, b) => middle(a[there]) - middle(b[there]))
    const whole = beside.reduce((sum, { width }) => sum + width, 0)
    const before = beside.slice(0, beside.indexOf(one)).reduce((sum, { width }) => sum + width, 0)
    return middle(one[here]) - whole / 2 + before + one.width / 2
  }
  return joined.map(one => {
    const leaving = graph.ways.filter(({ from }) => from === one.way.from)
    return {
      from: one.from,
      to: one.to,
      games: one.way.games,
      leaves: offset(one, 'from', 'to'),
      arrives: offset(one, 'to', 'from'),
      width: one.width,
      part: partOf(
        one.way.games,
        leaving.reduce((sum, { games }) => sum + games, 0),
      ),
      fork: leaving.length > 1,
      thread: thread.has(one.way),
    }
  })
}

type Way = Graph['ways'][number]

function threadOf({ ways, firsts, pages }: Graph): Set<Way> {
  const thread = new Set<Way>()
  const begin = pages.filter(({ id }) => firsts.includes(id)).toSorted((a, b) => b.games - a.games)[0]
  let at = begin?.id
  while (at !== undefined) {
    const here = at
    const most = ways.filter(({ from }) => from === here).toSorted((a, b) => b.games - a.games)[0]
    at = most === undefined || thread.has(most) ? undefined : most.to
    if (most !== undefined) thread.add(most)
  }
  return thread
}
