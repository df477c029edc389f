import type { Flow } from '@osud/engine'
import { opens } from './ability.ts'
import { cardOptions } from './card-words.ts'
import { drawCards } from './deck.ts'
import { gainSymbols } from './gains.ts'
import { storyOf } from './pages.ts'
import type { Table, Who } from './state.ts'
import { people, player } from './state.ts'
import type { Step } from './step.ts'
import type { Symbol } from './symbol.ts'
import { layFromHand } from './timeline.ts'
import { hand } from './zones.ts'

/** The play step: first the abilities used before it, in initiative order (POD-297), then the choice of cards. */
export function play(table: Table): void {
  const steps: Step[] = []
  for (const who of table.state.initiative)
    if (opens(table, who, 'before-play')) steps.push({ do: 'window', who, window: 'before-play' })
  steps.push({ do: 'choose-cards' }, { do: 'after-play' })
  table.then(...steps)
}

/**
 * Everybody chooses two cards and their order in secret (POD-110, POD-111); all reveal at once and lay them at the right
 * end of their timelines (POD-112). Then effects are resolved, the left card's before the right one's (POD-114).
 */
export function* chooseCards(table: Table): Flow {
  const seats = people(table)
  const chosen = yield* table.everyone<string>(seats, who => {
    const held = table.cards(hand(who))
    const count = Math.min(2, held.length)
    return {
      kind: 'pick',
      ask: 'ask.play',
      options: cardOptions(held),
      min: count,
      max: count,
      ordered: true,
      rule: 'POD-110',
    }
  })
  const steps: Step[] = []
  for (const who of seats) {
    const cards = chosen.get(who) ?? []
    const laid = layFromHand(table, who, cards)
    table.tell('log.play', { hero: player(table, who).hero, cards: laid }, 'POD-112')
    steps.push({ do: 'resolve', who, cards })
  }
  table.then(...steps)
}

/** When all effects are resolved: what was declared for this step is over, and the story's own check follows. */
export function afterPlay(table: Table): void {
  for (const one of table.state.players) one.declared = {}
  const { special } = storyOf(table.state)
  if (special === 'extra-effort' && !table.state.options.firstGame) table.then({ do: 'extra-effort' })
  if (special === 'hidden-goals') table.then({ do: 'requirements' })
}

/** Draws cards from the main deck into the hand. */
export function draw(table: Table, { who, count }: { who: Who; count: number }): void {
  const cards = drawCards(table, count, hand(who))
  table.tell('log.draw', { hero: player(table, who).hero, cards }, 'POD-106')
}

/** Discards cards of the hand, the owner says which. */
export function* discard(table: Table, { who, count }: { who: Who; count: number }): Flow {
  const held = table.cards(hand(who))
  const n = Math.min(count, held.length)
  if (n === 0) return
  const cards = yield* table.pick<string>(who, {
    ask: 'ask.discard',
    args: { n },
    options: cardOptions(held),
    min: n,
    max: n,
    ordered: false,
    rule: 'POD-108',
  })
  const discarded = table.move(cards, hand(who), 'discard')
  table.tell('log.discard', { hero: player(table, who).hero, cards: discarded }, 'POD-108')
}

/** Puts tokens of one kind into a pool. */
export function tokens(
  table: Table,
  { who, kind, count, rule }: { who: Who; kind: Symbol; count: number; rule: string },
): void {
  gainSymbols(table, who, { [kind]: count }, rule)
}
