import type { Game, Match } from '@osud/engine'
import type { Bus, News } from '../bus/bus.ts'
import type { TableStore } from '../store/tables.ts'
import { Driver } from './driver.ts'
import type { DriverNeeds } from './driver.ts'
import { LiveTable } from './live-table.ts'
import type { Chair, Manners } from './move.ts'

/** What the keeper of the tables works with. */
export interface KeeperNeeds extends DriverNeeds {
  readonly store: TableStore
  readonly bus: Bus
  readonly findRules: (game: string) => Game | undefined
  readonly newId: () => string
  readonly now: () => number
  /** After so many milliseconds without a reader a table is put away. */
  readonly idle: number
}

/** A table that is open on this server, with whoever plays for its bots. */
export interface OpenTable {
  readonly table: LiveTable
  readonly driver: Driver
}

/** Keeps the tables that are open on this server. */
export class Keeper {
  readonly #needs: KeeperNeeds
  readonly #open = new Map<string, Promise<OpenTable | undefined>>()
  /** How many read each table, and since when nobody does. */
  readonly #readers = new Map<string, { count: number; since: number }>()
  readonly #talkListeners = new Set<(table: string) => void>()
  #sweeping: NodeJS.Timeout | undefined
  #catchingUp = false
  #closed = false

  constructor(needs: KeeperNeeds) {
    this.#needs = needs
    needs.bus.hear(news => void this.#hear(news).catch(needs.fail))
    needs.bus.mend(() => void this.catchUp().catch(needs.fail))
  }

  /** From now on tables that are waiting in vain are looked for, and those that nobody reads are put away. */
  watch(every: number): void {
    this.#sweeping = setInterval(() => void this.sweep().catch(this.#needs.fail), every)
    this.#sweeping.unref()
  }

  /** How many tables are open here. */
  get size(): number {
    return this.#open.size
  }

  /** Sets a new table. */
  async create(match: Match, host: string, chairs: readonly Chair[], manners: Manners): Promise<OpenTable> {
    const { store, now, newId } = this.#needs
    const table = await LiveTable.create(store, now, newId(), match, { do: 'set', host, chairs, manners })
    const open = this.#attend(table)
    this.#open.set(table.id, Promise.resolve(open))
    return open
  }

  /** A table by its id, as far as it is on any server; undefined if there is none. */
  async find(id: string): Promise<OpenTable | undefined> {
    if (this.#closed) return undefined
    const isKnown = this.#open.has(id)
    const open = await this.#bring(id)
    const { bus } = this.#needs
    if (!bus.shared || open === undefined) return open
    // Another server may have gone on with it, and died before it could say so: then nobody else knows either.
    if (isKnown) await open.table.catchUp()
    bus.publish({ what: 'move', table: id, number: open.table.number })
    return open
  }

  async #bring(id: string): Promise<OpenTable | undefined> {
    const known = this.#open.get(id)
    if (known !== undefined) {
      // Whoever looks for it will want to find it open.
      const readers = this.#readers.get(id)
      if (readers !== undefined) readers.since = this.#needs.now()
      return known
    }
    const { store, now, findRules } = this.#needs
    const opening = LiveTable.open(store, now, id, findRules).then(table => table && this.#attend(table))
    this.#open.set(id, opening)
    const found = await opening.catch((cause: unknown) => {
      this.#open.delete(id)
      throw cause
    })
    if (found === undefined) this.#open.delete(id)
    return found
  }

  /** Somebody reads a table: until `leave` it stays open. */
  read(id: string): { leave(): void } {
    const readers = this.#readers.get(id) ?? { count: 0, since: 0 }
    readers.count++
    this.#readers.set(id, readers)
    let reading = true
    return {
      leave: () => {
        if (!reading) return
        reading = false
        readers.count--
        readers.since = this.#needs.now()
      },
    }
  }

  /** Something was said at a table of this server. */
  announceTalk(table: string, number: number): void {
    this.#needs.bus.publish({ table, what: 'talk', number })
    this.#talked(table)
  }

  /** Calls the listener when something was said at a table, here or on another server. */
  hearTalk(listener: (table: string) => void): () => void {
    this.#talkListeners.add(listener)
    return () => this.#talkListeners.delete(listener)
  }

  /** Opens tables at which bots should have moved long ago, and puts away those that nobody reads. */
  async sweep(): Promise<void> {
    const { store, now, patience, idle } = this.#needs
    for (const id of await store.forgotten(now() - patience, 20)) {
      const open = await this.find(id)
      await open?.table.catchUp()
      open?.driver.look(true)
    }
    for (const [id, opening] of this.#open) {
      const open = await opening
      const { count, since } = this.#readers.get(id) ?? { count: 0, since: 0 }
      if (count > 0 || open === undefined || open.table.botTurn() !== undefined) continue
      if (now() - Math.max(since, open.table.touched) < idle) continue
      this.#putAway(id, open)
    }
  }

  /** Takes in what other servers have done at all tables that are open here. */
  async catchUp(): Promise<void> {
    if (this.#catchingUp) return
    this.#catchingUp = true
    try {
      for (const [id, opening] of this.#open) {
        await (await opening)?.table.catchUp()
        this.#talked(id)
      }
    } finally {
      this.#catchingUp = false
    }
  }

  /** Stops all bots and forgets all tables; what was done is in storage. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#sweeping)
    for (const opening of this.#open.values()) {
      const open = await opening.catch(() => undefined)
      open?.driver.stop()
      // Whatever is being written is waited for.
      await open?.table.catchUp().catch(() => undefined)
    }
    this.#open.clear()
  }

  #putAway(id: string, { driver }: OpenTable): void {
    driver.stop()
    this.#open.delete(id)
    this.#readers.delete(id)
  }

  #attend(table: LiveTable): OpenTable {
    const driver = new Driver(table, this.#needs)
    table.hear(({ mine }) => {
      if (mine) this.#needs.bus.publish({ table: table.id, what: 'move', number: table.number })
      driver.look(mine)
    })
    driver.look(false)
    return { table, driver }
  }

  async #hear(news: News): Promise<void> {
    if (news.what === 'talk') return this.#talked(news.table)
    if (news.what !== 'move') return
    const open = await this.#open.get(news.table)
    if (open !== undefined && open.table.number < news.number) await open.table.catchUp()
  }

  #talked(table: string): void {
    for (const listener of this.#talkListeners) listener(table)
  }
}
