import type { Colour } from './card.ts'
import type { Scope } from './scope.ts'
import { cardsOf, inactiveIn, symbolsOfKind } from './scope.ts'
import type { ActiveSymbols, Symbol, Symbols } from './symbol.ts'
import { noSymbols, symbols as kinds } from './symbol.ts'

/**
 * What an effect demands (POD-121): symbols to lose, or cards and symbols to have. `upTo: 3` and `each: 3` are the
 * conditions with 1/2/3 printed in them, which give a degree (POD-122); the others are met or not.
 */
export type Condition =
  | { readonly lose: Symbol; readonly upTo: 1 | 3 } // POD-130, POD-131
  | { readonly lose: 'inactive'; readonly upTo: 3 } // POD-132
  | { readonly have: Colour; readonly atLeast: 2 | 3 } // POD-133, POD-134
  | { readonly have: Colour; readonly exactly: 1 | 2 } // POD-135, POD-136
  | { readonly have: Colour; readonly each: 3 } // POD-137
  | { readonly have: 'inactive'; readonly each: 3 } // POD-138
  | { readonly have: 'inactive'; readonly atLeast: 2 } // POD-139

/** A fixed amount, or as much as the degree of the condition. */
export type Amount = number | 'degree'

/** What an effect gives (POD-142 to POD-151): experience, active symbols of a path, symbols of a depicted kind. */
export interface Gain {
  readonly experience?: Amount
  readonly left?: Amount
  readonly right?: Amount
  readonly symbols?: Readonly<Partial<Record<Symbol, Amount>>>
}

/** A condition and its result. The result is given only if the condition is met (POD-120). */
export interface Effect {
  readonly when: Condition
  readonly gain: Gain
}

/** What a player receives. */
export interface Received {
  readonly experience: number
  readonly symbols: Symbols
}

const highest = 3

/**
 * How far a condition is met, always as far as possible (POD-118, POD-123): 0 is not at all, 1 is all there is to
 * meet in a single effect, and an effect with 1/2/3 goes up to 3 and never further.
 */
export function degreeOf(condition: Condition, scope: Scope): number {
  if ('lose' in condition) return Math.min(condition.upTo, losable(condition.lose, scope)) // POD-304
  const had = condition.have === 'inactive' ? inactiveIn(scope) : cardsOf(condition.have, scope)
  if ('each' in condition) return Math.min(highest, had)
  if ('exactly' in condition) return had === condition.exactly ? 1 : 0 // POD-124
  return had >= condition.atLeast ? 1 : 0
}

/** How many symbols could be lost to a condition; the card's own count too (POD-117). */
function losable(kind: Symbol | 'inactive', scope: Scope): number {
  return kind === 'inactive' ? inactiveIn(scope) : symbolsOfKind(kind, scope)
}

/** The highest degree that an effect knows: for a result that is given in full (POD-078). */
export function fullDegree(condition: Condition): number {
  return ('upTo' in condition && condition.upTo === highest) || 'each' in condition ? highest : 1
}

/** What a result is worth at a degree, with the active symbols of the moment (POD-152). */
export function received(gain: Gain, degree: number, { left, right }: ActiveSymbols): Received {
  const amount = (given: Amount = 0): number => (given === 'degree' ? degree : given)
  const symbols: Record<Symbol, number> = { ...noSymbols }
  if (degree === 0) return { experience: 0, symbols }
  if (gain.left !== undefined) symbols[left] += amount(gain.left)
  if (gain.right !== undefined) symbols[right] += amount(gain.right)
  if (gain.symbols !== undefined) for (const kind of kinds) symbols[kind] += amount(gain.symbols[kind])
  return { experience: amount(gain.experience), symbols }
}
