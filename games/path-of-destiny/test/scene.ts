import type { Colour } from '../rules/card.ts'
import type { LyingCard, Scope } from '../rules/scope.ts'
import { noSymbols } from '../rules/symbol.ts'
import type { ActiveSymbols, Symbol, Symbols } from '../rules/symbol.ts'

/** The active symbols of a chapter in most scenes: magic on the left, combat on the right. */
export const chapter: ActiveSymbols = { left: 'magic', right: 'combat' }

/** A card on a timeline, by its colours and symbols: `card('red green', 'magic', 'combat')`. */
export function card(colours: string, ...symbols: readonly Symbol[]): LyingCard {
  return { colours: colours.split(' ') as Colour[], symbols }
}

/** Tokens in a pool. */
export const pool = (tokens: Partial<Symbols> = {}): Symbols => ({ ...noSymbols, ...tokens })

/** What the last of these cards sees, with an empty pool unless tokens are given. */
export function seenBy(cards: readonly LyingCard[], tokens: Partial<Symbols> = {}): Scope {
  return { cards, pool: pool(tokens), active: chapter }
}
