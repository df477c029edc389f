const collator = new Intl.Collator('en', { numeric: true })

/** What is kept by name, in the order of the names, with page 4 before page 12. */
export function byName<T>(kept: Readonly<Record<string, T>>): [name: string, kept: T][] {
  return Object.entries(kept).toSorted(([a], [b]) => collator.compare(a, b))
}

/** The same record with its names in order. */
export function inOrder<T>(kept: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(byName(kept))
}

/** A record with something made of each entry, its names in order. */
export function mapInOrder<T, U>(kept: Readonly<Record<string, T>>, make: (one: T) => U): Record<string, U> {
  return Object.fromEntries(byName(kept).map(([name, one]) => [name, make(one)]))
}
