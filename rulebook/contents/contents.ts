/** The languages of the rulebook. */
export const bookLanguages = ['cs', 'uk', 'en'] as const

/** A language of the rulebook. */
export type BookLanguage = (typeof bookLanguages)[number]

/** A text in every language of the rulebook. */
export type InEveryLanguage = Readonly<Record<BookLanguage, string>>

/** A topic of a ledger, with the title under which players find it. */
export interface TopicTitle {
  readonly id: string
  readonly title: InEveryLanguage
}

/** A part of a rulebook: topics that are read together. */
export interface PartTitle {
  readonly title: InEveryLanguage
  readonly topics: readonly TopicTitle[]
}

/** The contents of a rulebook, in reading order. */
export type Contents = readonly PartTitle[]
