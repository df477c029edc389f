import { Appends } from './appends.ts'
import type { Outcome, Progress, StoredMove, StoredTable } from './appends.ts'
import type { Database } from './database.ts'

export type { Progress, StoredMove, StoredTable } from './appends.ts'

/** More than so many rows do not go into one statement. */
const atOnce = 500

/** Keeps tables and what happens at them. Moves are only ever appended, and changed for one reason: to forget somebody. */
export class TableStore {
  readonly #database: Database
  readonly #wrote: (milliseconds: number) => void
  readonly #appends: Appends

  constructor(database: Database, wrote: (milliseconds: number) => void = () => undefined) {
    this.#database = database
    this.#wrote = wrote
    this.#appends = new Appends(database.appendAll, database.commitsAtOnce, database.isUnfit)
  }

  /** A new table with the moves that it begins with: all of them or nothing. */
  async create(table: StoredTable, ...moves: readonly StoredMove[]): Promise<void> {
    await this.#database.query.transaction().execute(async query => {
      await query.insertInto('tables').values(table).execute()
      for (let from = 0; from < moves.length; from += atOnce) {
        const some = moves.slice(from, from + atOnce)
        await query.insertInto('moves').values(some).execute()
      }
    })
  }

  /** A table and all its moves. */
  async read(id: string): Promise<{ table: StoredTable; moves: StoredMove[] } | undefined> {
    const { query } = this.#database
    const table = await query.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return table === undefined ? undefined : { table, moves: await this.moves(id) }
  }

  /** The moves of a table from a number on, in order. */
  moves(id: string, from = 0): Promise<StoredMove[]> {
    return this.#database.query
      .selectFrom('moves')
      .selectAll()
      .where('table', '=', id)
      .where('number', '>=', from)
      .orderBy('number')
      .execute()
  }

  /** Appends a move, unless another one has its number or its key already, or its table is gone: then nothing is written. */
  async append(move: StoredMove, progress: Progress): Promise<Outcome> {
    const begun = performance.now()
    const outcome = await this.#appends.add({ move, progress })
    if (outcome === 'kept') this.#wrote(performance.now() - begun)
    return outcome
  }

  /** Changes the moves of a table that speak of a person who wants to be forgotten. */
  async forget(id: string, person: string, change: (move: string) => string): Promise<void> {
    await this.#database.query.transaction().execute(async query => {
      const found = await query
        .selectFrom('moves')
        .select(['number', 'move'])
        .where('table', '=', id)
        .where('move', 'like', `%${person}%`)
        .execute()
      for (const { number, move } of found) {
        await query
          .updateTable('moves')
          .set({ move: change(move) })
          .where('table', '=', id)
          .where('number', '=', number)
          .execute()
      }
    })
  }

  /** Tables at which bots should have moved before a time, and have not: their server died. */
  async forgotten(before: number, most: number): Promise<string[]> {
    const found = await this.#database.query
      .selectFrom('tables')
      .select('id')
      .where('waits', '=', 'bots')
      .where('touched', '<', before)
      .orderBy('touched')
      .limit(most)
      .execute()
    return found.map(({ id }) => id)
  }

  /** Tables that have waited for people since before a time, and nobody was written to since. */
  async patient(before: number, most: number): Promise<string[]> {
    const found = await this.#database.query
      .selectFrom('tables')
      .select('id')
      .where('waits', '=', 'people')
      .where('state', '=', 'playing')
      .where('touched', '<', before)
      .whereRef('written', '<', 'touched')
      .limit(most)
      .execute()
    return found.map(({ id }) => id)
  }

  /** Claims the writing to those for whom a table waits; only one server may do it. */
  async claimWriting(id: string, touched: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#database.query
      .updateTable('tables')
      .set({ written: now })
      .where('id', '=', id)
      .where('touched', '=', touched)
      .where('written', '<', touched)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** Every table, the one touched last first. In one statement: what is touched meanwhile is neither missed nor listed twice. */
  async list(): Promise<Omit<StoredTable, 'point' | 'origin' | 'header' | 'written'>[]> {
    return this.#database.query
      .selectFrom('tables')
      .select(['id', 'game', 'state', 'waits', 'begun', 'touched'])
      .orderBy('touched', 'desc')
      .execute()
  }

  /** Removes a table and everything that happened at it. */
  async remove(id: string): Promise<void> {
    await this.#database.query.transaction().execute(async query => {
      // First the table itself: whoever is about to append to it has finished then, or finds it gone.
      await query.deleteFrom('tables').where('id', '=', id).execute()
      for (const from of ['moves', 'talk', 'invitations', 'seated'] as const) {
        await query.deleteFrom(from).where('table', '=', id).execute()
      }
    })
  }

  /** Those of some tables that are not there any more. */
  async missing(ids: readonly string[]): Promise<string[]> {
    const there = new Set<string>()
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce)
      const found = await this.#database.query
        .selectFrom('tables')
        .select('id')
        .where('id', 'in', some)
        .execute()
      for (const { id } of found) there.add(id)
    }
    return ids.filter(id => !there.has(id))
  }
}
