import type { SeenCard } from '@osud/engine'
import type { Table, Zone } from './state.ts'
import { pair } from './zones.ts'

/** Draws from the main deck, one card after the other; an empty deck is made of the discard pile first (POD-106). */
export function drawCards(
  table: Table,
  count: number,
  to: Zone | `${Zone}:${number}`,
): { cards: SeenCard[] } {
  const drawn = table.draw(count, 'deck', to)
  const missing = count - drawn.cards.length
  if (missing === 0 || table.cards('discard').length === 0) return drawn
  table.moveAll('discard', 'deck')
  table.shuffle('deck')
  table.tell('log.reshuffle', {}, 'POD-106')
  drawn.cards.push(...table.draw(missing, 'deck', to).cards)
  return drawn
}

/** The pair positions whose pair still lies there (POD-302). */
export function availablePairs(table: Table): number[] {
  const places: number[] = []
  for (let place = 1; place <= table.state.positions; place++)
    if (table.cards(pair(place)).length > 0) places.push(place)
  return places
}

/** The cards of all pairs that nobody has taken, from the top down. */
export function cardsOnMat(table: Table): string[] {
  return availablePairs(table).flatMap(place => [...table.cards(pair(place))])
}

/** The position where a face-up card lies. */
export function placeOf(table: Table, card: string): number {
  const place = availablePairs(table).find(one => table.cards(pair(one)).includes(card))
  if (place === undefined) throw new Error(`'${card}' does not lie on the mat`)
  return place
}
