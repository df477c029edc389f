import { entryIdsIn, prefixOf, type GameId } from './games.ts'

/** Something wrong in a ledger, and where in its file. */
export interface Problem {
  readonly path: PropertyKey[]
  readonly message: string
}

interface Numbered {
  readonly id?: string | undefined
}

interface Entries {
  readonly game: GameId
  readonly prefix: string
  readonly rules: readonly { readonly id: string; readonly topic: string }[]
  readonly examples: readonly Numbered[]
  readonly content_known: readonly Numbered[]
  readonly content_missing: readonly Numbered[]
  readonly ambiguities: readonly Numbered[]
  readonly topics: readonly { readonly topic: string; readonly related: readonly string[] }[]
  readonly index: readonly { readonly topic: string }[]
}

const numberedSections = ['rules', 'examples', 'content_known', 'content_missing', 'ambiguities'] as const

/** What does not fit together in a ledger: its ids, and the ids and topics that it refers to. */
export function* problemsOf(ledger: Entries): Generator<Problem> {
  if (ledger.prefix !== prefixOf[ledger.game]) {
    yield { path: ['prefix'], message: `the prefix of ${ledger.game} is ${prefixOf[ledger.game]}` }
  }
  yield* problemsOfIds(ledger)
  yield* problemsOfReferences(ledger)
  yield* problemsOfTopics(ledger)
}

function* problemsOfIds(ledger: Entries): Generator<Problem> {
  const seen = new Set<string>()
  for (const { id, path } of idsOf(ledger)) {
    if (!id.startsWith(`${ledger.prefix}-`)) {
      yield { path, message: `${id} does not begin with the ledger's prefix ${ledger.prefix}` }
    }
    if (seen.has(id)) yield { path, message: `${id} stands more than once in the ledger` }
    seen.add(id)
  }
}

function* problemsOfReferences(ledger: Entries): Generator<Problem> {
  const ids = new Set(idsOf(ledger).map(({ id }) => id))
  for (const { text, path } of textsOf(ledger, [])) {
    for (const id of entryIdsIn(text)) {
      if (!ids.has(id)) yield { path, message: `${id} is named here but is not in the ledger` }
    }
  }
}

function* problemsOfTopics({ rules, topics, index }: Entries): Generator<Problem> {
  if (topics.length === 0) return
  const known = new Set(topics.map(({ topic }) => topic))
  const named = [
    ...rules.map(({ topic }, at) => ({ topic, path: ['rules', at, 'topic'] })),
    ...index.map(({ topic }, at) => ({ topic, path: ['index', at, 'topic'] })),
    ...topics.flatMap(({ related }, at) =>
      related.map((topic, place) => ({ topic, path: ['topics', at, 'related', place] })),
    ),
  ]
  for (const { topic, path } of named) {
    if (!known.has(topic)) yield { path, message: `${topic} is not a topic of the ledger` }
  }
}

function idsOf(ledger: Entries): { id: string; path: PropertyKey[] }[] {
  return numberedSections.flatMap(section =>
    ledger[section].flatMap(({ id }, at) => (id === undefined ? [] : [{ id, path: [section, at, 'id'] }])),
  )
}

function* textsOf(value: unknown, path: PropertyKey[]): Generator<{ text: string; path: PropertyKey[] }> {
  if (typeof value === 'string') {
    yield { text: value, path }
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* textsOf(item, [...path, at])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, [...path, key])
  }
}
