import { clone } from '@osud/engine'
import type { Change, Head, KeptMatch, Store } from '../../src/keep/store.ts'

/** Keeps matches as a browser does, but in memory. */
export class MemoryStore implements Store {
  readonly #matches = new Map<string, KeptMatch>()

  list(): Promise<Head[]> {
    const heads = [...this.#matches.values()].map(({ head }) => head)
    return Promise.resolve(heads.sort((a, b) => b.touched - a.touched))
  }

  read(id: string): Promise<KeptMatch | undefined> {
    return Promise.resolve(clone(this.#matches.get(id)))
  }

  write({ head, entriesFrom, entries, eventsFrom, events }: Change): Promise<'kept' | 'elsewhere'> {
    const last = this.#matches.get(head.id)
    const follows = last ? last.head.writes === head.writes - 1 : entriesFrom + eventsFrom === 0
    if (!follows) return Promise.resolve('elsewhere')
    this.#matches.set(
      head.id,
      clone({
        head,
        entries: [...(last?.entries.slice(0, entriesFrom) ?? []), ...entries],
        events: [...(last?.events.slice(0, eventsFrom) ?? []), ...events],
      }),
    )
    return Promise.resolve('kept')
  }

  remove(id: string): Promise<void> {
    this.#matches.delete(id)
    return Promise.resolve()
  }
}
