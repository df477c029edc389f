import type { Chunk, Range } from './range.ts'

/** What a worker does: it plays games by number and counts them. */
export interface Work<T> {
  /** A tally of no games. */
  readonly begin: () => T
  /** Plays one game (in an arena, one round) of a table and counts it. */
  readonly play: (tally: T, table: number, i: number) => void
}

/** Plays a range and hands over what was counted when it is done, and every `pause` milliseconds before that. */
export function workOff<T>(
  { begin, play }: Work<T>,
  { table, from, to }: Range,
  hand: (chunk: Chunk<T>) => void,
  pause = 1000,
): void {
  let [tally, start, until] = [begin(), from, performance.now() + pause]
  for (let i = from; i < to; i++) {
    play(tally, table, i)
    if (i + 1 < to && performance.now() < until) continue
    hand({ table, from: start, to: i + 1, tally })
    ;[tally, start, until] = [begin(), i + 1, performance.now() + pause]
  }
}
