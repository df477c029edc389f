import { bots } from '@osud/bots'
import type { Match } from '@osud/engine'
import type { Place } from './host.ts'

/** The longest name that a table has room for. */
const longest = 24

/** A match as a file holds it. Who sits where stands beside the save: the match itself does not know. */
export function fileOf(match: Match, places: readonly Place[]): string {
  return JSON.stringify({ ...match.save(), places })
}

/** Who sat where, if a file of unknown origin tells it of so many seats. */
export function placesIn(kept: object, seats: number): readonly Place[] | undefined {
  const { places } = kept as { readonly places?: unknown }
  if (!Array.isArray(places) || places.length !== seats) return undefined
  const seated = places.flatMap((place: unknown) => placeOf(place) ?? [])
  return seated.length === seats ? seated : undefined
}

function placeOf(place: unknown): Place | undefined {
  const { person, bot } = (place ?? {}) as { readonly person?: unknown; readonly bot?: unknown }
  if (typeof person === 'string') return { person: person.slice(0, longest) }
  if (typeof bot === 'string') return { bot: Object.hasOwn(bots, bot) ? bot : 'companion' }
  return undefined
}
