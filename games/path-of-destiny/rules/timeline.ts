import type { SeenCard } from '@osud/engine'
import { faceOf } from '../content/faces.ts'
import type { LyingCard, Scope } from './scope.ts'
import { scopeOf } from './scope.ts'
import type { Player, Table, Who } from './state.ts'
import { player } from './state.ts'
import type { Symbol, Symbols } from './symbol.ts'
import { hand, timeline } from './zones.ts'

/** The tokens in somebody's pool, special ones included while they are there (POD-262). */
export function poolOf({ pool, special }: Pick<Player, 'pool' | 'special'>): Symbols {
  if (special.length === 0) return pool
  const all: Record<Symbol, number> = { ...pool }
  for (const { symbol, lost } of special) if (!lost) all[symbol]++
  return all
}

/** Somebody's timeline as it lies: covered symbols do not exist (POD-011), the cards keep their colours. */
export function timelineOf(table: Table, who: Who): LyingCard[] {
  const { covered } = player(table, who)
  const cards = table.cards(timeline(who))
  const lying: LyingCard[] = []
  for (const card of cards) lying.push(faceOf(card))
  for (const { card, symbol } of covered) {
    const place = cards.indexOf(card)
    const { colours, symbols } = lying[place] as LyingCard
    lying[place] = { colours, symbols: symbols.toSpliced(symbols.indexOf(symbol), 1) }
  }
  return lying
}

/** The symbols that somebody has: uncovered on the timeline and in the pool (POD-008). */
export function symbolsOf(table: Table, who: Who): Symbols {
  const { pool, special, covered } = player(table, who)
  // One number for each kind: a record looked up by name would take most of the time of a count.
  let { magic, diplomacy, exploration, combat } = pool
  for (const card of table.cards(timeline(who))) {
    for (const symbol of faceOf(card).symbols) {
      if (symbol === 'magic') magic++
      else if (symbol === 'diplomacy') diplomacy++
      else if (symbol === 'exploration') exploration++
      else combat++
    }
  }
  const counted: Record<Symbol, number> = { magic, diplomacy, exploration, combat }
  for (const { symbol, lost } of special) if (!lost) counted[symbol]++
  for (const { symbol } of covered) counted[symbol]--
  return counted
}

/** What the effect of a card on somebody's timeline takes into account (POD-116), with the colour that Ciri gave a card. */
export function scopeFor(table: Table, who: Who, card: string): Scope {
  const owner = player(table, who)
  const cards = table.cards(timeline(who))
  let lying = timelineOf(table, who)
  const colour = owner.declared.colour
  if (colour !== undefined) {
    lying = lying.map((card, place) =>
      cards[place] === colour.card ? { ...card, colours: [colour.as] } : card,
    )
  }
  return scopeOf(lying, cards.indexOf(card), poolOf(owner), table.state.active)
}

/** Takes a card of the timeline back into the hand: lost-symbol tokens on it go back to the supply (POD-077, POD-089). */
export function takeFromTimeline(table: Table, who: Who, card: string): void {
  const owner = player(table, who)
  owner.covered = owner.covered.filter(one => one.card !== card)
  owner.played = owner.played.filter(one => one !== card)
  table.move(card, timeline(who), hand(who))
}

/** Lays cards from hand at the right end of the timeline as played this turn (POD-112). */
export function layFromHand(table: Table, who: Who, cards: readonly string[]): { cards: SeenCard[] } {
  player(table, who).played.push(...cards)
  return table.move(cards, hand(who), timeline(who))
}
