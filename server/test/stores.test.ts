import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import type { Database } from '../src/store/database.ts'
import { newestSchema } from '../src/store/migrations.ts'
import { PeopleStore } from '../src/store/people.ts'
import { PromiseStore } from '../src/store/promises.ts'
import { TableStore } from '../src/store/tables.ts'
import type { StoredMove, StoredTable } from '../src/store/tables.ts'
import { TalkStore } from '../src/store/talk.ts'
import { onEachStorage } from './storages.ts'

const table: StoredTable = {
  id: 'table-one',
  game: 'night-ferry',
  header: '{}',
  point: '{}',
  origin: null,
  state: 'playing',
  waits: 'bots',
  begun: 1_700_000_000_000,
  touched: 1_700_000_000_000,
  written: 0,
}

const move = (number: number, key: string | null = null): StoredMove => ({
  table: table.id,
  number,
  move: `{"do":"start","n":${number}}`,
  told: '[]',
  key,
  at: 1_700_000_000_000 + number,
})

const progress = { state: 'playing', waits: 'people', touched: 1_700_000_000_500 } as const

onEachStorage(storage => {
  const opened = async (): Promise<Database> => {
    const database = await openDatabase(await storage.place())
    onTestFinished(() => database.close())
    return database
  }

  test('two servers that bring the same database up to date at once both find it so', async () => {
    const place = await storage.place()
    const both = await Promise.all([openDatabase(place), openDatabase(place)])
    for (const database of both) {
      expect(await database.schema()).toBe(newestSchema)
      await database.close()
    }
  })

  test.each([
    ['sessions_by_use', 'delete from sessions where used < 1'],
    ['promises_by_end', 'delete from promises where until < 1'],
    ['talk_of_person', "select * from talk where person = 'anna'"],
    ['invitations_of_table', `delete from invitations where "table" = 'table-one'`],
  ])('%s finds what would otherwise be looked for among everything', async (index, statement) => {
    const place = await storage.place()
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    const plan = await database.query.transaction().execute(async query => {
      // Among a few rows PostgreSQL would not even open an index.
      if ('url' in place) await sql`set local enable_seqscan = off`.execute(query)
      return sql`${sql.raw('url' in place ? 'explain' : 'explain query plan')} ${sql.raw(statement)}`.execute(
        query,
      )
    })
    expect(JSON.stringify(plan.rows)).toContain(index)
  })

  describe('the moves of a table', () => {
    test('are kept in order and come back as they were', async () => {
      const store = new TableStore(await opened())
      await store.create(table, move(0))
      for (const number of [1, 2, 3]) expect(await store.append(move(number), progress)).toBe('kept')
      expect(await store.moves(table.id, 1)).toEqual([move(1), move(2), move(3)])
      expect(await store.read(table.id)).toEqual({
        table: { ...table, ...progress },
        moves: [0, 1, 2, 3].map(number => move(number)),
      })
    })

    test('have each number once: whoever is late writes nothing', async () => {
      const place = await storage.place()
      const first = await openDatabase(place)
      onTestFinished(() => first.close())
      // Only one server can have the embedded database.
      const second = 'url' in place ? await openDatabase(place) : first
      if (second !== first) onTestFinished(() => second.close())
      const [one, other] = [new TableStore(first), new TableStore(second)]
      await one.create(table, move(0))
      for (let number = 1; number <= 25; number++) {
        const outcomes = await Promise.all(
          [one, other].map((store, at) =>
            store.append({ ...move(number), told: `[${at}]` }, { ...progress, touched: at }),
          ),
        )
        expect(outcomes.toSorted()).toEqual(['kept', 'taken'])
        const [kept] = await one.moves(table.id, number)
        expect(kept?.told).toBe(`[${outcomes.indexOf('kept')}]`)
        // What the late one would have changed beside it has not changed either.
        expect((await other.read(table.id))?.table.touched).toBe(outcomes.indexOf('kept'))
      }
    })

    test('are not kept of a table that is not there, and others are', async () => {
      const database = await opened()
      const store = new TableStore(database)
      await store.create(table, move(0))
      const ghost = { ...move(1), table: 'ghost' }
      expect(await Promise.all([store.append(ghost, progress), store.append(move(1), progress)])).toEqual([
        'gone',
        'kept',
      ])
      expect(await store.moves('ghost')).toEqual([])
      expect(await store.missing([table.id, 'ghost'])).toEqual(['ghost'])
    })

    test('have each key once, and any number of them has none', async () => {
      const store = new TableStore(await opened())
      await store.create(table, move(0))
      expect(await store.append(move(1, 'the same'), progress)).toBe('kept')
      expect(await store.append(move(2, 'the same'), progress)).toBe('taken')
      expect(await store.append(move(2), progress)).toBe('kept')
      expect(await store.append(move(3), progress)).toBe('kept')
      expect((await store.moves(table.id)).map(({ key }) => key)).toEqual([null, 'the same', null, null])
    })
  })

  test('a table whose bots were left alone is found, and only one server writes to those it waits for', async () => {
    const store = new TableStore(await opened())
    await store.create(table, move(0))
    expect(await store.forgotten(table.touched, 5)).toEqual([])
    expect(await store.forgotten(table.touched + 1, 5)).toEqual([table.id])
    await store.append(move(1), progress)
    expect(await store.forgotten(progress.touched + 1, 5)).toEqual([])
    expect(await store.patient(progress.touched + 1, 5)).toEqual([table.id])
    const claims = await Promise.all(
      [1, 2, 3].map(server => store.claimWriting(table.id, progress.touched, progress.touched + server)),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await store.patient(progress.touched + 1, 5)).toEqual([])
  })

  test('everybody who speaks at once is heard, in one order', async () => {
    const talk = new TalkStore(await opened())
    const said = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        talk.say({ table: table.id, person: `p${at}`, name: 'P', says: `{"text":"${at}"}`, key: null, at }),
      ),
    )
    expect(said.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at))
    expect((await talk.since(table.id, 4)).map(({ number }) => number)).toEqual([4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('what arrives twice is said once, by each person', async () => {
    const talk = new TalkStore(await opened())
    const say = (person: string, key: string) =>
      talk.say({ table: table.id, person, name: 'P', says: '{}', key, at: 1 })
    const twice = await Promise.all([say('anna', 'key'), say('anna', 'key')])
    expect(twice.filter(number => number !== undefined)).toEqual([0])
    expect(await say('anna', 'key')).toBeUndefined()
    expect(await say('jan', 'key')).toBe(1)
    expect(await say('anna', 'other')).toBe(2)
    expect((await talk.since(table.id, 0)).map(({ person }) => person)).toEqual(['anna', 'jan', 'anna'])
  })

  test('a promise is kept once, and not for longer than it was given', async () => {
    let now = 1000
    const promises = new PromiseStore(await opened(), () => now)
    await promises.keep('once', { what: 'this' }, 100)
    const taken = await Promise.all([promises.take('once'), promises.take('once')])
    expect(taken.filter(one => one !== undefined)).toEqual([{ what: 'this' }])
    await promises.keep('late', {}, 100)
    now = 1101
    expect(await promises.take('late')).toBeUndefined()
  })

  test('promises that nobody came back with are cleared away, once a minute at most', async () => {
    let now = 1_000_000
    const database = await opened()
    const promises = new PromiseStore(database, () => now)
    const left = async () =>
      (await database.query.selectFrom('promises').select('token').orderBy('token').execute()).map(
        ({ token }) => token,
      )
    await promises.keep('a', {}, 10)
    now += 50_000
    await promises.keep('b', {}, 10)
    await setTimeout(50)
    expect(await left()).toEqual(['a', 'b'])
    now += 10_000
    await promises.keep('c', {}, 10)
    await expect.poll(left).toEqual(['c'])
  })

  test('sessions that nobody has used for long are cleared away, once an hour at most', async () => {
    const people = new PeopleStore(await opened())
    const anna = { id: 'anna', name: 'Anna', language: 'cs', mail: null, created: 1, seen: 1 }
    const unknown = () => people.unknown(['old', 'older', 'new'])
    const hour = 3_600_000
    const used = (now: number) => people.used('new', now, now - 10 * hour)
    await people.arrive(anna, 'old')
    await people.remember('new', 'anna', 20 * hour)
    await used(20 * hour)
    await expect.poll(unknown).toEqual(['old', 'older'])
    await people.remember('older', 'anna', 1)
    await used(20.5 * hour)
    await setTimeout(50)
    expect(await unknown()).toEqual(['old'])
    await used(21 * hour)
    await expect.poll(unknown).toEqual(['old', 'older'])
  })

  test('a person is known by their sessions until they are forgotten', async () => {
    const people = new PeopleStore(await opened())
    const anna = { id: 'anna', name: 'Anna', language: 'cs', mail: null, created: 1, seen: 2 }
    await people.arrive(anna, 's1')
    await people.remember('s2', 'anna', 3)
    expect(await people.bySession('s2')).toEqual(anna)
    await people.seat('anna', table.id)
    await people.seat('anna', table.id)
    await people.forget('s2')
    expect(await people.bySession('s2')).toBeUndefined()
    await people.remove('anna')
    expect(await people.bySession('s1')).toBeUndefined()
    expect(await people.find('anna')).toBeUndefined()
  })
})
