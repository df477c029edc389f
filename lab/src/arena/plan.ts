/** A contest of bots, as plain data. */
export interface ArenaPlan {
  readonly game: string
  /** The version of the rules. */
  readonly rules: string
  readonly options: object
  readonly seats: number
  /** The bots as they were typed; the same one may come twice. */
  readonly bots: readonly string[]
  readonly seed: string
  /** How many seeds are played by every line-up, each seed in all rotations of the seats. */
  readonly rounds: number
}

/** Who sits where: places in the list of bots, by seat. */
export type Seating = readonly number[]

/**
 * The line-ups of a contest: all bots at one table, some of them twice where there are more seats, or every choice of them
 * where there are fewer.
 */
export function lineUpsOf({ bots, seats }: Pick<ArenaPlan, 'bots' | 'seats'>): Seating[] {
  const all = bots.map((_, bot) => bot)
  return bots.length > seats
    ? choices(all, seats)
    : [Array.from({ length: seats }, (_, i) => i % bots.length)]
}

function choices(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return from.flatMap((one, i) => choices(from.slice(i + 1), size - 1).map(rest => [one, ...rest]))
}

/** The rotations of a line-up over the seats, without those that look the same: every bot sits everywhere equally often. */
export function rotationsOf(lineUp: Seating): Seating[] {
  const rotations = new Map<string, Seating>()
  lineUp.forEach((_, by) => {
    const turned = [...lineUp.slice(by), ...lineUp.slice(0, by)]
    if (!rotations.has(turned.join())) rotations.set(turned.join(), turned)
  })
  return [...rotations.values()]
}

/** How many games one round of all line-ups is. */
export function gamesPerRound(plan: Pick<ArenaPlan, 'bots' | 'seats'>): number {
  return lineUpsOf(plan).reduce((sum, lineUp) => sum + rotationsOf(lineUp).length, 0)
}
