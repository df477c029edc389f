import type { Match } from '@osud/engine'
import type { KeptMatch, Provenance, Store, Summary } from '../keep/store.ts'
import type { Moment, Place } from './host.ts'

/** A match and its places as they are now. */
export interface Sitting {
  readonly match: Match
  readonly places: readonly Place[]
}

/** Writes a match into storage as it goes on: only what is new, however long the match is. */
export class Ledger {
  readonly id: string
  /** What is remembered of the match once it is over; goes into storage with the next write. */
  summary: Summary | undefined
  readonly #store: Store
  readonly #begun: number
  readonly #from: Provenance | undefined
  #writes = 0
  #entries = 0
  #events = 0
  #places: readonly Place[] | undefined
  /** The summary that lies in storage. */
  #summary: Summary | undefined
  #writing = false
  #again = false
  #state: Moment['kept'] = 'yes'

  constructor(store: Store, id: string, begun: number, from?: Provenance) {
    this.#store = store
    this.id = id
    this.#begun = begun
    this.#from = from
  }

  /** The ledger of a match that lies in storage. */
  static of(store: Store, kept: KeptMatch): Ledger {
    const ledger = new Ledger(store, kept.head.id, kept.head.begun, kept.head.from)
    ledger.takeOver(kept)
    return ledger
  }

  /** Whether the last write went well. */
  get state(): Moment['kept'] {
    return this.#state
  }

  /** How often it was written. */
  get writes(): number {
    return this.#writes
  }

  /** Somebody else has written this. */
  takeOver({ head, entries, events }: KeptMatch): void {
    this.#writes = head.writes
    this.#entries = entries.length
    this.#events = events.length
    this.#places = head.places
    this.#summary = this.summary = head.summary
    this.#state = 'yes'
  }

  /** After an undo: what was taken back is no longer true in storage. The mark of the undo is its last entry. */
  goBack(match: Match): void {
    this.#entries = Math.min(this.#entries, match.length - 1)
    this.#events = Math.min(this.#events, match.told)
    this.summary = undefined
  }

  /** What lies in storage is of no use any more, or gone: all of it is written with the next write. */
  rewriteAll(): void {
    this.#entries = 0
    this.#events = 0
    this.#places = undefined
  }

  /** Storage cannot be written, or not be read where that is needed to go on writing. */
  fail(cause: unknown): void {
    this.#state = cause instanceof Error && cause.name === 'QuotaExceededError' ? 'full' : 'failed'
  }

  /** Writes what is new. While a write is under way others wait, and then are written as one. */
  async keep(look: () => Sitting, now: number): Promise<'kept' | 'elsewhere' | 'failed' | 'busy'> {
    this.#again = true
    if (this.#writing) return 'busy'
    this.#writing = true
    try {
      while (this.#again) {
        this.#again = false
        if ((await this.#write(look(), now)) === 'elsewhere') return 'elsewhere'
      }
      this.#state = 'yes'
      return 'kept'
    } catch (cause) {
      this.fail(cause)
      return 'failed'
    } finally {
      this.#writing = false
    }
  }

  async #write({ match, places }: Sitting, now: number): Promise<'kept' | 'elsewhere'> {
    const { header, point, origin, suggestions, result } = match
    const summary = result && this.summary
    const [entriesFrom, eventsFrom] = [this.#entries, this.#events]
    const [length, told] = [match.length, match.told]
    const same = length === entriesFrom && told === eventsFrom && places === this.#places
    if (this.#writes > 0 && same && summary === this.#summary) return 'kept'
    const head = {
      id: this.id,
      header,
      places,
      begun: this.#begun,
      touched: now,
      over: result !== undefined,
      writes: this.#writes + 1,
      point,
      origin,
      suggestions,
      from: this.#from,
      summary,
    }
    const entries = match.entries(entriesFrom)
    const events = match.events(eventsFrom)
    // Counted before the write: an undo meanwhile lowers the counts again.
    this.#entries = length
    this.#events = told
    this.#places = places
    this.#summary = summary
    let outcome: 'kept' | 'elsewhere' | undefined
    try {
      outcome = await this.#store.write({ head, entriesFrom, entries, eventsFrom, events })
      return outcome
    } finally {
      if (outcome === 'kept') this.#writes++
      else {
        this.#entries = Math.min(this.#entries, entriesFrom)
        this.#events = Math.min(this.#events, eventsFrom)
        this.#places = undefined
      }
    }
  }
}
