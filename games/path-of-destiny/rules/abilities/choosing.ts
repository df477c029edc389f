import type { Flow } from '@osud/engine'
import { availablePairs } from '../deck.ts'
import type { Table, Who, Zone } from '../state.ts'
import { hand, timeline } from '../zones.ts'
import { cardOption } from '../card-words.ts'

/** Whether there is a card on somebody's timeline to take back. */
export const hasTimeline = (table: Table, who: Who): boolean => table.cards(timeline(who)).length > 0

/** Whether there is a card in hand to play or to discard. */
export const hasHand = (table: Table, who: Who): boolean => table.cards(hand(who)).length > 0

/** Whether there is a pair on the mat that nobody has taken. */
export const hasPair = (table: Table): boolean => availablePairs(table).length > 0

/** Asks for one card of a zone. */
export function chooseCard(
  table: Table,
  who: Who,
  from: Zone | `${Zone}:${number}`,
  ask: 'ask.take-back' | 'ask.play-more' | 'ask.play-other',
  rule: string,
): Flow<string> {
  return table.choose<string>(who, { ask, options: table.cards(from).map(cardOption), rule })
}
