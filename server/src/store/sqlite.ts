import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from '@photostructure/sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { StartRefusal, causeOf } from '../refusal.ts'
import type { Append, Outcome, Progress } from './appends.ts'
import type { Engine } from './database.ts'
import type { Schema } from './schema.ts'
import { Statements } from './statements.ts'

/** What SQLite calls a row whose primary or unique key is there already. */
const taken = [1555, 2067]

/** What it calls a row that is too big, breaks a constraint, or has the wrong type; such codes have details in their upper bits. */
const unfit = [18, 19, 20]

/** The embedded database in a folder, which is made when it is missing. */
export async function sqlite(folder: string): Promise<Engine> {
  const path = resolve(folder)
  const { DatabaseSync } = await loadSqlite()
  const database = await (async () => {
    await mkdir(path, { recursive: true })
    const opened = new DatabaseSync(join(path, 'osud.sqlite'))
    try {
      // Answers survive the death of this process at any moment; a full power cut can cost the last few, never the file.
      opened.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 5000')
      // Every move touches pages of its own table. The fewer of them must be read again, and the more writes to one meet in
      // the log before they go into the file, the less a move costs: 32 MB in memory, and 40 MB of log.
      opened.exec('pragma cache_size = -32768; pragma wal_autocheckpoint = 10000')
      // A disk on which nothing can be written is found out now, not with the first answer.
      opened.exec('pragma user_version = 1')
    } catch (error) {
      opened.close()
      throw error
    }
    return opened
  })().catch((error: unknown) => {
    throw new StartRefusal(
      `Cannot write to the data folder ${path} (${causeOf(error)}). Set OSUD_DATA to a folder that can be written.`,
    )
  })
  const statements = new Statements(database)
  const query = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close() {
          statements.forget()
          database.close()
        },
        prepare(sql) {
          const { statement, reader } = statements.find(sql)
          return {
            reader,
            all: parameters => statement.all(...(parameters as never[])),
            run: parameters => statement.run(...(parameters as never[])),
            iterate: parameters =>
              statements.fresh(sql).iterate(...(parameters as never[])) as IterableIterator<unknown>,
          }
        },
      },
    }),
  })
  const appendNow = appending(database)
  return {
    query,
    // There is one connection: whoever has begun something on it is let finish first.
    appendAll: async appends => query.connection().execute(() => Promise.resolve(appendNow(appends))),
    commitsAtOnce: 1,
    isTaken: error => error instanceof Error && taken.includes((error as { errcode?: number }).errcode ?? 0),
    isUnfit(error) {
      const { code, errcode } = error as { readonly code?: string; readonly errcode?: number }
      // What is no value for a column at all does not even reach SQLite.
      if (errcode === undefined) return code?.startsWith('ERR_INVALID_ARG') === true
      return unfit.includes(errcode & 255)
    },
    // The write-ahead log is emptied first: once the server has stopped, the one file holds everything.
    beforeClose() {
      try {
        database.exec('pragma wal_checkpoint(truncate)')
      } catch {
        // Where the disk is full or broken, it stays in the log and is found there at the next start.
      }
    },
  }
}

/** Appends with statements that are prepared once: this is what happens most of all. */
function appending(database: InstanceType<typeof DatabaseSync>): (appends: readonly Append[]) => Outcome[] {
  let prepared:
    | Readonly<
        Record<'insert' | 'remove' | 'progress' | 'point' | 'anew', ReturnType<typeof database.prepare>>
      >
    | undefined
  const prepare = (): NonNullable<typeof prepared> => ({
    insert: database.prepare(
      'insert into moves ("table", number, move, told, key, at) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
    ),
    remove: database.prepare('delete from moves where "table" = ? and number = ?'),
    progress: database.prepare('update tables set state = ?, waits = ?, touched = ? where id = ?'),
    point: database.prepare('update tables set state = ?, waits = ?, touched = ?, point = ? where id = ?'),
    anew: database.prepare(
      'update tables set state = ?, waits = ?, touched = ?, point = ?, header = ?, origin = ? where id = ?',
    ),
  })
  const update = (table: string, progress: Progress): number => {
    const statements = (prepared ??= prepare())
    const { state, waits, touched, point, header, origin = null } = progress
    if (point === undefined) return statements.progress.run(state, waits, touched, table).changes
    if (header === undefined) return statements.point.run(state, waits, touched, point, table).changes
    return statements.anew.run(state, waits, touched, point, header, origin, table).changes
  }
  const append = ({ move, progress }: Append): Outcome => {
    const { insert, remove } = (prepared ??= prepare())
    const { table, number, at, key } = move
    if (insert.run(table, number, move.move, move.told, key, at).changes === 0) return 'taken'
    if (update(table, progress) > 0) return 'kept'
    remove.run(table, number)
    return 'gone'
  }
  return appends => {
    database.exec('begin immediate')
    try {
      const kept = appends.map(append)
      database.exec('commit')
      return kept
    } catch (cause) {
      try {
        database.exec('rollback')
      } catch {
        // Some errors, such as a full disk, have ended the transaction already.
      }
      throw cause
    }
  }
}

// Node 20 has no SQLite of its own; the package has the same interface with a prebuilt binary.
async function loadSqlite(): Promise<{ DatabaseSync: typeof DatabaseSync }> {
  const builtIn = process.getBuiltinModule('node:sqlite')
  return isSqlite(builtIn) ? builtIn : import('@photostructure/sqlite')
}

function isSqlite(module: object | undefined): module is { DatabaseSync: typeof DatabaseSync } {
  return module !== undefined && 'DatabaseSync' in module
}
