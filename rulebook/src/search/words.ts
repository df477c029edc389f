import type { BookLanguage } from '../../contents/contents.ts'
import type { Span } from '../pieces.ts'
import { fold } from './fold.ts'
import { stemsOf } from './stem.ts'

/** A word of a text, where it stands, and how it is compared. */
export interface Word extends Span {
  readonly folded: string
  readonly stems: readonly string[]
}

/** The words of a text in their order. */
export function wordsOf(text: string, language: BookLanguage): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    ...compared(word, language),
  }))
}

/** A rulebook says the same few thousand words again and again: each is taken apart once. */
const known = new Map<string, Pick<Word, 'folded' | 'stems'>>()

function compared(word: string, language: BookLanguage): Pick<Word, 'folded' | 'stems'> {
  const key = `${language} ${word}`
  const found = known.get(key)
  if (found !== undefined) return found
  const folded = fold(word)
  const made = { folded, stems: stemsOf(folded, language) }
  known.set(key, made)
  return made
}
