import type { Event, Result, Seat } from '@osud/engine'

/** What a game remembers of a match that is over. */
export interface Recollection {
  /** Raised whenever other feats are looked for than before. */
  readonly edition: number
  hero(state: object, seat: Seat): string | undefined
  /** The feats that a seat has earned, from all that was told. */
  feats(
    match: { readonly events: readonly Event[]; readonly state: object; readonly result: Result },
    seat: Seat,
  ): readonly string[]
}

/** What a game remembers, if it remembers anything. */
export async function recollectionOf(game: string): Promise<Recollection | undefined> {
  if (game !== 'path-of-destiny') return undefined
  // To the archive a state is a state, whatever the types of its game.
  return (await import('@osud/path-of-destiny/feats')).recollection as unknown as Recollection
}
