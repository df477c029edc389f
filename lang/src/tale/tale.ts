import type { Result, SeenEvent } from '@osud/engine'
import type { Speaker } from '../speaker.ts'

/** What a match is told from: all of it as one reader may know it. */
export interface Tale {
  readonly seats: number
  /** The open state of the match; the game knows what it is. */
  readonly state: unknown
  readonly events: readonly SeenEvent[]
  readonly result?: Result
}

/** Says the texts of a game in the reader's language. */
export interface TaleVoice extends Speaker {
  /** The name of somebody by id. */
  nameOf(hero: string): string
}

/** A page of the story. */
export interface ChroniclePage {
  /** The key of its title. */
  readonly key: string
  readonly title: string
  readonly prose: string
  /** The name under which the game prints its picture. */
  readonly picture?: string
  /** Said under the title. */
  readonly caption?: string
  /** What came of it at the table, in sentences. */
  readonly notes: readonly string[]
}

/** A piece of a chronicle, in the reader's words. */
export type Passage =
  | { readonly as: 'heading'; readonly text: string; readonly under?: string }
  | ({ readonly as: 'page' } & ChroniclePage)
  /** What the table did: a paragraph. */
  | { readonly as: 'told'; readonly text: string }

/** Somebody who took part. */
export interface Cast {
  /** The seat; after the seats may come somebody whom the rules play. */
  readonly seat: number
  readonly name: string
  /** The name under which the game prints a portrait. */
  readonly portrait?: string
}

/** How it ended. */
export interface Ending {
  /** Those who took part, the best first, with their points where points are counted. */
  readonly ranks: readonly (Cast & { readonly points?: number })[]
  readonly sentence: string
}

/** A match as it is told to one reader. */
export interface Chronicle {
  readonly title: string
  readonly cast: readonly Cast[]
  readonly passages: readonly Passage[]
  readonly ending?: Ending
}

/** How a game tells its matches: a pure function of what happened and the voice that tells it. */
export interface Telling {
  tell(tale: Tale, voice: TaleVoice): Chronicle
  /**
   * Where a match stands that was left, in three sentences to whoever sits at `seat`, or to the whole table. `asked` is what
   * the reader is asked now, as the table asks it.
   */
  previously?(tale: Tale, voice: TaleVoice, seat: number | undefined, asked: string | undefined): string[]
}
