import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, test } from 'vitest'
import { StartRefusal } from '@osud/server'
import { openDatabase } from '../src/store/database.ts'
import { newestSchema } from '../src/store/migrations.ts'
import { temporaryFolder } from './folders.ts'

test('a new folder gets storage of the current schema, in write-ahead mode', async () => {
  const folder = join(await temporaryFolder(), 'made', 'on', 'the', 'way')
  const database = await openDatabase({ folder })
  expect(await database.schema()).toBe(newestSchema)
  await database.close()
  const file = new DatabaseSync(join(folder, 'osud.sqlite'))
  expect(file.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
  file.close()
})

test('what is stored opens again', async () => {
  const folder = await temporaryFolder()
  await (await openDatabase({ folder })).close()
  const again = await openDatabase({ folder })
  expect(await again.schema()).toBe(newestSchema)
  await again.close()
})

test('the one file holds everything once the storage is closed', async () => {
  const [folder, copy] = [await temporaryFolder(), await temporaryFolder()]
  await (await openDatabase({ folder })).close()
  await copyFile(join(folder, 'osud.sqlite'), join(copy, 'osud.sqlite'))
  const database = await openDatabase({ folder: copy })
  expect(await database.schema()).toBe(newestSchema)
  await database.close()
})

test('what was said before remarks had keys is still there', async () => {
  const folder = await temporaryFolder()
  await (await openDatabase({ folder })).close()
  const file = new DatabaseSync(join(folder, 'osud.sqlite'))
  file.exec('drop index talk_once; alter table talk drop column key')
  for (const index of ['sessions_by_use', 'promises_by_end', 'talk_of_person', 'invitations_of_table'])
    file.exec(`drop index ${index}`)
  file.exec("delete from kysely_migration where name >= '0003'")
  const said = file.prepare("insert into talk values ('table', ?, 'anna', 'Anna', '{}', 1)")
  for (const number of [0, 1]) said.run(number)
  file.close()
  const database = await openDatabase({ folder })
  const rows = await database.query.selectFrom('talk').select(['number', 'key']).execute()
  expect(rows).toEqual([0, 1].map(number => ({ number, key: null })))
  await database.close()
})

test('storage of a newer Osud is refused and left alone', async () => {
  const folder = await temporaryFolder()
  await (await openDatabase({ folder })).close()
  const file = new DatabaseSync(join(folder, 'osud.sqlite'))
  file.exec("insert into kysely_migration (name, timestamp) values ('9999-future', '2099-01-01')")
  file.close()
  await expect(openDatabase({ folder })).rejects.toThrow(/is newer than .* this version of Osud knows/)
})

test('a folder that cannot be written is refused in one line', async () => {
  const blocked = join(await temporaryFolder(), 'file')
  await writeFile(blocked, '')
  const refusal = await openDatabase({ folder: join(blocked, 'data') }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(String(refusal)).toMatch(/Cannot write to the data folder .*file.data \(ENOTDIR\)/)
  expect(String(refusal)).not.toContain('\n')
})

test('a PostgreSQL server that does not answer is refused in one line', async () => {
  const refusal = await openDatabase({ url: 'postgres://127.0.0.1:1/osud' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(String(refusal)).toMatch(/Cannot use the PostgreSQL database of DATABASE_URL \(ECONNREFUSED\)/)
})
