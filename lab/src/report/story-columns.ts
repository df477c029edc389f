import type { Graph } from './story-graph.ts'
import { wrapped } from './wrapping.ts'

/** Where the columns of a story stand, and what is written at each page. */
export interface Columns {
  /** Where each column begins, in pixels. */
  readonly places: readonly number[]
  readonly width: number
  /** The lines at a page: its name, or the names of a straight run that ends with it. */
  readonly lines: ReadonlyMap<string, readonly Line[]>
}

/** A line of text at a page; `own` unless it names one that was read before it. */
export interface Line {
  readonly text: string
  readonly own: boolean
}

/** The width of a bar. */
export const barWidth = 10
/** The room around the picture. */
export const margin = 6
const pictureWidth = 1136
const narrowest = 168
const widest = 250
const close = 20
const partRoom = 44
const signWidth = 7.1

/**
 * Gives every column room for the names of its pages. Where not all can have it, columns that lead straight to the
 * next one stand close to it, and their names are written there.
 */
export function columnsOf(graph: Graph, name: (page: string) => string): Columns {
  const count = Math.max(...graph.pages.map(({ column }) => column)) + 1
  const numbers = Array.from({ length: count }, (_, column) => column)
  const crowded = 2 * margin + count * narrowest > pictureWidth
  const isClose = numbers.map(column => crowded && column < count - 1 && leadsStraight(graph, column))
  const wide = isClose.filter(one => !one).length
  const free = (pictureWidth - 2 * margin - (count - wide) * close) / wide
  const width = Math.min(widest, Math.max(narrowest, free))
  const places = [margin]
  for (const one of isClose) places.push((places.at(-1) ?? 0) + (one ? close : width))
  const total = (places.pop() ?? 0) + margin
  const most = Math.floor((width - barWidth - partRoom) / signWidth)
  return { places, width: total, lines: linesOf(graph, isClose, most, name) }
}

/** Whether every page of a column has one way on, to a page of the next column that has no other way to it. */
function leadsStraight({ pages, ways }: Graph, column: number): boolean {
  return pages
    .filter(page => page.column === column)
    .every(({ id }) => {
      const [way, ...others] = ways.filter(({ from }) => from === id)
      if (way === undefined || others.length > 0) return false
      const next = pages.find(page => page.id === way.to)
      return next?.column === column + 1 && ways.filter(({ to }) => to === way.to).length === 1
    })
}

function linesOf(
  { pages, ways }: Graph,
  isClose: readonly boolean[],
  most: number,
  name: (page: string) => string,
): Map<string, Line[]> {
  const runs = new Map<string, readonly string[]>()
  for (const { id, column } of pages.toSorted((a, b) => a.column - b.column)) {
    const before = isClose[column - 1] ? ways.find(({ to }) => to === id)?.from : undefined
    runs.set(id, [...((before !== undefined && runs.get(before)) || []), id])
  }
  return new Map(
    pages.map(({ id, column }) => {
      const run = isClose[column] ? [] : (runs.get(id) ?? [])
      const lines = run.flatMap(page => {
        return wrapped(name(page), most, run.length > 2 ? 1 : 2).map(text => ({ text, own: page === id }))
      })
      return [id, lines]
    }),
  )
}
