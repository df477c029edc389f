import { Kysely, PostgresDialect, sql } from 'kysely'
import type { PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Append, Outcome } from './appends.ts'
import type { Engine } from './database.ts'
import type { Schema } from './schema.ts'

/** What PostgreSQL calls a row whose primary or unique key is there already. */
const taken = '23505'

/** What it calls values that cannot be, constraints that are broken, and rows that are too big. */
const unfit = /^(22...|23...|54000)$/

/** A statement that is not answered for so long is given up, in milliseconds: whoever waits for it must be told some day. */
const usualPatience = 30_000
/** A connection on which nothing is said is tried after so many milliseconds, to find out whether anybody is still there. */
const quiet = 10_000

/** A PostgreSQL server, by its address. */
export function postgres(url: string, patience = usualPatience): Engine {
  // Milliseconds fit into a number of JavaScript for another quarter of a million years.
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === (pg.types.builtins.INT8 as number) ? Number : pg.types.getTypeParser(oid, format)) as never,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: quiet,
  })
  // A connection that dies while nobody uses it is replaced by the next query.
  pool.on('error', () => undefined)
  // One that dies in use fails the query; its own complaint, which nobody would hear but the process, adds nothing to that.
  pool.on('connect', client => void client.on('error', () => undefined))
  let limit: number | undefined
  const lender = {
    connect: async () => lent(await pool.connect(), () => limit),
    end: () => pool.end(),
  }
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lender }) })
  return {
    query,
    upToDate: () => void (limit = patience),
    appendAll: appends => appendAll(query, appends),
    // A commit is mostly waiting for the disk of another machine; the other connections stay free for the rest.
    commitsAtOnce: 4,
    isTaken: error => error instanceof Error && (error as { code?: string }).code === taken,
    isUnfit: error => error instanceof Error && unfit.test((error as { code?: string }).code ?? ''),
  }
}

/**
 * A connection for one who needs it. If a statement is not answered in time, the connection is closed at once, which fails the
 * statement; nobody knows whether it was done. The next one is lent another connection.
 */
function lent(client: pg.PoolClient, limit: () => number | undefined): PostgresPoolClient {
  let isGivenUp = false
  const giveUp = (): void => {
    isGivenUp = true
    client.release(true)
  }
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const milliseconds = limit()
    const timer = milliseconds === undefined ? undefined : setTimeout(giveUp, milliseconds)
    try {
      return await client.query(text, [...values])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release() {
      if (!isGivenUp) client.release()
    },
  }
}

/** Two statements for all moves of tables that are there, in the order of their tables, so that two servers never wait for each other. */
async function appendAll(query: Kysely<Schema>, appends: readonly Append[]): Promise<Outcome[]> {
  const inOrder = appends.toSorted((a, b) => (a.move.table < b.move.table ? -1 : 1))
  return query.transaction().execute(async transaction => {
    const rows = await transaction
      .insertInto('moves')
      .values(inOrder.map(({ move }) => move))
      .onConflict(conflict => conflict.doNothing())
      .returning(['table', 'number'])
      .execute()
    const kept = new Map(rows.map(({ table, number }) => [table, number]))
    const isKept = ({ move }: Append): boolean => kept.get(move.table) === move.number
    const further = inOrder.filter(isKept)
    const there = new Set(further.length === 0 ? [] : await bringFurther(transaction, further))
    for (const { move } of further) {
      if (there.has(move.table)) continue
      const { table, number } = move
      await transaction.deleteFrom('moves').where('table', '=', table).where('number', '=', number).execute()
    }
    return appends.map(append => {
      if (!isKept(append)) return 'taken'
      return there.has(append.move.table) ? 'kept' : 'gone'
    })
  })
}

/** Says of tables how far they are now; returns those that are there. */
async function bringFurther(query: Kysely<Schema>, appends: readonly Append[]): Promise<string[]> {
  const values = appends.map(
    ({ move, progress: { state, waits, touched, point, header, origin } }) =>
      sql`(${move.table}, ${state}, ${waits}, ${touched}::bigint, ${point ?? null}, ${header ?? null}, ${origin ?? null})`,
  )
  const { rows } = await sql<{ readonly id: string }>`
    update tables set state = fresh.state, waits = fresh.waits, touched = fresh.touched,
      point = coalesce(fresh.point, tables.point), header = coalesce(fresh.header, tables.header),
      origin = coalesce(fresh.origin, tables.origin)
    from (values ${sql.join(values)}) as fresh (id, state, waits, touched, point, header, origin)
    where tables.id = fresh.id
    returning tables.id
  `.execute(query)
  return rows.map(({ id }) => id)
}
