import type { Answer } from './question.ts'
import type { RuleId, Seat } from './words.ts'

/** A match that teaches a game: all its answers are given, and notes tell what they show. Plain data. */
export interface Lesson {
  readonly game: string
  readonly seed: string
  readonly options: object
  readonly seats: number
  /** The seat of whoever learns. */
  readonly learner: Seat
  /** Every answer of the match, from the first to the last. */
  readonly answers: readonly { readonly seat: Seat; readonly value: Answer }[]
  readonly steps: readonly LessonStep[]
}

/** One note of a lesson, and what lies on the table while it is read. */
export interface LessonStep {
  /** Its text is `lesson.<id>`. */
  readonly id: string
  /** How many answers have been given by now; what lies between two steps is played by the lesson. */
  readonly at: number
  /** The next answer is the learner's own. Whoever would answer otherwise reads `lesson.<id>.else`. */
  readonly yours?: true
  /** What it teaches, one or more of the topics that the game lists. */
  readonly teaches: readonly string[]
  /** The rules behind it, the most important one first. */
  readonly rules: readonly RuleId[]
  /** What is lit on the board: places by their names, cards as `card:<id>`. */
  readonly light?: readonly string[]
  /** What the note names. */
  readonly args?: Readonly<
    Record<string, number | { readonly cards: readonly string[] } | { readonly text: string }>
  >
}
