import { languages, speaker, type Language, type SayArgs } from '@osud/lang'
import { shelf, type TextKey } from './lang/index.ts'
import { recall, remember } from './remember.ts'

// The shelf names nobody, so the page need not load the forms of all names.
const names = { people: {}, places: {}, kinds: {}, counted: {} }

/** The light of the page: the system's, or the reader's own choice. */
export const lights = ['auto', 'light', 'dark'] as const
/** Whether things move: as the system says, or not at all. */
export const motions = ['auto', 'off'] as const

type Light = (typeof lights)[number]
type Motion = (typeof motions)[number]

/** Who reads this page: in the browser's language at first, afterwards in the one chosen last. */
class Reader {
  #language: Language = $state(spoken([recall('language') ?? '', ...navigator.languages]))
  #light: Light = $state(oneOf(lights, recall('light')))
  #motion: Motion = $state(oneOf(motions, recall('motion')))
  readonly #speaker = $derived(speaker({ language: this.#language, texts: shelf[this.#language], names }))

  get language(): Language {
    return this.#language
  }

  choose(language: Language): void {
    this.#language = language
    remember('language', language)
  }

  get light(): Light {
    return this.#light
  }

  set light(light: Light) {
    this.#light = light
    remember('light', light)
  }

  get motion(): Motion {
    return this.#motion
  }

  set motion(motion: Motion) {
    this.#motion = motion
    remember('motion', motion)
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

function oneOf<T extends string>(known: readonly [T, ...T[]], found: string | undefined): T {
  return known.find(one => one === found) ?? known[0]
}

/** The one reader of this page. */
export const reader = new Reader()
