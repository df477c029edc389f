import type { Book, BookTerm } from '../book.ts'
import { wordsOf, type Word } from './words.ts'

/**
 * Rules can be found by other words than they use: by what players say as well, and, where they are still in the
 * ledger's English, by the names that the glossary has in the language of the book.
 */
export function glossed({ language, wording, terms }: Book): (words: readonly Word[]) => readonly Word[] {
  const foreign = language !== wording
  const names = terms.flatMap(term => {
    const [first, ...rest] = wordsOf(plainName(foreign ? term.english : term.name), wording)
    const stems = (foreign ? wordsOf(plainName(term.name), language) : alsoOf(term, language)).flatMap(
      word => word.stems,
    )
    return first === undefined || stems.length === 0 ? [] : [{ first, rest, stems }]
  })
  const byStem = new Map<string | undefined, typeof names>()
  for (const name of names) {
    const [stem] = name.first.stems
    byStem.set(stem, [...(byStem.get(stem) ?? []), name])
  }
  return words => {
    const more = words.map((): string[] => [])
    for (const [at, word] of words.entries()) {
      for (const { rest, stems } of byStem.get(word.stems[0]) ?? []) {
        const stands = rest.every((each, place) => words[at + 1 + place]?.stems[0] === each.stems[0])
        if (stands) for (const place of more.slice(at, at + 1 + rest.length)) place.push(...stems)
      }
    }
    return words.map((word, at) => ({ ...word, stems: [...word.stems, ...(more[at] ?? [])] }))
  }
}

/** The words by which a term goes as well. */
function alsoOf({ also }: BookTerm, language: Book['language']): Word[] {
  return also === undefined ? [] : wordsOf(also, language)
}

/** Without what the ledger adds in brackets or after a stroke. */
function plainName(name: string): string {
  return name.replace(/\(.*?\)/g, ' ').replace(/ \/.*$/, '')
}
