import { perLanguage } from '../language.ts'
import type { Language } from '../language.ts'
import type { Counted, Creature, Gender, Kind, Names, Person, Place } from './name.ts'

/** A name that has forms, of whatever kind. */
export type Named = Person | Creature | Place | Kind

/** The name with this id. */
export function named({ people, places, kinds }: Names, id: string): Named {
  const name = own(people, id) ?? own(places, id) ?? own(kinds, id)
  if (name === undefined) throw new Error(`no name has the id ${id}`)
  return name
}

/** The counted noun with this id. */
export function countedNoun({ counted }: Names, id: string): Counted {
  const noun = own(counted, id)
  if (noun === undefined) throw new Error(`no counted noun has the id ${id}`)
  return noun
}

/** A form of a name in a language, if it has that form. */
export function formOf(name: Named, language: Language, form: string): string | undefined {
  if (form === 'g') return undefined
  const found = own<string | boolean>({ ...name[language] }, form)
  return typeof found === 'string' ? found : undefined
}

/** The gender of a name's word in a language; English places and kinds have none. */
export function genderOf(name: Named, language: Language): Gender | undefined {
  const word = name[language]
  return 'g' in word ? word.g : undefined
}

const categories = perLanguage(locale => new Intl.PluralRules(locale))

/** The plural category of a number. */
export function categoryOf(language: Language, number: number): 'one' | 'few' | 'many' | 'other' {
  const category = categories(language).select(number)
  // Neither zero nor two is a category of Czech, Ukrainian or English.
  return category === 'zero' || category === 'two' ? 'other' : category
}

/** The noun that fits a number, as a subject or as an object. */
export function nounAfter(noun: Counted, language: Language, number: number, as: 'nom' | 'acc'): string {
  const forms: Readonly<Record<string, string>> = { ...noun[language] }
  const category = categoryOf(language, number)
  const found = (as === 'acc' ? forms[`${category}_acc`] : undefined) ?? forms[category]
  if (found === undefined) throw new Error(`${noun.en.one} lacks the form ${category} in ${language}`)
  return found
}

function own<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined
}
