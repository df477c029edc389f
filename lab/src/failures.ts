import type { FailedGame } from './findings.ts'
import type { Played } from './playing.ts'

/** A failed game, and the number of its seed. */
export interface Failure extends FailedGame {
  readonly at: number
}

/** So many failed games are listed; the others are only counted, so that a broken game cannot fill the memory. */
const most = 1000

/** The failed game as it is listed; undefined if it came to an end. */
export function failureOf({ seed, bots, outcome }: Played, at: number): Failure | undefined {
  return 'why' in outcome ? { at, seed, seats: bots.length, bots, ...outcome } : undefined
}

/** The first failed games of two lists, the same in whatever order they come. */
export function firstFailures(some: readonly Failure[], others: readonly Failure[]): Failure[] {
  const order = (a: Failure, b: Failure): number =>
    a.seats - b.seats || a.at - b.at || Number(a.bots.join() > b.bots.join()) - 0.5
  return [...some, ...others].toSorted(order).slice(0, most)
}

/** The failed games as they are told. */
export function toldFailures(failures: readonly Failure[]): FailedGame[] {
  return failures.map(({ seed, seats, bots, stuck, why }) => ({ seed, seats, bots, stuck, why }))
}
