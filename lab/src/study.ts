import type { Match } from '@osud/engine'

/** What was seen of one seat in a game. */
export interface SeatObservations {
  /** What the game calls its roles: the hero. */
  readonly role?: string
  /** Other traits by name. */
  readonly traits: { readonly [trait: string]: string }
  /** The cards it drafted and those it played, each as often as it did. */
  readonly drafted: readonly string[]
  readonly played: readonly string[]
}

/** What was seen in one finished game, beside its result. */
export interface Observations {
  readonly seats: readonly SeatObservations[]
  readonly facts: { readonly [fact: string]: string }
  /** The pages of the story in the order in which they were read; the last one is the ending. */
  readonly pages: readonly string[]
}

/** What a game can be studied for: it looks at a finished match and tells what it saw, as plain data. */
export type Study = (match: Match) => Observations
