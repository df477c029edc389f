import type { Flow, Game, GameTypes, Step } from './game.ts'
import type { Journal } from './journal.ts'
import type { Points } from './points.ts'
import type { Position } from './position.ts'
import type { Answer, Open } from './question.ts'
import type { Point } from './record.ts'
import { Table } from './table.ts'
import type { Seat } from './words.ts'

/** An answer that settled its question, and whether every seat knows it. */
export interface Said {
  readonly seat: Seat
  readonly value: Answer
  readonly aloud: boolean
}

/** More steps in a row without a question than any rulebook has: the agenda is going in circles. */
const endless = 100_000

const nobody: readonly Open[] = Object.freeze([])

type AnyRule<G extends GameTypes> = (table: Table<G>, step: Step) => Flow | void

/** A position in motion: takes steps from the agenda and runs them until somebody must be asked. */
export class Run<G extends GameTypes> {
  readonly position: Position
  readonly table: Table<G>
  /** The step that is running. */
  step: Step | undefined
  /** The point at which it began, where one was taken. */
  from: Point | undefined
  /** What has been answered in it, questions that are still open apart. */
  said: Said[] = []
  #flow: Flow | undefined
  readonly #game: Game<G>
  readonly #journal: Journal
  readonly #points: Points
  #next: Point | undefined

  /** `from` is the point that the position is a copy of, if it is one. */
  constructor(
    game: Game<G>,
    seats: number,
    position: Position,
    journal: Journal,
    points: Points,
    from?: Point,
  ) {
    this.position = position
    this.#next = from
    this.table = new Table(game.zones, seats, position, journal)
    this.#game = game
    this.#journal = journal
    this.#points = points
  }

  /** Goes on with the answer that the running step waits for; returns what is asked next, or nothing at the end. */
  go(answer: unknown): readonly Open[] {
    const { agenda } = this.position
    const rules = this.#game.steps as unknown as Readonly<Record<string, AnyRule<G>>>
    for (let passed = 0; passed < endless; passed++) {
      if (this.#flow !== undefined) {
        const turn = this.#flow.next(answer)
        if (!turn.done) return this.#asking(turn.value)
        this.#flow = undefined
      }
      if (this.position.result !== undefined) return nobody
      const from = this.#next ?? this.#points.pass(this.#game, this.position, this.#journal)
      this.#next = undefined
      this.#game.between?.(this.table)
      if (this.position.result !== undefined) return nobody
      const step = agenda.pop()
      if (step === undefined) throw new Error('the agenda is empty, but nobody has ended the match')
      this.step = step
      this.from = from
      if (this.said.length > 0) this.said = []
      const rule = rules[step.do]
      if (rule === undefined) throw new Error(`there is no step '${step.do}'`)
      this.#flow = rule(this.table, step) ?? undefined
    }
    throw new Error('the agenda goes in circles without a question')
  }

  #asking(open: readonly Open[]): readonly Open[] {
    if (this.position.result !== undefined) throw new Error('it asks after the end')
    return open
  }
}
