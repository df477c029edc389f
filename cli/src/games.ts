import { ferry, ferryNames, ferryTexts } from '@osud/engine/example'
import type { Game, GameTypes, Say, Seat } from '@osud/engine'
import type { Language, Names, Texts } from '@osud/lang'
import * as nightFerry from './night-ferry.ts'

/** What the terminal shows of a game's public state; without one, it shows the numbers as they are. */
export interface Panel<State = object> {
  /** The name of whoever sits on a seat. */
  readonly hero: (state: State, seat: Seat) => string | undefined
  /** What every seat has, one column each. */
  readonly columns: readonly {
    readonly title: string
    readonly value: (state: State, seat: Seat) => number
  }[]
  /** What belongs to the whole table. */
  readonly lines: (state: State) => readonly Say[]
}

/** A game with all that a terminal needs to play it. */
export interface Shelved {
  readonly game: Game
  readonly texts: InAll<Texts>
  readonly names: Names
  readonly panel: Panel | undefined
  /** Left out of the lists that players see. */
  readonly hidden: boolean
}

type InAll<T> = Readonly<Record<Language, T>>

interface Extras<G extends GameTypes> {
  readonly panel?: Panel<G['state']>
  /** The words of the panel. */
  readonly panelTexts?: InAll<Texts>
  readonly hidden?: boolean
}

function shelve<G extends GameTypes>(
  game: Game<G>,
  texts: InAll<Texts>,
  names: Names,
  { panel, panelTexts, hidden = false }: Extras<G> = {},
): Shelved {
  return {
    // From here on nobody knows the types of the game's own state any more.
    game: game as unknown as Game,
    panel,
    texts: {
      en: { ...texts.en, ...panelTexts?.en },
      cs: { ...texts.cs, ...panelTexts?.cs },
      uk: { ...texts.uk, ...panelTexts?.uk },
    },
    names,
    hidden,
  }
}

/** Every game that the terminal can play. */
export const games: readonly Shelved[] = [
  shelve(ferry, ferryTexts, ferryNames, { ...nightFerry, hidden: true }),
]

/** The game with this id. */
export function findGame(id: string): Shelved | undefined {
  return games.find(({ game }) => game.id === id)
}
