/**
 * A list that only grows at its end, as linked nodes: appending, going back to any earlier end and
 * sharing it between forks all cost nothing that depends on its length.
 */
export interface Chain<T> {
  readonly item: T
  readonly before: Chain<T> | undefined
  readonly length: number
}

/** `chain` with `item` at its end; the old chain stays as it was. */
export function append<T>(chain: Chain<T> | undefined, item: T): Chain<T> {
  return { item, before: chain, length: chain === undefined ? 1 : chain.length + 1 }
}

/** How many items the chain has. */
export function length(chain: Chain<unknown> | undefined): number {
  return chain === undefined ? 0 : chain.length
}

/** The chain as it was when it had `count` items. */
export function cutTo<T>(chain: Chain<T> | undefined, count: number): Chain<T> | undefined {
  let end = chain
  while (end !== undefined && end.length > count) end = end.before
  return end
}

/** The items from index `since` on, oldest first. */
export function since<T>(chain: Chain<T> | undefined, from: number): T[] {
  const items: T[] = Array.from({ length: Math.max(0, length(chain) - from) })
  for (let end = chain, i = items.length - 1; end !== undefined && i >= 0; end = end.before, i--) {
    items[i] = end.item
  }
  return items
}

/** A chain of the items of a list. */
export function of<T>(items: readonly T[]): Chain<T> | undefined {
  let chain: Chain<T> | undefined
  for (const item of items) chain = append(chain, item)
  return chain
}
