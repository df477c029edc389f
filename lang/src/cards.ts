import { isHidden } from '@osud/engine'
import { join, quote } from './language.ts'
import type { Language } from './language.ts'
import { categoryOf } from './names/forms.ts'

type Forms = Readonly<Record<'one' | 'few' | 'many' | 'other', string>>

/** Hidden cards after their number. Only one card tells nominative and accusative apart, and only in Slavic. */
const hidden: Readonly<Record<Language, Forms & { readonly oneAcc: string }>> = {
  cs: {
    one: 'skrytá karta',
    oneAcc: 'skrytou kartu',
    few: 'skryté karty',
    many: 'skryté karty',
    other: 'skrytých karet',
  },
  uk: {
    one: 'прихована карта',
    oneAcc: 'приховану карту',
    few: 'приховані карти',
    many: 'прихованих карт',
    other: 'прихованої карти',
  },
  en: {
    one: 'hidden card',
    oneAcc: 'hidden card',
    few: 'hidden cards',
    many: 'hidden cards',
    other: 'hidden cards',
  },
}

const none: Readonly<Record<Language, string>> = { cs: '0 karet', uk: '0 карт', en: 'no cards' }

/** Cards as one reader sees them: the known ones by title in quotes, then how many are hidden. */
export function sayCards(
  language: Language,
  wanted: 'nom' | 'acc',
  cards: readonly string[],
  titleOf: (card: string) => string,
): string {
  const known = cards.filter(card => !isHidden(card))
  const things = known.map(card => quote(language, titleOf(card)))
  const count = cards.length - known.length
  if (count > 0) {
    const category = categoryOf(language, count)
    const form = category === 'one' && wanted === 'acc' ? 'oneAcc' : category
    things.push(`${count} ${hidden[language][form]}`)
  }
  return things.length === 0 ? none[language] : join(language, things)
}
