/** Nested counts: plain data that adds up to the same, in whatever order and in however many parts it was counted. */
export type Counts = { [name: string]: number | Counts }

/** Counts by name. */
export type Tallied = Record<string, number>

/** Adds all counts of `from` to those of `into`. */
export function addCounts(into: Counts, from: Counts): void {
  for (const [name, value] of Object.entries(from)) {
    const here = Object.hasOwn(into, name) ? into[name] : undefined
    if (typeof value === 'number') {
      into[name] = (typeof here === 'number' ? here : 0) + value
      continue
    }
    const inner: Counts = typeof here === 'object' ? here : {}
    into[name] = inner
    addCounts(inner, value)
  }
}

/** Counts something that came up. */
export function countIn(counts: Tallied, name: string | number): void {
  counts[name] = (Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0) + 1
}

/** The counts kept under a name, which are begun with `fresh` if there are none yet. */
export function under<T>(counts: Record<string, T>, name: string | number, fresh: () => T): T {
  const here = Object.hasOwn(counts, name) ? counts[name] : undefined
  return here ?? (counts[name] = fresh())
}
