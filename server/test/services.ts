import { once } from 'node:events'
import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { findPostgres, hasRedis, Postgres } from '../trials/services.ts'

/** One PostgreSQL server for the whole test run, started when a test first asks for a database. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  for (const [name, isThere] of [
    ['PostgreSQL', findPostgres() !== undefined],
    ['Redis', hasRedis()],
  ] as const) {
    if (!isThere && !process.env['CI'])
      process.stdout.write(`${name} is not installed: the tests that need it are skipped.\n`)
  }
  let postgres: Promise<Postgres> | undefined
  const desk = createServer(socket => {
    postgres ??= Postgres.start()
    postgres
      .then(server => server.database())
      .then(
        url => socket.end(url),
        (cause: unknown) => socket.end(`! ${cause instanceof Error ? cause.message : String(cause)}`),
      )
  }).listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('the desk has no port')
  provide('databases', address.port)
  return async () => {
    desk.close()
    await (await postgres?.catch(() => undefined))?.stop()
  }
}
