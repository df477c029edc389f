import { once } from 'node:events'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { noBus } from '../src/bus/bus.ts'
import { api } from '../src/http/api.ts'
import { usualLimits } from '../src/http/limits.ts'
import { Desk } from '../src/people/desk.ts'
import { Sessions } from '../src/people/sessions.ts'
import { fingerprint, newToken } from '../src/people/token.ts'
import { openDatabase } from '../src/store/database.ts'
import { PasskeyStore } from '../src/store/passkeys.ts'
import { PeopleStore } from '../src/store/people.ts'
import { TableStore } from '../src/store/tables.ts'
import { findRules } from '../src/tables/games.ts'
import { Keeper } from '../src/tables/keeper.ts'
import { temporaryFolder } from './folders.ts'
import { ferryFor, openHouse } from './house.ts'
import { noRedis, onEachStorage, openBroker } from './storages.ts'

/** What an address answers: the status and what is in it. */
async function asked(address: string, path: string): Promise<[number, unknown]> {
  const answer = await fetch(`${address}${path}`)
  return [answer.status, await answer.json()]
}

const notReady = (...reasons: readonly string[]) => [503, { status: 'not ready', reasons }]
const ready = [200, { status: 'ready' }]

onEachStorage(storage => {
  test('a server is not ready while nothing can be written, although it lives', async () => {
    const settings = await storage.settings()
    const { address } = await openHouse(settings)
    expect(await asked(address, '/ready')).toEqual(ready)
    const { dataFolder: folder, databaseUrl: url } = settings
    const database = await openDatabase(url === undefined ? { folder } : { url })
    onTestFinished(() => database.close())
    expect(await database.query.selectFrom('promises').selectAll().execute()).toEqual([])
    await database.query.schema.dropTable('promises').execute()
    await expect.poll(() => asked(address, '/ready'), { timeout: 10_000 }).toEqual(notReady('storage'))
    expect((await asked(address, '/health'))[0]).toBe(200)
  })
})

test.skipIf(noRedis)('a server is not ready while it cannot reach its broker', async () => {
  const broker = await openBroker()
  const { address } = await openHouse({ brokerUrl: broker.url })
  expect(await asked(address, '/ready')).toEqual(ready)
  await broker.stop()
  await expect.poll(() => asked(address, '/ready'), { timeout: 10_000 }).toEqual(notReady('broker'))
  expect((await asked(address, '/health'))[0]).toBe(200)
  await broker.begin()
  await expect.poll(() => asked(address, '/ready'), { timeout: 20_000 }).toEqual(ready)
})

describe('a server that is being stopped', () => {
  test('is not ready, and sends everybody away with a reason to come again', async () => {
    const house = await openHouse()
    const { address } = house
    const anna = house.friend('Anna')
    const { table, any } = await anna.sets(ferryFor('me', 'friend'))
    // Somebody does not take the hint: for a second the server waits for them.
    const line = await anna.sits(table)
    line.socket.pause()
    const stopped = house.server.close()
    expect(await asked(address, '/ready')).toEqual(notReady('stopping'))
    expect((await asked(address, '/health'))[0]).toBe(200)
    const joined = await house.friend('Jan').asks('POST', '/api/join', { me: { name: 'Jan' }, token: any })
    expect(joined).toMatchObject({ status: 503, body: { trouble: { code: 'restarting' } } })
    expect(joined.headers.get('retry-after')).toBe('2')
    const late = new WebSocket(`${address.replace('http', 'ws')}/table/${table}`)
    const [cause] = (await once(late, 'error')) as [Error]
    expect(cause.message).toContain('503')
    line.socket.terminate()
    await stopped
  })

  test('says so to whoever was on the way when its tables were put away', async () => {
    const database = await openDatabase({ folder: await temporaryFolder() })
    const [people, now, fail] = [new PeopleStore(database), () => Date.now(), () => undefined]
    const keeper = new Keeper({
      store: new TableStore(database),
      bus: noBus(),
      findRules,
      newId: () => newToken(16),
      now,
      idle: 60_000,
      patience: 2000,
      beat: { length: 0, now, wait: () => Promise.resolve() },
      think: () => Promise.reject(new Error('nobody thinks here')),
      fail,
    })
    const app = fastify()
    onTestFinished(async () => {
      await app.close()
      await database.close()
    })
    const sessions = new Sessions(noBus(), people, fail)
    const passkeys = new PasskeyStore(database)
    const desk = new Desk(people, sessions, now, fail)
    api(app, { keeper, people, passkeys, desk, sessions, now, fail, limits: usualLimits })
    const set = await app.inject({
      method: 'POST',
      url: '/api/tables',
      payload: { me: { name: 'Anna' }, ...ferryFor('me', 'friend') },
    })
    const { any } = set.json<{ any: string }>()
    expect(await people.invitation(fingerprint(any))).toBeDefined()
    await keeper.close()
    const joined = await app.inject({
      method: 'POST',
      url: '/api/join',
      payload: { me: { name: 'Jan' }, token: any },
    })
    expect([joined.statusCode, joined.json()]).toEqual([503, { trouble: { code: 'restarting' } }])
    expect(joined.headers['retry-after']).toBe('2')
  })
})
