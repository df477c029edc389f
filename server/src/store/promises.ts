import { Chore } from './chore.ts'
import type { Database } from './database.ts'

/** What nobody came back with is looked for this often, in milliseconds. */
const clearEvery = 60_000

/** Keeps what somebody will come back with, for a while and for one use. */
export class PromiseStore {
  readonly #database: Database
  readonly #now: () => number
  readonly #clearing = new Chore(clearEvery)

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  async keep(token: string, what: object, milliseconds: number): Promise<void> {
    const { query } = this.#database
    const now = this.#now()
    await query
      .insertInto('promises')
      .values({ token, what: JSON.stringify(what), until: now + milliseconds })
      .execute()
    this.#clearing.turn(now, () => query.deleteFrom('promises').where('until', '<', now).execute())
  }

  /** What was kept under a token; after that it is gone. */
  async take<T extends object>(token: string): Promise<T | undefined> {
    const found = await this.#database.query
      .deleteFrom('promises')
      .where('token', '=', token)
      .returningAll()
      .executeTakeFirst()
    return found === undefined || found.until < this.#now() ? undefined : (JSON.parse(found.what) as T)
  }
}
