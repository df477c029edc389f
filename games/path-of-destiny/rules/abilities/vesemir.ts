import type { Flow } from '@osud/engine'
import { faceOf } from '../../content/faces.ts'
import type { Ability } from '../ability.ts'
import { cardOptions } from '../card-words.ts'
import { availablePairs, drawCards } from '../deck.ts'
import { gainSymbols } from '../gains.ts'
import { keptAfter } from '../keep.ts'
import { discardPair, pairArgs } from '../mat.ts'
import type { Table, Who } from '../state.ts'
import { player } from '../state.ts'
import { pair, timeline } from '../zones.ts'
import { hasPair } from './choosing.ts'

/** Vesemir's abilities: our own, in the printed windows (POD-071). */
export const vesemir = {
  'old-tracks': { window: 'before-draft', rule: 'POD-071', usable: hasPair },
  patience: {
    window: 'chapter-end',
    rule: 'POD-071',
    usable: (table, who) => table.cards(timeline(who)).length > keptAfter(table.state.chapter),
  },
  'once-more': {
    window: 'during-play',
    rule: 'POD-071',
    usable: (table, who) => effectsPlayed(table, who).length > 0,
  },
  'second-wind': { window: 'before-play', rule: 'POD-071', usable: () => true },
} satisfies Record<string, Ability>

const effectsPlayed = (table: Table, who: Who): string[] =>
  player(table, who).played.filter(card => faceOf(card).effect !== undefined)

/** Discards an available pair and deals a new one in its place. */
export function* oldTracks(table: Table, { who }: { who: Who }): Flow {
  const place = yield* table.choose<number>(who, {
    ask: 'ask.old-tracks',
    options: availablePairs(table).map(value => ({
      value,
      says: { key: 'ask.pair', args: pairArgs(table, value) },
    })),
    rule: 'POD-071',
  })
  const { hero } = player(table, who)
  table.tell('log.discard', { hero, cards: discardPair(table, place) }, 'POD-071')
  drawCards(table, 2, pair(place))
  table.tell('log.old-tracks', { hero, ...pairArgs(table, place) }, 'POD-071')
}

/** Keeps one card more than usual for the next chapter. */
export function patience(table: Table, { who }: { who: Who }): void {
  player(table, who).keepsMore = 1
}

/** Resolves the effect of one card played this turn once more. */
export function* onceMore(table: Table, { who }: { who: Who }): Flow {
  const card = yield* table.choose<string>(who, {
    ask: 'ask.once-more',
    options: cardOptions(effectsPlayed(table, who)),
    rule: 'POD-071',
  })
  table.then({ do: 'effect', who, card })
}

/** Takes all lost-symbol tokens off the timeline and gains one of each active symbol. */
export function secondWind(table: Table, { who }: { who: Who }): void {
  player(table, who).covered = []
  const { left, right } = table.state.active
  gainSymbols(table, who, { [left]: 1, [right]: 1 }, 'POD-071')
}
