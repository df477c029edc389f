/** What whoever has learnt Path of Destiny must have been shown. */
export const topics = [
  'draft',
  'initiative',
  'secret-choice',
  'effects',
  'symbols',
  'experience',
  'abilities',
  'fate-token',
  'dominance',
  'page-and-branch',
  'path-tokens',
  'keeping-cards',
  'final-scoring',
] as const

/** Something that must be taught. */
export type Topic = (typeof topics)[number]

/** The places of the board that a note can light up; its components carry these names as `data-place`. */
export const places = ['book', 'votes', 'pairs', 'pair-2', 'pair-4', 'initiative', 'hero'] as const

/** A place, or a card wherever it lies. */
export type LitPlace = (typeof places)[number] | `card:${string}`
