import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aftermath } from '../trials/aftermath.ts'
import { Crowd } from '../trials/crowd.ts'
import { Friend } from '../trials/friend.ts'
import { openHouseProcess } from './house.ts'
import { onEachStorage } from './storages.ts'

onEachStorage(storage => {
  test('a server that is asked to stop under load tells everybody, loses no acknowledged answer, and ends in order', async () => {
    const settings = await storage.settings()
    const house = await openHouseProcess(settings)
    const acknowledged: string[] = []
    const tables: string[] = []
    let gaps = 0
    const crowd = new Crowd(() => house.address, 4, {
      sat: table => tables.push(table),
      acknowledged: key => acknowledged.push(key),
      gap: () => gaps++,
    })
    for (let stop = 1; stop <= 2; stop++) {
      const before = acknowledged.length
      while (acknowledged.length < before + 10) await setTimeout(5)
      const reader = await new Friend(house.address, '').sits(tables.at(-1) ?? '')
      const closed = once(reader.socket, 'close')
      expect(await house.kill('SIGTERM')).toBe(0)
      const [code] = (await closed) as [number]
      expect([code, reader.bye]).toEqual([1012, 'restart'])
      await house.start()
    }
    await crowd.goesHome(60_000)
    expect(await house.kill('SIGTERM')).toBe(0)
    const { databaseUrl, dataFolder } = settings
    const place = databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl }
    expect(await aftermath(place, acknowledged)).toMatchObject({ lost: 0, doubled: 0, damaged: 0 })
    expect({ gaps, stuck: crowd.stuck }).toEqual({ gaps: 0, stuck: 0 })
  }, 120_000)
})
