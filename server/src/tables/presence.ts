import type { Bus, News } from '../bus/bus.ts'

/** Somebody who reads a table: a person, or somebody unknown. */
export type Reader = string | null

/** A server says that it lives this often, and is thought dead after so long, in milliseconds. */
const heartbeat = 5000
const silence = 15_000
/** Several servers that ask for everything at once are answered together, after so many milliseconds. */
const together = 200

/** Knows who reads tables, here and on other servers. */
export class Presence {
  readonly #bus: Bus
  readonly #now: () => number
  readonly #here = new Map<string, readonly Reader[]>()
  /** For each other server who reads which table there, and when it was last heard of. */
  readonly #others = new Map<string, { at: number; readonly tables: Map<string, readonly Reader[]> }>()
  /** Servers that were thought dead. */
  readonly #silent = new Set<string>()
  readonly #listeners = new Set<(table: string) => void>()
  readonly #missing = new Set<() => void>()
  readonly #beating: NodeJS.Timeout
  #answering: NodeJS.Timeout | undefined

  constructor(bus: Bus, now: () => number) {
    this.#bus = bus
    this.#now = now
    bus.hear((news, from) => this.#hear(news, from))
    bus.mend(() => {
      this.#tellAll()
      bus.publish({ what: 'all' })
    })
    this.#beating = setInterval(() => this.#beat(), heartbeat).unref()
  }

  /** From now on these read a table here. */
  tell(table: string, readers: readonly Reader[]): void {
    const known = this.#here.has(table)
    if (readers.length > 0) this.#here.set(table, readers)
    else if (!this.#here.delete(table)) return
    this.#bus.publish({ what: 'here', table, readers })
    if (!known) this.#bus.publish({ what: 'who', table })
  }

  /** Who reads a table on other servers. */
  elsewhere(table: string): readonly Reader[] {
    return [...this.#others.values()].flatMap(({ tables }) => tables.get(table) ?? [])
  }

  /** Whether somebody reads a table, here or elsewhere. */
  reads(table: string, person: string): boolean {
    return [...(this.#here.get(table) ?? []), ...this.elsewhere(table)].includes(person)
  }

  /** Calls the listener when somebody has come to a table on another server, or left it. */
  hear(listener: (table: string) => void): void {
    this.#listeners.add(listener)
  }

  /** Calls the listener when a server has fallen silent: it may have died before it could tell what it did last. */
  miss(listener: () => void): void {
    this.#missing.add(listener)
  }

  close(): void {
    clearInterval(this.#beating)
    clearTimeout(this.#answering)
    this.#bus.publish({ what: 'away' })
  }

  #hear(news: News, from: string): void {
    if (news.what === 'away') return this.#forget(from)
    let other = this.#others.get(from)
    if (other === undefined) {
      other = { at: 0, tables: new Map() }
      this.#others.set(from, other)
    }
    other.at = this.#now()
    // It was only silent for a while: it does not know that its readers were forgotten.
    if (this.#silent.delete(from)) this.#bus.publish({ what: 'all' })
    if (news.what === 'all') this.#answering ??= setTimeout(() => this.#tellAll(), together).unref()
    else if (news.what === 'who') {
      const readers = this.#here.get(news.table)
      if (readers !== undefined) this.#bus.publish({ what: 'here', table: news.table, readers })
    } else if (news.what === 'here') {
      if (news.readers.length > 0) other.tables.set(news.table, news.readers)
      else other.tables.delete(news.table)
      this.#changed(news.table)
    }
  }

  #beat(): void {
    this.#bus.publish({ what: 'alive' })
    for (const [server, { at }] of this.#others) {
      if (this.#now() - at <= silence) continue
      this.#forget(server)
      this.#silent.add(server)
      for (const listener of this.#missing) listener()
    }
  }

  /** A server has gone, and its readers with it. */
  #forget(server: string): void {
    const tables = this.#others.get(server)?.tables ?? []
    this.#others.delete(server)
    for (const [table] of tables) this.#changed(table)
  }

  #tellAll(): void {
    clearTimeout(this.#answering)
    this.#answering = undefined
    // Whoever has left while nobody could be told is forgotten first.
    this.#bus.publish({ what: 'away' })
    for (const [table, readers] of this.#here) this.#bus.publish({ what: 'here', table, readers })
  }

  #changed(table: string): void {
    for (const listener of this.#listeners) listener(table)
  }
}
