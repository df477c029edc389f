import type { SeenArg } from '@osud/engine'
import { sayCards } from './cards.ts'
import { join, locales, perLanguage } from './language.ts'
import type { Language } from './language.ts'
import type { Slot } from './message.ts'
import { countedNoun, formOf, genderOf, named, nounAfter } from './names/forms.ts'
import type { Names } from './names/name.ts'

/** The arguments of a text, as an event that was cut for its reader has them. */
export type SayArgs = { readonly [name: string]: SeenArg }

/** What filling a slot needs beside the arguments. */
export interface Surroundings {
  readonly language: Language
  readonly names: Names
  /** Writes out another text: a title. */
  readonly title: (key: string) => string
}

/** The words for one slot of a message. */
export function fill(slot: Slot, args: SayArgs, { language, names, title }: Surroundings): string {
  const { arg } = slot
  const given = args[arg]
  if (given === undefined) throw new Error(`the argument ${arg} is missing`)
  const wrong = (wanted: string): never => {
    throw new Error(`the argument ${arg} should be ${wanted}, but is ${JSON.stringify(given)}`)
  }
  switch (slot.as) {
    case 'plain':
      if (typeof given === 'number') return number(language, given)
      return typeof given === 'string' ? given : wrong('a string or a number')
    case 'form':
      if (typeof given !== 'string') return wrong('the id of a name')
      return opening(slot.opens, language, form(names, language, given, slot.form))
    case 'gender':
      return typeof given === 'string' ? gender(names, language, given) : wrong('the id of a name')
    case 'count': {
      const amount = args[slot.number]
      if (typeof amount !== 'number') throw new Error(`the argument ${slot.number} should be a number`)
      if (typeof given !== 'string') return wrong('the id of a counted noun')
      return nounAfter(countedNoun(names, given), language, amount, slot.case)
    }
    case 'list': {
      if (!isList(given)) return wrong('a list of strings')
      const { form: wanted } = slot
      const things = given.map(id => (wanted === undefined ? id : form(names, language, id, wanted)))
      return opening(slot.opens && wanted !== undefined, language, join(language, things))
    }
    case 'cards':
      if (typeof given !== 'object' || !('cards' in given)) return wrong('cards')
      return sayCards(language, slot.case, given.cards, card => title(`card.${card}`))
    case 'title':
      return typeof given === 'object' && 'text' in given ? title(given.text) : wrong('the key of a text')
  }
}

function form(names: Names, language: Language, id: string, wanted: string): string {
  const found = formOf(named(names, id), language, wanted)
  if (found === undefined) throw new Error(`${id} lacks the form ${wanted} in ${language}`)
  return found
}

function gender(names: Names, language: Language, id: string): string {
  const found = genderOf(named(names, id), language)
  if (found === undefined) throw new Error(`${id} has no gender in ${language}`)
  return found
}

/** At the start of a sentence a name takes a capital letter: “the Automa”. */
const opening = (opens: boolean, language: Language, name: string): string =>
  opens ? name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1) : name

const formats = perLanguage(locale => new Intl.NumberFormat(locale))
const number = (language: Language, value: number): string => formats(language).format(value)

const isList = (given: SeenArg): given is readonly string[] => Array.isArray(given)
