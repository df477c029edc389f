import type { Effect } from './effect.ts'
import type { Symbol } from './symbol.ts'

/** The four colours of the banners. */
export const colours = ['red', 'green', 'blue', 'yellow'] as const

/** A colour of a banner. */
export type Colour = (typeof colours)[number]

/** An action card as it is printed (POD-028). Icons inside the effect are not symbols of the card (POD-335). */
export interface ActionCard {
  readonly symbols: readonly Symbol[]
  /** One banner or several; a multi-colour card has all its colours at once (POD-029). */
  readonly colours: readonly [Colour, ...Colour[]]
  readonly effect?: Effect
}
