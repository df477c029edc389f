import { describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { fingerprint, newToken } from '../src/people/token.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Place } from '../src/store/database.ts'
import { PeopleStore } from '../src/store/people.ts'
import { ferryFor, openHouse } from './house.ts'
import type { House } from './house.ts'
import type { Friend, Line } from '../trials/friend.ts'
import { emptyDatabase, noPostgres, noRedis, onEachStorage, openBroker } from './storages.ts'

const isOpen = (line: Line): boolean => line.socket.readyState === WebSocket.OPEN

const ends = (line: Line): Promise<void> => line.until('the line ends', () => !isOpen(line), 5000)

/** Anna at a table that she has begun, known by the cookie that she keeps even when she is told to forget it. */
async function annaPlays(house: House): Promise<{ anna: Friend; cookie: string; table: string }> {
  const anna = house.friend('Anna')
  const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }))
  return { anna, cookie: anna.cookie ?? '', table }
}

/** The cookie of another browser that is known as the same person. */
async function anotherBrowser(place: Place, cookie: string): Promise<string> {
  const database = await openDatabase(place)
  const people = new PeopleStore(database)
  const anna = await people.bySession(fingerprint(cookie.replace('osud=', '')))
  const token = newToken()
  await people.remember(fingerprint(token), anna?.id ?? '', Date.now())
  await database.close()
  return `osud=${token}`
}

onEachStorage(storage => {
  describe('a session that is over', () => {
    test('ends the lines that were opened with it, and nothing more is taken from them', async () => {
      const house = await openHouse(await storage.settings())
      const { anna, cookie, table } = await annaPlays(house)
      const lines = [await anna.sits(table), await anna.sits(table), await anna.sits(table, 'silent')]
      const stranger = await house.friend('').sits(table)
      expect((await house.friend('Anna', cookie).asks('POST', '/api/leave')).status).toBe(200)
      const [line] = lines as [Line]
      await expect(line.asks({ do: 'start' })).rejects.toMatchObject({ trouble: { code: 'worker' } })
      for (const one of lines) await ends(one)
      // Whoever keeps the cookie all the same is nobody now.
      const again = await house.friend('Anna', cookie).sits(table)
      expect(again.company).toMatchObject({ started: false, me: { host: false } })
      await expect(again.asks({ do: 'start' })).rejects.toMatchObject({ trouble: { code: 'host-only' } })
      expect(isOpen(stranger)).toBe(true)
    })

    test('leaves the lines of the same person alone that another browser has opened', async () => {
      const settings = await storage.settings()
      const house = await openHouse(settings)
      const { cookie, table } = await annaPlays(house)
      const { dataFolder: folder, databaseUrl: url } = settings
      const other = await anotherBrowser(url === undefined ? { folder } : { url }, cookie)
      const [here, there] = [
        await house.friend('Anna', cookie).sits(table),
        await house.friend('Anna', other).sits(table),
      ]
      await house.friend('Anna', cookie).asks('POST', '/api/leave')
      await ends(here)
      await there.asks({ do: 'start' })
      expect(isOpen(there)).toBe(true)
    })
  })
})

describe.skipIf(noPostgres || noRedis)('a session that is over at one server', () => {
  const twoHouses = async () => {
    const [broker, databaseUrl] = [await openBroker(), await emptyDatabase()]
    const shared = { databaseUrl, brokerUrl: broker.url }
    const [one, other] = [await openHouse(shared), await openHouse(shared)]
    const { anna, cookie, table } = await annaPlays(one)
    const second = await anotherBrowser({ url: databaseUrl }, cookie)
    const [line, stays] = [
      await other.friend('Anna', cookie).sits(table),
      await other.friend('Anna', second).sits(table),
    ]
    return { anna, broker, line, stays }
  }

  test('ends its lines at the others', async () => {
    const { anna, line, stays } = await twoHouses()
    await anna.asks('POST', '/api/leave')
    await ends(line)
    expect(isOpen(stays)).toBe(true)
  })

  test('ends them even if the others could not be told', async () => {
    const { anna, broker, line, stays } = await twoHouses()
    await broker.stop()
    await anna.asks('POST', '/api/leave')
    await ends(line)
    expect(isOpen(stays)).toBe(true)
    await broker.begin()
  })
})
