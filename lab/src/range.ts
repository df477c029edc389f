/** Games `from` to `to` − 1 of a table. */
export interface Range {
  /** Which table: its number of seats, or the number of its line-up in an arena. */
  readonly table: number
  readonly from: number
  readonly to: number
}

/** A range that was played, and what was counted in it. */
export interface Chunk<T> extends Range {
  readonly tally: T
}

/** The longest range that is handed out in one piece. */
export const longestRange = 1000

/** A worker is given about so many pieces of what is left, so that all come to an end at the same time. */
const pieces = 4

/** Which games have been played. Neighbouring ranges grow together, so it stays small. */
export class Done {
  readonly #ranges = new Map<number, Range[]>()

  /** Whether one of these games was played. */
  overlaps({ table, from, to }: Range): boolean {
    return this.#at(table).some(one => one.from < to && from < one.to)
  }

  /** Notes games that were played. */
  add({ table, from, to }: Range): void {
    const apart = this.#at(table).filter(one => one.to < from || one.from > to)
    const touching = this.#at(table).filter(one => !apart.includes(one))
    const whole = {
      table,
      from: Math.min(from, ...touching.map(one => one.from)),
      to: Math.max(to, ...touching.map(one => one.to)),
    }
    this.#ranges.set(
      table,
      [...apart, whole].toSorted((a, b) => a.from - b.from),
    )
  }

  /** The games before `games` that were not played yet at a table. */
  missing(table: number, games: number): Range[] {
    const missing: Range[] = []
    let from = 0
    for (const one of this.#at(table)) {
      if (one.from > from) missing.push({ table, from, to: Math.min(one.from, games) })
      from = one.to
    }
    if (from < games) missing.push({ table, from, to: games })
    return missing.filter(one => one.from < one.to)
  }

  #at(table: number): readonly Range[] {
    return this.#ranges.get(table) ?? []
  }
}

/** What is still to be played, handed out in pieces that become smaller towards the end. */
export class Todo {
  readonly #ranges: Range[]
  #left: number

  constructor(ranges: readonly Range[]) {
    this.#ranges = [...ranges]
    this.#left = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  }

  /** How many games have not been handed out. */
  get left(): number {
    return this.#left
  }

  /** The next piece for one of so many workers; undefined when there is none left. */
  next(workers: number): Range | undefined {
    const first = this.#ranges.shift()
    if (first === undefined) return undefined
    const size = Math.min(longestRange, Math.ceil(this.#left / (workers * pieces)))
    const to = Math.min(first.to, first.from + size)
    if (to < first.to) this.#ranges.unshift({ ...first, from: to })
    this.#left -= to - first.from
    return { ...first, to }
  }
}
