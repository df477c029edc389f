import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { StartRefusal } from '@osud/server'
import { openStorage } from '../src/storage.ts'
import { temporaryFolder } from './folders.ts'

test('a new folder gets storage of the current schema, in write-ahead mode', async () => {
  const folder = join(await temporaryFolder(), 'made', 'on', 'the', 'way')
  const storage = await openStorage(folder)
  expect(storage.readSchemaVersion()).toBe(1)
  storage.close()
  const database = new DatabaseSync(join(folder, 'osud.sqlite'))
  expect(database.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
  database.close()
})

test('what is stored opens again', async () => {
  const folder = await temporaryFolder()
  const first = await openStorage(folder)
  first.close()
  const second = await openStorage(folder)
  expect(second.readSchemaVersion()).toBe(1)
  second.close()
})

test('the one file holds everything once the storage is closed', async () => {
  const folder = await temporaryFolder()
  const copy = await temporaryFolder()
  const storage = await openStorage(folder)
  storage.close()
  await copyFile(join(folder, 'osud.sqlite'), join(copy, 'osud.sqlite'))
  const database = new DatabaseSync(join(copy, 'osud.sqlite'))
  expect(database.prepare('select * from meta').all()).toEqual([{ key: 'schema', value: '1' }])
  database.close()
})

test('storage of another schema is refused and left alone', async () => {
  const folder = await temporaryFolder()
  const storage = await openStorage(folder)
  storage.close()
  const database = new DatabaseSync(join(folder, 'osud.sqlite'))
  database.exec("update meta set value = '99' where key = 'schema'")
  database.close()
  await expect(openStorage(folder)).rejects.toThrow(/has schema 99, and this version of Osud reads schema 1/)
})

test('a folder that cannot be written is refused in one line', async () => {
  const blocked = join(await temporaryFolder(), 'file')
  await writeFile(blocked, '')
  const refusal = await openStorage(join(blocked, 'data')).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(String(refusal)).toMatch(/Cannot write to the data folder .*file.data \(ENOTDIR\)/)
  expect(String(refusal)).not.toContain('\n')
})

test('closed storage no longer answers', async () => {
  const storage = await openStorage(await temporaryFolder())
  storage.close()
  expect(() => storage.readSchemaVersion()).toThrow()
})
