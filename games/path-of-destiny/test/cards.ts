import { faces } from '../content/faces.ts'
import type { ActionCard, Colour } from '../rules/card.ts'
import type { Effect } from '../rules/effect.ts'
import type { Symbol } from '../rules/symbol.ts'

let cardsMade = 0

/** A card of our own, by its colours and symbols: `a('red green', 'magic', 'combat')`. Its id is new every time. */
export function a(colours: string, ...symbols: readonly Symbol[]): string {
  return withEffect(undefined, colours, ...symbols)
}

/** A card with an effect. */
export function withEffect(
  effect: Effect | undefined,
  colours: string,
  ...symbols: readonly Symbol[]
): string {
  const id = `card-${++cardsMade}`
  const face: ActionCard = {
    colours: colours.split(' ') as [Colour, ...Colour[]],
    symbols,
    ...(effect && { effect }),
  }
  ;(faces as Map<string, ActionCard>).set(id, face)
  return id
}

/** Several plain cards of a colour. */
export const some = (count: number, colours: string, ...symbols: readonly Symbol[]): string[] =>
  Array.from({ length: count }, () => a(colours, ...symbols))
