import type { Match } from '@osud/engine'
import type { KeptMatch, Store } from '../keep/store.ts'
import type { Moment, Place } from './host.ts'

/** A match and its places as they are now. */
export interface Sitting {
  readonly match: Match
  readonly places: readonly Place[]
}

/** Writes a match into storage as it goes on: only what is new, however long the match is. */
export class Ledger {
  readonly id: string
  readonly #store: Store
  readonly #begun: number
  #writes = 0
  #entries = 0
  #events = 0
  #places: readonly Place[] | undefined
  #writing = false
  #again = false
  #state: Moment['kept'] = 'yes'

  constructor(store: Store, id: string, begun: number) {
    this.#store = store
    this.id = id
    this.#begun = begun
  }

  /** The ledger of a match that lies in storage. */
  static of(store: Store, kept: KeptMatch): Ledger {
    const ledger = new Ledger(store, kept.head.id, kept.head.begun)
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
    this.#state = 'yes'
  }

  /** After an undo: what was taken back is no longer true in storage. The mark of the undo is its last entry. */
  goBack(match: Match): void {
    this.#entries = Math.min(this.#entries, match.length - 1)
    this.#events = Math.min(this.#events, match.told)
  }

  /** What lies in storage is of no use any more. */
  rewriteAll(): void {
    this.#entries = 0
    this.#events = 0
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
      this.#state = cause instanceof Error && cause.name === 'QuotaExceededError' ? 'full' : 'failed'
      return 'failed'
    } finally {
      this.#writing = false
    }
  }

  async #write({ match, places }: Sitting, now: number): Promise<'kept' | 'elsewhere'> {
    const { header, point, origin, suggestions, result } = match
    const [entriesFrom, eventsFrom] = [this.#entries, this.#events]
    const [length, told] = [match.length, match.told]
    if (this.#writes > 0 && length === entriesFrom && told === eventsFrom && places === this.#places)
      return 'kept'
    const head = {
      id: this.id,
      header,
      places,
      begun: this.#begun,
      touched: now,
      over: result !== undefined,
      writes: this.#writes + 1,
      point,
      ...(origin && { origin }),
      suggestions,
    }
    const entries = match.entries(entriesFrom)
    const events = match.events(eventsFrom)
    // Counted before the write: an undo meanwhile lowers the counts again.
    this.#entries = length
    this.#events = told
    this.#places = places
    try {
      const outcome = await this.#store.write({ head, entriesFrom, entries, eventsFrom, events })
      if (outcome === 'kept') this.#writes++
      return outcome
    } catch (cause) {
      this.#entries = Math.min(this.#entries, entriesFrom)
      this.#events = Math.min(this.#events, eventsFrom)
      this.#places = undefined
      throw cause
    }
  }
}
