import { Match, plainOptions } from '@osud/engine'
import type { Game } from '@osud/engine'
import { wireVersion } from '@osud/table'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Bus, News } from '../src/bus/bus.ts'
import { noBus } from '../src/bus/bus.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Database } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { findRules } from '../src/tables/games.ts'
import { Keeper } from '../src/tables/keeper.ts'
import { LiveTable } from '../src/tables/live-table.ts'
import { Pauses } from '../src/tables/pauses.ts'
import { Reception } from '../src/wire/reception.ts'
import { temporaryFolder } from './folders.ts'
import { gate, holdUp } from './holding.ts'

const ferry = findRules('night-ferry') as Game

/** A house without walls: storage, a keeper whose clock is set by hand, and what was reported to its host. */
async function house({ bus = noBus() }: { bus?: Bus } = {}) {
  const database = await openDatabase({ folder: await temporaryFolder() })
  onTestFinished(() => database.close())
  const clock = { now: 1_000_000 }
  const now = (): number => clock.now
  const store = new TableStore(database)
  const failures: unknown[] = []
  const keeper = new Keeper({
    store,
    bus,
    findRules,
    newId: () => 'new',
    now,
    idle: 60_000,
    patience: 2000,
    beat: { length: 0, now, wait: () => Promise.resolve() },
    think: () => Promise.reject(new Error('this bot cannot think')),
    fail: cause => failures.push(cause),
  })
  onTestFinished(() => keeper.close())
  const other = new TableStore(database)
  /** Another server sets a table, with a bot on its second seat. */
  const sets = async (id: string, host: object = { person: 'anna' }): Promise<LiveTable> => {
    const match = Match.create(ferry, { seed: id, seats: 2, options: plainOptions(ferry) })
    const chairs = [host, { bot: 'novice' }]
    return LiveTable.create(other, now, id, match, { do: 'set', host: 'anna', chairs, manners: {} })
  }
  return { database, store, keeper, clock, failures, sets }
}

/** Leaves nothing of a table from which it could be opened, although its bots should move. */
async function damages(database: Database, id: string): Promise<void> {
  const nothing = { point: '{}', waits: 'bots', state: 'playing', touched: 1 } as const
  await database.query.updateTable('tables').set(nothing).where('id', '=', id).execute()
}

describe('tables that cannot be opened', () => {
  test('keep no bots of other tables waiting, however many they are', async () => {
    const { database, keeper, store, sets, clock, failures } = await house()
    for (let n = 0; n < 45; n++) {
      await sets(`hopeless-${n}`)
      await damages(database, `hopeless-${n}`)
    }
    const sound = await sets('sound', { person: 'anna', bot: 'novice' })
    await sound.start()
    const before = (await store.moves('sound')).length
    for (let round = 0; round < 5; round++) {
      clock.now += 5000
      await keeper.sweep()
      await setTimeout(20)
    }
    expect((await store.moves('sound')).length).toBeGreaterThan(before)
    // Each was reported, and is tried less and less often.
    const reported = failures.length
    expect(reported).toBeGreaterThanOrEqual(45)
    for (let round = 0; round < 5; round++) await keeper.sweep()
    expect(failures.length - reported).toBeLessThanOrEqual(45)
  })

  test('keep no others from being put away', async () => {
    const { database, keeper, sets, clock } = await house()
    await sets('read-once')
    await keeper.find('read-once')
    await sets('hopeless')
    await damages(database, 'hopeless')
    expect(keeper.size).toBe(1)
    clock.now += 61_000
    await keeper.sweep()
    expect(keeper.size).toBe(0)
  })

  test('keep no others from catching up', async () => {
    const { keeper, store, sets, failures } = await house()
    const [first, second] = [await sets('first'), await sets('second')]
    const [, here] = [await keeper.find('first'), await keeper.find('second')]
    await Promise.all([first.start(), second.start()])
    const { moves } = store
    store.moves = (id, from) =>
      id === 'first' ? Promise.reject(new Error('the line broke')) : moves.call(store, id, from)
    await keeper.catchUp()
    expect(here?.table.started).toBe(true)
    expect(failures).toHaveLength(1)
  })
})

test('a table is not put away while somebody comes to it', async () => {
  const { keeper, store, sets, clock } = await house()
  await sets('long-left')
  clock.now += 120_000
  const letGo = holdUp(store, 'read')
  const coming = keeper.find('long-left')
  const sweeping = keeper.sweep()
  letGo()
  const found = await coming
  await sweeping
  expect(await keeper.find('long-left')).toBe(found)
  clock.now += 61_000
  await keeper.sweep()
  expect(keeper.size).toBe(0)
})

test('nor while it takes in what other servers did there', async () => {
  const { keeper, store, sets, clock } = await house({ bus: { ...noBus(), shared: true } })
  await sets('long-left')
  await keeper.find('long-left')
  const letGo = holdUp(store, 'moves')
  const coming = keeper.find('long-left')
  clock.now += 61_000
  await keeper.sweep()
  letGo()
  expect(await keeper.find('long-left')).toBe(await coming)
})

test('whoever comes to a table is told what happens at that very one', async () => {
  const { keeper, sets, clock } = await house()
  await sets('opened-twice')
  const reception = new Reception({
    keeper,
    talk: { since: () => Promise.resolve([]) },
    presence: { hear: () => undefined, tell: () => undefined, elsewhere: () => [] },
    now: () => clock.now,
  } as never)
  const arrives = async () => {
    const told: string[] = []
    const guest = {
      person: 'anna',
      buffered: () => 0,
      send: (text: string) => void told.push(text),
      drop: () => undefined,
      dismiss: () => undefined,
    }
    const visit = await reception.lead('opened-twice', guest, { id: 'anna', name: 'Anna' } as never)
    await visit?.serve({ n: 0, do: 'hello', version: wireVersion })
    onTestFinished(() => visit?.leave())
    return { visit, told }
  }
  const first = await arrives()
  // It was removed, and is there again before everybody has left.
  await (await keeper.find('opened-twice'))?.table.leaveOff()
  const second = await arrives()
  first.visit?.leave()
  const third = await arrives()
  const known = [second.told.length, third.told.length] as const
  await second.visit?.serve({ n: 1, do: 'start', key: 'it-begins-now' })
  expect(second.told.length).toBeGreaterThan(known[0])
  expect(third.told.length).toBeGreaterThan(known[1])
})

test('whoever cannot be told of a move keeps nobody else from hearing of it', async () => {
  const { keeper, sets, failures } = await house()
  await sets('heard')
  const open = await keeper.find('heard')
  const trouble = new Error('this line is damaged')
  open?.table.hear(() => {
    throw trouble
  })
  const heard: unknown[] = []
  open?.table.hear(change => heard.push(change))
  await open?.table.start()
  expect(heard).toHaveLength(1)
  expect(failures).toEqual([trouble])
})

describe('while the server stops', () => {
  test('no bot begins to think about what was done last', async () => {
    const { keeper, store, sets } = await house()
    await sets('stopping', { bot: 'novice' })
    const open = await keeper.find('stopping')
    const letGo = holdUp(store, 'append')
    const started = open?.table.start()
    const closed = keeper.close()
    letGo()
    await Promise.all([started, closed])
    await setTimeout(20)
    expect(await store.moves('stopping')).toHaveLength(2)
  })

  test('no bot is called any more whose table comes from storage only now', async () => {
    const { keeper, store, sets, clock } = await house()
    await (await sets('waiting', { bot: 'novice' })).start()
    clock.now += 5000
    const letGo = holdUp(store, 'read')
    const sweeping = keeper.sweep()
    await setTimeout(20)
    const closed = keeper.close()
    letGo()
    await Promise.all([sweeping, closed])
    await setTimeout(20)
    expect(await store.moves('waiting')).toHaveLength(2)
  })
})

test('a sweep that takes long is not joined by the next', async () => {
  const { keeper, store } = await house()
  const { opens, open } = gate()
  let sweeps = 0
  store.forgotten = async () => {
    sweeps++
    await opens
    return []
  }
  const both = [keeper.sweep(), keeper.sweep()]
  await setTimeout(20)
  expect(sweeps).toBe(1)
  open()
  await Promise.all(both)
  await keeper.sweep()
  expect(sweeps).toBe(2)
})

test('a table that was removed is left off before long, though nobody answers at it', async () => {
  const { keeper, store, sets, clock } = await house()
  await sets('closed')
  await sets('open')
  const closed = await keeper.find('closed')
  await keeper.find('open')
  const heard: unknown[] = []
  closed?.table.hear(change => heard.push(change))
  for (const id of ['closed', 'open']) keeper.read(id)
  await store.remove('closed')
  clock.now += 31_000
  await keeper.sweep()
  expect(heard).toMatchObject([{ gone: true }])
  expect(keeper.size).toBe(1)
  expect(await keeper.find('closed')).toBeUndefined()
})

test('news that could not be taken in is asked for again until it is there', async () => {
  const heard: ((news: News, from: string) => void)[] = []
  const bus: Bus = { ...noBus(), shared: true, hear: listener => void heard.push(listener) }
  const { keeper, store, sets, clock, failures } = await house({ bus })
  const there = await sets('news')
  const here = await keeper.find('news')
  await there.start()
  const { moves } = store
  let broken = true
  store.moves = (id, from) => {
    return broken ? Promise.reject(new Error('the line broke')) : moves.call(store, id, from)
  }
  for (const hear of heard) hear({ what: 'move', table: 'news', number: there.number }, 'another server')
  await setTimeout(20)
  expect(failures).toHaveLength(1)
  clock.now += 1000
  await keeper.sweep()
  expect(failures).toHaveLength(2)
  broken = false
  clock.now += 2000
  await keeper.sweep()
  expect(here?.table.started).toBe(true)
  expect(failures).toHaveLength(2)
})

test('what was tried in vain rests twice as long each time, and at most ten minutes', () => {
  let now = 0
  const pauses = new Pauses(() => now)
  const rested: number[] = []
  for (let n = 0; n < 12; n++) {
    pauses.tried('table')
    const from = now
    while (pauses.rests('table')) now += 500
    rested.push((now - from) / 1000)
  }
  expect(rested).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600])
  expect(pauses.due()).toEqual(['table'])
  pauses.tried('table')
  expect(pauses.due()).toEqual([])
  expect(pauses.next(['table', 'other'], 5)).toEqual(['other'])
  now += 600_000
  expect(pauses.next(['table', 'other'], 1)).toEqual(['other'])
  expect(pauses.next([], 5)).toEqual([])
  expect(pauses.size).toBe(0)
})
