import { z } from 'zod'
import { gameIds, prefixOf, ruleIdPattern } from './games.ts'
import { problemsOf } from './references.ts'

const text = z.string().regex(/\S/, 'a text must not be empty')
const ruleId = z.string().regex(ruleIdPattern, 'a rule id is the prefix of a game and three digits')
const entryId = z.string().regex(/^[A-Z]+-[A-Z]\d{2,}$/, 'an entry id looks like POD-X01')
const count = z.union([z.int().nonnegative(), text])
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape).readonly()

const source = entry({
  file: text,
  language: z.enum(['cs', 'uk']),
  title: text,
  note: text.optional(),
  number: text.optional(),
  lines: z.int().positive().optional(),
})

const component = entry({ name: text, count, note: text, source: text.optional() })

const term = entry({ term_en: text, cs: text, uk: text, meaning: text })

const rule = z
  .strictObject({
    id: ruleId,
    topic: text,
    kind: z.enum(['definition', 'must', 'may', 'cannot', 'number', 'timing', 'tie-break']),
    rule: text,
    source: text,
    note: text.optional(),
    enforced: z.literal(false).optional(),
    reason: text.optional(),
  })
  .refine(rule => rule.enforced === undefined || rule.reason !== undefined, {
    path: ['reason'],
    message: 'a rule with "enforced: false" must say why in "reason"',
  })
  .refine(rule => rule.reason === undefined || rule.enforced !== undefined, {
    path: ['enforced'],
    message: 'only a rule with "enforced: false" has a "reason"',
  })
  .readonly()

const example = entry({
  id: entryId,
  given: z.json(),
  expected: z.json(),
  source: text,
  rules: list(ruleId),
  derived: z.boolean().optional(),
  note: text.optional(),
  steps: list(z.json()).optional(),
})

// What is known of a card or a board differs from one to the next, so only its frame is fixed.
const known = z
  .object({ id: entryId.optional(), source: text, note: text.optional() })
  .catchall(z.json())
  .readonly()

const missing = entry({
  id: entryId.optional(),
  what: text,
  count: count.nullish().transform(value => value ?? undefined),
  constraints: list(text),
  suggestion: text.optional(),
  known_elsewhere: list(entry({ fact: text, confidence: text, basis: text.optional() })).optional(),
})

const ambiguity = entry({ id: entryId, rules: list(ruleId), question: text, resolution: text })

const topic = entry({
  topic: text,
  title_cs: text,
  title_en: text,
  source: text,
  related: list(text),
  rules: list(ruleId),
})

const lore = entry({ title: text, title_en: text, topic: text, gist: text, source: text })

const indexEntry = entry({ term_cs: text, pages: text, topic: text, source: text, see_cs: text.optional() })

const written = entry({
  game: z.enum(gameIds),
  prefix: z.enum(Object.values(prefixOf)),
  title: entry({ en: text, cs: text, uk: text }),
  players: z.string().regex(/^\d-\d$/, 'the number of players looks like 1-5'),
  sources: list(source),
  components: list(component),
  glossary: list(term),
  rules: list(rule),
  examples: list(example),
  content_known: list(known),
  content_missing: list(missing),
  ambiguities: list(ambiguity).default([]),
  topics: list(topic).default([]),
  lore: list(lore).default([]),
  index: list(indexEntry).default([]),
})

/** A ledger as it stands in its file; parsing gives it in the shape that the product uses. */
export const ledgerSchema = written
  .superRefine((ledger, context) => {
    for (const problem of problemsOf(ledger)) context.addIssue({ code: 'custom', ...problem })
  })
  // Only now, so that every problem is reported at its path in the file.
  .transform(({ glossary, ...ledger }) => ({
    ...ledger,
    glossary: glossary.map(({ term_en: en, cs, uk, meaning }) => ({ term: { en, cs, uk }, meaning })),
  }))
  .readonly()

/** All that one rulebook says: its rules, words, examples, and what is known of the printed content. */
export type Ledger = z.output<typeof ledgerSchema>

/** One numbered rule of a ledger. */
export type Rule = Ledger['rules'][number]

/** A word of the rulebook in the three languages, and what it means. */
export type Term = Ledger['glossary'][number]
