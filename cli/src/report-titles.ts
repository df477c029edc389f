import type { Titles } from '@osud/lab/report'
import type { Shelved } from './games.ts'

/** What a report calls the heroes, the cards, the pages and the symbols of a game, in English as all reports are. */
export function titlesOf({ texts: { en }, names: { people, kinds } }: Shelved): Titles {
  const kind = (id: string): string => kinds[id]?.en.nom ?? id
  return {
    role: id => people[id]?.en.nom ?? id,
    card: id => en[`card.${id}`] ?? id,
    page: id => en[`page.${id}`] ?? id,
    value: (_, id) => kind(id),
  }
}
