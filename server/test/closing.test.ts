import { Admin } from '@osud/server'
import { wireVersion } from '@osud/table'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { ferryFor, openHouse } from './house.ts'
import { onEachStorage } from './storages.ts'

onEachStorage(storage => {
  test('a table that was closed by whoever runs the server takes nothing in any more, and its readers are told', async () => {
    const settings = await storage.settings()
    const { dataFolder: folder, databaseUrl: url } = settings
    const place = url === undefined ? { folder } : { url }
    const house = await openHouse(settings)
    const [anna, jan] = [house.friend('Anna'), house.friend('Jan')]
    const { table, links } = await anna.sets(ferryFor('me', 'friend'))
    await jan.joins(links[0]?.token ?? '')
    const [annas, jans] = [await anna.sits(table), await jan.sits(table)]
    await annas.asks({ do: 'start' })
    await annas.until('somebody is asked', () => annas.moment?.turn !== undefined)
    await jans.until('Jan is as far', () => jans.number === annas.number)
    const admin = await Admin.open(place)
    onTestFinished(() => admin.close())
    expect(await admin.remove(table)).toBe(true)
    const asked = annas.asked === undefined ? jans : annas
    await expect(asked.answersAnything()).rejects.toThrow()
    for (const line of [annas, jans]) await line.until('it is told', () => line.bye === 'gone')
    const again = await anna.sits(table, 'silent')
    void again.asks({ do: 'hello', version: wireVersion }).catch(() => undefined)
    await again.until('it is told', () => again.bye === 'gone')
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    expect(await new TableStore(database).moves(table)).toEqual([])
    expect((await house.friend('X').asks('GET', '/health')).status).toBe(200)
  })
})
