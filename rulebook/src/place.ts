import type { Book, BookPart, BookRule, BookTerm, BookTopic } from './book.ts'

/** Where a book is open. */
export type Place =
  | { readonly kind: 'contents' }
  | {
      readonly kind: 'topic'
      readonly part: BookPart
      readonly topic: BookTopic
      readonly rule?: BookRule
      readonly before?: BookTopic
      readonly after?: BookTopic
    }
  | { readonly kind: 'glossary'; readonly term?: BookTerm }
  /** Nothing in the book is called so. */
  | { readonly kind: 'missing'; readonly at: string }

/** The place that a rule id, a topic, `glossary` or the id of a term names; the contents if nothing is named. */
export function placeOf(book: Book, at: string | undefined): Place {
  if (at === undefined || at === '') return { kind: 'contents' }
  if (at === 'glossary') return { kind: 'glossary' }
  const term = book.terms.find(({ id }) => id === at)
  if (term !== undefined) return { kind: 'glossary', term }
  const pages = book.parts.flatMap(part => part.topics.map(topic => ({ part, topic })))
  const wanted = at.toUpperCase()
  const index = pages.findIndex(({ topic }) => topic.id === at || topic.rules.some(({ id }) => id === wanted))
  const page = pages[index]
  if (page === undefined) return { kind: 'missing', at }
  const rule = page.topic.rules.find(({ id }) => id === wanted)
  const before = pages[index - 1]?.topic
  const after = pages[index + 1]?.topic
  return {
    kind: 'topic',
    ...page,
    ...(rule === undefined ? {} : { rule }),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  }
}
