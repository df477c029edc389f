import type { SeenCard } from '@osud/engine'
import { titleOf } from './card-words.ts'
import type { Table } from './state.ts'
import { pair } from './zones.ts'

/** Discards what still lies at a pair position, face up beside the main deck (POD-108). */
export function discardPair(table: Table, place: number): { cards: SeenCard[] } {
  return table.moveAll(pair(place), 'discard')
}

/** The two cards of a pair, for a text. */
export function pairArgs(table: Table, place: number) {
  const [one = '', other = ''] = table.cards(pair(place))
  return { n: place, one: titleOf(one), other: titleOf(other) }
}
