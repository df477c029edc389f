import { Match, plainOptions } from '@osud/engine'
import type { Answer, Game, Seat } from '@osud/engine'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { findRules } from '../src/tables/games.ts'
import { LiveTable } from '../src/tables/live-table.ts'
import { parsed } from '../src/tables/stored-table.ts'
import { breakOff } from './holding.ts'
import { onEachStorage } from './storages.ts'

const ferry = findRules('night-ferry') as Game
const storageFails = { trouble: { code: 'storage' } }

/** Somebody answers what they are asked. */
function answers(table: LiveTable, seat: Seat, value: Answer): Promise<void> {
  const question = table.sight(seat).view.questions.find(({ mine }) => mine)?.id ?? -1
  return table.answer(seat, question, value)
}

onEachStorage(storage => {
  /** A table of the ferry that is being played on two servers, which reach storage each in its own way. */
  const begun = async (rules: Game = ferry) => {
    const database = await openDatabase(await storage.place())
    onTestFinished(() => database.close())
    const now = (): number => 1_000_000
    const match = Match.create(ferry, {
      seed: 'kept',
      seats: 2,
      options: plainOptions(ferry),
      undo: 'table',
    })
    const chairs = [{ person: 'anna' }, { person: 'jan' }]
    const set = { do: 'set', host: 'anna', chairs, manners: {} } as const
    const there = await LiveTable.create(new TableStore(database), now, 'table', match, set)
    await there.start()
    const store = new TableStore(database)
    const here = await LiveTable.open(store, now, 'table', () => rules)
    if (here === undefined) throw new Error('there is no table')
    const did = async () => (await store.moves('table')).map(({ move }) => parsed(move).do)
    /** Storage says that the match was played by other rules. */
    const rulesOf = async (rules: string) => {
      const header = JSON.stringify({ ...match.header, rules })
      await database.query.updateTable('tables').set({ header }).execute()
    }
    return { here, there, store, database, did, rulesOf }
  }

  test('an answer that came too late is forgotten, even if storage does not say what came instead', async () => {
    const { here, there, store } = await begun()
    await answers(there, 0, 'reeds')
    const mend = breakOff(store, 'read')
    await expect(answers(here, 0, 'reeds')).rejects.toMatchObject(storageFails)
    mend()
    await answers(there, 1, [])
    await here.catchUp()
    expect(here.fingerprint()).toEqual(there.fingerprint())
  })

  test('a move that could not be followed to its end is followed anew', async () => {
    let broken = true
    const load: Game['steps'][string] = (...given) => {
      if (broken) throw new Error('there was no memory left')
      return ferry.steps['load']?.(...given)
    }
    const { here, there } = await begun({ ...ferry, steps: { ...ferry.steps, load } })
    await answers(there, 0, 'reeds')
    await expect(here.catchUp()).rejects.toThrow()
    broken = false
    await here.catchUp()
    expect(here.fingerprint()).toEqual(there.fingerprint())
  })

  test('a match that goes on by new rules is written down so, however often storage fails at first', async () => {
    const { here, store, did, rulesOf } = await begun()
    await rulesOf('0')
    const mend = breakOff(store, 'append')
    await expect(here.readAnew()).rejects.toThrow()
    await expect(here.quietly(() => here.number)).rejects.toThrow()
    mend()
    expect(await here.quietly(() => here.number)).toBe(3)
    expect(await did()).toEqual(['set', 'start', 'renew'])
  })

  /** The first answers, the last of which can be taken back. */
  const paysToll = async (table: LiveTable): Promise<void> => {
    await answers(table, 0, 'reeds')
    for (const seat of [0, 1]) await answers(table, seat, [])
    await answers(table, 0, { 0: 1, 1: 1 })
  }

  test('readers are told again what they know only if something of it was taken back', async () => {
    const { here, there, store } = await begun()
    const heard: boolean[] = []
    here.hear(({ afresh }) => heard.push(afresh))
    await paysToll(there)
    await here.behave(() => ({ pace: 60 }))
    expect(heard.splice(0)).toEqual([false, false])
    const mend = breakOff(store, 'append')
    await expect(here.behave(() => ({ pace: 15 }))).rejects.toMatchObject(storageFails)
    mend()
    await here.catchUp()
    expect(heard.splice(0)).toEqual([false])
    await there.undo(0)
    await here.behave(() => ({ pace: 90 }))
    expect(heard).toEqual([true, false])
  })

  test('what was taken back is told, though storage failed in between', async () => {
    const { here, there, store, rulesOf } = await begun()
    const heard: boolean[] = []
    here.hear(({ afresh }) => heard.push(afresh))
    await paysToll(there)
    await here.catchUp()
    await there.undo(0)
    await rulesOf('0')
    const mend = breakOff(store, 'append')
    await expect(here.catchUp()).rejects.toThrow()
    await rulesOf(ferry.version)
    mend()
    await here.catchUp()
    expect(heard).toEqual([false, true])
  })

  test('readers are told everything again if storage has lost what they know', async () => {
    const { here, store, database } = await begun()
    await paysToll(here)
    const heard: boolean[] = []
    here.hear(({ afresh }) => heard.push(afresh))
    const mend = breakOff(store, 'append')
    await expect(here.behave(() => ({ pace: 15 }))).rejects.toMatchObject(storageFails)
    await database.query.deleteFrom('moves').where('number', '=', 5).execute()
    mend()
    await here.catchUp()
    expect(heard).toEqual([true])
    await here.readAnew()
    expect(heard).toEqual([true, true])
  })
})
