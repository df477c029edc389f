import { isDeepStrictEqual } from 'node:util'
import type { Answer, Entry, Game, Match, Point, Seat } from '@osud/engine'
import { HostError, takingBack } from '@osud/table'
import type { Notice } from '@osud/table'
import type { StoredTable, TableStore } from '../store/tables.ts'
import type { Chair, Manners, Move } from './move.ts'
import { StandingTable, standingOf } from './standing-table.ts'
import { parsed, plays, row, shortens } from './stored-table.ts'
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
  /** Whether the table was removed from storage: nothing more will happen at it. */
  readonly gone?: true
}

/** How something was asked of a table. */
export interface Asking {
  /** What the sender calls it, so that it is done once however often it arrives. */
  readonly key?: string | undefined
  /**
   * Whether it may be done as the table stands when its turn comes, which is later than when it was asked for: false
   * leaves it undone, an error says why it is refused.
   */
  readonly may?: () => boolean
}

/** What a table is about to do, and how it was asked for. */
interface Deed extends Asking {
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
export class LiveTable extends StandingTable {
  readonly #store: TableStore
  readonly #now: () => number
  readonly #listeners = new Set<(change: Change) => void>()
  #keys: Set<string>
  #keptPoint: Point
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(store: TableStore, now: () => number, game: Game, stored: Stored) {
    super(game, stored)
    this.#store = store
    this.#now = now
    this.#keys = keysOf(stored)
    this.#keptPoint = this.standing.match.point
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
    // A match that was begun elsewhere brings its answers along.
    const brought = match.entries().map((entry, n) => {
      const move: Move =
        'undo' in entry
          ? { do: 'undo', entries: n, events: match.told, count: 0, mark: entry }
          : { do: 'answer', seat: entry.seat, value: entry.value }
      return row(id, n + 1, move, [], undefined, at)
    })
    const moves = [first, ...brought]
    await store.create(table, ...moves)
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

  /** Calls the listener whenever something has changed; returns what stops it. */
  hear(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes in what a seat answers. */
  answer(seat: Seat, question: number, value: Answer, asking: Asking = {}): Promise<void> {
    return this.#do({
      ...asking,
      act: () => {
        if (!this.standing.started) throw new HostError({ code: 'not-asked', seat })
        const before = this.standing.match.length
        this.standing.match.answer(seat, question, value)
        const [entry] = this.standing.match.entries(before)
        if (entry === undefined || !('seat' in entry)) throw new Error('an answer left no entry')
        return { move: { do: 'answer', seat: entry.seat, value: entry.value } }
      },
    })
  }

  /** Takes back the last answer of a seat, and what bots said since. */
  undo(seat: Seat, asking: Asking = {}): Promise<void> {
    return this.#do({
      ...asking,
      act: () => {
        const { count, because } = takingBack(this.standing.match, [seat])
        if (because !== undefined) throw new HostError({ code: because } as { code: 'undo-nothing' })
        this.standing.match.undo(seat, count)
        const entries = this.standing.match.length - 1
        const [mark] = this.standing.match.entries(entries) as [Entry]
        return {
          move: { do: 'undo', entries, events: this.standing.match.told, count, mark },
          notice: { what: 'undone', count },
          afresh: true,
        }
      },
    })
  }

  /** Proposes an answer to a question of the whole table. */
  suggest(seat: Seat, question: number, value: Answer, asking: Asking = {}): Promise<void> {
    return this.#do({
      ...asking,
      act: () => {
        this.standing.match.suggest(seat, question, value)
        return { move: { do: 'suggest', seat, value } }
      },
    })
  }

  /** Begins to play. */
  start(asking: Asking = {}): Promise<void> {
    return this.#do({
      ...asking,
      act: () => {
        if (this.standing.started) return undefined
        this.begin()
        return { move: { do: 'start' } }
      },
    })
  }

  /** Changes who has a chair, if it may be changed as the table stands when its turn comes. */
  sit(seat: Seat, change: (chair: Chair) => Chair | undefined, key?: string): Promise<void> {
    return this.#do({
      key,
      act: () => {
        const old = this.standing.chairs[seat]
        if (old === undefined) throw new HostError({ code: 'no-seat', given: String(seat) })
        const chair = change(old)
        if (chair === undefined || isDeepStrictEqual(chair, old)) return undefined
        this.change(seat, chair)
        return { move: { do: 'sit', seat, chair } }
      },
    })
  }

  /** Gives up the seat of a person; a bot plays on in their place once the match is under way. */
  leave(person: string, asking: Asking = {}): Promise<void> {
    return this.#do({
      ...asking,
      act: () => {
        const seat = this.seatOf(person)
        if (seat === undefined) return undefined
        const chair: Chair = this.standing.started ? { bot: 'companion' } : {}
        this.change(seat, chair)
        return { move: { do: 'sit', seat, chair } }
      },
    })
  }

  /** Makes somebody else the host. */
  hand(host: string, asking: Asking = {}): Promise<void> {
    return this.#do({ ...asking, act: () => this.#hosted(host) })
  }

  /** The host goes: the next person at the table is its host, if possible one for whom no bot plays. */
  handOn(from: string, otherwise: string): Promise<void> {
    return this.#do({
      act: () => {
        if (this.standing.host !== from) return undefined
        const others = this.standing.chairs.filter(({ person = from }) => person !== from)
        const next = others.find(({ bot }) => bot === undefined) ?? others[0]
        return this.#hosted(next?.person ?? otherwise)
      },
    })
  }

  #hosted(host: string): Done | undefined {
    if (host === this.standing.host) return undefined
    this.standing.host = host
    return { move: { do: 'host', host } }
  }

  /** The same company plays again at another table; the first that was set counts. */
  async succeed(next: string): Promise<string> {
    await this.#do({
      act: () => {
        if (this.standing.manners.next !== undefined) return undefined
        this.standing.manners = { ...this.standing.manners, next }
        return { move: { do: 'manners', manners: this.standing.manners } }
      },
    })
    return this.standing.manners.next ?? next
  }

  /** Changes what the host decides. */
  behave(change: (manners: Manners) => Manners, asking: Asking = {}): Promise<void> {
    return this.#do({
      ...asking,
      act: () => {
        const manners = change(this.standing.manners)
        if (isDeepStrictEqual(manners, this.standing.manners)) return undefined
        this.standing.manners = manners
        return { move: { do: 'manners', manners } }
      },
    })
  }

  /**
   * The match as a file, with every card, for somebody who sits at it; undefined as long as others play or may still come.
   * If it goes on, nobody else can sit down from now on.
   */
  async takeAlong(person: string): Promise<string | undefined> {
    let file: string | undefined
    await this.#do({
      act: () => {
        const { chairs, manners } = this.standing
        const alone = chairs.every(chair => chair.person === person || (!chair.person && chair.bot))
        file = this.over || (alone && this.seatOf(person) !== undefined) ? this.file() : undefined
        if (file === undefined || this.over || manners.taken) return undefined
        this.standing.manners = { ...manners, taken: true }
        return { move: { do: 'manners', manners: this.standing.manners } }
      },
    })
    return file
  }

  /** After the rules have changed under a match: what could be kept of it is written down as it goes on from here. */
  async #renew(): Promise<void> {
    const lost = this.standing.lost
    if (lost === undefined) return
    this.standing.lost = undefined
    const match = this.standing.match
    const move: Move = { do: 'renew', entries: match.length, events: match.told, lost }
    const at = this.#now()
    const outcome = await this.#store.append(row(this.id, this.standing.number, move, [], undefined, at), {
      ...this.progress(),
      touched: at,
      header: JSON.stringify(match.header),
      point: JSON.stringify(match.point),
      origin: match.origin === undefined ? null : JSON.stringify(match.origin),
    })
    if (outcome === 'gone') throw this.#removed()
    if (outcome === 'taken') return this.#reload()
    this.standing.number++
    this.standing.cut = this.standing.number
    this.standing.touched = at
    this.standing.played = at
  }

  /** Takes in what other servers have appended. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#takeIn())
  }

  /** Begins again with what storage holds: what was done has not changed, but who did it may be forgotten. */
  readAnew(): Promise<void> {
    return this.#inTurn(() => this.#reload())
  }

  /** Looks at the table between two deeds: what is done but not kept yet is seen by nobody. */
  quietly<T>(look: () => T): Promise<T> {
    return this.#inTurn(async () => {
      if (this.broken) await this.#reload()
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
      if (this.broken) await this.#reload()
      for (let attempt = 0; attempt < 5; attempt++) {
        // A message that arrives twice is harmless: what it asked for has been done.
        if (deed.key !== undefined && this.#keys.has(deed.key)) return
        if (deed.may?.() === false) return
        const told = this.standing.match.told
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
    const events = move.do === 'undo' ? [] : this.standing.match.events(told)
    const point = this.standing.match.point
    const keeps = move.do === 'undo' || point.at - this.#keptPoint.at >= pointEvery
    const progress = { ...this.progress(), touched: at, ...(keeps && { point: JSON.stringify(point) }) }
    const outcome = await this.#store
      .append(row(this.id, this.standing.number, move, events, key, at), progress)
      .catch((cause: unknown) => {
        // What was done in memory is not in storage: the next deed begins with what is.
        this.broken = true
        throw new HostError({ code: 'storage' }, cause)
      })
    if (outcome === 'taken') return 'taken'
    if (outcome === 'gone') throw this.#removed()
    if (keeps) this.#keptPoint = point
    if (key !== undefined) this.#keys.add(key)
    this.standing.number++
    if (move.do === 'undo') this.standing.cut = this.standing.number
    this.standing.touched = at
    if (plays(move)) this.standing.played = at
    return 'kept'
  }

  /** Nothing of it is in storage any more: whoever runs the server has removed it. */
  leaveOff(): Promise<void> {
    return this.#inTurn(async () => void this.#removed())
  }

  #removed(): HostError {
    this.broken = true
    this.#tell({ afresh: false, mine: false, gone: true })
    return new HostError({ code: 'missing' })
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change)
  }

  async #takeIn(): Promise<void> {
    if (this.broken) return this.#reload()
    const fresh = await this.#store.moves(this.id, this.standing.number)
    if (fresh.length === 0) return
    // What was taken back is put together anew; everything else follows move by move.
    if (fresh.some(({ move }) => shortens(move))) return this.#reload()
    for (const { move: text, key, at } of fresh) {
      const move = parsed(text)
      this.#follow(move)
      if (plays(move)) this.standing.played = at
      if (key !== null) this.#keys.add(key)
      this.standing.number++
      this.standing.touched = at
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
        return this.begin()
      case 'answer':
        return this.standing.match.follow([{ seat: move.seat, value: move.value }])
      case 'suggest':
        return this.standing.match.suggest(move.seat, this.standing.match.open[0]?.id ?? 0, move.value)
      case 'sit':
        return this.change(move.seat, move.chair)
      case 'host':
        this.standing.host = move.host
        return
      case 'manners':
        this.standing.manners = move.manners
    }
  }

  /** Forgets everything and begins with what storage holds. */
  async #reload(): Promise<void> {
    const stored = await this.#store.read(this.id).catch((cause: unknown) => {
      throw new HostError({ code: 'storage' }, cause)
    })
    if (stored === undefined) throw this.#removed()
    this.standing = standingOf(this.game, stored)
    this.#keptPoint = this.standing.match.point
    this.#keys = keysOf(stored)
    this.broken = false
    await this.#renew()
    this.#tell({ afresh: true, mine: false })
  }
}

/** The keys of everything that was done. */
const keysOf = ({ moves }: Stored): Set<string> => new Set(moves.flatMap(({ key }) => key ?? []))
