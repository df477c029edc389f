import { hash, Match, sight, someAnswers, sow, uncut } from '@osud/engine'
import type { Answer, Game, MatchRecord, Open, Question, Result, Seat, Sight } from '@osud/engine'
import { withOtherAnswers, withOtherLuck } from './other-worlds.ts'

/** An answer, and where it stands in the record. */
export interface Said {
  /** Its number among the entries of the record, from 1. */
  readonly number: number
  readonly seat: Seat
  /** The key of the question. */
  readonly ask: string
  readonly answer: Answer
}

/** An answer that could have been another one, and what its seat knew when it gave it. */
export interface Decision extends Said {
  readonly question: Question
  readonly sight: Sight
}

/** What one entry of a record led to. */
export interface Footstep {
  readonly number: number
  /** The answers that came into force with it: none while others still think, several where they were secret. */
  readonly answers: readonly Said[]
  /** How well each seat stood afterwards; empty while the game cannot tell. */
  readonly values: readonly number[]
  /** The same on average, had chance fallen otherwise; only where something was left to chance or came to light. */
  readonly otherLuck?: readonly number[]
  /** The same on average, had those who were asked answered anything. */
  readonly otherAnswers?: readonly number[]
}

/** A record, played again entry by entry. */
export interface Retraced {
  readonly start: readonly number[]
  readonly footsteps: readonly Footstep[]
  readonly decisions: readonly Decision[]
  /** How the match ended, if the record goes so far. */
  readonly result?: Result
}

/**
 * Plays a record again from where it begins; yields after each entry how many it has played. To compare a moment with
 * other worlds takes long, so it is done for the `greatest` changes only, if so many are asked for.
 */
export function* retracing(
  game: Game,
  record: MatchRecord,
  seed: string,
  greatest = Infinity,
): Generator<number, Retraced> {
  if (greatest === Infinity) return yield* walking(game, record, seed, 0)
  const { start, footsteps } = yield* walking(game, record, seed, Infinity)
  const changes = footsteps.map(({ values }, i) => changeOf(footsteps[i - 1]?.values ?? start, values))
  return yield* walking(game, record, seed, changes.toSorted((a, b) => b - a)[greatest - 1] ?? 0)
}

/** By how much somebody stands otherwise than before, at most. */
function changeOf(before: readonly number[], after: readonly number[]): number {
  return Math.max(0, ...after.map((value, seat) => Math.abs(value - (before[seat] ?? value))))
}

/** Walks through a record, and compares those moments with other worlds that changed at least so much. */
function* walking(
  game: Game,
  record: MatchRecord,
  seed: string,
  enough: number,
): Generator<number, Retraced> {
  const from = record.origin?.at ?? 0
  let match = Match.replay(game, record, from)
  const start = valuesOf(match)
  const footsteps: Footstep[] = []
  const decisions: Decision[] = []
  let unsettled: Decision[] = []
  for (let number = from + 1; number <= record.entries.length; number++) {
    yield number - 1
    const entry = record.entries[number - 1]
    if (entry === undefined || 'undo' in entry) {
      match = Match.replay(game, record, number)
      footsteps.push({ number, answers: [], values: valuesOf(match) })
      continue
    }
    const open = openFor(match, entry.seat)
    const { question, settles } = open
    // Whoever thinks again takes back what they said before; where all must agree, the last word is everybody's.
    unsettled = unsettled.filter(({ seat }) => settles !== 'agree' && seat !== entry.seat)
    const seen = sight(match, entry.seat)
    unsettled.push({
      number,
      seat: entry.seat,
      ask: question.ask,
      answer: entry.value,
      question,
      sight: seen,
    })
    const before = match.fork()
    match.answer(entry.seat, open.id, entry.value)
    const settled = match.held(entry.seat) === undefined
    const given = { ...entry, id: open.id }
    const chance = sow(`${seed} otherwise ${number}`)
    const values = valuesOf(match)
    const compared = changeOf(footsteps.at(-1)?.values ?? start, values) >= enough
    footsteps.push({
      number,
      answers: settled ? unsettled.map(saidOf) : [],
      values,
      ...(compared && leftToChance(before, match) && { otherLuck: withOtherLuck(before, given, chance) }),
      ...(compared && settled && { otherAnswers: withOtherAnswers(before, given, chance) }),
    })
    if (!settled) continue
    decisions.push(...unsettled)
    unsettled = []
  }
  return {
    start,
    footsteps,
    decisions: [...decisions, ...unsettled].filter(({ question }) => leavesChoice(question)),
    ...(match.result && { result: match.result }),
  }
}

const saidOf = ({ number, seat, ask, answer }: Said): Said => ({ number, seat, ask, answer })

function openFor(match: Match, seat: Seat): Open {
  const open = match.open.find(one => one.seats.includes(seat))
  if (open === undefined) throw new Error(`the record lets seat ${seat} answer what it is not asked`)
  return open
}

/** Whether something hidden came to light between two moments, or the generator was asked. */
function leftToChance(before: Match, after: Match): boolean {
  return after.learnt !== 0 || hash(before.position.random) !== hash(after.position.random)
}

/** How well each seat stands with all cards on the table. */
function valuesOf(match: Match): readonly number[] {
  // A copy: an uncut position changes with the match, and so may what a game returns of it.
  return [...(match.game.evaluate?.(uncut(match)) ?? [])]
}

/** So many answers by chance are enough to see whether there are two. */
const glance = 8

function leavesChoice(question: Question): boolean {
  return someAnswers(question, glance, sow('choice')).length > 1
}
