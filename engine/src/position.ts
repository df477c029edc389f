import type { Result, Step } from './game.ts'
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
export function copyPosition({ game, zones, agenda, random, asked, result }: Position): Position {
  const copy: Position = {
    game: clone(game),
    zones: copyZones(zones),
    agenda: clone(agenda),
    random: clone(random),
    asked,
  }
  if (result !== undefined) copy.result = clone(result)
  return copy
}
