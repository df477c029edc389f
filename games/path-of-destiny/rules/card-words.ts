import type { Arg, Option } from '@osud/engine'

/** The title of a card, as an argument of a text. */
export const titleOf = (card: string): Extract<Arg, { text: string }> => ({ text: `card.${card}` })

/** Options that stand for cards. */
export function cardOptions(cards: readonly string[]): Option<string>[] {
  const options: Option<string>[] = []
  for (const card of cards) options.push({ value: card, says: { key: `card.${card}` } })
  return options
}
