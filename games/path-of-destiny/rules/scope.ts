import type { Colour } from './card.ts'
import type { ActiveSymbols, Symbol, Symbols } from './symbol.ts'
import { inactiveSymbols, noSymbols } from './symbol.ts'

/** A card that lies on a timeline: its symbols that are still uncovered (POD-011), and what colours it counts as. */
export interface LyingCard {
  readonly symbols: readonly Symbol[]
  readonly colours: readonly Colour[]
}

/**
 * What the effect of a card takes into account (POD-116): the card itself and those to its left, and the token pool.
 * Symbols on cards and tokens are worth the same (POD-008).
 */
export interface Scope {
  readonly cards: readonly LyingCard[]
  readonly pool: Symbols
  readonly active: ActiveSymbols
}

/** The scope of the card in one place of a timeline: nothing to its right counts (POD-140). */
export function scopeOf(
  timeline: readonly LyingCard[],
  place: number,
  pool: Symbols,
  active: ActiveSymbols,
): Scope {
  return { cards: timeline.slice(0, place + 1), pool, active }
}

/** How many symbols of each kind are in scope. */
export function symbolsIn({ cards, pool }: Pick<Scope, 'cards' | 'pool'>): Symbols {
  const counted: Record<Symbol, number> = { ...noSymbols }
  for (const { symbols } of cards) for (const symbol of symbols) counted[symbol]++
  for (const symbol of Object.keys(counted) as Symbol[]) counted[symbol] += pool[symbol]
  return counted
}

/** How many symbols of one kind are in scope. */
export function symbolsOfKind(kind: Symbol, { cards, pool }: Pick<Scope, 'cards' | 'pool'>): number {
  let count = pool[kind]
  for (const { symbols } of cards) for (const symbol of symbols) if (symbol === kind) count++
  return count
}

/** How many inactive symbols are in scope, both kinds together (POD-138). */
export function inactiveIn(scope: Scope): number {
  let count = 0
  for (const kind of inactiveSymbols(scope.active)) count += symbolsOfKind(kind, scope)
  return count
}

/** How many cards of a colour are in scope; a multi-colour card is one of each of its colours (POD-141). */
export function cardsOf(colour: Colour, { cards }: Pick<Scope, 'cards'>): number {
  let count = 0
  for (const { colours } of cards) if (colours.includes(colour)) count++
  return count
}
