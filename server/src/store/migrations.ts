import type { Kysely, Migration, MigrationProvider } from 'kysely'

/** The steps from an empty database to the present schema. A step that was released is never changed again. */
const steps: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('tables')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('header', 'text', column => column.notNull())
        .addColumn('point', 'text', column => column.notNull())
        .addColumn('origin', 'text')
        .addColumn('state', 'text', column => column.notNull())
        .addColumn('waits', 'text', column => column.notNull())
        .addColumn('begun', 'bigint', column => column.notNull())
        .addColumn('touched', 'bigint', column => column.notNull())
        .addColumn('written', 'bigint', column => column.notNull())
        .execute()
      await database.schema.createIndex('tables_by_wait').on('tables').columns(['waits', 'touched']).execute()
      await database.schema
        .createTable('moves')
        .addColumn('table', 'text', column => column.notNull())
        .addColumn('number', 'integer', column => column.notNull())
        .addColumn('move', 'text', column => column.notNull())
        .addColumn('told', 'text', column => column.notNull())
        .addColumn('key', 'text')
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('moves_in_order', ['table', 'number'])
        .execute()
      await database.schema.createIndex('moves_once').on('moves').columns(['table', 'key']).unique().execute()
      await database.schema
        .createTable('talk')
        .addColumn('table', 'text', column => column.notNull())
        .addColumn('number', 'integer', column => column.notNull())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('says', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('talk_in_order', ['table', 'number'])
        .execute()
    },
  },
  '0002-people': {
    async up(database: Kysely<unknown>): Promise<void> {
      await database.schema
        .createTable('people')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('language', 'text', column => column.notNull())
        .addColumn('mail', 'text')
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('seen', 'bigint', column => column.notNull())
        .execute()
      await database.schema
        .createTable('sessions')
        .addColumn('token', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('used', 'bigint', column => column.notNull())
        .execute()
      await database.schema.createIndex('sessions_of_person').on('sessions').column('person').execute()
      await database.schema
        .createTable('seated')
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('table', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('seated_once', ['person', 'table'])
        .execute()
      await database.schema
        .createTable('invitations')
        .addColumn('token', 'text', column => column.primaryKey())
        .addColumn('table', 'text', column => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('created', 'bigint', column => column.notNull())
        .execute()
      await database.schema
        .createTable('passkeys')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('key', 'text', column => column.notNull())
        .addColumn('counter', 'integer', column => column.notNull())
        .addColumn('transports', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .execute()
      await database.schema
        .createTable('promises')
        .addColumn('token', 'text', column => column.primaryKey())
        .addColumn('what', 'text', column => column.notNull())
        .addColumn('until', 'bigint', column => column.notNull())
        .execute()
      await database.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute()
    },
  },
  '0003-said-once': {
    async up(database: Kysely<unknown>): Promise<void> {
      // What was said before has no key; any number of rows may have none.
      await database.schema.alterTable('talk').addColumn('key', 'text').execute()
      await database.schema
        .createIndex('talk_once')
        .on('talk')
        .columns(['table', 'person', 'key'])
        .unique()
        .execute()
    },
  },
  '0004-found-by-index': {
    async up(database: Kysely<unknown>): Promise<void> {
      // What is asked for all the time, or whenever somebody goes, must not be looked for among everything.
      for (const [name, table, column] of [
        ['sessions_by_use', 'sessions', 'used'],
        ['promises_by_end', 'promises', 'until'],
        ['talk_of_person', 'talk', 'person'],
        ['invitations_of_table', 'invitations', 'table'],
      ] as const) {
        await database.schema.createIndex(name).on(table).column(column).execute()
      }
    },
  },
}

/** Hands the steps to whoever brings a database up to date. */
export const migrations: MigrationProvider = { getMigrations: () => Promise.resolve({ ...steps }) }

/** Every schema there has been, oldest first. So far each only added what may be missing: rows of any fit into the newest. */
export const knownSchemas: readonly string[] = Object.keys(steps)

/** The name of the last step: what the schema is called. */
export const newestSchema = knownSchemas.at(-1) ?? ''
