import { setImmediate } from 'node:timers/promises'
import { sow } from '@osud/engine'
import type { Answer, Game, MatchRecord, Result } from '@osud/engine'
import { retrace } from './retracing.ts'
import type { Said } from './retracing.ts'
import { swingsOf } from './swings.ts'
import type { Swing } from './swings.ts'
import { weigh } from './weighing.ts'

/** How thoroughly a match is analysed, and who listens. */
export interface AnalysisOptions {
  /** How often the search plays on from each decision; where it would answer otherwise, the two are compared as often again. */
  readonly tries: number
  /** The same seed and the same tries find the same. */
  readonly seed: string
  readonly signal?: AbortSignal
  /** Hears how many decisions have been weighed. */
  readonly heard?: (weighed: number, of: number) => void
}

/** An answer than which its seat could have known a better one. */
export interface Mistake extends Said {
  readonly better: Answer
  /** What it cost, in points of the game's own evaluation, and the standard error of that. */
  readonly loss: number
  readonly noise: number
}

/** Where a match was won and lost, as plain data. */
export interface Analysis {
  readonly game: string
  readonly rules: string
  readonly seats: number
  readonly tries: number
  readonly seed: string
  readonly interrupted: boolean
  readonly result?: Result
  /** How many decisions there were, and how many of them were weighed. */
  readonly decisions: number
  readonly weighed: number
  /** How well each seat stood at the beginning and after each entry; empty while the game cannot tell. */
  readonly curve: readonly (readonly number[])[]
  /** The costliest first. */
  readonly mistakes: readonly Mistake[]
  /** The greatest first. */
  readonly swings: readonly Swing[]
}

/** So long it thinks before it looks whether somebody wants it to stop, in milliseconds. */
const attention = 40

/** Replays a record and looks for what was better. What a seat could not know is not held against it. */
export async function analyse(
  game: Game,
  record: MatchRecord,
  { tries, seed, signal, heard }: AnalysisOptions,
): Promise<Analysis> {
  const { rules, seats } = record.header
  const retraced = retrace(game, record, seed)
  const { start, footsteps, decisions, result } = retraced
  const mistakes: Mistake[] = []
  let weighed = 0
  heard?.(weighed, decisions.length)
  for (const decision of decisions) {
    const { number, seat, ask, answer } = decision
    const found = await patiently(weigh(game, decision, tries, sow(`${seed} ${number}`)), signal)
    if (found === 'interrupted') break
    if (found !== undefined) {
      const { answer: better, loss, noise } = found
      mistakes.push({ number, seat, ask, answer, better, loss, noise })
    }
    weighed++
    heard?.(weighed, decisions.length)
  }
  return {
    game: game.id,
    rules,
    seats,
    tries,
    seed,
    interrupted: weighed < decisions.length,
    ...(result && { result }),
    decisions: decisions.length,
    weighed,
    curve: [start, ...footsteps.map(({ values }) => values)],
    mistakes: mistakes.toSorted((a, b) => b.loss - a.loss),
    swings: swingsOf(retraced),
  }
}

/** Thinks to the end, with a pause now and then in which a signal can arrive. */
async function patiently<T>(
  thought: Generator<undefined, T>,
  signal: AbortSignal | undefined,
): Promise<T | 'interrupted'> {
  let pause = performance.now() + attention
  for (;;) {
    const piece = thought.next()
    if (piece.done) return piece.value
    if (performance.now() < pause) continue
    await setImmediate()
    if (signal?.aborted === true) return 'interrupted'
    pause = performance.now() + attention
  }
}
