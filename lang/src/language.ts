/** A language that a player can read in. */
export type Language = 'cs' | 'uk' | 'en'

/** The languages, in the order in which they are offered. */
export const languages: readonly Language[] = ['cs', 'uk', 'en']

/** The locale whose numbers and plural categories a language has. */
export const locales: Readonly<Record<Language, string>> = { cs: 'cs', uk: 'uk', en: 'en-GB' }

/** What a language needs, made when it is first asked for: a browser takes its time over some of it. */
export function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return language => {
    let found = made.get(language)
    if (found === undefined) made.set(language, (found = make(locales[language])))
    return found
  }
}

const quotes: Readonly<Record<Language, readonly [string, string]>> = {
  cs: ['„', '“'],
  uk: ['«', '»'],
  en: ['“', '”'],
}

/** A title in the language's quotation marks. */
export function quote(language: Language, title: string): string {
  const [open, close] = quotes[language]
  return open + title + close
}

// Ukrainian always has "та": unlike "і" and "й" it does not depend on the neighbouring sounds.
const and: Readonly<Record<Language, string>> = { cs: 'a', uk: 'та', en: 'and' }

/** Things one after another: `Geralta, Ciri a Yennefer`. */
export function join(language: Language, things: readonly string[]): string {
  const last = things.at(-1)
  if (last === undefined) throw new Error('a list needs at least one thing to name')
  const before = things.slice(0, -1).join(', ')
  return before === '' ? last : `${before} ${and[language]} ${last}`
}
