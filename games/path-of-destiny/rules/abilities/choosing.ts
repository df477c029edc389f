import type { Flow } from '@osud/engine'
import { cardOptions, titleOf } from '../card-words.ts'
import { availablePairs } from '../deck.ts'
import type { Table, Who } from '../state.ts'
import { player } from '../state.ts'
import { takeFromTimeline } from '../timeline.ts'
import { hand, timeline } from '../zones.ts'

/** Whether there is a card on somebody's timeline to take back. */
export const hasTimeline = (table: Table, who: Who): boolean => table.cards(timeline(who)).length > 0

/** Whether there is a card in hand to play or to discard. */
export const hasHand = (table: Table, who: Who): boolean => table.cards(hand(who)).length > 0

/** Whether there is a pair on the mat that nobody has taken. */
export const hasPair = (table: Table): boolean => availablePairs(table).length > 0

/** Takes one card of the timeline into the hand; the owner says which. */
export function* takeBack(table: Table, who: Who, rule: string): Flow<string> {
  const card = yield* table.choose<string>(who, {
    ask: 'ask.take-back',
    options: cardOptions(table.cards(timeline(who))),
    rule,
  })
  takeFromTimeline(table, who, card)
  table.tell('log.take-back', { hero: player(table, who).hero, card: titleOf(card) }, rule)
  return card
}
