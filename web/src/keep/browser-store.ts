import type { Entry, Event } from '@osud/engine'
import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { Change, Head, KeptMatch, Store } from './store.ts'

interface Shape extends DBSchema {
  matches: { key: string; value: Head }
  entries: { key: [match: string, number: number]; value: Entry }
  events: { key: [match: string, number: number]; value: Event }
}

type Database = IDBPDatabase<Shape>

/** Keeps matches in this browser. Each write is one transaction: it is there as a whole, or not at all. */
export class BrowserStore implements Store {
  readonly #database: Promise<Database>

  constructor(name = 'osud') {
    this.#database = openDB<Shape>(name, 1, {
      upgrade(database) {
        database.createObjectStore('matches', { keyPath: 'id' })
        database.createObjectStore('entries')
        database.createObjectStore('events')
      },
      // A newer version of the page waits for this one to let go.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    })
    // Whoever asks hears of it; nobody else has to.
    this.#database.catch(() => undefined)
  }

  async list(): Promise<Head[]> {
    const heads = await (await this.#database).getAll('matches')
    return heads.sort((a, b) => b.touched - a.touched)
  }

  async read(id: string): Promise<KeptMatch | undefined> {
    const transaction = (await this.#database).transaction(['matches', 'entries', 'events'])
    const [head, entries, events] = await Promise.all([
      transaction.objectStore('matches').get(id),
      transaction.objectStore('entries').getAll(from(id, 0)),
      transaction.objectStore('events').getAll(from(id, 0)),
    ])
    return head && { head, entries, events }
  }

  async write({ head, entriesFrom, entries, eventsFrom, events }: Change): Promise<'kept' | 'elsewhere'> {
    const transaction = (await this.#database).transaction(['matches', 'entries', 'events'], 'readwrite')
    const matches = transaction.objectStore('matches')
    const last = await matches.get(head.id)
    if ((last?.writes ?? 0) !== head.writes - 1) {
      transaction.abort()
      await transaction.done.catch(() => undefined)
      return 'elsewhere'
    }
    const entryStore = transaction.objectStore('entries')
    const eventStore = transaction.objectStore('events')
    await Promise.all([
      matches.put(head),
      entryStore.delete(from(head.id, entriesFrom)),
      ...entries.map((entry, i) => entryStore.put(entry, [head.id, entriesFrom + i])),
      eventStore.delete(from(head.id, eventsFrom)),
      ...events.map((event, i) => eventStore.put(event, [head.id, eventsFrom + i])),
      transaction.done,
    ])
    return 'kept'
  }

  async remove(id: string): Promise<void> {
    const transaction = (await this.#database).transaction(['matches', 'entries', 'events'], 'readwrite')
    await Promise.all([
      transaction.objectStore('matches').delete(id),
      transaction.objectStore('entries').delete(from(id, 0)),
      transaction.objectStore('events').delete(from(id, 0)),
      transaction.done,
    ])
  }
}

/** The keys of a match from a number on. */
function from(id: string, number: number): IDBKeyRange {
  return IDBKeyRange.bound([id, number], [id, Infinity])
}
