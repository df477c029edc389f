import { setTimeout } from 'node:timers/promises'
import { HostError, wireVersion } from '@osud/table'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { Desk } from '../src/people/desk.ts'
import { fingerprint, newToken } from '../src/people/token.ts'
import { openDatabase } from '../src/store/database.ts'
import { PeopleStore } from '../src/store/people.ts'
import { postgres } from '../src/store/postgres.ts'
import { troubleOf } from '../src/wire/reception.ts'
import type { Friend } from '../trials/friend.ts'
import { temporaryFolder } from './folders.ts'
import { Gate } from './gate.ts'
import { ferryFor, friendsAt, openHouseProcess } from './house.ts'
import { emptyDatabase, noPostgres } from './storages.ts'

test.skipIf(noPostgres)(
  'a database that does not answer ends the lines that need it, and not the server',
  async () => {
    const { gate, url } = await Gate.before(await emptyDatabase())
    const house = await openHouseProcess({ databaseUrl: url })
    const [anna] = friendsAt([house], 'Anna') as [Friend]
    const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
    gate.shut()
    const line = await anna.sits(table, 'silent')
    const hello = line.asks({ do: 'hello', version: wireVersion })
    await expect(hello).rejects.toMatchObject({ trouble: { code: 'worker' } })
    gate.open()
    const again = await anna.sits(table)
    await again.asks({ do: 'start' })
    await again.playsOn()
    expect(house.lives).toBe(true)
  },
)

test.skipIf(noPostgres)(
  'a connection that PostgreSQL ends in the middle of something costs that, and no more',
  async () => {
    const url = await emptyDatabase()
    const [database, other] = [await openDatabase({ url }), await openDatabase({ url })]
    onTestFinished(async () => void (await Promise.all([database.close(), other.close()])))
    const cut = database.query.transaction().execute(async query => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(query)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.query)
      // Nobody is waiting for the connection at the moment in which it ends.
      await setTimeout(200)
      await sql`select 1`.execute(query)
    })
    await expect(cut).rejects.toThrow()
    expect(await database.schema()).toBe(await other.schema())
  },
)

test.skipIf(noPostgres)(
  'a database that hangs is given up after a while, and no connection that hangs is lent to the next one',
  async () => {
    const engine = postgres(await emptyDatabase(), 1000)
    const { query } = engine
    onTestFinished(() => query.destroy())
    // Until the schema is up to date, anything may take long.
    await sql`select pg_sleep(1.5)`.execute(query)
    engine.upToDate?.()
    const hung = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        query.transaction().execute(transaction => sql`select pg_sleep(20)`.execute(transaction)),
      ),
    )
    expect(hung.map(({ status }) => status)).toEqual(Array(8).fill('rejected'))
    const { rows } = await sql`select 1 as one`.execute(query)
    expect(rows).toEqual([{ one: 1 }])
    expect(engine.isUnfit((hung[0] as PromiseRejectedResult).reason)).toBe(false)
  },
  15_000,
)

test('somebody is known even if it cannot be noted that they were here', async () => {
  const database = await openDatabase({ folder: await temporaryFolder() })
  onTestFinished(() => database.close())
  const people = new PeopleStore(database)
  const token = newToken()
  const anna = { id: 'anna', name: 'Anna', language: 'cs', mail: null, created: 1, seen: 1 }
  await people.arrive(anna, fingerprint(token))
  const full = new Error('database or disk is full')
  people.used = () => Promise.reject(full)
  const failures: unknown[] = []
  const desk = new Desk(
    people,
    { dismiss: () => undefined },
    () => Date.now(),
    cause => failures.push(cause),
  )
  const request = { headers: { cookie: `osud=${token}` }, protocol: 'http' } as const
  expect(await desk.who(request)).toMatchObject({ name: 'Anna' })
  expect(failures).toEqual([full])
})

test('a write that fails is reported, and its reader learns only that it failed', () => {
  const failures: unknown[] = []
  const trouble = new HostError({ code: 'storage' }, new Error('database or disk is full'))
  expect(troubleOf(trouble, cause => failures.push(cause))).toEqual({ code: 'storage' })
  expect(failures).toEqual([trouble])
})
