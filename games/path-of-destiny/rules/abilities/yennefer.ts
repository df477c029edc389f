import type { Flow } from '@osud/engine'
import { because } from '@osud/engine'
import { faceOf } from '../../content/faces.ts'
import type { Ability } from '../ability.ts'
import { cardOptions, titleOf } from '../card-words.ts'
import { availablePairs, cardsOnMat, placeOf } from '../deck.ts'
import { gainSymbols } from '../gains.ts'
import { discardPair, pairArgs } from '../mat.ts'
import type { Table, Who } from '../state.ts'
import { player } from '../state.ts'
import type { Symbol } from '../symbol.ts'
import { tally } from '../symbol.ts'
import { hand, pair, timeline } from '../zones.ts'
import { hasPair } from './choosing.ts'

/** Yennefer's abilities (POD-080 to POD-083). Taking from the supply is no draft: her figure stays (POD-303). */
export const yennefer = {
  'drawing-energy': {
    window: 'before-draft',
    rule: 'POD-080',
    usable: table => availablePairs(table).length > 1,
  },
  'magical-glow': { window: 'after-draft', rule: 'POD-081', usable: hasPair },
  'energy-release': { window: 'after-draft', rule: 'POD-082', usable: hasPair },
  'amplified-release': { window: 'after-draft', rule: 'POD-083', usable: hasPair },
} satisfies Record<string, Ability>

const symbolsAt = (table: Table, place: number): Symbol[] =>
  table.cards(pair(place)).flatMap(card => [...faceOf(card).symbols])

/** Exchanges the places of two face-up cards of different pairs (POD-080). */
export function* drawingEnergy(table: Table, { who }: { who: Who }): Flow {
  const one = yield* table.choose<string>(who, {
    ask: 'ask.swap',
    options: cardOptions(cardsOnMat(table)),
    rule: 'POD-080',
  })
  const here = placeOf(table, one)
  const other = yield* table.choose<string>(who, {
    ask: 'ask.swap-with',
    args: { card: titleOf(one) },
    options: cardOptions(cardsOnMat(table).filter(card => placeOf(table, card) !== here)),
    rule: 'POD-080',
  })
  const there = placeOf(table, other)
  table.move(one, pair(here), pair(there))
  table.move(other, pair(there), pair(here))
  table.tell(
    'log.swap',
    { hero: player(table, who).hero, card: titleOf(one), other: titleOf(other) },
    'POD-080',
  )
}

/** Takes one card of a pair into the hand and discards the other (POD-081). */
export function* magicalGlow(table: Table, { who }: { who: Who }): Flow {
  const card = yield* takeFromMat(table, who, 'POD-081')
  const place = placeOf(table, card)
  table.move(card, pair(place), hand(who))
  table.tell('log.take', { hero: player(table, who).hero, card: titleOf(card) }, 'POD-081')
  tellDiscard(table, who, place, 'POD-081')
}

/** Discards a pair and gains up to two of the symbols on it (POD-082). */
export function* energyRelease(table: Table, { who }: { who: Who }): Flow {
  const place = yield* table.choose<number>(who, {
    ask: 'ask.release',
    options: availablePairs(table).map(value => ({
      value,
      says: { key: 'ask.pair', args: pairArgs(table, value) },
      warns: symbolsAt(table, value).length === 0 && because('POD-082', 'warn.no-symbols'),
    })),
    rule: 'POD-082',
  })
  const shown = symbolsAt(table, place)
  const gained =
    new Set(shown).size > 1 && shown.length > 2
      ? yield* table.pick<number>(who, {
          ask: 'ask.release-symbols',
          options: shown.map((kind, value) => ({ value, says: { key: 'ask.symbol', args: { kind } } })),
          min: 2,
          max: 2,
          ordered: false,
          rule: 'POD-082',
        })
      : [0, 1]
  tellDiscard(table, who, place, 'POD-082')
  gainSymbols(table, who, tally(gained.flatMap(i => shown[i] ?? [])), 'POD-082')
}

/** Takes one card of a pair and plays it at once (POD-083); it counts as played this turn (POD-327). */
export function* amplifiedRelease(table: Table, { who }: { who: Who }): Flow {
  const card = yield* takeFromMat(table, who, 'POD-083')
  const place = placeOf(table, card)
  table.move(card, pair(place), timeline(who))
  player(table, who).played.push(card)
  table.tell('log.play-one', { hero: player(table, who).hero, card: titleOf(card) }, 'POD-083')
  tellDiscard(table, who, place, 'POD-083')
  table.then({ do: 'effect', who, card })
}

function tellDiscard(table: Table, who: Who, place: number, rule: string): void {
  table.tell('log.discard', { hero: player(table, who).hero, cards: discardPair(table, place) }, rule)
}

const takeFromMat = (table: Table, who: Who, rule: string): Flow<string> =>
  table.choose<string>(who, { ask: 'ask.take', options: cardOptions(cardsOnMat(table)), rule })
