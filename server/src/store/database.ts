import { Migrator } from 'kysely'
import type { Kysely } from 'kysely'
import { StartRefusal, causeOf } from '../refusal.ts'
import { migrations, newestSchema } from './migrations.ts'
import { postgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import type { Append, Outcome } from './appends.ts'
import { sqlite } from './sqlite.ts'

/** Where things are kept: in a folder of this machine, or on a PostgreSQL server. */
export type Place = { readonly folder: string } | { readonly url: string }

/** An open database, brought up to date. */
export interface Database {
  readonly query: Kysely<Schema>
  /** Whether an error says that a row with this key is there already. */
  isTaken(error: unknown): boolean
  isUnfit: Engine['isUnfit']
  appendAll: Engine['appendAll']
  readonly commitsAtOnce: number
  /** The name of the schema; throws when the database no longer answers. */
  schema(): Promise<string>
  /** Writes next to nothing, and takes it back; throws when nothing can be kept any more. */
  tryWriting(): Promise<void>
  close(): Promise<void>
}

/** What differs between the two kinds. */
export interface Engine {
  readonly query: Kysely<Schema>
  isTaken(error: unknown): boolean
  /** Whether an error says that a row itself cannot be kept, whatever else there is: nothing of its commit is kept then. */
  isUnfit(error: unknown): boolean
  /**
   * Appends moves of different tables with one commit. A move whose number or key is there already is left out, and so is
   * what it would have changed, and a move of a table that is not there; if anything else goes wrong, all or nothing is kept.
   */
  appendAll(appends: readonly Append[]): Promise<readonly Outcome[]>
  /** How many of these commits are worth having under way at the same time. */
  readonly commitsAtOnce: number
  /** The schema is up to date, and that may have taken long: from now on nothing may. */
  upToDate?(): void
  /** Does what must be done before the last connection is closed. */
  beforeClose?(): Promise<void> | void
}

/** Opens a database, or throws a `StartRefusal` that says why it cannot. */
export async function openDatabase(place: Place): Promise<Database> {
  const engine = 'url' in place ? postgres(place.url) : await sqlite(place.folder)
  const { query, isTaken, isUnfit, appendAll, commitsAtOnce } = engine
  try {
    await bringUpToDate(query, 'url' in place ? 'the PostgreSQL database' : `the data folder ${place.folder}`)
  } catch (error) {
    await query.destroy().catch(() => undefined)
    if (error instanceof StartRefusal) throw error
    throw new StartRefusal(
      'url' in place
        ? `Cannot use the PostgreSQL database of DATABASE_URL (${causeOf(error)}).`
        : `Cannot write to the data folder ${place.folder} (${causeOf(error)}). Set OSUD_DATA to a folder that can be written.`,
    )
  }
  engine.upToDate?.()
  return {
    query,
    isTaken,
    isUnfit,
    appendAll,
    commitsAtOnce,
    async schema() {
      const last = await query
        .selectFrom('kysely_migration' as never)
        .select('name' as never)
        .orderBy('name' as never, 'desc')
        .executeTakeFirst()
      const { name } = (last ?? {}) as { readonly name?: string }
      if (name === undefined) throw new Error('the database has no schema')
      return name
    },
    async tryWriting() {
      const token = `try ${crypto.randomUUID()}`
      // Both in one commit, which must reach the disk all the same: nobody ever finds the row.
      await query.transaction().execute(async transaction => {
        await transaction.insertInto('promises').values({ token, what: '{}', until: 0 }).execute()
        await transaction.deleteFrom('promises').where('token', '=', token).execute()
      })
    },
    async close() {
      try {
        await engine.beforeClose?.()
      } finally {
        await query.destroy()
      }
    },
  }
}

async function bringUpToDate(query: Kysely<Schema>, what: string): Promise<void> {
  const migrator = new Migrator({ db: query, provider: migrations })
  const known = await migrator.getMigrations()
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const message = error instanceof Error ? error.message : String(error)
  // Kysely refuses a database that has steps which it does not know: it was written by a newer Osud.
  if (/corrupted migrations|missing/i.test(message) && known.length > 0) {
    throw new StartRefusal(
      `The schema of ${what} is newer than ${newestSchema}, the last one this version of Osud knows. Take a newer version, or restore a backup.`,
    )
  }
  throw error instanceof Error ? error : new Error(message)
}
