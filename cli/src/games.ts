import { ferry } from '@osud/engine/example'
import type { Game, GameTypes, Say, Seat } from '@osud/engine'
import type { Language, Names, Texts } from '@osud/lang'
import { cs } from '../../engine/example/lang/cs.ts'
import { en } from '../../engine/example/lang/en.ts'
import { uk } from '../../engine/example/lang/uk.ts'
import { names as ferryNames } from './night-ferry/names.ts'
import { panel as ferryPanel, panelTexts as ferryPanelTexts } from './night-ferry/panel.ts'

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
  readonly texts: Readonly<Record<Language, Texts>>
  readonly names: Names
  readonly panel: Panel | undefined
  /** Left out of the lists that players see. */
  readonly hidden: boolean
}

interface Extras<G extends GameTypes> {
  readonly panel?: Panel<G['state']>
  readonly hidden?: boolean
}

function shelve<G extends GameTypes>(
  game: Game<G>,
  texts: Readonly<Record<Language, Texts>>,
  names: Names,
  { panel, hidden = false }: Extras<G> = {},
): Shelved {
  // From here on nobody knows the types of the game's own state any more.
  return { game: game as unknown as Game, texts, names, panel: panel as Panel | undefined, hidden }
}

const ferryTexts = {
  en: { ...en, ...ferryPanelTexts.en },
  cs: { ...cs, ...ferryPanelTexts.cs },
  uk: { ...uk, ...ferryPanelTexts.uk },
}

/** Every game that the terminal can play. */
export const games: readonly Shelved[] = [
  shelve(ferry, ferryTexts, ferryNames, { panel: ferryPanel, hidden: true }),
]

/** The game with this id. */
export function findGame(id: string): Shelved | undefined {
  return games.find(({ game }) => game.id === id)
}
