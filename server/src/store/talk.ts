import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { TalkRow } from './schema.ts'

/** Something said, as it lies in storage. */
export type StoredTalk = Readonly<Selectable<TalkRow>>

/** So much of what was said is told to somebody who comes in. */
const remembered = 200

/** Keeps what is said at tables. */
export class TalkStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Appends something said, and returns its number; undefined if the same person has said it under this key already. */
  async say(said: Omit<StoredTalk, 'number'>): Promise<number | undefined> {
    for (let attempt = 0; ; attempt++) {
      const last = await this.#database.query
        .selectFrom('talk')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('table', '=', said.table)
        .executeTakeFirst()
      const number = (last?.number ?? -1) + 1
      try {
        const { numInsertedOrUpdatedRows } = await this.#database.query
          .insertInto('talk')
          .values({ ...said, number })
          .onConflict(conflict => conflict.columns(['table', 'person', 'key']).doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows === 0n ? undefined : number
      } catch (error) {
        // Somebody else spoke at the same moment.
        if (!this.#database.isTaken(error) || attempt > 20) throw error
      }
    }
  }

  /** What was said from a number on, at most the last of it. */
  async since(table: string, from: number): Promise<StoredTalk[]> {
    const found = await this.#database.query
      .selectFrom('talk')
      .selectAll()
      .where('table', '=', table)
      .where('number', '>=', from)
      // Of somebody who was forgotten nothing is left but the number.
      .where('says', '!=', '')
      .orderBy('number', 'desc')
      .limit(remembered)
      .execute()
    return found.reverse()
  }
}
