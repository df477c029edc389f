import type { Language, Texts } from '@osud/lang'
import type { Snippet } from 'svelte'
import type { Host } from '../host/host.ts'

/** What a table that is not in this browser adds to the frame that all tables share. */
export interface Extras {
  /** Beside the tools in the bar. */
  readonly tools?: Snippet
  /** Among the notices above the question: paragraphs. */
  readonly notes?: Snippet
  /** Beside the board, in front of what lies there. */
  readonly beside?: Snippet
  /** In the menu. */
  readonly menu?: Snippet
  /** Under the result, instead of another table for this browser. */
  readonly ending?: Snippet
  /** The address of its chronicle. */
  readonly book?: string
}

/** Leads to a table that is not in this browser. */
export interface Door {
  readonly host: Host
  /** Words beside those of the frame and of the game. */
  words(language: Language): Promise<Texts>
  readonly extras: Extras
}
