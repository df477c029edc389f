import { isHidden } from '@osud/engine'
import { join, quote } from './language.ts'
import type { Language } from './language.ts'
import { categoryOf } from './names/forms.ts'

/**
 * Hidden cards after their number. Each phrase is nominative and accusative at once, so that it fits after a colon
 * as well as after a verb; with one card the Slavic noun would differ (karta, kartu), hence "1 ze skrytých karet".
 */
const hidden: Readonly<Record<Language, Readonly<Record<'one' | 'few' | 'many' | 'other', string>>>> = {
  cs: { one: 'ze skrytých karet', few: 'skryté karty', many: 'skryté karty', other: 'skrytých karet' },
  uk: {
    one: 'з прихованих карт',
    few: 'приховані карти',
    many: 'прихованих карт',
    other: 'прихованої карти',
  },
  en: { one: 'hidden card', few: 'hidden cards', many: 'hidden cards', other: 'hidden cards' },
}

const none: Readonly<Record<Language, string>> = { cs: '0 karet', uk: '0 карт', en: 'no cards' }

/** Cards as one reader sees them: the known ones by title in quotes, then how many are hidden. */
export function sayCards(
  language: Language,
  cards: readonly string[],
  titleOf: (card: string) => string,
): string {
  const known = cards.filter(card => !isHidden(card))
  const things = known.map(card => quote(language, titleOf(card)))
  const count = cards.length - known.length
  if (count > 0) things.push(`${count} ${hidden[language][categoryOf(language, count)]}`)
  return things.length === 0 ? none[language] : join(language, things)
}
