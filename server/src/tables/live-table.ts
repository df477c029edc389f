import { isDeepStrictEqual } from 'node:util'
import type { Answer, Entry, Game, Match, Seat } from '@osud/engine'
import { HostError, takingBack } from '@osud/table'
import type { Fail } from '../operations/report.ts'
import type { StoredTable, TableStore } from '../store/tables.ts'
import { KeptTable } from './kept-table.ts'
import type { Asking, Done } from './kept-table.ts'
import type { Chair, Manners, Move } from './move.ts'
import { row } from './stored-table.ts'

/** Where nobody is there to hear of it, what fails is thrown. */
const aloud: Fail = cause => {
  throw cause
}

/** A table in the memory of this server: what can be done to it. */
export class LiveTable extends KeptTable {
  /** Sets a table and keeps it. */
  static async create(
    store: TableStore,
    now: () => number,
    id: string,
    match: Match,
    set: Extract<Move, { do: 'set' }>,
    fail = aloud,
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
    return new LiveTable(store, now, match.game, { table, moves }, fail)
  }

  /** Brings a table from storage; undefined if there is none. */
  static async open(
    store: TableStore,
    now: () => number,
    id: string,
    findRules: (game: string) => Game | undefined,
    fail = aloud,
  ): Promise<LiveTable | undefined> {
    const stored = await store.read(id)
    const game = stored && findRules(stored.table.game)
    if (stored === undefined || game === undefined) return undefined
    const table = new LiveTable(store, now, game, stored, fail)
    await table.inTurn(() => table.renew())
    return table
  }

  /** Takes in what a seat answers. */
  answer(seat: Seat, question: number, value: Answer, asking: Asking = {}): Promise<void> {
    return this.do({
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
    return this.do({
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
    return this.do({
      ...asking,
      act: () => {
        this.standing.match.suggest(seat, question, value)
        return { move: { do: 'suggest', seat, value } }
      },
    })
  }

  /** Begins to play. */
  start(asking: Asking = {}): Promise<void> {
    return this.do({
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
    return this.do({
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
    return this.do({
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
    return this.do({ ...asking, act: () => this.#hosted(host) })
  }

  /** The host goes: the next person at the table is its host, if possible one for whom no bot plays. */
  handOn(from: string, otherwise: string): Promise<void> {
    return this.do({
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
    await this.do({
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
    return this.do({
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
    await this.do({
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
}
