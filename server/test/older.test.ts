import { playOut, random } from '@osud/bots'
import { Match, sow } from '@osud/engine'
import type { Game } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { LiveTable } from '../src/tables/live-table.ts'
import { onEachStorage } from './storages.ts'

const today = ferry as unknown as Game
const older: Game = { ...today, version: '0' }
const set = { do: 'set', host: 'anna', chairs: [{ person: 'anna' }, { bot: 'novice' }], manners: {} } as const

onEachStorage(storage => {
  test('a match that was over before the rules changed is left as it was', async () => {
    const database = await openDatabase(await storage.place())
    onTestFinished(() => database.close())
    const store = new TableStore(database)
    const match = Match.create(older, { seed: 1, seats: 2, options: { crossings: 1 } })
    playOut(match, [random, random], sow(1))
    await LiveTable.create(store, () => 1, 'played', match, set)
    await database.query.updateTable('tables').set({ state: 'over', waits: 'nobody' }).execute()
    const before = await store.read('played')
    const opening = LiveTable.open(
      store,
      () => 2,
      'played',
      () => today,
    )
    await expect(opening).rejects.toMatchObject({ trouble: { code: 'version', has: '1', needs: '0' } })
    expect(await store.read('played')).toEqual(before)
    const still = await LiveTable.open(
      store,
      () => 2,
      'played',
      () => older,
    )
    expect(still?.over).toBe(true)
  })

  test('one that goes on goes on by the rules of today', async () => {
    const database = await openDatabase(await storage.place())
    onTestFinished(() => database.close())
    const store = new TableStore(database)
    const match = Match.create(older, { seed: 1, seats: 2, options: { crossings: 1 } })
    await LiveTable.create(store, () => 1, 'begun', match, set)
    const table = await LiveTable.open(
      store,
      () => 2,
      'begun',
      () => today,
    )
    expect(table?.header.rules).toBe('1')
  })
})
