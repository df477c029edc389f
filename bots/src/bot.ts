import type { Answer, Game, GameTypes, Question, Seedling, Sight } from '@osud/engine'

/** Somebody who plays without being a person. All it ever receives is what its seat may know. */
export interface Bot {
  readonly name: string
  /** An answer to the question that its seat is asked. `look` shows what the seat knows, to those who want to know. */
  decide<G extends GameTypes>(
    game: Game<G>,
    look: () => Sight<G>,
    question: Question,
    random: Seedling,
  ): Answer
}
