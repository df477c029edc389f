import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine } from './database.ts'
import type { Schema } from './schema.ts'

/** What PostgreSQL calls a row whose primary or unique key is there already. */
const taken = '23505'

/** A PostgreSQL server, by its address. */
export function postgres(url: string): Engine {
  // Milliseconds fit into a number of JavaScript for another quarter of a million years.
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === (pg.types.builtins.INT8 as number) ? Number : pg.types.getTypeParser(oid, format)) as never,
  }
  const pool = new pg.Pool({ connectionString: url, max: 8, types, connectionTimeoutMillis: 5000 })
  // A connection that dies while nobody uses it is replaced by the next query.
  pool.on('error', () => undefined)
  return {
    query: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    isTaken: error => error instanceof Error && (error as { code?: string }).code === taken,
  }
}
