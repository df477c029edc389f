import type { Result, Step } from './game.ts'
import type { Seedling } from './random.ts'
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
