import type { Game, GameTypes } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { pathOfDestiny } from '@osud/path-of-destiny'
import { studyPathOfDestiny } from './path-of-destiny.ts'
import type { Study } from './study.ts'

/** A game on the bench of the lab, and what it can be studied for beyond its results. */
export interface Subject {
  readonly game: Game
  readonly study?: Study
}

function subject<G extends GameTypes>(game: Game<G>, study?: Study): Subject {
  // From here on nobody knows the types of the game's own state any more.
  return { game: game as unknown as Game, ...(study && { study }) }
}

const subjects: readonly Subject[] = [subject(pathOfDestiny, studyPathOfDestiny), subject(ferry)]

/** The game with this id. */
export function findSubject(id: string): Subject | undefined {
  return subjects.find(({ game }) => game.id === id)
}
