import type { Game, GameTypes } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { pathOfDestiny } from '@osud/path-of-destiny'
import { byLot } from './path-of-destiny/by-lot.ts'
import { studyPathOfDestiny } from './path-of-destiny/study.ts'
import type { Study } from './study.ts'

/** A game on the bench of the lab, and what it can be studied for beyond its results. */
export interface Subject {
  readonly game: Game
  readonly study?: Study
  /** The same game with one thing changed, by name, so that what this thing is worth can be measured. */
  readonly experiments?: { readonly [name: string]: Game }
}

/** From here on nobody knows the types of the game's own state any more. */
const untyped = <G extends GameTypes>(game: Game<G>): Game => game as unknown as Game

const subjects: readonly Subject[] = [
  {
    game: untyped(pathOfDestiny),
    study: studyPathOfDestiny,
    experiments: { 'initiative-by-lot': untyped(byLot) },
  },
  { game: untyped(ferry) },
]

/** The names of the experiments with a game. */
export function experimentsWith(id: string): string[] {
  return Object.keys(findSubject(id)?.experiments ?? {})
}

/** The game as an experiment changes it, or as it is. */
export function subjectOf(subject: Subject, experiment: string | undefined): Subject {
  if (experiment === undefined) return subject
  const game = subject.experiments?.[experiment]
  if (game === undefined) throw new Error(`the lab does not know the experiment '${experiment}'`)
  return { ...subject, game }
}

/** The game with this id. */
export function findSubject(id: string): Subject | undefined {
  return subjects.find(({ game }) => game.id === id)
}
