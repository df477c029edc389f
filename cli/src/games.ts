import { ferry, ferryNames, ferryTexts } from '@osud/engine/example'
import type { Game, GameTypes } from '@osud/engine'
import { names as sharedNames } from '@osud/lang'
import type { Language, Names, Texts } from '@osud/lang'
import type { Kinds } from '@osud/lang/check'
import { pathOfDestiny, texts as pathTexts } from '@osud/path-of-destiny'
import * as nightFerry from './night-ferry.ts'
import type { Panel, SetUp } from './panel.ts'
import { shelfExtras as pathExtras } from './path-of-destiny/index.ts'

/** A game with all that a terminal needs to play it. */
export interface Shelved {
  readonly game: Game
  readonly texts: InAll<Texts>
  readonly names: Names
  /** Which names the arguments of its texts can take; for `osud check`. */
  readonly kinds?: Kinds
  readonly panel?: Panel
  readonly setUp?: SetUp
  /** What is wrong with its content beside its texts, one line each; for `osud check`. */
  readonly check?: (texts: InAll<Texts>) => readonly string[]
  /** Left out of the lists that players see. */
  readonly hidden: boolean
}

/** Something in every language. */
export type InAll<T> = Readonly<Record<Language, T>>

/** What a game has beside its rules, its words and its names. */
export interface Extras<G extends GameTypes> extends Omit<
  Shelved,
  'game' | 'texts' | 'names' | 'panel' | 'hidden'
> {
  readonly panel?: Panel<G>
  /** The words of the panel. */
  readonly panelTexts?: InAll<Texts>
  readonly hidden?: boolean
}

function shelve<G extends GameTypes>(
  game: Game<G>,
  texts: InAll<Texts>,
  names: Names,
  { panel, panelTexts, hidden = false, ...rest }: Extras<G> = {},
): Shelved {
  return {
    // From here on nobody knows the types of the game's own state any more.
    game: game as unknown as Game,
    ...(panel && { panel: panel as unknown as Panel }),
    texts: {
      en: { ...texts.en, ...panelTexts?.en },
      cs: { ...texts.cs, ...panelTexts?.cs },
      uk: { ...texts.uk, ...panelTexts?.uk },
    },
    names,
    hidden,
    ...rest,
  }
}

/** Every game that the terminal can play. */
export const games: readonly Shelved[] = [
  shelve(pathOfDestiny, pathTexts, sharedNames, pathExtras),
  shelve(ferry, ferryTexts, ferryNames, { ...nightFerry, hidden: true }),
]

/** The game with this id. */
export function findGame(id: string): Shelved | undefined {
  return games.find(({ game }) => game.id === id)
}
