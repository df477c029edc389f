import { setImmediate } from 'node:timers/promises'
import type { Game, MatchRecord } from '@osud/engine'
import { analysing } from './analysing.ts'
import type { Analysis, Thoroughness } from './analysing.ts'

/** How thoroughly a match is analysed, and who listens. */
export interface AnalysisOptions extends Thoroughness {
  readonly signal?: AbortSignal
  /** Hears how many decisions have been weighed. */
  readonly heard?: (weighed: number, of: number) => void
}

/** So long it thinks before it looks whether somebody wants it to stop, in milliseconds. */
const attention = 40

/** Analyses a record in Node, with a pause now and then in which a signal can arrive. */
export async function analyse(
  game: Game,
  record: MatchRecord,
  { signal, heard, ...how }: AnalysisOptions,
): Promise<Analysis> {
  const thought = analysing(game, record, how)
  let pause = performance.now() + attention
  let told = -1
  for (let stop = false; ;) {
    const piece = thought.next(stop)
    if (piece.done) {
      const { weighed, decisions } = piece.value
      if (weighed !== told) heard?.(weighed, decisions)
      return piece.value
    }
    const { retraced, entries, weighed, decisions } = piece.value
    if (retraced === entries && weighed !== told) heard?.((told = weighed), decisions)
    if (performance.now() < pause) continue
    await setImmediate()
    stop = signal?.aborted === true
    pause = performance.now() + attention
  }
}
