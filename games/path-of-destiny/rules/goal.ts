import type { Symbol } from './symbol.ts'

/** The four types of hidden goal by the symbols on their backs (POD-243). */
export const goalBacks = {
  combat: ['combat'],
  magic: ['magic'],
  'combat-diplomacy-exploration': ['combat', 'diplomacy', 'exploration'],
  'magic-diplomacy-exploration': ['magic', 'diplomacy', 'exploration'],
} as const satisfies Record<string, readonly Symbol[]>

/** A type of hidden goal. */
export type GoalBack = keyof typeof goalBacks

/** The two types that are scored when a symbol is dominant at the end of chapter 3 (POD-246). */
export function scoredGoals(dominant: Symbol): GoalBack[] {
  return (Object.keys(goalBacks) as GoalBack[]).filter(back =>
    (goalBacks[back] as readonly Symbol[]).includes(dominant),
  )
}

/**
 * Victory points of a comparison (POD-257): `values` are for the most, for 1 fewer and, where the card has it, for 2
 * fewer. Nobody gains anything with 0 (POD-258).
 */
export function comparison(counts: readonly number[], values: readonly number[]): number[] {
  const most = Math.max(...counts)
  return counts.map(count => (count === 0 ? 0 : (values[most - count] ?? 0)))
}
