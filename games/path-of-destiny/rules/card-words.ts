import type { Arg, Option } from '@osud/engine'

/** The title of a card, as an argument of a text. */
export const titleOf = (card: string): Extract<Arg, { text: string }> => ({ text: `card.${card}` })

/** An option that stands for a card. */
export const cardOption = (card: string): Option<string> => ({ value: card, says: { key: `card.${card}` } })
