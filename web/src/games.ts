import type { GameTypes, SettingConcern, Value } from '@osud/engine'
import type { Language, Names, Texts } from '@osud/lang'
import type { Telling } from '@osud/lang/tale'
import type { Boarding } from './look/board.ts'
import type { Printer } from './look/print/printer.ts'

/** What the page needs of a game that can be played; each part is loaded when it is first needed. */
export interface Playable {
  readonly id: string
  /** What a table may choose. */
  setUp(): Promise<SetUp>
  boarding(): Promise<Boarding>
  texts(language: Language): Promise<Texts>
  names(): Promise<Names>
  /** How its matches are told as chronicles, and the words for that beside those of the game. */
  telling(language: Language): Promise<{ readonly telling: Telling; readonly texts: Texts }>
  /** Prints the pictures of its chronicles. */
  printer?(): Promise<Printer>
  /** What there is to be remembered of its stories, with the words for it. */
  memories?(language: Language): Promise<Memorable>
  /** Left off the shelf that players see; in development it lies below. Whoever knows its address can play it anywhere. */
  readonly hidden?: true
}

/** The stories of a game with their endings, as results name them, and their feats. */
export interface Memorable {
  readonly stories: readonly {
    readonly id: string
    readonly endings: readonly string[]
    readonly feats: readonly string[]
  }[]
  readonly texts: Texts
}

/** How a table for a game is set. */
export interface SetUp {
  readonly seats: { readonly min: number; readonly max: number }
  readonly settings: Readonly<Record<string, readonly Value[]>>
  concerns(setting: string, options: Readonly<Record<string, unknown>>, seats: number): SettingConcern
  /** The key of a text that describes a value at length. */
  about(setting: string, value: unknown): string | undefined
  /** The address of a picture for a value of a setting, 560 × 220. */
  picture?(setting: string, value: Value): Promise<string> | undefined
  /** What suits a first table better than what is usual. */
  readonly firstTable?: Readonly<Record<string, Value>>
  /** Whether the rules themselves play against somebody who is alone. */
  readonly solo?: 'automa'
}

const pathOfDestiny: Playable = {
  id: 'path-of-destiny',
  setUp: async () => {
    const [{ setUp }, { pageName, printer }] = await Promise.all([
      import('@osud/path-of-destiny/set-up'),
      import('@osud/path-of-destiny/table/printer'),
    ])
    return {
      ...setUp,
      firstTable: { firstGame: true },
      picture: (setting, value) =>
        setting === 'story' ? printer.print(pageName(String(value), 1)) : undefined,
    }
  },
  boarding: async () => anyBoarding((await import('@osud/path-of-destiny/table')).boarding),
  texts: async language => {
    const [{ withEndings }, texts] = await Promise.all([
      import('@osud/path-of-destiny/lang/endings'),
      pathTexts(language),
    ])
    return withEndings(texts)
  },
  names: async () => (await import('@osud/lang/names/path-of-destiny')).names,
  telling: async language => {
    const [{ telling }, texts] = await Promise.all([
      import('@osud/path-of-destiny/tale'),
      taleTexts(language),
    ])
    return { telling, texts }
  },
  printer: async () => (await import('@osud/path-of-destiny/table/printer')).printer,
  memories: async language => {
    const [{ remembered }, texts] = await Promise.all([
      import('@osud/path-of-destiny/memories'),
      pathFeats(language),
    ])
    return { stories: remembered, texts }
  },
}

async function taleTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs':
      return (await import('@osud/path-of-destiny/tale/cs')).chronicle
    case 'uk':
      return (await import('@osud/path-of-destiny/tale/uk')).chronicle
    case 'en':
      return (await import('@osud/path-of-destiny/tale/en')).chronicle
  }
}

async function pathFeats(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs':
      return (await import('@osud/path-of-destiny/lang/cs/feats')).feats
    case 'uk':
      return (await import('@osud/path-of-destiny/lang/uk/feats')).feats
    case 'en':
      return (await import('@osud/path-of-destiny/lang/en/feats')).feats
  }
}

async function pathTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'cs':
      return (await import('@osud/path-of-destiny/lang/cs')).cs
    case 'uk':
      return (await import('@osud/path-of-destiny/lang/uk')).uk
    case 'en':
      return (await import('@osud/path-of-destiny/lang/en')).en
  }
}

/** A tiny game of our own that uses everything a table can do; for development and tests. */
const nightFerry: Playable = {
  id: 'night-ferry',
  hidden: true,
  setUp: () =>
    Promise.resolve({
      seats: { min: 2, max: 4 },
      settings: { crossings: [3, 1] },
      concerns: () => 'first',
      about: () => undefined,
    }),
  boarding: async () => anyBoarding((await import('./table/any/night-ferry.ts')).boarding),
  texts: async language => {
    const [{ ferryTexts }, { stateTexts }] = await Promise.all([
      import('@osud/engine/example'),
      import('./table/any/night-ferry.ts'),
    ])
    return { ...ferryTexts[language], ...stateTexts[language] }
  },
  names: async () => (await import('@osud/engine/example')).ferryNames,
  telling: async () => ({ telling: (await import('./table/any/night-ferry.ts')).telling, texts: {} }),
}

/** Every game that can be played here. */
const playable: readonly Playable[] = [pathOfDestiny, nightFerry]

/** The games that players do not find on the shelf. */
export const hiddenGames: readonly Playable[] = playable.filter(({ hidden }) => hidden)

/** A game that can be played here, by its id. */
export function findPlayable(id: string): Playable | undefined {
  return playable.find(game => game.id === id)
}

/** From here on nobody knows the types of the game's own state any more. */
function anyBoarding<G extends GameTypes>(boarding: Boarding<G>): Boarding {
  return boarding as unknown as Boarding
}
