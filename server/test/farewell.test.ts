import { Admin } from '@osud/server'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import type { Database, Place } from '../src/store/database.ts'
import { ferryFor, openHouse, pathFor } from './house.ts'
import { onEachStorage } from './storages.ts'

const name = 'Anna Nováková'

/** All rows of a database that hold some text. */
async function rowsWith(database: Database, text: string): Promise<string[]> {
  const found: string[] = []
  const tables = ['people', 'sessions', 'seated', 'invitations', 'passkeys', 'promises', 'moves', 'talk']
  for (const table of [...tables, 'tables']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.query)
    for (const row of rows)
      if (JSON.stringify(row).includes(text)) found.push(`${table} ${JSON.stringify(row)}`)
  }
  return found
}

onEachStorage(storage => {
  const opened = async () => {
    const settings = await storage.settings()
    const house = await openHouse(settings)
    const { dataFolder: folder, databaseUrl: url } = settings
    const place: Place = url === undefined ? { folder } : { url }
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    const idOf = async (called: string): Promise<string> => {
      const found = await database.query
        .selectFrom('people')
        .select('id')
        .where('name', '=', called)
        .executeTakeFirstOrThrow()
      return found.id
    }
    return { house, settings, database, place, idOf }
  }

  describe('whoever wants to be forgotten', () => {
    test('leaves neither name nor id in storage, and every record is still sound', async () => {
      const { house, database, place, idOf } = await opened()
      const [anna, jan] = [house.friend(name), house.friend('Jan')]
      const { table, links } = await anna.sets(pathFor('me', 'friend'))
      await anna.sets(ferryFor('me', 'friend'))
      const jans = await jan.sets(ferryFor('me', 'friend'))
      await jan.joins(links[0]?.token ?? '')
      await anna.joins(jans.links[0]?.token ?? '')
      const [here, there] = [await anna.sits(table), await jan.sits(table)]
      for (const line of [here, there]) await line.asks({ do: 'say', text: 'Ahoj' })
      await here.asks({ do: 'say', text: 'Psst' })
      await here.asks({ do: 'start' })
      await here.asks({ do: 'bot', seat: 0, bot: 'novice' })
      await here.asks({ do: 'return', seat: 0 })
      await there.until('Jan has heard everything', () => there.talk.length === 3)
      const id = await idOf(name)
      expect(await rowsWith(database, id)).not.toEqual([])
      expect((await anna.asks('DELETE', '/api/me')).status).toBe(200)
      expect(await rowsWith(database, id)).toEqual([])
      expect(await rowsWith(database, name)).toEqual([])
      expect(await rowsWith(database, 'Psst')).toEqual([])
      // The others are untouched, and are still heard by those who heard what is gone.
      expect((await rowsWith(database, await idOf('Jan'))).length).toBeGreaterThan(3)
      await there.asks({ do: 'say', text: 'Anna?' })
      await there.until('Jan is heard', () => there.talk.length === 4)
      const later = await house.friend('').sits(table)
      await later.until('what Jan said is told', () => later.talk.length === 2)
      await there.playsOn()
      const admin = await Admin.open(place)
      for await (const { outcome } of admin.verify()) expect(outcome).toBe('sound')
      await admin.close()
    }, 60_000)

    test('is sent away from every line, and says nothing any more', async () => {
      const { house, database, idOf } = await opened()
      const anna = house.friend(name)
      const { table } = await anna.sets(ferryFor('me', 'friend'))
      const line = await house.friend(name, anna.cookie).sits(table)
      const id = await idOf(name)
      await anna.asks('DELETE', '/api/me')
      await line.until('the line ends', () => line.socket.readyState === line.socket.CLOSED)
      expect(await rowsWith(database, id)).toEqual([])
    })

    test('is forgotten elsewhere even if one table cannot be opened', async () => {
      const { house, settings, database, idOf } = await opened()
      const anna = house.friend(name)
      const tables = [await anna.sets(ferryFor('me', 'friend')), await anna.sets(ferryFor('me', 'friend'))]
      const id = await idOf(name)
      await house.server.close()
      await database.query
        .updateTable('tables')
        .set({ point: '{}' })
        .where('id', '=', tables[1]?.table ?? '')
        .execute()
      const again = (await openHouse(settings)).friend(name, anna.cookie)
      expect((await again.asks('DELETE', '/api/me')).status).toBe(200)
      expect(await rowsWith(database, id)).toEqual([])
      expect(await rowsWith(database, name)).toEqual([])
    })
  })

  test('a match that everybody has left rests until somebody looks', async () => {
    const { house, database } = await opened()
    const anna = house.friend(name)
    const { table } = await anna.sets(pathFor('me', { bot: 'novice' }))
    const line = await anna.sits(table)
    await line.asks({ do: 'start' })
    await line.asks({ do: 'leave' })
    await line.leaves()
    const moves = async (): Promise<number> =>
      (await database.query.selectFrom('moves').select('number').where('table', '=', table).execute()).length
    const before = await moves()
    await setTimeout(2500)
    // What was thought about is still said, and nothing after it.
    expect(await moves()).toBeLessThanOrEqual(before + 1)
    const stranger = await house.friend('').sits(table)
    await stranger.until('the bots go on', () => stranger.number > before + 5)
    await stranger.leaves()
  })

  describe('a host who goes', () => {
    test('for good leaves the table to the next person who plays', async () => {
      const { house } = await opened()
      const [anna, jan, iva] = [house.friend(name), house.friend('Jan'), house.friend('Iva')]
      const { table, links } = await anna.sets(ferryFor('me', 'friend', 'friend'))
      await jan.joins(links[0]?.token ?? '')
      await iva.joins(links[1]?.token ?? '')
      const [annas, jans, ivas] = [await anna.sits(table), await jan.sits(table), await iva.sits(table)]
      await annas.asks({ do: 'start' })
      await jans.asks({ do: 'bot', seat: 1, bot: 'novice' })
      await annas.asks({ do: 'leave', key: 'farewell' })
      await ivas.until('Iva is the host', () => ivas.company?.me.host === true)
      expect(jans.company?.host).toBe(2)
      await annas.until('Anna is not', () => annas.company?.me.host === false)
      // What arrives twice was done.
      await annas.asks({ do: 'leave', key: 'farewell' })
      await iva.asks('DELETE', '/api/me')
      await jans.until('Jan is the host', () => jans.company?.me.host === true)
    })

    test('before the match begins may change chairs, and leaves the table to whoever comes next when forgotten', async () => {
      const { house } = await opened()
      const [anna, jan] = [house.friend(name), house.friend('Jan')]
      const { table, any } = await anna.sets(ferryFor('me', 'friend'))
      const annas = await anna.sits(table)
      await annas.asks({ do: 'leave' })
      await annas.asks({ do: 'take', seat: 1 })
      await annas.until('Anna sits elsewhere', () => annas.company?.me.seat === 1)
      expect(annas.company?.me.host).toBe(true)
      await anna.asks('DELETE', '/api/me')
      expect(await jan.joins(any ?? '')).toEqual({ table, seat: 0 })
      const jans = await jan.sits(table)
      expect(jans.company?.me.host).toBe(true)
      await jans.asks({ do: 'bot', seat: 1, bot: 'novice' })
      await jans.asks({ do: 'start' })
      await jans.playsOn()
    })
  })
})
