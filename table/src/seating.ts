import { nextFor, nextTurn } from '@osud/bots'
import type { Turn } from '@osud/bots'
import type { Match, Open, Seat } from '@osud/engine'
import type { Moment, Place } from './host.ts'

/** The seats from which people play. */
export function peopleAt(places: readonly Place[]): Seat[] {
  return places.flatMap((place, seat) => ('person' in place ? [seat] : []))
}

/** The next person to answer. A person may answer while bots still think about a question of their own. */
export function personTurn(
  match: Match,
  people: readonly Seat[],
): { readonly seat: Seat; readonly open: Open } | undefined {
  const turn = match.open[0]?.settles === 'agree' ? nextTurn(match, people) : nextFor(match, people)
  return turn !== undefined && people.includes(turn.seat) ? turn : undefined
}

/** The next bot to answer, and what it says if that is settled already. */
export function botTurn(
  match: Match,
  places: readonly Place[],
): (Turn & { readonly bot: string }) | undefined {
  const turn = nextTurn(match, peopleAt(places))
  const place = turn && places[turn.seat]
  return turn === undefined || place === undefined || !('bot' in place)
    ? undefined
    : { ...turn, bot: place.bot }
}

/**
 * How many answers go back with the last one that one of `people` gave, who gave it, and if none can go back, why. What
 * bots said since goes with it. Nothing before the barrier can be taken back, so nobody needs to look there.
 */
export function takingBack(match: Match, people: readonly Seat[]): Moment['undo'] & { readonly seat: Seat } {
  const since = match.entries(match.barrier).filter(entry => 'seat' in entry)
  const last = since.findLastIndex(entry => people.includes(entry.seat))
  const seat = since[last]?.seat ?? people[0] ?? 0
  const { answers, because } = match.undoable(seat)
  const count = since.length - last
  if (last >= 0 && answers >= count) return { count, seat }
  return { count: 0, seat, because: because ?? (last < 0 ? 'undo-barrier' : 'undo-others') }
}

/** Whether a game has something that one seat must not see of another. */
export function hasSecrets(match: Match): boolean {
  return Object.values(match.game.zones).some(({ sees }) => sees === 'owner' || sees === 'named')
}
