import type { Colour } from '../rules/card.ts'
import type { Gain } from '../rules/effect.ts'

/** An extra effort card: a colour sequence and a bonus (POD-231). */
export interface ExtraEffort {
  readonly chapter: 1 | 2 | 3
  readonly sequence: readonly Colour[]
  readonly gain: Gain
}

/** The twelve extra effort cards, four for each chapter. */
export const extraEfforts: Readonly<Record<string, ExtraEffort>> = {
  'early-start': { chapter: 1, sequence: ['green', 'yellow'], gain: { experience: 1 } },
  'steady-hand': { chapter: 1, sequence: ['red', 'blue'], gain: { left: 1 } },
  'sharp-ears': { chapter: 1, sequence: ['yellow', 'red'], gain: { right: 1 } },
  'second-look': { chapter: 1, sequence: ['blue', 'green'], gain: { experience: 1 } },
  'long-way-round': { chapter: 2, sequence: ['green', 'red', 'blue'], gain: { left: 1, right: 1 } },
  'three-lies': { chapter: 2, sequence: ['yellow', 'blue', 'yellow'], gain: { experience: 3 } },
  'cold-blood': { chapter: 2, sequence: ['red', 'green', 'red'], gain: { right: 2 } },
  'old-books': { chapter: 2, sequence: ['blue', 'yellow', 'green'], gain: { left: 2 } },
  'last-torch': { chapter: 3, sequence: ['red', 'red', 'yellow'], gain: { left: 2 } },
  'held-breath': { chapter: 3, sequence: ['blue', 'blue', 'red'], gain: { right: 2 } },
  'every-string': { chapter: 3, sequence: ['yellow', 'green', 'blue'], gain: { left: 1, right: 1 } },
  'whole-road': { chapter: 3, sequence: ['green', 'green', 'yellow'], gain: { experience: 3 } },
}
