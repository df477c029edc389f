import { allows, checkAnswer } from './answer.ts'
import { describe, fail } from './errors.ts'
import type { Answer, Open } from './question.ts'
import type { Suggestion } from './record.ts'
import type { Said } from './run.ts'
import type { Seat } from './words.ts'

/** Stands for "not settled yet": others have still to speak, or do not agree. */
export const waiting: unique symbol = Symbol('waiting')

/** The questions that are open, and what has been said to them so far. */
export class Asking {
  #open: readonly Open[] = []
  #held: (Answer | undefined)[] = []
  #suggestions: readonly Suggestion[] = []

  /** The open questions. */
  get open(): readonly Open[] {
    return this.#open
  }

  /** Asks anew: what was said to earlier questions is forgotten. */
  ask(open: readonly Open[]): void {
    this.#open = open
    if (this.#held.length > 0) this.#held = []
    if (this.#suggestions.length > 0) this.#suggestions = []
  }

  /** Gives the open questions a new number, so that answers to the old one are stale. */
  renumber(id: number): void {
    this.#open = this.#open.map(one => ({ ...one, id }))
  }

  /** What a seat has answered while others are still thinking. */
  held(seat: Seat): Answer | undefined {
    return this.#held[seat]
  }

  /** What has been proposed. */
  get suggestions(): readonly Suggestion[] {
    return this.#suggestions
  }

  /** Takes over proposals that were made earlier; those that do not fit the open question are dropped. */
  takeOver(suggestions: readonly Suggestion[]): void {
    const [open] = this.#open
    if (open?.table) this.#suggestions = suggestions.filter(({ value }) => allows(open.question, value))
  }

  /** The open question that this seat answers with this number. */
  find(seat: Seat, id: number): Open {
    const open = this.#open
    for (let i = 0; i < open.length; i++) {
      const one = open[i] as Open
      if (one.id === id && one.seats.includes(seat)) return one
    }
    if (open.length === 0) return fail({ code: 'ended' })
    return open.some(one => one.id === id) ? fail({ code: 'not-asked', seat }) : this.#stale(id)
  }

  /** Proposes an answer to a question of the whole table; the last word of each seat counts. */
  suggest(seat: Seat, id: number, given: unknown): void {
    const open = this.#open.find(one => one.id === id)
    if (open === undefined) return this.#stale(id)
    if (!open.table) return fail({ code: 'no-suggestions' })
    const value = checkAnswer(open.question, given)
    this.#suggestions = [...this.#suggestions.filter(one => one.seat !== seat), { seat, value }]
  }

  /** Takes in a checked answer. Returns what settles the question, or `waiting`; `said` learns who said what. */
  take({ settles, seats, question, table }: Open, seat: Seat, value: Answer, said: Said[]): unknown {
    if (settles === 'first') {
      said.push({ seat, value, aloud: question.aloud === true || table || question.kind === 'offer' })
      return value
    }
    this.#held[seat] = value
    if (settles === 'agree') {
      if (seats.some(one => this.#held[one] !== value)) return waiting
      for (const one of seats) said.push({ seat: one, value, aloud: true })
      return value
    }
    const open = this.#open
    for (const one of open) if (this.#held[speaker(one)] === undefined) return waiting
    const answers: Answer[] = []
    for (const one of open) {
      const answer = this.#held[speaker(one)] as Answer
      said.push({ seat: speaker(one), value: answer, aloud: one.question.aloud === true })
      answers.push(answer)
    }
    return answers
  }

  #stale(given: unknown): never {
    const open = [...new Set(this.#open.map(({ id }) => id))]
    return fail({ code: 'stale-question', given: describe(given), open })
  }
}

/** Who answers one of several questions asked at once. */
const speaker = ({ seats }: Open): Seat => seats[0] as Seat
