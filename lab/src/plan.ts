import type { NamedBot } from './playing.ts'

/** What to simulate, as plain data: so many games at each of the tables, which differ in their number of seats. */
export interface Plan {
  readonly game: string
  /** The version of the rules. */
  readonly rules: string
  /** The fingerprint of how the table plays. */
  readonly print?: string
  readonly options: object
  /** The experiment whose change of the game is played. */
  readonly experiment?: string
  readonly seats: readonly number[]
  /** The bots as they were typed. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
}

/** How many games a plan asks for. */
export function gamesOf({ games, seats }: Pick<Plan, 'games' | 'seats'>): number {
  return games * seats.length
}

/** Who sits where in game `i`: the bots change seats from game to game. */
export function seatingOf(bots: readonly NamedBot[], seats: number, i: number): NamedBot[] {
  return Array.from({ length: seats }, (_, seat) => bots[(seat + i) % bots.length] as NamedBot)
}
