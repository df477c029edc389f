import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { PasskeyRow } from './schema.ts'

/** A passkey, as it lies in storage. */
export type StoredPasskey = Readonly<Selectable<PasskeyRow>>

/** Keeps the public halves of passkeys. */
export class PasskeyStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(passkey: StoredPasskey): Promise<void> {
    await this.#database.query.insertInto('passkeys').values(passkey).execute()
  }

  find(id: string): Promise<StoredPasskey | undefined> {
    return this.#database.query.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  }

  of(person: string): Promise<StoredPasskey[]> {
    return this.#database.query.selectFrom('passkeys').selectAll().where('person', '=', person).execute()
  }

  /** A passkey was used: its counter only ever rises. */
  async used(id: string, counter: number): Promise<void> {
    await this.#database.query.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()
  }
}
