import { gameOf, loadKept, MatchError, otherwise, replayKept } from '@osud/engine'
import type {
  Answer,
  Game,
  Match,
  MatchRecord,
  Question,
  Reader,
  Result,
  Seat,
  SeenEvent,
  View,
} from '@osud/engine'
import type { Head, KeptMatch, Provenance, Store, Summary } from '../keep/store.ts'
import { HostError } from './host.ts'
import type { Place } from './host.ts'
import { recollectionOf } from './archive-recollection.ts'
import { Walk } from './archive-walk.ts'
import { placesIn } from './match-file.ts'

export { serveAnalyst } from './archive-analyst.ts'

/** Whose eyes look back, and whether all cards lie face up. */
export interface Eyes {
  readonly reader: Reader
  readonly open: boolean
}

/** A match from storage, to be looked back on. */
export interface Recalled {
  readonly match: string
  readonly game: string
  readonly places: readonly Place[]
  readonly begun: number
  readonly from?: Provenance
  /** How it ended, if it has. */
  readonly result?: Result
  /** The first and the last entry after which it can be looked at. */
  readonly first: number
  readonly last: number
  /** Whose eyes look; those who may, and whether they may see all cards. */
  readonly eyes: Eyes
  readonly readers: readonly Reader[]
  readonly mayOpen: boolean
  /** What lies open to all after the last entry: who is who can be said from the beginning. */
  readonly state: object
  /** All that these eyes were told. */
  readonly events: readonly SeenEvent[]
  /** How much of it had been told after each entry, beginning with the first. */
  readonly told: readonly number[]
  /** Who gave each entry, beginning with the first; nobody where there is none or one was taken back. */
  readonly answered: readonly (Seat | undefined)[]
}

/** A match as it was after an entry. */
export interface Glimpse {
  readonly at: number
  readonly view: View
  /** The entry that led here: who answered what, as far as these eyes may know, or that something was taken back. */
  readonly entry?:
    | { readonly seat: Seat; readonly question?: Question; readonly answer?: Answer }
    | { readonly undone: true }
}

/** A match that is about to be played on, and who plays. */
export interface Begun {
  readonly match: Match
  readonly places: readonly Place[]
  readonly from?: Provenance
}

/** Looks back on matches in storage. Of one that goes on it shows nothing that the people at this screen may not see. */
export class Archive {
  readonly #store: Store
  readonly #rulesOf: (id: string) => Promise<Game>
  /** The match that was looked at last. */
  #walk: Walk | undefined

  constructor(store: Store, rulesOf: (id: string) => Promise<Game>) {
    this.#store = store
    this.#rulesOf = rulesOf
  }

  /** Takes a match out of storage. */
  async recall(id: string, wanted?: Eyes): Promise<Recalled> {
    return (this.#walk = await this.#walkThrough(id)).recall(wanted)
  }

  /** How a match was after an entry. */
  async glimpse(id: string, at: number, wanted: Eyes): Promise<Glimpse> {
    if (this.#walk?.id !== id) this.#walk = await this.#walkThrough(id)
    return this.#walk.glimpse(at, wanted)
  }

  /**
   * A new match with the same past up to an entry. One that is over goes on with the same fate; one that goes on must not
   * be looked ahead of, so there everything that its people have not seen lies elsewhere.
   */
  async branch(id: string, at: number, places: readonly Place[], seed: string): Promise<Begun> {
    const walk = await this.#walkThrough(id)
    const { head, people } = walk
    const there = walk.matchAt(at)
    if (there.result !== undefined) throw new HostError({ code: 'ended' })
    const match = head.over ? there : otherwise(there, people, seed)
    return { match, places, from: { what: 'branch', of: id, begun: head.begun, at: match.length } }
  }

  /** The record of a match that is over. */
  async record(id: string): Promise<MatchRecord> {
    const { head, record } = await this.#walkThrough(id)
    if (!head.over) throw new HostError({ code: 'missing' })
    return record
  }

  /** The match that a file holds, be it a save or a record. */
  async take(file: string, seated?: readonly Place[]): Promise<Begun> {
    const kept = parsed(file)
    const game = await this.#rulesOf(gameOf(kept))
    const match = Object.hasOwn(kept, 'final')
      ? replayKept(game, kept, undefined)
      : loadKept(game, kept).match
    const { seats } = match.header
    const known = seated ?? placesIn(kept, seats)
    const places = Array.from(
      { length: seats },
      (_, seat): Place => known?.[seat] ?? (seat === 0 ? { person: '' } : { bot: 'companion' }),
    )
    return { match, places, ...(match.result && { from: { what: 'file' } }) }
  }

  /** Keeps a match that was played to its end online. It is kept once: under the id of its table it is there, or it comes there. */
  async keep(file: string, where: Pick<Head, 'id' | 'places' | 'begun' | 'touched'>): Promise<void> {
    const { match } = await this.take(file, where.places)
    const { header, point, origin, suggestions } = match
    const summary = await this.sumUp(match)
    const from = { what: 'online' } as const
    const head = { ...where, header, over: true, writes: 1, point, origin, suggestions, from, summary }
    const [entries, events] = [match.entries(), match.events()]
    await stored(() => this.#store.write({ head, entriesFrom: 0, entries, eventsFrom: 0, events }))
  }

  /** All matches in storage; those that are over are summed up, if they were not yet. */
  async memories(): Promise<readonly Head[]> {
    const heads = await stored(() => this.#store.list())
    return Promise.all(heads.map(head => this.#remembered(head)))
  }

  /** What will be remembered of a match that is over. */
  async sumUp(match: Match): Promise<Summary> {
    const { result, game, header, position } = match
    if (result === undefined) throw new Error('a match that goes on cannot be summed up')
    const known = await recollectionOf(game.id)
    const seats = Array.from({ length: header.seats }, (_, seat) => seat)
    const story = { events: match.events(), state: position.game, result }
    return {
      edition: known?.edition ?? 0,
      heroes: seats.map(seat => known?.hero(position.game, seat)),
      result,
      feats: seats.flatMap(seat => (known?.feats(story, seat) ?? []).map(feat => ({ feat, seat }))),
    }
  }

  async #remembered(head: Head): Promise<Head> {
    if (!head.over) return head
    try {
      const known = await recollectionOf(head.header.game)
      if (head.summary?.edition === (known?.edition ?? 0)) return head
      const kept = await this.#store.read(head.id)
      if (kept === undefined) return head
      const walk = new Walk(await this.#rulesOf(head.header.game), kept)
      const summary = await this.sumUp(walk.matchAt(walk.last))
      const summed = { ...kept.head, summary, writes: kept.head.writes + 1 }
      const [entriesFrom, eventsFrom] = [kept.entries.length, kept.events.length]
      await this.#store.write({ head: summed, entriesFrom, entries: [], eventsFrom, events: [] })
      return summed
    } catch {
      // What cannot be replayed any more is remembered by its head alone.
      return head
    }
  }

  async #walkThrough(id: string): Promise<Walk> {
    const kept: KeptMatch | undefined = await stored(() => this.#store.read(id))
    if (kept === undefined) throw new HostError({ code: 'missing' })
    const game = await this.#rulesOf(kept.head.header.game)
    try {
      return new Walk(game, kept)
    } catch (cause) {
      if (cause instanceof MatchError) throw new HostError(cause.trouble, cause)
      throw cause
    }
  }
}

async function stored<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed()
  } catch (cause) {
    throw new HostError({ code: 'storage' }, cause)
  }
}

function parsed(file: string): object {
  try {
    const found: unknown = JSON.parse(file)
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found
  } catch {
    // What cannot be read at all is damaged too.
  }
  throw new HostError({ code: 'damaged', why: 'it holds no match' })
}
