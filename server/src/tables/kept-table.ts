import type { Game, Point } from '@osud/engine'
import { HostError } from '@osud/table'
import type { Notice } from '@osud/table'
import type { Fail } from '../operations/report.ts'
import type { TableStore } from '../store/tables.ts'
import type { Move } from './move.ts'
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
export interface Done {
  readonly move: Move
  readonly notice?: Notice
  readonly afresh?: boolean
}

/**
 * A table whose moves are kept. Everything that is done to it is appended to storage before anybody hears of it; if another
 * server was faster, its moves are taken in first and the deed is tried again.
 */
export abstract class KeptTable extends StandingTable {
  readonly #store: TableStore
  readonly #now: () => number
  readonly #fail: Fail
  readonly #listeners = new Set<(change: Change) => void>()
  /** After how many moves the listeners were last told of the table. */
  #heard: number
  #keys: Set<string>
  #keptPoint: Point
  #queue: Promise<unknown> = Promise.resolve()

  /** `fail` hears of listeners that could not be told. */
  protected constructor(store: TableStore, now: () => number, game: Game, stored: Stored, fail: Fail) {
    super(game, stored)
    this.#store = store
    this.#now = now
    this.#fail = fail
    this.#heard = this.standing.number
    this.#keys = keysOf(stored)
    this.#keptPoint = this.standing.match.point
  }

  /** Calls the listener whenever something has changed; returns what stops it. */
  hear(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** After the rules have changed under a match: what could be kept of it is written down as it goes on from here. */
  protected async renew(): Promise<void> {
    const lost = this.standing.lost
    if (lost === undefined) return
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
    this.standing.lost = undefined
    this.standing.number++
    this.standing.cut = this.standing.number
    this.standing.touched = at
    this.standing.played = at
  }

  /** Takes in what other servers have appended. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.#takeIn())
  }

  /** Begins again with what storage holds: what was done has not changed, but who did it may be forgotten. */
  readAnew(): Promise<void> {
    return this.inTurn(() => this.#reload(true))
  }

  /** Looks at the table between two deeds: what is done but not kept yet is seen by nobody. */
  quietly<T>(look: () => T): Promise<T> {
    return this.inTurn(async () => {
      if (this.broken) await this.#reload()
      return look()
    })
  }

  protected inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(deed)
    this.#queue = done.catch(() => undefined)
    return done
  }

  /** Does something to the table when its turn comes, and keeps it. */
  protected do(deed: Deed): Promise<void> {
    return this.inTurn(async () => {
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

  /** Keeps what was done. Until storage has it the table is broken: the next deed begins with what storage holds. */
  async #append({ move }: Done, key: string | undefined, told: number): Promise<'kept' | 'taken'> {
    this.broken = true
    const at = this.#now()
    const events = move.do === 'undo' ? [] : this.standing.match.events(told)
    const point = this.standing.match.point
    const keeps = move.do === 'undo' || point.at - this.#keptPoint.at >= pointEvery
    const progress = { ...this.progress(), touched: at, ...(keeps && { point: JSON.stringify(point) }) }
    const outcome = await this.#store
      .append(row(this.id, this.standing.number, move, events, key, at), progress)
      .catch((cause: unknown) => {
        throw new HostError({ code: 'storage' }, cause)
      })
    if (outcome === 'taken') return 'taken'
    if (outcome === 'gone') throw this.#removed()
    this.broken = false
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
    return this.inTurn(async () => void this.#removed())
  }

  #removed(): HostError {
    this.broken = true
    this.#tell({ afresh: false, mine: false, gone: true })
    return new HostError({ code: 'missing' })
  }

  #tell(change: Change): void {
    this.#heard = this.standing.number
    for (const listener of this.#listeners) {
      try {
        listener(change)
      } catch (cause) {
        this.#fail(cause, this.id)
      }
    }
  }

  async #takeIn(): Promise<void> {
    if (this.broken) return this.#reload()
    const fresh = await this.#store.moves(this.id, this.standing.number)
    if (fresh.length === 0) return
    // What was taken back is put together anew; everything else follows move by move.
    if (fresh.some(({ move }) => shortens(move))) return this.#reload()
    // Where one cannot be followed, nobody knows how far it came.
    this.broken = true
    for (const { move: text, key, at } of fresh) {
      const move = parsed(text)
      this.#follow(move)
      if (plays(move)) this.standing.played = at
      if (key !== null) this.#keys.add(key)
      this.standing.number++
      this.standing.touched = at
    }
    this.broken = false
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

  /** Forgets everything and begins with what storage holds. `rewritten`: that is not what it has held. */
  async #reload(rewritten = false): Promise<void> {
    this.broken = true
    const stored = await this.#store.read(this.id).catch((cause: unknown) => {
      throw new HostError({ code: 'storage' }, cause)
    })
    if (stored === undefined) throw this.#removed()
    this.standing = standingOf(this.game, stored)
    this.#keptPoint = this.standing.match.point
    this.#keys = keysOf(stored)
    await this.renew()
    this.broken = false
    // What was told still stands, unless something of it was changed, was taken back, or never reached the disk.
    const stands = !rewritten && this.unbroken(this.#heard) && this.number >= this.#heard
    this.#tell({ afresh: !stands, mine: false })
  }
}

/** The keys of everything that was done. */
const keysOf = ({ moves }: Stored): Set<string> => new Set(moves.flatMap(({ key }) => key ?? []))
