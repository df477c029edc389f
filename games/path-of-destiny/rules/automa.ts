import type { Flow, SeenCard } from '@osud/engine'
import { automaBoards } from '../content/automa.ts'
import { faceOf } from '../content/faces.ts'
import { cardOptions } from './card-words.ts'
import { availablePairs, drawCards } from './deck.ts'
import { positionBonus } from './draft.ts'
import type { Path } from './fate.ts'
import { gainPoints, gainSymbols } from './gains.ts'
import type { Hero } from './hero.ts'
import { discardPair } from './mat.ts'
import type { Table, Who } from './state.ts'
import { isAutoma, player } from './state.ts'
import { symbolsOf } from './timeline.ts'
import { pair, timeline } from './zones.ts'

/** Flips the solo fate token: one face for each path (POD-208). */
export function flipPath(table: Table): Path {
  return table.chance(2) === 0 ? 'left' : 'right'
}

/** Flips the solo fate token and gives the Automa the active symbol shown. */
export function flip(table: Table, who: Who, rule: string): void {
  gainSymbols(table, who, { [table.state.active[flipPath(table)]]: 1 }, rule)
}

/** At the start of a chapter: as many flips as its number (POD-208), and each symbol of its board that is active (POD-209). */
export function startAutoma(table: Table): void {
  const { state } = table
  const who = state.initiative.find(one => isAutoma(table, one))
  if (who === undefined) return
  for (let i = 0; i < state.chapter; i++) flip(table, who, 'POD-208')
  const { left, right } = state.active
  for (const symbol of automaBoards[player(table, who).hero].symbols)
    if (symbol === left || symbol === right) gainSymbols(table, who, { [symbol]: 1 }, 'POD-209')
}

/** The Automa drafts the pair with most active symbols and plays it at once (POD-215 to POD-218). */
export function automaDraft(table: Table, { who }: { who: Who }): void {
  const { state } = table
  const { hero } = player(table, who)
  const place = bestPair(table)
  state.figures.push({ who, place: place ?? 'deck' })
  const cards =
    place === undefined ? drawCards(table, 2, timeline(who)) : table.moveAll(pair(place), timeline(who))
  table.tell('log.automa-draft', { hero, cards }, place === undefined ? 'POD-217' : 'POD-215')
  learn(table, who, cards.cards)
  table.then(...positionBonus(table, who, place ?? 'deck')) // POD-219
  if (player(table, who).experience.golden !== undefined) usePower(table, who, cards.cards)
}

/** The available pair with most active symbols, the higher one among equals (POD-216); undefined if none has any. */
function bestPair(table: Table): number | undefined {
  let best: number | undefined
  let most = 0
  for (const place of availablePairs(table)) {
    const count = table.cards(pair(place)).reduce((sum, card) => sum + activeOn(table, card), 0)
    if (count <= most) continue
    most = count
    best = place
  }
  return best
}

const activeOn = ({ state: { active } }: Table, card: string): number =>
  faceOf(card).symbols.filter(symbol => symbol === active.left || symbol === active.right).length

/** The first special ability: experience for certain cards that are drafted (POD-211, POD-229). */
function learn(table: Table, who: Who, cards: readonly SeenCard[]): void {
  const { hero } = player(table, who)
  const taught = cards.filter(({ card }) => automaBoards[hero].learns(faceOf(card)))
  gainPoints(table, who, taught.length, hero === 'yennefer' ? 'POD-229' : 'POD-211')
}

/** The second special ability, from 8 experience points on (POD-212), every time (POD-210). */
function usePower(table: Table, who: Who, cards: readonly SeenCard[]): void {
  const { state } = table
  const { left, right } = state.active
  const { hero } = player(table, who)
  const { power } = automaBoards[hero]
  const counted = symbolsOf(table, who)
  const [more, fewer] = counted[left] >= counted[right] ? [left, right] : [right, left]
  switch (power) {
    case 'glamour':
      table.then({ do: 'glamour', who })
      break
    case 'strengthen':
      tellPower(table, hero)
      gainSymbols(table, who, { [more]: 1 }, 'POD-210')
      break
    case 'catch-up':
      tellPower(table, hero)
      gainSymbols(table, who, { [fewer]: 1 }, 'POD-210')
      break
    case 'leap':
      tellPower(table, hero)
      state.figures = state.figures.map(figure => (figure.who === who ? { who, place: 'deck' } : figure))
      flip(table, who, 'POD-210')
      break
    case 'harmony': {
      const [one, other] = cards.map(({ card }) => faceOf(card).colours)
      if (one?.some(colour => other?.includes(colour)) !== true) break
      tellPower(table, hero)
      gainSymbols(table, who, { [left]: 1, [right]: 1 }, 'POD-210')
      break
    }
  }
}

const tellPower = (table: Table, hero: Hero): void =>
  table.tell('log.ability', { hero, ability: { text: `automa.${hero}.power` } }, 'POD-210')

/** Automa Yennefer takes one more card with an active symbol from the highest pair that has one (POD-230). */
export function* glamour(table: Table, { who }: { who: Who }): Flow {
  const place = availablePairs(table).find(one => shining(table, one).length > 0)
  if (place === undefined) return
  const cards = shining(table, place)
  const [first = '', second] = cards
  const [human = 0] = table.order()
  const { hero } = player(table, who)
  tellPower(table, hero)
  const card =
    second === undefined
      ? first
      : yield* table.choose<string>(human, {
          ask: 'ask.glamour',
          args: { hero },
          options: cardOptions(cards),
          rule: 'POD-230',
        })
  const drafted = table.move(card, pair(place), timeline(who))
  table.tell('log.automa-draft', { hero, cards: drafted }, 'POD-230')
  table.tell('log.discard', { hero, cards: discardPair(table, place) }, 'POD-230')
  learn(table, who, drafted.cards)
}

const shining = (table: Table, place: number): string[] =>
  table.cards(pair(place)).filter(card => activeOn(table, card) > 0)
