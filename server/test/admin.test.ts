import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Admin } from '@osud/server'
import { expect, test } from 'vitest'
import { temporaryFolder } from './folders.ts'
import { ferryFor, openHouse, pathFor } from './house.ts'

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

async function playedHouse(): Promise<{ folder: string; table: string }> {
  const folder = await temporaryFolder()
  const house = await openHouse({ dataFolder: folder })
  const anna = house.friend('Anna')
  const { table } = await anna.sets(pathFor('me', { bot: 'novice' }))
  const line = await anna.sits(table)
  await line.asks({ do: 'start' })
  for (let turn = 0; turn < 12; turn++) {
    await line.until('Anna is asked', () => line.asked !== undefined)
    await line.answersAnything()
  }
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
  expect(await empty.restore(linesOf(lines))).toBe(lines.length - 1)
  expect(await empty.inspect(table)).toEqual(await admin.inspect(table))
  expect(await collected(empty.backUp())).toEqual(lines)
  await Promise.all([admin.close(), empty.close()])
}, 60_000)

test('nothing hidden is told about a table, and it can be removed', async () => {
  const { folder, table } = await playedHouse()
  const admin = await Admin.open({ folder })
  expect(JSON.stringify(await admin.inspect(table))).not.toContain('seed')
  expect(await admin.remove(table)).toBe(true)
  expect(await admin.remove(table)).toBe(false)
  expect(await admin.inspect(table)).toBeUndefined()
  await admin.close()
}, 60_000)
