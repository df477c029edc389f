import type { Database } from './database.ts'

/** Keeps what somebody will come back with, for a while and for one use. */
export class PromiseStore {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  async keep(token: string, what: object, milliseconds: number): Promise<void> {
    const { query } = this.#database
    await query.deleteFrom('promises').where('until', '<', this.#now()).execute()
    await query
      .insertInto('promises')
      .values({ token, what: JSON.stringify(what), until: this.#now() + milliseconds })
      .execute()
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
