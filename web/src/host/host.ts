import type { Reader, Result, SeenEvent } from '@osud/engine'
import type { HostTrouble, Place } from '@osud/table'

export { HostError } from '@osud/table'
export type { Hint, Host, HostTrouble, Moment, Notice, Place, Plan } from '@osud/table'

/** What a stored match is told from, as its reader may know it. */
export interface TaleSheet {
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly places: readonly Place[]
  /** When it was begun, and when it last went on; in milliseconds. */
  readonly begun: number
  readonly touched: number
  readonly reader: Reader
  readonly state: object
  readonly events: readonly SeenEvent[]
  readonly result?: Result
  /** That it was played by other rules than those of today; to be said if it cannot be told any more. */
  readonly older?: HostTrouble
}
