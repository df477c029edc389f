/** A row in which a pair lies: it keeps its id wherever it goes. */
export interface PairRow {
  readonly id: number
  /** The place where it is now, counted from the top. */
  readonly place: number
  readonly cards: readonly string[]
}

/**
 * Where the rows are now. Pairs that move up (POD-096) take theirs along, so that they are not drawn again; a place that was emptied
 * keeps its row, and what is dealt lies in those that are left.
 */
export function pairRows(before: readonly PairRow[], pairs: readonly (readonly string[])[]): PairRow[] {
  const free = new Set(before)
  const claim = (row: PairRow | undefined): number | undefined => {
    if (row === undefined || !free.delete(row)) return undefined
    return row.id
  }
  const moved = pairs.map(([card]) =>
    card === undefined ? undefined : claim(before.find(({ cards }) => cards.includes(card))),
  )
  const kept = moved.map((id, index) => id ?? claim(before[index]))
  let fresh = 1 + Math.max(-1, ...before.map(({ id }) => id))
  return pairs.map((cards, index) => ({
    id: kept[index] ?? claim([...free][0]) ?? fresh++,
    place: index + 1,
    cards,
  }))
}
