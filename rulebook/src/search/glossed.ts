import type { Book } from '../book.ts'
import { wordsOf, type Word } from './words.ts'

/**
 * Rules that are still in the ledger's English can be found by the reader's own words, too: where a word of the
 * glossary stands in a rule, its name in the language of the book counts as well.
 */
export function glossed({ language, wording, terms }: Book): (words: readonly Word[]) => readonly Word[] {
  if (language === wording) return words => words
  const names = terms.flatMap(({ english, name }) => {
    const [first, ...rest] = wordsOf(plainName(english), wording)
    const stems = wordsOf(plainName(name), language).flatMap(each => each.stems)
    return first === undefined ? [] : [{ first, rest, stems }]
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

/** Without what the ledger adds in brackets or after a stroke. */
function plainName(name: string): string {
  return name.replace(/\(.*?\)/g, ' ').replace(/ \/.*$/, '')
}
