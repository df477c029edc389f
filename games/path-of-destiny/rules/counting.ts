import type { ActionCard, Colour } from './card.ts'
import type { LyingCard } from './scope.ts'
import { cardsOf } from './scope.ts'
import type { Symbol } from './symbol.ts'

/** What a side quest or a hidden goal counts on cards. */
export type Counting =
  | { readonly symbol: Symbol }
  | { readonly colour: Colour }
  /** Cards with several colours. */
  | 'multi-colour'
  /** Cards without symbols, by their printed face (POD-336). */
  | 'without-symbols'
  /** Cards without an effect. */
  | 'without-effect'
  /** How many different colours there are. */
  | 'colours'

/** As much of a card as counting looks at. */
type Countable = LyingCard & Pick<ActionCard, 'effect'>

/** Counts something on cards. */
export function countOn(cards: readonly Countable[], what: Counting): number {
  switch (what) {
    case 'multi-colour':
      return cards.filter(({ colours }) => colours.length > 1).length
    case 'without-symbols':
      return cards.filter(({ symbols }) => symbols.length === 0).length
    case 'without-effect':
      return cards.filter(({ effect }) => effect === undefined).length
    case 'colours':
      return new Set(cards.flatMap(({ colours }) => colours)).size
    default:
      return 'symbol' in what ? countSymbols(cards, what.symbol) : cardsOf(what.colour, { cards })
  }
}

function countSymbols(cards: readonly Countable[], kind: Symbol): number {
  let count = 0
  for (const { symbols } of cards) for (const symbol of symbols) if (symbol === kind) count++
  return count
}
