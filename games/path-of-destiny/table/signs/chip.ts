import type { ActiveSymbols, Symbol } from '../../rules/symbol.ts'

/** How a symbol is drawn: active on a path, inactive, covered, or where no chapter says what is active. */
export type ChipState = 'left' | 'right' | 'idle' | 'lost' | 'plain'

/** How a symbol that counts is drawn while these are active. */
export function chipState(symbol: Symbol, active: ActiveSymbols | undefined): ChipState {
  if (active === undefined) return 'plain'
  if (symbol === active.left) return 'left'
  return symbol === active.right ? 'right' : 'idle'
}

/** The symbols of a card in printed order; of those that are covered, the last ones of their kind are lost. */
export function chipsOf(
  symbols: readonly Symbol[],
  covered: readonly Symbol[],
  active: ActiveSymbols | undefined,
): readonly { readonly symbol: Symbol; readonly state: ChipState }[] {
  return symbols.map((symbol, i) => {
    const later = symbols.slice(i + 1).filter(other => other === symbol).length
    const lost = covered.filter(other => other === symbol).length
    return { symbol, state: later < lost ? 'lost' : chipState(symbol, active) }
  })
}
