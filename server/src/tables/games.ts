import type { Game } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'

// To a server a game is its rules alone, whatever the types of its state.
const games = [pathOfDestiny, ferry] as unknown as readonly Game[]

/** The rules of a game that can be played here. */
export function findRules(id: string): Game | undefined {
  return games.find(game => game.id === id)
}
