/** How long something took, over many times, in milliseconds. */
export interface Times {
  readonly count: number
  readonly median: number
  readonly p99: number
  readonly longest: number
}

/** Sums up how long something took. */
export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (part: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))])
  return { count: sorted.length, median: at(0.5), p99: at(0.99), longest: round(sorted.at(-1)) }
}

const round = (milliseconds = 0): number => Math.round(milliseconds * 10) / 10
