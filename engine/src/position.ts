import type { Game, GameTypes, Result, Step } from './game.ts'
import type { Seedling } from './random.ts'
import { clone } from './plain.ts'
import { copyZones } from './zones.ts'
import type { Zones } from './zones.ts'

/** A match between two steps: all of it, as plain data. */
export interface Position {
  game: object
  readonly zones: Zones
  /** Pending work, the next step last. */
  readonly agenda: Step[]
  readonly random: Seedling
  /** How many questions have been asked; numbers them. */
  asked: number
  result?: Result
}

/** A copy of a position, to go on from or to come back to. */
export function copyPosition<G extends GameTypes>(
  { copy: copyState = clone }: Pick<Game<G>, 'copy'>,
  { game, zones, agenda, random, asked, result }: Position,
): Position {
  const copy: Position = {
    game: copyState(game as G['state']),
    zones: copyZones(zones),
    agenda: clone(agenda),
    random: [random[0], random[1], random[2], random[3]],
    asked,
  }
  if (result !== undefined) copy.result = clone(result)
  return copy
}
