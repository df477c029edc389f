import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DatabaseSync, DatabaseSyncInstance } from '@photostructure/sqlite'
import { StartRefusal, causeOf } from './refusal.ts'

// The layout of the tables that this code reads and writes.
const schemaVersion = 1

/** What is kept between two runs of the server. */
export interface Storage {
  /** The layout of what is stored; throws when the storage no longer answers. */
  readSchemaVersion(): number
  close(): void
}

/** Opens the embedded storage in a folder, which is made when it is missing. */
export async function openStorage(folder: string): Promise<Storage> {
  const path = resolve(folder)
  const database = await openDatabase(path).catch((error: unknown) => {
    throw new StartRefusal(
      `Cannot write to the data folder ${path} (${causeOf(error)}). Set OSUD_DATA to a folder that can be written.`,
    )
  })
  const readVersion = database.prepare("select value from meta where key = 'schema'")
  const readSchemaVersion = () => Number(readVersion.get()?.['value'])
  const stored = readSchemaVersion()
  if (stored !== schemaVersion) {
    database.close()
    throw new StartRefusal(
      `The data folder ${path} has schema ${stored}, and this version of Osud reads schema ${schemaVersion}.`,
    )
  }
  return { readSchemaVersion, close: () => closeDatabase(database) }
}

async function openDatabase(folder: string): Promise<DatabaseSyncInstance> {
  await mkdir(folder, { recursive: true })
  const sqlite = await loadSqlite()
  const database = new sqlite.DatabaseSync(join(folder, 'osud.sqlite'))
  try {
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on')
    database.exec('create table if not exists meta (key text primary key, value text not null) strict')
    database
      .prepare("insert or ignore into meta (key, value) values ('schema', ?)")
      .run(String(schemaVersion))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

// The write-ahead log is emptied first: once the server has stopped, the one file holds everything.
function closeDatabase(database: DatabaseSyncInstance): void {
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

// Node 20 has no SQLite of its own; the package has the same interface with a prebuilt binary.
async function loadSqlite(): Promise<{ DatabaseSync: typeof DatabaseSync }> {
  const builtIn = process.getBuiltinModule('node:sqlite')
  return isSqlite(builtIn) ? builtIn : import('@photostructure/sqlite')
}

function isSqlite(module: object | undefined): module is { DatabaseSync: typeof DatabaseSync } {
  return module !== undefined && 'DatabaseSync' in module
}
