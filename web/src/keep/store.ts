import type { Entry, Event, Header, Point, Suggestion } from '@osud/engine'
import type { Place } from '../host/host.ts'

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
  readonly origin?: Point
  readonly suggestions: readonly Suggestion[]
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
  /** Writes what has changed, unless somebody else has written since: then nothing is written. */
  write(change: Change): Promise<'kept' | 'elsewhere'>
  remove(id: string): Promise<void>
}
