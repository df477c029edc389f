import { Match, seal } from '@osud/engine'
import type { Header, Point } from '@osud/engine'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { openDatabase } from '../store/database.ts'
import type { Database, Place } from '../store/database.ts'
import { knownSchemas, newestSchema } from '../store/migrations.ts'
import type { Schema } from '../store/schema.ts'
import { TableStore } from '../store/tables.ts'
import type { StoredMove, StoredTable } from '../store/tables.ts'
import { findRules } from '../tables/games.ts'
import { folded } from '../tables/stored-table.ts'

/** The tables of the database with their keys, in the order in which they can be written again. */
const keys = {
  people: ['id'],
  sessions: ['token'],
  passkeys: ['id'],
  tables: ['id'],
  seated: ['person', 'table'],
  invitations: ['token'],
  moves: ['table', 'number'],
  talk: ['table', 'number'],
} as const
type Kept = keyof typeof keys
const kept = Object.keys(keys) as readonly Kept[]

/** So many rows are read at once. */
const page = 500

/** What became of a record that was verified. */
export interface Verdict {
  readonly table: string
  readonly moves: number
  readonly outcome: 'sound' | 'other-rules' | 'damaged'
  readonly why?: string
}

/** What was restored from a backup. */
export interface Restored {
  readonly rows: number
  /** Whether the backup says how many rows it has; those of older versions do not. */
  readonly counted: boolean
}

/** The first line of a backup. */
interface Head {
  readonly osud: number
  readonly schema: string
}

/** What whoever runs a server can do with what it keeps, while it runs or while it does not. */
export class Admin {
  readonly #database: Database
  readonly #tables: TableStore

  private constructor(database: Database) {
    this.#database = database
    this.#tables = new TableStore(database)
  }

  static async open(place: Place): Promise<Admin> {
    return new Admin(await openDatabase(place))
  }

  close(): Promise<void> {
    return this.#database.close()
  }

  /** Every table, the one touched last first. */
  list(): ReturnType<TableStore['list']> {
    return this.#tables.list()
  }

  /** What is known of a table, without anything that is hidden from somebody at it. */
  async inspect(id: string): Promise<object | undefined> {
    const stored = await this.#tables.read(id)
    if (stored === undefined) return undefined
    const { table, moves } = stored
    const { seed: _, ...header } = JSON.parse(table.header) as Header
    const { host, chairs, manners, started, entries } = folded(moves)
    return {
      id,
      state: table.state,
      waits: table.waits,
      begun: table.begun,
      touched: table.touched,
      header,
      host,
      chairs,
      manners,
      started,
      moves: moves.length,
      entries: entries.length,
    }
  }

  /** Removes a table for good; false if there is none. */
  async remove(id: string): Promise<boolean> {
    if ((await this.#tables.read(id)) === undefined) return false
    await this.#tables.remove(id)
    return true
  }

  /** Everything that is kept, line by line; it can be written into another database of either kind. */
  async *backUp(): AsyncGenerator<string> {
    yield JSON.stringify({ osud: 2, schema: await this.#database.schema() })
    const start = this.#database.query.startTransaction()
    // Everything as it was at one moment, whatever is written meanwhile.
    const moment = await start.setIsolationLevel('repeatable read').execute()
    let count = 0
    try {
      for (const name of kept) {
        for await (const row of rows(moment, name)) {
          yield JSON.stringify({ [name]: row })
          count++
        }
      }
      // Without it nobody could tell a whole backup from one that was cut off.
      yield JSON.stringify({ end: count })
    } finally {
      await moment.rollback().execute()
    }
  }

  /** Writes a backup into an empty database. All of it or nothing. */
  async restore(lines: AsyncIterable<string>): Promise<Restored> {
    const { query } = this.#database
    const some = await query.selectFrom('tables').select('id').limit(1).executeTakeFirst()
    if (some !== undefined)
      throw new Error('There are tables in this database already: a backup is restored into an empty one.')
    return query.transaction().execute(async transaction => {
      let count = 0
      let head: Head | undefined
      let end: number | undefined
      for await (const line of lines) {
        if (line.trim() === '') continue
        const row = parsedLine(line, count)
        if (head === undefined) {
          head = headOf(row)
          continue
        }
        if (end !== undefined) throw new Error('The backup goes on after its last line.')
        if ('end' in row) {
          end = Number(row.end)
          continue
        }
        const name = kept.find(one => one in row)
        if (name === undefined) throw new Error(`Line ${count + 2} of the backup is not understood.`)
        await transaction
          .insertInto(name)
          .values((row as Record<string, never>)[name] as never)
          .execute()
        count++
      }
      if (head === undefined) throw new Error('The backup is empty.')
      const counted = head.osud > 1
      if (counted && end !== count)
        throw new Error(
          end === undefined
            ? `The backup is cut off after ${count} rows: its last line is missing.`
            : `The backup has ${count} rows and should have ${end}.`,
        )
      return { rows: count, counted }
    })
  }

  /** Plays every record again and compares it with the position that was kept of it. */
  async *verify(): AsyncGenerator<Verdict> {
    for (const { id } of await this.#tables.list()) {
      const stored = await this.#tables.read(id)
      if (stored !== undefined) yield verdictOn(stored.table, stored.moves)
    }
  }
}

/** All rows of a table in the order of their keys, a page at a time. */
async function* rows(query: Kysely<Schema>, name: Kept): AsyncGenerator<Record<string, unknown>> {
  const columns = sql.join(keys[name].map(key => sql.ref(key)))
  let last: Record<string, unknown> | undefined
  do {
    const { [name]: key } = keys
    const seen = last
    const after = seen && sql`where (${columns}) > (${sql.join(key.map(column => seen[column]))})`
    const found = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)} ${after ?? sql``} order by ${columns} limit ${sql.lit(page)}
    `.execute(query)
    yield* found.rows
    last = found.rows.length < page ? undefined : found.rows.at(-1)
  } while (last !== undefined)
}

function verdictOn(table: StoredTable, moves: readonly StoredMove[]): Verdict {
  const about = { table: table.id, moves: moves.length }
  try {
    const game = findRules(table.game)
    const header = JSON.parse(table.header) as Header
    const point = JSON.parse(table.point) as Point
    if (game === undefined || header.rules !== game.version) return { ...about, outcome: 'other-rules' }
    if (table.origin !== null)
      return { ...about, outcome: 'other-rules', why: 'it was begun under other rules' }
    if (moves.length === 0) throw new Error('it has no moves, not even the one that set it')
    moves.forEach(({ number }, at) => {
      if (number !== at) throw new Error(`move ${at} is missing`)
    })
    const { entries, events, suggestions } = folded(moves)
    const replayed = Match.create(game, header)
    replayed.follow(entries)
    const { match } = Match.load(game, seal({ format: 1, header, point, entries, events, suggestions }))
    if (match.hash() !== replayed.hash()) {
      return { ...about, outcome: 'damaged', why: 'it replays to another position than was kept' }
    }
    return { ...about, outcome: 'sound' }
  } catch (cause) {
    return { ...about, outcome: 'damaged', why: cause instanceof Error ? cause.message : String(cause) }
  }
}

function headOf(row: object): Head {
  const { osud, schema = '?' } = row as Partial<Head>
  if (osud !== 1 && osud !== 2) throw new Error('This is no backup of Osud.')
  if (!knownSchemas.includes(schema))
    throw new Error(
      `The backup has schema ${schema}, this version of Osud knows none after ${newestSchema}. Take a newer version.`,
    )
  return { osud, schema }
}

function parsedLine(line: string, count: number): object {
  try {
    const row: unknown = JSON.parse(line)
    if (typeof row === 'object' && row !== null) return row
  } catch {
    // What cannot be read is told below.
  }
  throw new Error(`Line ${count + 1} of the backup is damaged.`)
}
