import type { StoryFindings } from '../findings.ts'

/** A page of a story with the column it stands in. */
export interface GraphPage {
  readonly id: string
  readonly games: number
  readonly ending: boolean
  readonly column: number
}

/** Pages that hang together: ways join them, and every way leads to a column further right unless the story goes back. */
export interface Graph {
  readonly pages: readonly GraphPage[]
  readonly ways: readonly Way[]
  /** The pages with which games begin. */
  readonly firsts: readonly string[]
  /** The games that began here. */
  readonly whole: number
  /** The pages in the order in which a reader who follows every fork meets them. */
  readonly order: readonly string[]
}

type Way = StoryFindings['ways'][number]
type Page = StoryFindings['pages'][number]

/** Takes a story apart into what hangs together, each with its columns. */
export function graphsOf({ pages, ways }: StoryFindings): Graph[] {
  const known = new Set(pages.map(({ id }) => id))
  const told = ways.filter(
    ({ from, to, games }) => known.has(from) && known.has(to) && from !== to && games > 0,
  )
  return partsOf(pages, told).map(part => {
    const inside = new Set(part.map(({ id }) => id))
    return graphOf(
      part,
      told.filter(({ from }) => inside.has(from)),
    )
  })
}

function partsOf(pages: readonly Page[], ways: readonly Way[]): Page[][] {
  const parts = new Map(pages.map(page => [page.id, new Set([page.id])]))
  for (const { from, to } of ways) {
    const [one, other] = [parts.get(from), parts.get(to)]
    if (one === undefined || other === undefined || one === other) continue
    for (const id of other) {
      one.add(id)
      parts.set(id, one)
    }
  }
  return [...new Set(parts.values())].map(part => pages.filter(({ id }) => part.has(id)))
}

function graphOf(pages: readonly Page[], ways: readonly Way[]): Graph {
  const firsts = firstsOf(pages, ways)
  const { order, back } = walk(
    firsts.map(({ id }) => id),
    pages,
    ways,
  )
  const columns = columnsOf(
    order,
    ways.filter(way => !back.has(way)),
  )
  const last = Math.max(...columns.values())
  return {
    pages: pages.map(page => ({ ...page, column: page.ending ? last : (columns.get(page.id) ?? 0) })),
    ways,
    firsts: firsts.map(({ id }) => id),
    whole: firsts.reduce((sum, { games }) => sum + games, 0),
    order,
  }
}

/** Where no way leads to; in a story that only goes round, the page that was read most. */
function firstsOf(pages: readonly Page[], ways: readonly Way[]): Page[] {
  const reached = new Set(ways.map(({ to }) => to))
  const firsts = pages.filter(({ id }) => !reached.has(id))
  return firsts.length > 0 ? firsts : pages.toSorted((a, b) => b.games - a.games).slice(0, 1)
}

/** Follows all ways in the order of the pages; `back` are those that lead to a page which is still being followed. */
function walk(firsts: readonly string[], pages: readonly Page[], ways: readonly Way[]) {
  const number = new Map(pages.map(({ id }, i) => [id, i]))
  const order: string[] = []
  const open = new Set<string>()
  const back = new Set<Way>()
  const visit = (id: string): void => {
    order.push(id)
    open.add(id)
    const onward = ways
      .filter(({ from }) => from === id)
      .toSorted((a, b) => (number.get(a.to) ?? 0) - (number.get(b.to) ?? 0))
    for (const way of onward) {
      if (open.has(way.to)) back.add(way)
      else if (!order.includes(way.to)) visit(way.to)
    }
    open.delete(id)
  }
  for (const id of [...firsts, ...pages.map(({ id }) => id)]) if (!order.includes(id)) visit(id)
  return { order, back }
}

/** The longest way to each page, so that no band runs against the reading direction. */
function columnsOf(order: readonly string[], ways: readonly Way[]): Map<string, number> {
  const columns = new Map(order.map(id => [id, 0]))
  let moved = true
  while (moved) {
    moved = false
    for (const { from, to } of ways) {
      const column = (columns.get(from) ?? 0) + 1
      if (column <= (columns.get(to) ?? 0)) continue
      columns.set(to, column)
      moved = true
    }
  }
  return columns
}
