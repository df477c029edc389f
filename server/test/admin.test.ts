import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Admin } from '@osud/server'
import { expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import type { Place } from '../src/store/database.ts'
import { newestSchema } from '../src/store/migrations.ts'
import { PeopleStore } from '../src/store/people.ts'
import { TableStore } from '../src/store/tables.ts'
import { temporaryFolder } from './folders.ts'
import { ferryFor, openHouse, pathFor } from './house.ts'
import { emptyDatabase, noPostgres } from './storages.ts'

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

async function playedHouse(place: Place = { folder: '' }): Promise<{ folder: string; table: string }> {
  const folder = await temporaryFolder()
  const house = await openHouse({ dataFolder: folder, ...('url' in place && { databaseUrl: place.url }) })
  const anna = house.friend('Anna')
  const { table } = await anna.sets(pathFor('me', { bot: 'novice' }))
  const line = await anna.sits(table)
  await line.asks({ do: 'start' })
  for (let turn = 0; turn < 12; turn++) {
    await line.until('Anna is asked', () => line.asked !== undefined)
    await line.answersAnything()
  }
  await line.asks({ do: 'say', text: 'Ahoj' })
  await anna.sets(ferryFor('me', 'friend'))
  await house.server.close()
  return { folder, table }
}

test('every record replays to the position that was kept of it, and a damaged one is found', async () => {
  const { folder, table } = await playedHouse()
  const admin = await Admin.open({ folder })
  const sound = await collected(admin.verify())
  expect(sound.map(({ outcome }) => outcome)).toEqual(['sound', 'sound'])
  await admin.close()
  const file = new DatabaseSync(join(folder, 'osud.sqlite'))
  file.prepare('delete from moves where "table" = ? and number = 3').run(table)
  file.close()
  const again = await Admin.open({ folder })
  const found = await collected(again.verify())
  expect(found.filter(({ outcome }) => outcome === 'damaged')).toMatchObject([
    { table, why: 'move 3 is missing' },
  ])
  await again.close()
}, 60_000)

test('a backup holds everything, and goes into an empty database only', async () => {
  const { folder, table } = await playedHouse()
  const admin = await Admin.open({ folder })
  const lines = await collected(admin.backUp())
  await expect(admin.restore(linesOf(lines))).rejects.toThrow('restored into an empty one')
  const empty = await Admin.open({ folder: await temporaryFolder() })
  await expect(empty.restore(linesOf([...lines, '{"tables":']))).rejects.toThrow('damaged')
  expect(await empty.list()).toEqual([])
  // The disk was full, or the copy broke off, right after a line.
  for (const cut of [lines.slice(0, -1), lines.slice(0, -5), lines.toSpliced(5, 1)])
    await expect(empty.restore(linesOf(cut))).rejects.toThrow(/cut off|should have/)
  expect(await empty.list()).toEqual([])
  expect(await empty.restore(linesOf(lines))).toEqual({ rows: lines.length - 2, counted: true })
  expect(await empty.inspect(table)).toEqual(await admin.inspect(table))
  expect(await collected(empty.backUp())).toEqual(lines)
  await Promise.all([admin.close(), empty.close()])
}, 60_000)

test('a backup of an older Osud is restored: one that does not say how many rows it has is said to be uncounted', async () => {
  const { folder, table } = await playedHouse()
  const admin = await Admin.open({ folder })
  const [head = '', ...rest] = await collected(admin.backUp())
  // As it was written before what is said had keys.
  const [older, ...rows] = [
    head.replace('"osud":2', '"osud":1').replace(newestSchema, '0002-people'),
    ...rest.slice(0, -1).map(withoutKeyOfTalk),
  ]
  expect(rows.some(row => row.startsWith('{"talk"'))).toBe(true)
  const empty = await Admin.open({ folder: await temporaryFolder() })
  expect(await empty.restore(linesOf([older, ...rows]))).toEqual({ rows: rows.length, counted: false })
  expect(await empty.inspect(table)).toEqual(await admin.inspect(table))
  expect((await collected(empty.backUp()))[0]).toBe(head)
  await Promise.all([admin.close(), empty.close()])
}, 60_000)

function withoutKeyOfTalk(line: string): string {
  const row = JSON.parse(line) as { readonly talk?: { readonly key?: unknown } }
  if (row.talk === undefined) return line
  const { key: _, ...talk } = row.talk
  return JSON.stringify({ talk })
}

test('a backup of a newer Osud is refused, and so is a file that is none', async () => {
  const empty = await Admin.open({ folder: await temporaryFolder() })
  const newer = linesOf([JSON.stringify({ osud: 2, schema: '9999-tomorrow' })])
  await expect(empty.restore(newer)).rejects.toThrow(`knows none after ${newestSchema}`)
  await expect(empty.restore(linesOf(['{"players":[]}']))).rejects.toThrow('no backup of Osud')
  await empty.close()
})

test('every table is listed, however many there are', async () => {
  const database = await openDatabase({ folder: await temporaryFolder() })
  const store = new TableStore(database)
  const count = 1100
  for (let n = 0; n < count; n++)
    await store.create({
      id: `table-${n}`,
      game: 'night-ferry',
      header: '{}',
      point: '{}',
      origin: null,
      state: 'over',
      waits: 'nobody',
      begun: n,
      touched: n,
      written: 0,
    })
  const listed = await store.list()
  expect(listed.map(({ touched }) => touched)).toEqual(Array.from({ length: count }, (_, n) => count - 1 - n))
  await database.close()
})

test('nothing hidden is told about a table, and it can be removed', async () => {
  const { folder, table } = await playedHouse()
  const admin = await Admin.open({ folder })
  expect(JSON.stringify(await admin.inspect(table))).not.toContain('seed')
  expect(await admin.remove(table)).toBe(true)
  expect(await admin.remove(table)).toBe(false)
  expect(await admin.inspect(table)).toBeUndefined()
  await admin.close()
}, 60_000)

test.skipIf(noPostgres)(
  'a backup carries everything from PostgreSQL to SQLite and back',
  async () => {
    const place = { url: await emptyDatabase() }
    const { table } = await playedHouse(place)
    const [from, embedded, back] = [
      await Admin.open(place),
      await Admin.open({ folder: await temporaryFolder() }),
      await Admin.open({ url: await emptyDatabase() }),
    ]
    const lines = await collected(from.backUp())
    expect(await embedded.restore(linesOf(lines))).toMatchObject({ rows: lines.length - 2 })
    const again = await collected(embedded.backUp())
    expect(again.toSorted()).toEqual(lines.toSorted())
    await back.restore(linesOf(again))
    expect(await back.inspect(table)).toEqual(await from.inspect(table))
    for (const admin of [from, embedded, back]) {
      expect((await collected(admin.verify())).map(({ outcome }) => outcome)).toEqual(['sound', 'sound'])
      await admin.close()
    }
  },
  60_000,
)

test('a backup is of one moment, however long it is, and whatever happens meanwhile', async () => {
  const { folder } = await playedHouse()
  const [admin, server] = [await Admin.open({ folder }), await openDatabase({ folder })]
  const people = new PeopleStore(server)
  const arrive = (name: string) =>
    people.arrive({ id: name, name, language: 'en', mail: null, created: 1, seen: 1 }, `session ${name}`)
  for (let n = 0; n < 1200; n++) await arrive(`n${n}`)
  const lines: string[] = []
  for await (const line of admin.backUp()) {
    if (lines.length === 3) await arrive('late')
    lines.push(line)
  }
  expect(lines.filter(line => line.startsWith('{"people"')).length).toBe(1201)
  expect(lines.join()).not.toContain('late')
  await Promise.all([admin.close(), server.close()])
}, 60_000)
