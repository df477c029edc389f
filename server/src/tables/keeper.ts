import type { Game, Match } from '@osud/engine'
import { HostError } from '@osud/table'
import type { Bus, News } from '../bus/bus.ts'
import type { TableStore } from '../store/tables.ts'
import { Driver } from './driver.ts'
import type { DriverNeeds } from './driver.ts'
import { LiveTable } from './live-table.ts'
import { withoutPerson } from './move.ts'
import type { Chair, Manners } from './move.ts'
import { Pauses } from './pauses.ts'
import { parsed } from './stored-table.ts'

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

/** So many tables that wait in vain are looked after at once. */
const mostRescued = 20
/** It is looked this often whether open tables were removed from storage, in milliseconds. */
const lookEvery = 30_000

/** Keeps the tables that are open on this server. */
export class Keeper {
  readonly #needs: KeeperNeeds
  readonly #open = new Map<string, Promise<OpenTable | undefined>>()
  /** How many read each table, and since when nobody does. */
  readonly #readers = new Map<string, { count: number; since: number }>()
  readonly #talkListeners = new Set<(table: string) => void>()
  /** Tables whose bots were called in vain: what does not move holds nobody else up. */
  readonly #stuck: Pauses
  /** Open tables that could not take in what other servers did. */
  readonly #behind: Pauses
  #watching: NodeJS.Timeout | undefined
  #looked: number
  #sweeping = false
  #catchingUp = false
  #closed = false

  constructor(needs: KeeperNeeds) {
    this.#needs = needs
    this.#stuck = new Pauses(needs.now)
    this.#behind = new Pauses(needs.now)
    this.#looked = needs.now()
    needs.bus.hear(news => void this.#hear(news).catch(needs.fail))
    needs.bus.mend(() => void this.catchUp().catch(needs.fail))
  }

  /** From now on tables that are waiting in vain are looked for, and those that nobody reads are put away. */
  watch(every: number): void {
    this.#watching = setInterval(() => void this.sweep().catch(this.#needs.fail), every)
    this.#watching.unref()
  }

  /** How many tables are open here. */
  get size(): number {
    return this.#open.size
  }

  /** Sets a new table. */
  async create(match: Match, host: string, chairs: readonly Chair[], manners: Manners): Promise<OpenTable> {
    const { store, now, newId, fail } = this.#needs
    const set = { do: 'set', host, chairs, manners } as const
    const table = await LiveTable.create(store, now, newId(), match, set, fail)
    const open = this.#attend(table)
    this.#open.set(table.id, Promise.resolve(open))
    return open
  }

  /** A table by its id, as far as it is on any server; undefined if there is none. While the server stops, nobody knows. */
  async find(id: string): Promise<OpenTable | undefined> {
    if (this.#closed) throw new HostError({ code: 'restarting' })
    const isKnown = this.#open.has(id)
    // Whoever looks for it will want to find it open.
    const looking = this.read(id)
    try {
      const open = await this.#bring(id)
      const { bus } = this.#needs
      if (!bus.shared || open === undefined) return open
      // Another server may have gone on with it, and died before it could say so: then nobody else knows either.
      if (isKnown) await open.table.catchUp()
      bus.publish({ what: 'move', table: id, number: open.table.number })
      return open
    } finally {
      looking.leave()
    }
  }

  async #bring(id: string): Promise<OpenTable | undefined> {
    const known = this.#open.get(id)
    if (known !== undefined) return known
    const { store, now, findRules, fail } = this.#needs
    const opening = LiveTable.open(store, now, id, findRules, fail).then(
      table => table && this.#attend(table),
    )
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
    if (readers.count === 1) void this.#wake(id).catch(() => undefined)
    let reading = true
    return {
      leave: () => {
        if (!reading) return
        reading = false
        readers.count--
        readers.since = this.#needs.now()
        this.#forgetReaders(id)
      },
    }
  }

  /** Bots that played for nobody go on when somebody comes. */
  async #wake(id: string): Promise<void> {
    const open = await this.#open.get(id)
    if (open !== undefined && !open.table.peopled) this.#look(open, true)
  }

  /** Of a table that is not open nothing is remembered once nobody reads it. */
  #forgetReaders(id: string): void {
    if (!this.#open.has(id) && this.#readers.get(id)?.count === 0) this.#readers.delete(id)
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

  /** Takes the name and the id of somebody out of what happened at a table, whether it can be opened or not. */
  async forget(id: string, person: string): Promise<void> {
    const { store, bus, newId, fail } = this.#needs
    const alias = newId()
    await store.forget(id, person, move => JSON.stringify(withoutPerson(parsed(move), person, alias)))
    bus.publish({ what: 'rewritten', table: id })
    await this.#readAnew(id).catch(fail)
  }

  /**
   * Puts away tables that nobody reads, lets those catch up that could not, and opens those at which bots should have moved
   * long ago. Each for itself: what fails is reported and tried again later.
   */
  async sweep(): Promise<void> {
    if (this.#sweeping) return
    this.#sweeping = true
    try {
      await this.#tidy()
      for (const id of this.#behind.due()) await this.#catchUp(id)
      await this.#leaveRemoved()
      await this.#rescue()
    } finally {
      this.#sweeping = false
    }
  }

  /** Takes in what other servers have done at all tables that are open here. */
  async catchUp(): Promise<void> {
    if (this.#catchingUp) return
    this.#catchingUp = true
    try {
      for (const id of this.#open.keys()) {
        await this.#catchUp(id)
        this.#talked(id)
      }
    } finally {
      this.#catchingUp = false
    }
  }

  /** Stops all bots and forgets all tables; what was done is in storage. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#watching)
    for (const opening of this.#open.values()) {
      const open = await opening.catch(() => undefined)
      open?.driver.stop()
      // Whatever is being written is waited for.
      await open?.table.catchUp().catch(() => undefined)
    }
    this.#open.clear()
  }

  async #tidy(): Promise<void> {
    const { now, idle } = this.#needs
    for (const [id, opening] of this.#open) {
      // Whoever wants to open it hears why it cannot be opened.
      const open = await opening.catch(() => undefined)
      const { count, since } = this.#readers.get(id) ?? { count: 0, since: 0 }
      if (count > 0 || open === undefined || open.table.botTurn() !== undefined) continue
      if (now() - Math.max(since, open.table.touched) < idle) continue
      this.#putAway(id, open)
    }
  }

  /** Leaves tables off that were removed behind the back of this server. */
  async #leaveRemoved(): Promise<void> {
    const { store, now } = this.#needs
    if (now() - this.#looked < lookEvery) return
    this.#looked = now()
    for (const id of await store.missing([...this.#open.keys()])) {
      const open = await this.#open.get(id)?.catch(() => undefined)
      await open?.table.leaveOff()
    }
  }

  async #rescue(): Promise<void> {
    const { store, now, patience, fail } = this.#needs
    // Those that rest come first in storage, since they have waited longest.
    const found = await store.forgotten(now() - patience, mostRescued + this.#stuck.size)
    for (const id of this.#stuck.next(found, mostRescued)) {
      if (this.#closed) return
      this.#stuck.tried(id)
      try {
        const open = await this.find(id)
        await open?.table.catchUp()
        if (open !== undefined) this.#look(open, true)
      } catch (cause) {
        fail(cause, id)
      }
    }
  }

  /** Takes in what other servers have done at a table; if that fails, it is tried again later. */
  async #catchUp(id: string): Promise<void> {
    try {
      const open = await this.#open.get(id)
      await open?.table.catchUp()
      this.#behind.forget(id)
    } catch (cause) {
      this.#behind.tried(id)
      this.#needs.fail(cause, id)
    }
  }

  #putAway(id: string, { driver }: OpenTable): void {
    driver.stop()
    this.#open.delete(id)
    this.#forgetReaders(id)
  }

  #attend(table: LiveTable): OpenTable {
    const { fail } = this.#needs
    const driver = new Driver(table, { ...this.#needs, fail: cause => fail(cause, table.id) })
    const open = { table, driver }
    table.hear(({ mine, gone }) => {
      if (gone) return this.#putAway(table.id, open)
      if (mine) this.#needs.bus.publish({ table: table.id, what: 'move', number: table.number })
      this.#look(open, mine)
    })
    this.#look(open, false)
    return open
  }

  /**
   * Lets the bots of a table play, unless the server stops: then nobody would hear what they think. Where nobody has a seat,
   * they play for whoever reads, and rest otherwise: matches that are of no interest to anybody would take time from others.
   */
  #look({ table, driver }: OpenTable, mine: boolean): void {
    const isAwaited = table.peopled || (this.#readers.get(table.id)?.count ?? 0) > 0
    if (!this.#closed && isAwaited) driver.look(mine)
  }

  async #hear(news: News): Promise<void> {
    if (news.what === 'talk') return this.#talked(news.table)
    if (news.what === 'rewritten') return this.#readAnew(news.table)
    if (news.what !== 'move') return
    const open = await this.#open.get(news.table)
    if (open !== undefined && open.table.number < news.number) await this.#catchUp(news.table)
  }

  async #readAnew(id: string): Promise<void> {
    await (await this.#open.get(id))?.table.readAnew()
  }

  #talked(table: string): void {
    for (const listener of this.#talkListeners) listener(table)
  }
}
