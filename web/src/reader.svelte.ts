import { languages, speaker, type Language, type SayArgs } from '@osud/lang'
import { shelf, type TextKey } from './lang/index.ts'

const key = 'osud.language'
// The shelf names nobody, so the page need not load the forms of all names.
const names = { people: {}, places: {}, kinds: {}, counted: {} }

/** Who reads this page: in the browser's language at first, afterwards in the one chosen last. */
class Reader {
  #language: Language = $state(spoken([remembered() ?? '', ...navigator.languages]))
  readonly #speaker = $derived(speaker({ language: this.#language, texts: shelf[this.#language], names }))

  get language(): Language {
    return this.#language
  }

  choose(language: Language): void {
    this.#language = language
    remember(language)
  }

  /** A text of the shelf in the reader's language. */
  say(text: TextKey, args?: SayArgs): string {
    return this.#speaker.say(text, args)
  }
}

function spoken(wanted: readonly string[]): Language {
  const tongues = wanted.map(tag => tag.toLowerCase().split('-')[0])
  return tongues.flatMap(tongue => languages.find(language => language === tongue) ?? [])[0] ?? 'en'
}

// A browser may forbid storage altogether; the choice then lasts as long as the page.
function remembered(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    return
  }
}

/** The one reader of this page. */
export const reader = new Reader()
