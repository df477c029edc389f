import type { Open, Question } from './question.ts'
import type { Sketch } from './sketch.ts'
import type { SetUpTable, Table } from './table.ts'
import type { Seen, View } from './view.ts'
import type { Seat } from './words.ts'
import type { ZoneKind } from './zones.ts'

/** A step of the agenda: pending work as plain data, such as `{ do: 'draft', seat: 2 }`. */
export interface Step {
  readonly do: string
}

/** The types of one game, gathered under one name: `interface Heron extends GameTypes { state: State; … }`. */
export interface GameTypes {
  /** The public part of the state. What is hidden lives in zones. */
  state: object
  step: Step
  /** The kinds of zones. */
  zone: string
  /** What a table can choose when the match is set up: story, variant, campaign. */
  options: object
  /** The keys of what is asked and told, with their arguments. */
  words: object
}

/** A step of play as a coroutine: it asks with `yield*` and gets the checked answer back. */
export type Flow<R = void> = Generator<readonly Open[], R, unknown>

/** The function that runs a step. A step that asks nothing may be a plain function. */
export type StepRule<G extends GameTypes, S extends Step> = (table: Table<G>, step: S) => Flow | void

/** How a match ended. */
export interface Result {
  readonly winners: readonly Seat[]
  /** Points by seat, where the game counts points. */
  readonly scores?: readonly number[]
  /** Which ending of the story was reached. */
  readonly ending?: string
  /** What the next match of a campaign needs to know. */
  readonly campaign?: object
}

/** A game as the engine sees it. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string
  /** Raised whenever old answers might no longer fit; records carry it. */
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly zones: Readonly<Record<G['zone'], ZoneKind>>
  /** What a table may choose, option by option, with the usual value first: `{ crossings: [3, 1] }`. */
  readonly settings?: Settings<G['options']>
  /** Every table that the conformance suite should try: options with a name. */
  readonly variants: Readonly<Record<string, G['options']>>
  /** Lays out cards, pushes the first steps and returns the public state. */
  readonly setup: (table: SetUpTable<G>, options: G['options']) => G['state']
  readonly steps: { readonly [Name in G['step']['do']]: StepRule<G, Extract<G['step'], { do: Name }>> }
  /** Runs between any two steps: for what can happen at any time, such as a goal that is met. */
  readonly between?: (table: Table<G>) => void
  /** More answers than a match can ever need: random play must have ended by then. */
  readonly longest: number
  /** Amounts that never change in play (coins, tokens), by name. */
  readonly conserves?: (state: G['state']) => Readonly<Record<string, number>>
  /** What the back of a hidden card shows to everybody, where backs differ. */
  readonly back?: (card: string) => string
  /** How well each seat stands against those it plays against; bots seek the most of it for themselves. */
  readonly evaluate?: (seen: Seen<G>) => readonly number[]
  /** How promising the options of a question look at first sight, one weight above 0 for each; bots try them by it. */
  readonly hints?: (seen: Seen<G>, seat: Seat, question: Question) => readonly number[] | undefined
  /** What of a view is a track or a map, for tables without a board of this game; a view carries it along. */
  readonly sketch?: (view: View<G>) => Sketch
  /** Copies a state faster than the general routine can; what is never changed in place may be shared with the copy. */
  readonly copy?: (state: G['state']) => G['state']
  /** How many answers pass between two copies of the position, 16 unless told: a big table is copied less often. */
  readonly spacing?: number
  /** Brings a state saved under older rules into today's shape. */
  readonly upgrade?: (state: unknown, version: string) => G['state']
  /** A complete game fails the test run while one of its rules is unproven. */
  readonly complete?: boolean
}

/** The values that each option of a game can take, the usual one first. */
export type Settings<Options extends object> = {
  readonly [Name in keyof Options]: readonly [Options[Name], ...Options[Name][]]
}

/** The options of a table that chooses nothing in particular. */
export function usualOptions<G extends GameTypes>({ settings }: Pick<Game<G>, 'settings'>): G['options'] {
  const entries = Object.entries(settings ?? {}) as [string, readonly unknown[]][]
  return Object.fromEntries(entries.map(([name, [usual]]) => [name, usual])) as G['options']
}

/** Declares a game; it exists so that the compiler checks the declaration where it stands. */
export function defineGame<G extends GameTypes>(game: Game<G>): Game<G> {
  return game
}
