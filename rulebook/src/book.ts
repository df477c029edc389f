import type { BookLanguage, Contents, InEveryLanguage } from '../contents/contents.ts'
import { bookLanguages } from '../contents/contents.ts'
import type { GameId } from './games.ts'

export { bookLanguages, type BookLanguage } from '../contents/contents.ts'
export { gameIds, gameOf, type GameId } from './games.ts'
export { piecesOf, type Piece, type Span } from './pieces.ts'
export { placeOf, type Place } from './place.ts'

/** What a book takes from a ledger: which rules there are, where they belong, and the words they use. */
export interface Outline {
  readonly game: GameId
  readonly title: InEveryLanguage
  /** The ledger's own wording is there only where nobody has written for players yet. */
  readonly rules: readonly { readonly id: string; readonly topic: string; readonly wording?: string }[]
  readonly terms: readonly { readonly term: InEveryLanguage; readonly meaning?: string }[]
}

/** A word of the rulebook, explained to players. */
export interface Meaning {
  /** The word as the ledger has it in English. */
  readonly term: string
  readonly means: InEveryLanguage
  /** The rule that says more. */
  readonly rule?: string
  /** What players say as well; whoever searches for it finds the word. */
  readonly also?: Partial<InEveryLanguage>
}

/** A rule as players read it. */
export interface BookRule {
  readonly id: string
  readonly text: string
}

/** The rules of one topic, in reading order. */
export interface BookTopic {
  readonly id: string
  readonly title: string
  readonly rules: readonly BookRule[]
}

/** Topics that are read together. */
export interface BookPart {
  readonly title: string
  readonly topics: readonly BookTopic[]
}

/** A word of the glossary. */
export interface BookTerm {
  /** How an address names it; no topic and no rule is called so. */
  readonly id: string
  readonly name: string
  /** The same word in the other languages of the book. */
  readonly elsewhere: readonly { readonly language: BookLanguage; readonly name: string }[]
  readonly english: string
  readonly meaning: string
  readonly rule?: string
  /** What players say as well. */
  readonly also?: string
}

/** The rulebook of a game in one language. */
export interface Book {
  readonly game: GameId
  readonly language: BookLanguage
  readonly title: string
  /** Whether its rules were written for players; if not, they are the ledger's own. */
  readonly forPlayers: boolean
  /** The language of its rules and meanings: the ledger's is English. */
  readonly wording: BookLanguage
  readonly parts: readonly BookPart[]
  /** In the order of the alphabet. */
  readonly terms: readonly BookTerm[]
}

/** What a book is bound from. Without texts for players it shows the ledger's wording, which is English. */
export interface Sheets {
  readonly outline: Outline
  readonly contents: Contents
  readonly language: BookLanguage
  readonly players?: {
    readonly texts: Readonly<Record<string, string>>
    readonly meanings: readonly Meaning[]
  }
}

/** Binds the rulebook of a game in one language. */
export function bindBook({ outline, contents, language, players }: Sheets): Book {
  const rulesOf = (topic: string): BookRule[] =>
    outline.rules
      .filter(rule => rule.topic === topic)
      .map(({ id, wording }) => ({ id, text: players?.texts[id] ?? wording ?? '' }))
  return {
    game: outline.game,
    language,
    title: outline.title[language],
    forPlayers: players !== undefined,
    wording: players === undefined ? 'en' : language,
    parts: contents.map(part => ({
      title: part.title[language],
      topics: part.topics.map(({ id, title }) => ({ id, title: title[language], rules: rulesOf(id) })),
    })),
    terms: termsOf(outline, language, players?.meanings).sort((one, other) =>
      one.name.localeCompare(other.name, language),
    ),
  }
}

function termsOf({ terms }: Outline, language: BookLanguage, meanings?: readonly Meaning[]): BookTerm[] {
  const explained =
    meanings?.flatMap(({ term, means, rule, also }) => {
      const found = terms.find(each => each.term.en === term)
      return found === undefined
        ? []
        : [{ term: found.term, meaning: means[language], rule, also: also?.[language] }]
    }) ??
    terms.map(({ term, meaning }) => ({ term, meaning: meaning ?? '', rule: undefined, also: undefined }))
  return explained.map(({ term, meaning, rule, also }) => ({
    id: `term-${slug(term.en)}`,
    name: nameOf(term, language),
    elsewhere: bookLanguages
      .filter(other => other !== language)
      .map(other => ({ language: other, name: nameOf(term, other) })),
    english: term.en,
    meaning,
    ...(rule === undefined ? {} : { rule }),
    ...(also === undefined ? {} : { also }),
  }))
}

/** A word as it is shown: without the plural that the ledger notes beside it, and with our apostrophe. */
function nameOf(term: InEveryLanguage, language: BookLanguage): string {
  const name = term[language].replace(/ \(plural [^)]*\)/, '')
  return language === 'uk' ? name.replaceAll("'", 'ʼ') : name.replaceAll("'", '’')
}

function slug(english: string): string {
  return english
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
