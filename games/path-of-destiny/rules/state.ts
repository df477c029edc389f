import type { GameTypes, Table as EngineTable, SetUpTable as EngineSetUpTable } from '@osud/engine'
import type { Words } from '../lang/words.ts'
import type { Colour } from './card.ts'
import type { Experience } from './experience.ts'
import type { FateTokens, Path } from './fate.ts'
import type { Hero } from './hero.ts'
import type { Options } from './options.ts'
import type { Step } from './step.ts'
import type { ActiveSymbols, Symbol, Symbols } from './symbol.ts'

/** A place among those who compete: a seat, or after the last seat the Automa of a solo game. */
export type Who = number

/** A special symbol token (POD-262); a lost one waits on the player board for the next chapter (POD-263). */
export interface SpecialToken {
  readonly symbol: Symbol
  lost: boolean
}

/** Whether an ability is still locked, available, or used (POD-069). */
export type AbilityToken = 'locked' | 'ready' | 'spent'

/** Somebody who competes, with all that lies open before them (POD-033). */
export interface Player {
  readonly hero: Hero
  victory: number
  experience: Experience
  abilities: AbilityToken[]
  /** Symbol tokens without the special ones. */
  pool: Symbols
  special: SpecialToken[]
  /** What lost-symbol tokens cover on cards of the timeline. */
  covered: readonly { readonly card: string; readonly symbol: Symbol }[]
  /** The cards that came to the timeline this turn; they are its last ones (POD-327). */
  played: string[]
  /** What abilities declared for the effect about to be resolved, or for the whole play step. */
  declared: Declared
  /** How many more cards than usual stay at the end of this chapter. */
  keepsMore: number
}

/** An effect that spares a symbol (POD-076) or gives its full result (POD-078); a card of another colour (POD-088). */
export interface Declared {
  readonly spare?: true
  readonly full?: true
  readonly colour?: { readonly card: string; readonly as: Colour }
}

/** Who stands beside a position of the mat in The Lesser Evil. */
export type Side = 'renfri' | 'stregobor'

/** A requirement card with the tokens on its sides (POD-250, POD-316). */
export interface Requirement {
  readonly colour: Colour
  left: Who[]
  right: Who[]
  /** Whether it demands 4 cards now (POD-252). */
  raised: boolean
}

/** All that lies open on the table. What is hidden lies in zones. */
export interface State {
  readonly options: Options
  /** The characters by seat while they are being chosen; the Automa's comes last. */
  chosen: Record<Who, Hero>
  players: Player[]
  /** Those in play, the first one at the top of the track. */
  initiative: Who[]
  /** How many pair positions are in use. */
  positions: number
  /** The figures on the mat during a draft, in the order they were placed. */
  figures: { readonly who: Who; readonly place: Place }[]
  /** The page read last, or the left one of the two that lie open. */
  page: number
  chapter: number
  turn: number
  active: ActiveSymbols
  fate: FateTokens
  /** The path whose symbol was dominant when a chapter last ended; before that it means nothing. */
  dominant: Path
  /** Who holds the path tokens. */
  holders: Partial<Record<Path, Who>>
  /** The Edge of the World: the extra effort card of each chapter. */
  efforts: string[]
  /** Striga: the requirement cards beside hidden goals 1 to 4. */
  requirements: Requirement[]
  /** The Lesser Evil: whose alliance tokens lie beside which positions (POD-270). */
  alliances: Partial<Record<number, readonly Side[]>>
}

/** A copy of the state, for undo and for bots that try things. What is readonly is replaced in play, so it can be shared. */
export function copyState(state: State): State {
  // Pushed one by one, as in set-up: a mapped list is another kind of list to the compiler, and all rules look at this one.
  const players: Player[] = []
  for (const one of state.players) players.push(copyPlayer(one))
  return {
    options: state.options,
    chosen: { ...state.chosen },
    players,
    initiative: state.initiative.slice(),
    positions: state.positions,
    figures: state.figures.slice(),
    page: state.page,
    chapter: state.chapter,
    turn: state.turn,
    active: state.active,
    fate: state.fate,
    dominant: state.dominant,
    holders: { ...state.holders },
    efforts: state.efforts.slice(),
    requirements: state.requirements.map(copyRequirement),
    alliances: { ...state.alliances },
  }
}

function copyPlayer(one: Player): Player {
  return {
    hero: one.hero,
    victory: one.victory,
    experience: one.experience,
    abilities: one.abilities.slice(),
    pool: one.pool,
    special: one.special.map(({ symbol, lost }) => ({ symbol, lost })),
    covered: one.covered,
    played: one.played.slice(),
    declared: one.declared,
    keepsMore: one.keepsMore,
  }
}

function copyRequirement({ colour, left, right, raised }: Requirement): Requirement {
  return { colour, left: left.slice(), right: right.slice(), raised }
}

/** A position of the mat: the main deck at the top, or a pair counted from there. */
export type Place = 'deck' | number

/** The kinds of zones. */
export type Zone =
  | 'deck'
  | 'discard'
  | 'revealed'
  | 'pair'
  | 'hand'
  | 'timeline'
  | 'box'
  | 'boards'
  | 'dealt'
  | 'taken'
  | 'goal'
  | 'goals'
  | 'goal-box'
  | 'renfri'
  | 'stregobor'
  | 'alliance'
  | 'renfri-discard'
  | 'stregobor-discard'

/** The types of Path of Destiny. */
export interface PathOfDestiny extends GameTypes {
  state: State
  step: Step
  zone: Zone
  options: Options
  words: Words
}

/** The table with this game on it. */
export type Table = EngineTable<PathOfDestiny>

/** The table while the game is set up. */
export type SetUpTable = EngineSetUpTable<PathOfDestiny>

/** Somebody who competes. */
export function player({ state }: Pick<Table, 'state'>, who: Who): Player {
  const found = state.players[who]
  if (found === undefined) throw new Error(`nobody competes in place ${who}`)
  return found
}

/** Whether this is the Automa, whom nobody can ask. */
export const isAutoma = (table: Pick<Table, 'seats'>, who: Who): boolean => who >= table.seats

/** The seats of those who compete, in initiative order, the Automa left out. */
export const people = (table: Table): Who[] => table.state.initiative.filter(who => !isAutoma(table, who))

/** Notes what an ability declares. */
export function declare(table: Pick<Table, 'state'>, who: Who, declared: Declared): void {
  const owner = player(table, who)
  owner.declared = { ...owner.declared, ...declared }
}
