import type { Flow, Option, SeenCard } from '@osud/engine'
import { because } from '@osud/engine'
import { opens } from './ability.ts'
import { availablePairs, drawCards } from './deck.ts'
import { gainPoints } from './gains.ts'
import { orderAfterDraft } from './initiative.ts'
import { discardPair, pairArgs } from './mat.ts'
import { storyOf } from './pages.ts'
import type { Place, Table, Who } from './state.ts'
import { isAutoma, player } from './state.ts'
import type { Step } from './step.ts'
import { hand, pair } from './zones.ts'

/** One turn: draft, play, fate token, each finished by all before the next begins (POD-092). */
export function turn(table: Table, { turn: n }: { turn: number }): void {
  const { state } = table
  state.turn = n
  for (const one of state.players) one.played = []
  table.tell('log.turn', { chapter: state.chapter, turn: n }, 'POD-092')
  const steps: Step[] = [{ do: 'refill' }]
  for (const who of state.initiative) pushDraft(table, who, steps) // POD-098
  steps.push({ do: 'return-figures' }, { do: 'play' }, { do: 'fate' })
  table.then(...steps)
}

/** Discards the top pair, moves the others up and fills the gaps (POD-094 to POD-097). */
export function refill(table: Table): void {
  const { state } = table
  const places = availablePairs(table)
  const top = places[0]
  if (top !== undefined && !(state.chapter === 1 && state.turn === 1)) {
    const { one, other } = pairArgs(table, top)
    discardPair(table, top)
    table.tell('log.top-discarded', { one, other }, 'POD-094')
    for (let i = 1; i < places.length; i++) {
      const place = places[i] as number
      if (place !== i) table.moveAll(pair(place), pair(i))
    }
  }
  dealPairs(table)
}

/** Deals a pair to each empty position, the one nearest to the deck first (POD-043, POD-097). */
function dealPairs(table: Table): void {
  const dealt: SeenCard[] = []
  for (let place = 1; place <= table.state.positions; place++) {
    if (table.cards(pair(place)).length > 0) continue
    dealt.push(...drawCards(table, 2, pair(place)).cards)
  }
  const rule = table.state.chapter === 0 ? 'POD-043' : 'POD-097'
  if (dealt.length > 0) table.tell('log.dealt', { cards: { cards: dealt } }, rule)
}

/** Somebody's draft, with the moment before it (POD-295). */
function pushDraft(table: Table, who: Who, steps: Step[]): void {
  if (opens(table, who, 'before-draft')) steps.push({ do: 'window', who, window: 'before-draft' })
  steps.push({ do: isAutoma(table, who) ? 'automa-draft' : 'draft', who })
}

/** The drafting player moves the figure to a free position and takes its two cards (POD-099). */
export function* draft(table: Table, { who }: { who: Who }): Flow {
  const { state } = table
  const { hero } = player(table, who)
  const options: Option<Place>[] = [{ value: 'deck' }] // POD-100, POD-101
  for (let place = 1; place <= state.positions; place++) options.push(pairOption(table, place))
  const place = yield* table.choose<Place>(who, {
    ask: 'ask.draft',
    args: { hero },
    options,
    rule: 'POD-099',
  })
  state.figures.push({ who, place })
  if (place === 'deck')
    table.tell('log.draft-deck', { hero, cards: drawCards(table, 2, hand(who)) }, 'POD-100')
  else table.tell('log.draft', { hero, cards: table.moveAll(pair(place), hand(who)) }, 'POD-099')
  const next = positionBonus(table, who, place)
  if (opens(table, who, 'after-draft')) next.push({ do: 'window', who, window: 'after-draft' }) // POD-296
  table.then(...next)
}

function pairOption(table: Table, value: number): Option<Place> {
  const by = table.state.figures.find(({ place }) => place === value)
  if (by !== undefined)
    return {
      value,
      says: { key: 'ask.draft.taken', args: { n: value } },
      refused: because('POD-103', 'refuse.place-taken', { by: player(table, by.who).hero }),
    }
  if (table.cards(pair(value)).length === 0)
    return {
      value,
      says: { key: 'ask.draft.taken', args: { n: value } },
      refused: because('POD-302', 'refuse.place-empty'),
    }
  return { value, says: { key: 'ask.pair', args: pairArgs(table, value) } }
}

/** What a figure finds beside a pair: experience at the bottom (POD-104), in The Lesser Evil an alliance card (POD-272). */
export function positionBonus(table: Table, who: Who, place: Place): Step[] {
  const { state } = table
  if (place === 'deck') return []
  if (storyOf(state).special === 'alliances') {
    const drawn = state.alliances[place] !== undefined && !isAutoma(table, who) // POD-313
    return drawn ? [{ do: 'alliance-card', who }] : []
  }
  if (place === state.positions) gainPoints(table, who, 1, 'POD-104')
  return []
}

/** The figures go back to the track in their new order (POD-105). */
export function returnFigures(table: Table): void {
  const { state } = table
  state.initiative = orderAfterDraft(state.figures)
  state.figures = []
  const heroes = state.initiative.map(who => player(table, who).hero)
  table.tell('log.initiative', { heroes }, 'POD-105')
}
