import { Match, hash, sight, someAnswers, sow, uncut } from '@osud/engine'
import type { Answer, Entry, Game, MatchRecord, Open, Question, Seat, Sight } from '@osud/engine'
import { expectedAfter } from './luck.ts'

/** What one entry of a record led to. */
export interface Footstep {
  /** How well each seat stood afterwards; empty while the game cannot tell. */
  readonly values: readonly number[]
  /** The same on average, had chance fallen otherwise; only where something was left to chance or came to light. */
  readonly expected?: readonly number[]
  /** What was answered; an undo answers nothing. */
  readonly said?: Said
}

/** An answer, to what it was given, and by whom. */
export interface Said {
  readonly seat: Seat
  readonly question: Question
  readonly answer: Answer
}

/** An answer that could have been another one, and what its seat knew when it gave it. */
export interface Decision extends Said {
  /** Its number among the entries of the record, from 1. */
  readonly number: number
  readonly sight: Sight
}

/** A record, played again entry by entry. */
export interface Retraced {
  readonly start: readonly number[]
  readonly footsteps: readonly Footstep[]
  readonly decisions: readonly Decision[]
  /** The match where the record ends. */
  readonly end: Match
}

/** Plays a record again from where it begins. */
export function retrace(game: Game, record: MatchRecord, seed: string): Retraced {
  const from = record.origin?.at ?? 0
  let match = Match.replay(game, record, from)
  const start = valuesOf(match)
  const footsteps: Footstep[] = []
  const decisions: Decision[] = []
  let unsettled: Decision[] = []
  record.entries.slice(from).forEach((entry, i) => {
    const number = from + i + 1
    if ('undo' in entry) {
      match = Match.replay(game, record, number)
      footsteps.push({ values: valuesOf(match) })
      return
    }
    const open = openFor(match, entry)
    const said = { seat: entry.seat, question: open.question, answer: entry.value }
    if (leavesChoice(open.question)) {
      // Whoever thinks again takes back what they said before; where all must agree, the last word is everybody's.
      unsettled = unsettled.filter(({ seat }) => seat !== said.seat && open.settles !== 'agree')
      unsettled.push({ ...said, number, sight: sight(match, said.seat) })
    }
    const before = { match: match.fork(), random: hash(match.position.random) }
    match.answer(said.seat, open.id, said.answer)
    const byChance = match.learnt !== 0 || hash(match.position.random) !== before.random
    const expected = byChance && expectedAfter(before.match, open, said, sow(`${seed} ${number}`))
    footsteps.push({ values: valuesOf(match), said, ...(expected && { expected }) })
    if (match.held(said.seat) === undefined) {
      decisions.push(...unsettled)
      unsettled = []
    }
  })
  return { start, footsteps, decisions: [...decisions, ...unsettled], end: match }
}

function openFor(match: Match, { seat }: Extract<Entry, { seat: Seat }>): Open {
  const open = match.open.find(one => one.seats.includes(seat))
  if (open === undefined) throw new Error(`the record lets seat ${seat} answer what it is not asked`)
  return open
}

/** How well each seat stands with all cards on the table. */
function valuesOf(match: Match): readonly number[] {
  return match.game.evaluate?.(uncut(match)) ?? []
}

/** So many answers by chance are enough to see whether there are two. */
const glance = 8

function leavesChoice(question: Question): boolean {
  return someAnswers(question, glance, sow('choice')).length > 1
}
