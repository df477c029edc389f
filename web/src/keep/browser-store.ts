import type { Entry, Event } from '@osud/engine'
import { brought, openDatabase, settled } from './database.ts'
import type { Change, Head, KeptMatch, Store } from './store.ts'

const stores = ['matches', 'entries', 'events'] as const

/** Keeps matches in this browser. Each write is one transaction: it is there as a whole, or not at all. */
export class BrowserStore implements Store {
  readonly #database: Promise<IDBDatabase>

  constructor(name = 'osud') {
    this.#database = openDatabase(name, 1, database => {
      database.createObjectStore('matches', { keyPath: 'id' })
      database.createObjectStore('entries')
      database.createObjectStore('events')
    })
    // Whoever asks hears of it; nobody else has to.
    this.#database.catch(() => undefined)
  }

  async list(): Promise<Head[]> {
    const { matches } = await this.#begin('readonly')
    const heads: Head[] = await brought(matches.getAll())
    return heads.sort((a, b) => b.touched - a.touched)
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    const { matches, entries, events } = await this.#begin('readonly')
    const [head, kept, told] = await Promise.all([
      brought<Head | undefined>(matches.get(id)),
      brought<Entry[]>(entries.getAll(from(id, 0))),
      brought<Event[]>(events.getAll(from(id, 0))),
    ])
    return head && { head, entries: kept, events: told }
  }

  async write(change: Change): Promise<'kept' | 'elsewhere'> {
    const { head, entriesFrom, eventsFrom } = change
    const { transaction, matches, entries, events } = await this.#begin('readwrite')
    const written = settled(transaction)
    const last = await brought<Head | undefined>(matches.get(head.id))
    const follows = last ? last.writes === head.writes - 1 : entriesFrom + eventsFrom === 0
    if (!follows) {
      transaction.abort()
      await written.catch(() => undefined)
      return 'elsewhere'
    }
    matches.put(head)
    entries.delete(from(head.id, entriesFrom))
    change.entries.forEach((entry, i) => entries.put(entry, [head.id, entriesFrom + i]))
    events.delete(from(head.id, eventsFrom))
    change.events.forEach((event, i) => events.put(event, [head.id, eventsFrom + i]))
    await written
    return 'kept'
  }

  async remove(id: string): Promise<void> {
    const { transaction, matches, entries, events } = await this.#begin('readwrite')
    const written = settled(transaction)
    matches.delete(id)
    entries.delete(from(id, 0))
    events.delete(from(id, 0))
    await written
  }

  async #begin(mode: IDBTransactionMode): Promise<{ transaction: IDBTransaction } & Stores> {
    const transaction = (await this.#database).transaction(stores, mode)
    const [matches, entries, events] = stores.map(store => transaction.objectStore(store)) as [
      IDBObjectStore,
      IDBObjectStore,
      IDBObjectStore,
    ]
    return { transaction, matches, entries, events }
  }
}

type Stores = Readonly<Record<(typeof stores)[number], IDBObjectStore>>

/** The keys of a match from a number on. */
function from(id: string, number: number): IDBKeyRange {
  return IDBKeyRange.bound([id, number], [id, Infinity])
}
