import type { Path } from './fate.ts'
import type { Symbol } from './symbol.ts'

/** What a page gives or takes; everything within the frame of the printed pages. */
export type Bonus =
  /** Victory points. */
  | { readonly victory: number }
  /** Experience points; a negative number is lost (POD-289). */
  | { readonly experience: number }
  /** The first place of the initiative track; whoever stands there already gains this experience instead (POD-188). */
  | { readonly first: number }
  /** The last place of the initiative track. */
  | { readonly last: true }
  /** Cards from the main deck, then cards of the hand to discard. */
  | { readonly draw: number; readonly discard: number }
  /** Tokens of an active symbol of the chapter that begins. */
  | { readonly tokens: number; readonly of: Path }
  /** A special symbol token, which outlives the chapters (POD-261). */
  | { readonly special: Symbol }

/** A bonus or a penalty for the holder of a path token (POD-172). */
export type PageEffect = Bonus & { readonly to: Path }

/** A page that is read and turned (POD-021). Its effects are carried out from top to bottom (POD-308). */
export interface Telling {
  readonly leads: number
  readonly effects?: readonly PageEffect[]
}

/** One of the two pages that lie open during a chapter: a path, its symbol, and the page it leads to (POD-023, POD-183). */
export interface OpenPage {
  readonly path: Path
  readonly symbol: Symbol
  readonly leads: number
}

/** The last page of an ending, read when the winner is known (POD-199). */
export interface Epilogue {
  readonly epilogue: true
}

/** A page of a story. */
export type Page = Telling | OpenPage | Epilogue

/** The rules that a story adds to the game (POD-024). */
export type SpecialRules = 'extra-effort' | 'hidden-goals' | 'alliances'

/** A story: data here, words in the language files under `page.<id>.<number>` and `page.<id>.<number>.prose`. */
export interface Story {
  readonly id: string
  /** How demanding its special rules are, 1 to 3; of no effect on play (POD-037). */
  readonly complexity: 1 | 2 | 3
  /** The printed starting order of initiative, all characters ever published (POD-041). */
  readonly initiative: readonly string[]
  readonly special?: SpecialRules
  /** The pages by their numbers; page 1 is the cover. */
  readonly pages: Readonly<Record<number, Page>>
}
