import { log, view } from '@osud/engine'
import type { Event, Match, Reader, SeenArg, SeenEvent } from '@osud/engine'
import type { Head } from '../keep/store.ts'
import type { Place, TaleSheet } from './host.ts'

/**
 * What a stored match can be told from. While it is played, a reader hears what that reader may know: the only person at this
 * screen all that this seat knows, several people what everybody knows. Once it is over, nothing is hidden any more.
 */
export function taleSheet(match: Match, head: Head): TaleSheet {
  const { header, result } = match
  const reader = readerOf(head.places)
  const { state } = view(match, reader)
  return {
    match: head.id,
    game: header.game,
    seats: header.seats,
    places: head.places,
    begun: head.begun,
    touched: head.touched,
    reader,
    state,
    events: result === undefined ? log(match, reader) : match.events(0).map(laidOpen),
    ...(result && { result }),
  }
}

/** Who reads at this screen. */
function readerOf(places: readonly Place[]): Reader {
  const people = places.flatMap((place, seat) => ('person' in place ? [seat] : []))
  return people.length === 1 ? (people[0] ?? 'onlooker') : 'onlooker'
}

/** An event with every card face up. */
function laidOpen({ key, args, rule }: Event): SeenEvent {
  const open: Record<string, SeenArg> = {}
  for (const [name, arg] of Object.entries(args))
    open[name] =
      typeof arg === 'object' && 'cards' in arg ? { cards: arg.cards.map(({ card }) => card) } : arg
  return rule === undefined ? { key, args: open } : { key, args: open, rule }
}
