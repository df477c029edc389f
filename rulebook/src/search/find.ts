import type { Book, BookRule, BookTerm, BookTopic } from '../book.ts'
import { withoutReferences, type Span } from '../pieces.ts'
import { glossed } from './glossed.ts'
import { wordsOf, type Word } from './words.ts'

/** A rule in which words were found, and where. */
export interface FoundRule {
  readonly topic: BookTopic
  readonly rule: BookRule
  readonly marks: readonly Span[]
}

/** A word of the glossary that was found; the marks are in its name. */
export interface FoundTerm {
  readonly term: BookTerm
  readonly marks: readonly Span[]
}

/** What was found, the best first. */
export interface Findings {
  readonly rules: readonly FoundRule[]
  readonly terms: readonly FoundTerm[]
  /** Nothing has all the words that were asked for: these have some of them. */
  readonly partly: boolean
}

/** A book made ready to be searched. */
export interface SearchIndex {
  readonly book: Book
  readonly rules: readonly Entry<{ readonly topic: BookTopic; readonly rule: BookRule }>[]
  readonly terms: readonly Entry<{ readonly term: BookTerm }>[]
}

interface Entry<Of> {
  readonly of: Of
  readonly words: readonly Word[]
  /** Words of the topic's title or of the meaning: they count, and are not marked. */
  readonly aside: readonly Word[]
}

/** Makes a book ready to be searched. */
export function indexOf(book: Book): SearchIndex {
  const { language, wording } = book
  const reword = glossed(book)
  return {
    book,
    rules: book.parts.flatMap(({ topics }) =>
      topics.flatMap(topic => {
        const aside = wordsOf(topic.title, language)
        return topic.rules.map(rule => ({
          of: { topic, rule },
          words: reword(wordsOf(withoutReferences(rule.text), wording)),
          aside,
        }))
      }),
    ),
    terms: book.terms.map(term => ({
      of: { term },
      words: reword(wordsOf(term.name, language)),
      aside: wordsOf(term.meaning, wording),
    })),
  }
}

/** Finds rules and words of the glossary. Forms of a word find each other; the last word may be unfinished. */
export function find({ book, rules, terms }: SearchIndex, query: string): Findings {
  const named = ruleNamed(book, query)
  if (named !== undefined) {
    const at = rules.find(({ of }) => of.rule.id === named)
    if (at !== undefined) return { rules: [{ ...at.of, marks: [] }], terms: [], partly: false }
  }
  const wanted = wantedWords(book, query)
  if (wanted.length === 0) return { rules: [], terms: [], partly: false }
  const foundRules = rules.flatMap(entry => meets(entry, wanted))
  const foundTerms = terms.flatMap(entry => meets(entry, wanted))
  const most = Math.max(0, ...[...foundRules, ...foundTerms].map(({ met }) => met))
  const best = <Of>(found: readonly Meeting<Of>[]): Meeting<Of>[] =>
    found.filter(({ met }) => met === most).sort((one, other) => other.score - one.score)
  return {
    rules: best(foundRules).map(({ of, marks }) => ({ ...of, marks })),
    terms: best(foundTerms.filter(({ marks }) => marks.length > 0))
      .map(({ of, marks }) => ({ ...of, marks }))
      .sort((one, other) => leftOver(one) - leftOver(other)),
    partly: most > 0 && most < wanted.length,
  }
}

/** How much of a word of the glossary was not asked for. */
function leftOver({ term, marks }: FoundTerm): number {
  return term.name.length - marks.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** A rule that is asked for by its id or its number. */
function ruleNamed(book: Book, query: string): string | undefined {
  const prefix = book.parts[0]?.topics[0]?.rules[0]?.id.split('-')[0] ?? ''
  const found = new RegExp(`^\\[?(?:${prefix})?[-–\\s]?(\\d{1,3})\\]?$`, 'i').exec(query.trim())
  return found?.[1] === undefined ? undefined : `${prefix}-${found[1].padStart(3, '0')}`
}

/** The words that are asked for, in the language of the reader and in that of the rules; single letters tell nothing. */
function wantedWords({ language, wording }: Book, query: string): Word[] {
  const spoken = wordsOf(query, language)
  const written = wording === language ? spoken : wordsOf(query, wording)
  const all = spoken.map((word, at) => ({ ...word, stems: [...word.stems, ...(written[at]?.stems ?? [])] }))
  const telling = all.filter(({ folded }) => folded.length > 1)
  return telling.length > 0 ? telling : all
}

interface Meeting<Of> {
  readonly of: Of
  readonly met: number
  readonly score: number
  readonly marks: readonly Span[]
}

const worth = { same: 4, form: 3, beginning: 2, aside: 1 } as const

function meets<Of>({ of, words, aside }: Entry<Of>, wanted: readonly Word[]): Meeting<Of>[] {
  const marked = new Set<number>()
  let met = 0
  let score = 0
  let before = -2
  for (const word of wanted) {
    const hits = words.map(each => likeness(each, word))
    const best = Math.max(0, ...hits)
    const near = aside.some(each => likeness(each, word) > 0)
    if (near) score += worth.aside
    if (best > 0) {
      for (const [at, hit] of hits.entries()) if (hit > 0) marked.add(at)
      // Words that follow each other as they were asked for are most likely meant.
      const next = hits.findIndex((hit, at) => hit > 0 && at === before + 1)
      score += best + (next >= 0 ? 3 : 0)
      before = next >= 0 ? next : hits.indexOf(best)
    }
    if (best > 0 || near) met++
  }
  if (met === 0) return []
  const marks = [...marked].sort((one, other) => one - other).flatMap(at => words[at] ?? [])
  return [{ of, met, score, marks: marks.map(({ from, to }) => ({ from, to })) }]
}

function likeness(word: Word, wanted: Word): number {
  if (word.folded === wanted.folded) return worth.same
  if (word.stems.some(stem => wanted.stems.includes(stem))) return worth.form
  return wanted.folded.length > 1 && word.folded.startsWith(wanted.folded) ? worth.beginning : 0
}
