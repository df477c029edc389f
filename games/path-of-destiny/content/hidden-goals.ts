import type { Counting } from '../rules/counting.ts'
import type { GoalBack } from '../rules/goal.ts'

/** A hidden goal of Striga (POD-255): what counts, where, and what it is worth. */
export interface HiddenGoal {
  readonly back: GoalBack
  /** Takes the place of the cards with a single symbol on the back when one plays alone (POD-260). */
  readonly solo?: true
  readonly counts: Counting
  readonly where: 'timeline' | 'timeline-and-pool' | 'hand'
  readonly scores: GoalScores
}

/** Fixed points for having few enough, points for each up to a maximum (POD-256), or a comparison (POD-257). */
export type GoalScores =
  | { readonly atMost: number; readonly victory: number }
  | { readonly each: number; readonly most: number }
  | { readonly compare: readonly number[] }

const each = { each: 1, most: 3 }

/** The twelve hidden goals and the six for one player. */
// prettier-ignore
export const hiddenGoals: Readonly<Record<string, HiddenGoal>> = {
  'goal-blades-in-reserve': { back: 'combat', counts: { symbol: 'combat' }, where: 'hand', scores: { compare: [5, 3, 1] } },
  'goal-empty-hands': { back: 'combat', counts: 'without-symbols', where: 'timeline', scores: { compare: [4, 2] } },
  'goal-red-trail': { back: 'combat', counts: { colour: 'red' }, where: 'timeline', scores: { compare: [4, 2] } },
  'goal-spells-in-reserve': { back: 'magic', counts: { symbol: 'magic' }, where: 'hand', scores: { compare: [5, 3, 1] } },
  'goal-many-faces': { back: 'magic', counts: 'multi-colour', where: 'timeline', scores: { compare: [4, 2] } },
  'goal-blue-trail': { back: 'magic', counts: { colour: 'blue' }, where: 'timeline', scores: { compare: [4, 2] } },
  'goal-plain-cloth': { back: 'combat-diplomacy-exploration', counts: 'colours', where: 'timeline', scores: { atMost: 3, victory: 3 } },
  'goal-known-roads': { back: 'combat-diplomacy-exploration', counts: { symbol: 'exploration' }, where: 'timeline-and-pool', scores: each },
  'goal-words-in-reserve': { back: 'combat-diplomacy-exploration', counts: { symbol: 'diplomacy' }, where: 'hand', scores: each },
  'goal-green-trail': { back: 'magic-diplomacy-exploration', counts: { colour: 'green' }, where: 'timeline', scores: each },
  'goal-kept-promises': { back: 'magic-diplomacy-exploration', counts: { symbol: 'diplomacy' }, where: 'timeline-and-pool', scores: each },
  'goal-maps-in-reserve': { back: 'magic-diplomacy-exploration', counts: { symbol: 'exploration' }, where: 'hand', scores: each },
  'goal-solo-blades': { back: 'combat', solo: true, counts: { symbol: 'combat' }, where: 'hand', scores: each },
  'goal-solo-hands': { back: 'combat', solo: true, counts: 'without-symbols', where: 'timeline', scores: each },
  'goal-solo-red': { back: 'combat', solo: true, counts: { colour: 'red' }, where: 'timeline', scores: each },
  'goal-solo-spells': { back: 'magic', solo: true, counts: { symbol: 'magic' }, where: 'hand', scores: each },
  'goal-solo-faces': { back: 'magic', solo: true, counts: 'multi-colour', where: 'timeline', scores: each },
  'goal-solo-blue': { back: 'magic', solo: true, counts: { colour: 'blue' }, where: 'timeline', scores: each },
}
