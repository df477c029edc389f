import type { ActionCard } from '../rules/card.ts'
import { deck, startingCards } from './cards.ts'

/** All action cards by id: the main deck and the starting cards of the characters. */
export const faces: ReadonlyMap<string, ActionCard> = new Map(
  [deck, ...Object.values(startingCards)].flatMap(cards => Object.entries(cards)),
)

/** What is printed on an action card. */
export function faceOf(card: string): ActionCard {
  const face = faces.get(card)
  if (face === undefined) throw new Error(`there is no action card '${card}'`)
  return face
}
