import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, inject, onTestFinished } from 'vitest'
import type { Place } from '../src/store/database.ts'
import { findPostgres, hasRedis, Redis } from '../trials/services.ts'
import { temporaryFolder } from './folders.ts'

/** On CI nothing may be skipped: there a missing service fails the tests that need it. */
const mayBeMissing = !process.env['CI']

/** Whether tests that need PostgreSQL are skipped. */
export const noPostgres = findPostgres() === undefined && mayBeMissing

/** Whether tests that need a broker are skipped. */
export const noRedis = !hasRedis() && mayBeMissing

/** The address of an empty PostgreSQL database. */
export async function emptyDatabase(): Promise<string> {
  const socket = connect(inject('databases'), '127.0.0.1')
  let said = ''
  socket.on('data', chunk => (said += String(chunk)))
  await once(socket, 'end')
  if (said.startsWith('!')) throw new Error(said.slice(2))
  return said
}

/** A broker that is gone when the test is over. */
export async function openBroker(): Promise<Redis> {
  const redis = await Redis.start()
  onTestFinished(() => redis.stop())
  return redis
}

/** What a server is told about where it keeps things. */
export interface Storage {
  /** A new, empty place. */
  place(): Promise<Place>
  /** The same as settings of a server. */
  settings(): Promise<{ dataFolder: string; databaseUrl?: string }>
}

const sqlite: Storage = {
  place: async () => ({ folder: await temporaryFolder() }),
  settings: async () => ({ dataFolder: await temporaryFolder() }),
}

const postgres: Storage = {
  place: async () => ({ url: await emptyDatabase() }),
  settings: async () => ({ dataFolder: '/nowhere', databaseUrl: await emptyDatabase() }),
}

/** Tells the same tests for both kinds of storage. */
export function onEachStorage(tell: (storage: Storage) => void): void {
  describe('with SQLite', () => {
    tell(sqlite)
  })
  describe.skipIf(noPostgres)('with PostgreSQL', () => {
    tell(postgres)
  })
}
