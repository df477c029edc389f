import type { Outline } from './book.ts'
import type { Ledger } from './schema.ts'

/** What a book takes from a ledger; where players have texts of their own, its wording stays behind. */
export function outlineOf({ game, title, rules, glossary }: Ledger, hasPlayersTexts: boolean): Outline {
  return {
    game,
    title,
    rules: rules.map(({ id, topic, rule }) =>
      hasPlayersTexts ? { id, topic } : { id, topic, wording: quoted(rule) },
    ),
    terms: glossary.map(({ term, meaning }) =>
      hasPlayersTexts ? { term } : { term, meaning: quoted(meaning) },
    ),
  }
}

/** The ledger is typed with plain quotes; readers get those of print. */
function quoted(text: string): string {
  return text
    .replace(/(?<=^|[\s([])'(?=\S)/g, '‘')
    .replaceAll("'", '’')
    .replace(/(?<=^|[\s([])"(?=\S)/g, '“')
    .replaceAll('"', '”')
}
