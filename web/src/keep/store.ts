import type { Entry, Event, Header, Point, Result, Seat, Suggestion } from '@osud/engine'
import type { Place } from '../host/host.ts'

/** Where a match came from that was not begun at an empty table here: another match, a file that was over already, or an online table. */
export type Provenance =
  | {
      readonly what: 'branch'
      /** The match it branched off, when that was begun, and after how many entries it goes its own way. */
      readonly of: string
      readonly begun: number
      readonly at: number
    }
  | { readonly what: 'file' }
  | { readonly what: 'online' }

/** What is remembered of a match that is over. */
export interface Summary {
  /** Raised when more is remembered than before: older summaries are then made anew. */
  readonly edition: number
  /** The heroes by seat, where the game has such. */
  readonly heroes: readonly (string | undefined)[]
  readonly result: Result
  /** The feats of the story, and who earned them. */
  readonly feats: readonly { readonly feat: string; readonly seat: Seat }[]
}

/** What the shelf knows of a match in storage. */
export interface Head {
  readonly id: string
  readonly header: Header
  readonly places: readonly Place[]
  /** When it was begun, and when it last went on; in milliseconds. */
  readonly begun: number
  readonly touched: number
  readonly over: boolean
  /** Raised with every write: whoever writes must know the last one. */
  readonly writes: number
  readonly point: Point
  readonly origin?: Point | undefined
  readonly suggestions: readonly Suggestion[]
  readonly from?: Provenance | undefined
  readonly summary?: Summary | undefined
}

/** A match in storage. */
export interface KeptMatch {
  readonly head: Head
  readonly entries: readonly Entry[]
  readonly events: readonly Event[]
}

/** What has changed: the head, and all entries and events from a number on. */
export interface Change {
  readonly head: Head
  readonly entriesFrom: number
  readonly entries: readonly Entry[]
  readonly eventsFrom: number
  readonly events: readonly Event[]
}

/** Where matches are kept. */
export interface Store {
  /** The matches, the one played last first. */
  list(): Promise<Head[]>
  read(id: string): Promise<KeptMatch | undefined>
  /**
   * Writes what has changed, unless somebody else has written or removed the match since: then nothing is written. Where there is none,
   * a change that holds all of it can be written whatever its number.
   */
  write(change: Change): Promise<'kept' | 'elsewhere'>
  remove(id: string): Promise<void>
}
