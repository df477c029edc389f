import { sight } from '@osud/engine'
import type { Answer, Entry, Game, Header, Match, Point, Seat, Sight } from '@osud/engine'
import { botTurn, HostError, peopleAt, personTurn, takingBack } from '@osud/table'
import type { Notice, Place } from '@osud/table'
import type { Progress, StoredTable, TableStore } from '../store/tables.ts'
import { Telling } from './moment.ts'
import type { Chair, Manners, Move } from './move.ts'
import { lastCut, parsed, restore, row, shortens } from './stored-table.ts'
import type { Stored } from './stored-table.ts'

/** So many answers lie between two points that are kept: what is at stake when the rules change under a match. */
const pointEvery = 16

/** What has become of a table. */
export interface Change {
  /** What its readers should know about it. */
  readonly notice?: Notice
  /** Whether the log was shortened, so that readers must be told everything again. */
  readonly afresh: boolean
  /** Whether this server has appended it. */
  readonly mine: boolean
}

/** What a table is about to do, and with which key it was asked for. */
interface Deed {
  readonly key?: string | undefined
  /** Does it to the match and the chairs; throws if it may not be done, and then nothing has changed. */
  readonly act: () => Done | undefined
}

/** What was done: the move that is kept, and what the readers should know. */
interface Done {
  readonly move: Move
  readonly notice?: Notice
  readonly afresh?: boolean
}

/**
 * A table in the memory of this server. Everything that is done to it is appended to storage before anybody hears of it; if
 * another server was faster, its moves are taken in first and the deed is tried again.
 */
export class LiveTable {
  readonly id: string
  readonly game: Game
  /** When it was set, in milliseconds. */
  readonly begun: number
  readonly #store: TableStore
  readonly #now: () => number
  readonly #listeners = new Set<(change: Change) => void>()
  #match: Match
  #chairs: readonly Chair[]
  #manners: Manners
  #host: string
  #started: boolean
  /** How many moves are taken in. */
  #number: number
  /** The number of moves after which the log was last shortened. */
  #cut: number
  #touched: number
  #keys = new Set<string>()
  #keptPoint: Point
  #broken = false
  /** How many answers did not fit the rules any more, if they have changed since the match was kept. */
  #lost: number | undefined
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(store: TableStore, now: () => number, game: Game, stored: Stored) {
    const { table, moves } = stored
    const restored = restore(game, stored)
    this.#store = store
    this.#now = now
    this.id = table.id
    this.game = game
    this.begun = table.begun
    this.#match = restored.match
    this.#chairs = restored.chairs
    this.#manners = restored.manners
    this.#host = restored.host
    this.#started = restored.started
    this.#lost = restored.lost
    this.#number = moves.length
    this.#cut = lastCut(moves)
    this.#touched = table.touched
    this.#keptPoint = restored.match.point
    for (const { key } of moves) if (key !== null) this.#keys.add(key)
  }

  /** Sets a table and keeps it. */
  static async create(
    store: TableStore,
    now: () => number,
    id: string,
    match: Match,
    set: Extract<Move, { do: 'set' }>,
  ): Promise<LiveTable> {
    const at = now()
    const table: StoredTable = {
      id,
      game: match.game.id,
      header: JSON.stringify(match.header),
      point: JSON.stringify(match.point),
      origin: match.origin === undefined ? null : JSON.stringify(match.origin),
      state: 'gathering',
      waits: 'people',
      begun: at,
      touched: at,
      written: 0,
    }
    const first = row(id, 0, set, match.events(), undefined, at)
    await store.create(table, first)
    // A match that was begun elsewhere brings its answers along.
    const moves = [first]
    for (const entry of match.entries()) {
      const move: Move =
        'undo' in entry
          ? { do: 'undo', entries: moves.length - 1, events: match.told, count: 0, mark: entry }
          : { do: 'answer', seat: entry.seat, value: entry.value }
      const next = row(id, moves.length, move, [], undefined, at)
      await store.append(next, { state: 'gathering', waits: 'people', touched: at })
      moves.push(next)
    }
    return new LiveTable(store, now, match.game, { table, moves })
  }

  /** Brings a table from storage; undefined if there is none. */
  static async open(
    store: TableStore,
    now: () => number,
    id: string,
    findRules: (game: string) => Game | undefined,
  ): Promise<LiveTable | undefined> {
    const stored = await store.read(id)
    const game = stored && findRules(stored.table.game)
    if (stored === undefined || game === undefined) return undefined
    const table = new LiveTable(store, now, game, stored)
    await table.#inTurn(() => table.#renew())
    return table
  }

  get number(): number {
    return this.#number
  }

  get host(): string {
    return this.#host
  }

  get chairs(): readonly Chair[] {
    return this.#chairs
  }

  get manners(): Manners {
    return this.#manners
  }

  get started(): boolean {
    return this.#started
  }

  get over(): boolean {
    return this.#match.result !== undefined
  }

  get touched(): number {
    return this.#touched
  }

  /** How many events have been told. */
  get told(): number {
    return this.#match.told
  }

  get header(): Omit<Header, 'seed'> {
    const { seed: _, ...header } = this.#match.header
    return header
  }

  /** Who plays from which seat now, as anybody may know it. */
  get places(): readonly Place[] {
    return this.#chairs.map(({ name, bot }): Place => {
      return bot === undefined ? { person: name ?? '' } : { bot }
    })
  }

  /** The seats that nobody has taken yet. */
  get free(): readonly Seat[] {
    return this.#chairs.flatMap(({ person, bot }, seat) =>
      person === undefined && bot === undefined ? [seat] : [],
    )
  }

  /** The seat of a person. */
  seatOf(person: string): Seat | undefined {
    const seat = this.#chairs.findIndex(chair => chair.person === person)
    return seat < 0 ? undefined : seat
  }

  /** The people for whom the table waits. */
  awaited(): readonly Seat[] {
    if (!this.#started || this.over) return []
    return peopleAt(this.places).filter(seat => personTurn(this.#match, [seat]) !== undefined)
  }

  /** The people who have taken longer than the pace of the table allows. */
  late(now: number): readonly Seat[] {
    const { pace } = this.#manners
    return pace === undefined || now - this.#touched < pace * 1000 ? [] : this.awaited()
  }

  /** In how many milliseconds the time of whoever is awaited is over; 0 if it is, or if there is no hurry. */
  timeLeft(now: number): number {
    const { pace } = this.#manners
    if (pace === undefined || this.awaited().length === 0) return 0
    return Math.max(0, this.#touched + pace * 1000 - now)
  }

  /** Whether nothing was taken back since move `number`: whoever knows the log until then need not hear it again. */
  unbroken(number: number): boolean {
    return number >= this.#cut
  }

  /** Calls the listener whenever something has changed; returns what stops it. */
  hear(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What readers see now, to be written down for each of them before anything else happens. */
  telling(thinking: Seat | undefined, notice?: Notice): Telling {
    const kept = this.#broken ? 'failed' : 'yes'
    return new Telling(this.#match, { match: this.id, places: this.places, thinking, kept }, notice)
  }

  /** The bot that should answer now. */
  botTurn(): ReturnType<typeof botTurn> {
    return this.#started && !this.over ? botTurn(this.#match, this.places) : undefined
  }

  /** All that a seat knows: what a bot may think about. */
  sight(seat: Seat): Sight {
    return sight(this.#match, seat)
  }

  /** What sows the thought of a bot: the same answers lead to the same match again, and nobody finds the seed from it. */
  occasion(seat: Seat): string {
    const { header, length } = this.#match
    return `${String(header.seed)} bot ${seat} ${length}`
  }

  /** The match as a file holds it. Only for whoever may see everything: the only person at it, or once it is over. */
  file(): string {
    return JSON.stringify(this.#match.save())
  }

  /** The fingerprint of the position, and how many entries lead to it. */
  fingerprint(): { readonly hash: string; readonly entries: number } {
    return { hash: this.#match.hash(), entries: this.#match.length }
  }

  /** Takes in what a seat answers. */
  answer(seat: Seat, question: number, value: Answer, key?: string): Promise<void> {
    return this.#do({
      key,
      act: () => {
        if (!this.#started) throw new HostError({ code: 'not-asked', seat })
        const before = this.#match.length
        this.#match.answer(seat, question, value)
        const [entry] = this.#match.entries(before)
        if (entry === undefined || !('seat' in entry)) throw new Error('an answer left no entry')
        return { move: { do: 'answer', seat: entry.seat, value: entry.value } }
      },
    })
  }

  /** Takes back the last answer of a seat, and what bots said since. */
  undo(seat: Seat, key?: string): Promise<void> {
    return this.#do({
      key,
      act: () => {
        const { count, because } = takingBack(this.#match, [seat])
        if (because !== undefined) throw new HostError({ code: because } as { code: 'undo-nothing' })
        this.#match.undo(seat, count)
        const entries = this.#match.length - 1
        const [mark] = this.#match.entries(entries) as [Entry]
        return {
          move: { do: 'undo', entries, events: this.#match.told, count, mark },
          notice: { what: 'undone', count },
          afresh: true,
        }
      },
    })
  }

  /** Proposes an answer to a question of the whole table. */
  suggest(seat: Seat, question: number, value: Answer, key?: string): Promise<void> {
    return this.#do({
      key,
      act: () => {
        this.#match.suggest(seat, question, value)
        return { move: { do: 'suggest', seat, value } }
      },
    })
  }

  /** Begins to play. */
  start(key?: string): Promise<void> {
    return this.#do({
      key,
      act: () => {
        if (this.#started) return undefined
        this.#started = true
        return { move: { do: 'start' } }
      },
    })
  }

  /** Changes who has a chair, if it may be changed as the chairs stand when its turn comes. */
  sit(
    seat: Seat,
    change: (chair: Chair, chairs: readonly Chair[]) => Chair | undefined,
    key?: string,
  ): Promise<void> {
    return this.#do({
      key,
      act: () => {
        const old = this.#chairs[seat]
        if (old === undefined) throw new HostError({ code: 'no-seat', given: String(seat) })
        const chair = change(old, this.#chairs)
        if (chair === undefined) return undefined
        this.#chairs = this.#chairs.with(seat, chair)
        return { move: { do: 'sit', seat, chair } }
      },
    })
  }

  /** Makes somebody else the host. */
  hand(host: string, key?: string): Promise<void> {
    return this.#do({
      key,
      act: () => {
        this.#host = host
        return { move: { do: 'host', host } }
      },
    })
  }

  /** The same company plays again at another table; the first that was set counts. */
  async succeed(next: string): Promise<string> {
    await this.#do({
      act: () => {
        if (this.#manners.next !== undefined) return undefined
        this.#manners = { ...this.#manners, next }
        return { move: { do: 'manners', manners: this.#manners } }
      },
    })
    return this.#manners.next ?? next
  }

  /** Changes what the host decides. */
  behave(manners: Manners, key?: string): Promise<void> {
    return this.#do({
      key,
      act: () => {
        this.#manners = manners
        return { move: { do: 'manners', manners } }
      },
    })
  }

  /** After the rules have changed under a match: what could be kept of it is written down as it goes on from here. */
  async #renew(): Promise<void> {
    const lost = this.#lost
    if (lost === undefined) return
    this.#lost = undefined
    const match = this.#match
    const move: Move = { do: 'renew', entries: match.length, events: match.told, lost }
    const at = this.#now()
    const outcome = await this.#store.append(row(this.id, this.#number, move, [], undefined, at), {
      ...this.#progress(),
      touched: at,
      header: JSON.stringify(match.header),
      point: JSON.stringify(match.point),
      origin: match.origin === undefined ? null : JSON.stringify(match.origin),
    })
    if (outcome === 'taken') return this.#reload()
    this.#number++
    this.#cut = this.#number
  }

  /** Takes in what other servers have appended. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#takeIn())
  }

  /** Looks at the table between two deeds: what is done but not kept yet is seen by nobody. */
  quietly<T>(look: () => T): Promise<T> {
    return this.#inTurn(async () => {
      if (this.#broken) await this.#reload()
      return look()
    })
  }

  #inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(deed)
    this.#queue = done.catch(() => undefined)
    return done
  }

  #do(deed: Deed): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#broken) await this.#reload()
      for (let attempt = 0; attempt < 5; attempt++) {
        // A message that arrives twice is harmless: what it asked for has been done.
        if (deed.key !== undefined && this.#keys.has(deed.key)) return
        const told = this.#match.told
        const done = deed.act()
        if (done === undefined) return
        if ((await this.#append(done, deed.key, told)) === 'kept') {
          const { notice, afresh = false } = done
          return this.#tell({ afresh, mine: true, ...(notice && { notice }) })
        }
        await this.#reload()
      }
      throw new HostError({ code: 'storage' })
    })
  }

  async #append({ move }: Done, key: string | undefined, told: number): Promise<'kept' | 'taken'> {
    const at = this.#now()
    const events = move.do === 'undo' ? [] : this.#match.events(told)
    const point = this.#match.point
    const keeps = move.do === 'undo' || point.at - this.#keptPoint.at >= pointEvery
    try {
      const outcome = await this.#store.append(row(this.id, this.#number, move, events, key, at), {
        ...this.#progress(),
        touched: at,
        ...(keeps && { point: JSON.stringify(point) }),
      })
      if (outcome === 'taken') return 'taken'
    } catch (cause) {
      // What was done in memory is not in storage: the next deed begins with what is.
      this.#broken = true
      throw new HostError({ code: 'storage' }, cause)
    }
    if (keeps) this.#keptPoint = point
    if (key !== undefined) this.#keys.add(key)
    this.#number++
    if (move.do === 'undo') this.#cut = this.#number
    this.#touched = at
    return 'kept'
  }

  #progress(): Pick<Progress, 'state' | 'waits'> {
    if (this.over) return { state: 'over', waits: 'nobody' }
    if (!this.#started) return { state: 'gathering', waits: 'people' }
    return { state: 'playing', waits: this.botTurn() === undefined ? 'people' : 'bots' }
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change)
  }

  async #takeIn(): Promise<void> {
    if (this.#broken) return this.#reload()
    const fresh = await this.#store.moves(this.id, this.#number)
    if (fresh.length === 0) return
    // What was taken back is put together anew; everything else follows move by move.
    if (fresh.some(({ move }) => shortens(move))) return this.#reload()
    for (const { move, key, at } of fresh) {
      this.#follow(parsed(move))
      if (key !== null) this.#keys.add(key)
      this.#number++
      this.#touched = at
    }
    this.#tell({ afresh: false, mine: false })
  }

  #follow(move: Move): void {
    switch (move.do) {
      case 'set':
      case 'undo':
      case 'renew':
        throw new Error(`the move '${move.do}' cannot be followed`)
      case 'start':
        this.#started = true
        return
      case 'answer':
        return this.#match.follow([{ seat: move.seat, value: move.value }])
      case 'suggest':
        return this.#match.suggest(move.seat, this.#match.open[0]?.id ?? 0, move.value)
      case 'sit':
        this.#chairs = this.#chairs.with(move.seat, move.chair)
        return
      case 'host':
        this.#host = move.host
        return
      case 'manners':
        this.#manners = move.manners
    }
  }

  /** Forgets everything and begins with what storage holds. */
  async #reload(): Promise<void> {
    const stored = await this.#store.read(this.id).catch((cause: unknown) => {
      throw new HostError({ code: 'storage' }, cause)
    })
    if (stored === undefined) throw new HostError({ code: 'missing' })
    const { match, chairs, manners, host, started, lost } = restore(this.game, stored)
    this.#match = match
    this.#lost = lost
    this.#chairs = chairs
    this.#manners = manners
    this.#host = host
    this.#started = started
    this.#number = stored.moves.length
    this.#cut = lastCut(stored.moves)
    this.#touched = stored.table.touched
    this.#keptPoint = match.point
    this.#keys = new Set(stored.moves.flatMap(({ key }) => key ?? []))
    this.#broken = false
    await this.#renew()
    this.#tell({ afresh: true, mine: false })
  }
}
