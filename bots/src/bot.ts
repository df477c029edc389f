import type { Answer, Game, GameTypes, Question, Say, Seat, Seedling, Sight } from '@osud/engine'

/** Somebody who plays without being a person. All it ever receives is what its seat may know. */
export interface Bot {
  readonly name: string
  /** How long it takes for an answer, in milliseconds; without it, as long as its thought needs. */
  readonly milliseconds?: number
  /**
   * Thinks about the question that its seat is asked, in small pieces, so that it can be told to stop between two of them.
   * `look` shows what the seat knows, to those who want to know.
   */
  think<G extends GameTypes>(
    game: Game<G>,
    look: () => Sight<G>,
    question: Question,
    random: Seedling,
  ): Thought
}

/** A thought on its way to a verdict. */
export type Thought = Generator<undefined, Verdict>

/** What a bot answers, and what it expected of each answer that it looked at. */
export interface Verdict {
  readonly answer: Answer
  /** How often it played on from here in its mind. */
  readonly tries?: number
  /** The most promising first. */
  readonly expectations?: readonly Expectation[]
}

/** What a bot expects of an answer. */
export interface Expectation {
  readonly answer: Answer
  /** The texts of what is answered; none is nothing. */
  readonly says: readonly Taken[]
  /** How well the seat stood afterwards on average, by the game's own evaluation. */
  readonly value: number
  readonly visits: number
  /** What others did to it on the worst line that it took seriously. */
  readonly feared: readonly Feared[]
}

/** An answer of somebody else that a bot fears. */
export interface Feared {
  readonly seat: Seat
  readonly says: readonly Taken[]
  readonly value: number
}

/** Something that an answer takes, and how much of it where that was to be said. */
export interface Taken extends Say {
  readonly n?: number
}

/** A thought that is over as soon as it begins. */
export function* decided(verdict: Verdict): Thought {
  yield
  return verdict
}

/** Thinks to the end at once. */
export function conclude(thought: Thought): Verdict {
  for (;;) {
    const piece = thought.next()
    if (piece.done) return piece.value
  }
}
