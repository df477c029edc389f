/** The languages of the table. */
export const languages = ['cs', 'uk', 'en'] as const
/** One of the languages of the table. */
export type Language = (typeof languages)[number]

const key = 'osud.language'

/** The first language we speak among those wanted, English when there is none. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find(language => tag.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** The reader's language: the browser's at first, afterwards the one chosen last. */
class Reader {
  #language: Language = $state(spoken([remembered() ?? '', ...navigator.languages]))

  get language(): Language {
    return this.#language
  }

  choose(language: Language): void {
    this.#language = language
    remember(language)
  }
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
