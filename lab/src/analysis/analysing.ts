import { sow } from '@osud/engine'
import type { Answer, Game, MatchRecord, Result } from '@osud/engine'
import { retracing } from './retracing.ts'
import type { Said } from './retracing.ts'
import { swingsOf } from './swings.ts'
import type { Swing } from './swings.ts'
import { weigh } from './weighing.ts'

/** How thoroughly a match is analysed. */
export interface Thoroughness {
  /** How often the search plays on from each decision; where it would answer otherwise, the two are compared as often again. */
  readonly tries: number
  /** The same seed and the same tries find the same. */
  readonly seed: string
  /** Of how many swings, the greatest first, it is found out what made them; of all unless told. */
  readonly causes?: number
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

/** How far an analysis is: so much of the record played again, then so many decisions weighed. */
export interface Progress {
  readonly retraced: number
  readonly entries: number
  readonly weighed: number
  readonly decisions: number
}

/**
 * Replays a record and looks for what was better. What a seat could not know is not held against it. It thinks in small
 * pieces; told `true` after one of them, it weighs nothing more and says what it has found so far.
 */
export function* analysing(
  game: Game,
  record: MatchRecord,
  { tries, seed, causes }: Thoroughness,
): Generator<Progress, Analysis, boolean> {
  const { rules, seats } = record.header
  const about = { game: game.id, rules, seats, tries, seed }
  const entries = record.entries.length
  const playing = retracing(game, record, seed, causes)
  let piece = playing.next()
  for (; !piece.done; piece = playing.next()) {
    const stopped = yield { retraced: piece.value, entries, weighed: 0, decisions: 0 }
    if (stopped)
      return { ...about, interrupted: true, decisions: 0, weighed: 0, curve: [], mistakes: [], swings: [] }
  }
  const { start, footsteps, decisions, result } = piece.value
  const mistakes: Mistake[] = []
  let weighed = 0
  for (const decision of decisions) {
    const { number, seat, ask, answer } = decision
    const weighing = weigh(game, decision, tries, sow(`${seed} ${number}`))
    const now = { retraced: entries, entries, weighed, decisions: decisions.length }
    let found = weighing.next()
    let stopped = false
    for (; !found.done && !stopped; found = weighing.next()) stopped = yield now
    if (stopped || !found.done) break
    if (found.value !== undefined) {
      const { answer: better, loss, noise } = found.value
      mistakes.push({ number, seat, ask, answer, better, loss, noise })
    }
    weighed++
  }
  return {
    ...about,
    interrupted: weighed < decisions.length,
    ...(result && { result }),
    decisions: decisions.length,
    weighed,
    curve: [start, ...footsteps.map(({ values }) => values)],
    mistakes: mistakes.toSorted((a, b) => b.loss - a.loss),
    swings: swingsOf(piece.value),
  }
}
