import { log, view } from '@osud/engine'
import type { Event, Game, Match, Reader, SeenArg, SeenEvent } from '@osud/engine'
import type { Head, KeptMatch } from '../keep/store.ts'
import { HostError } from './host.ts'
import type { HostTrouble, Place, TaleSheet } from './host.ts'

/**
 * What a stored match can be told from. While it is played, a reader hears what that reader may know: the only person at this
 * screen all that this seat knows, several people what everybody knows. Once it is over, nothing is hidden any more.
 */
export function taleSheet(match: Match, head: Head): TaleSheet {
  const { result } = match
  const reader = readerOf(head.places)
  return {
    ...titlePage(head),
    state: view(match, reader).state,
    events: result === undefined ? log(match, reader) : match.events(0).map(laidOpen),
    ...(result && { result }),
  }
}

/**
 * What a match can be told from that was over before the rules changed: all that was told then, and how it ended. Its state is that
 * of its last point, which lies a few answers before the end.
 */
export function oldTaleSheet(game: Game, { head, events }: KeptMatch, older: HostTrouble): TaleSheet {
  const { header, point, summary } = head
  if (summary === undefined) throw new HostError(older)
  const state = point.position.game
  return {
    ...titlePage(head),
    state: game.upgrade?.(state, header.rules) ?? state,
    events: events.map(laidOpen),
    result: summary.result,
    older,
  }
}

function titlePage({ id, header, places, begun, touched }: Head) {
  const { game, seats } = header
  return { match: id, game, seats, places, begun, touched, reader: readerOf(places) }
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
