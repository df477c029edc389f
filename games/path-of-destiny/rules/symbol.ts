/** The four kinds of symbol (POD-005). */
export const symbols = ['magic', 'diplomacy', 'exploration', 'combat'] as const

/** A kind of symbol. */
export type Symbol = (typeof symbols)[number]

/** An amount of each kind of symbol. */
export type Symbols = Readonly<Record<Symbol, number>>

/** The two active symbols of a chapter: one on the left story page, one on the right (POD-014). */
export interface ActiveSymbols {
  readonly left: Symbol
  readonly right: Symbol
}

/** No symbols of any kind, to count from. */
export const noSymbols: Symbols = { magic: 0, diplomacy: 0, exploration: 0, combat: 0 }

/** The two kinds that are not active in a chapter (POD-015). */
export function inactiveSymbols({ left, right }: ActiveSymbols): readonly Symbol[] {
  return symbols.filter(symbol => symbol !== left && symbol !== right)
}

/** How many of each kind. */
export function tally(kinds: readonly Symbol[]): Partial<Record<Symbol, number>> {
  const counted: Partial<Record<Symbol, number>> = {}
  for (const kind of kinds) counted[kind] = (counted[kind] ?? 0) + 1
  return counted
}
