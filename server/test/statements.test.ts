import { DatabaseSync } from '@photostructure/sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { Statements } from '../src/store/statements.ts'
import { temporaryFolder } from './folders.ts'

function opened() {
  const database = new DatabaseSync(':memory:')
  onTestFinished(() => database.close())
  database.exec('create table words (word text); insert into words values (1), (2), (3)')
  return { database, statements: new Statements(database) }
}

test('a statement is understood once, and those that nobody asks for make room', () => {
  const { statements } = opened()
  const often = statements.find('select * from words')
  expect(often.reader).toBe(true)
  expect(statements.find('delete from words where word = ?').reader).toBe(false)
  for (let n = 0; n < 1000; n++) {
    statements.find(`select ${n}`)
    expect(statements.find('select * from words')).toBe(often)
  }
  expect(statements.size).toBeLessThanOrEqual(200)
  statements.find(`insert into words values ${Array<string>(1000).fill('(?)').join(', ')}`)
  expect(statements.find('select * from words')).toBe(often)
  statements.forget()
  expect(statements.size).toBe(0)
})

test('a column that is new is there in what was asked for before', () => {
  const { database, statements } = opened()
  const { statement } = statements.find('select * from words')
  expect(statement.all()).toHaveLength(3)
  statements.find('alter table words add column tongue text').statement.run()
  expect(statements.find('select * from words').statement.all()[0]).toEqual({ word: '1', tongue: null })
  expect(database.isOpen).toBe(true)
})

test('whoever reads row by row is not disturbed by somebody who asks for the same', () => {
  const { statements } = opened()
  const text = 'select word from words order by word'
  const found: unknown[] = []
  for (const row of statements.fresh(text).iterate()) {
    found.push(row)
    expect(statements.find(text).statement.all()).toHaveLength(3)
  }
  expect(found).toEqual([{ word: '1' }, { word: '2' }, { word: '3' }])
})

test('a statement that was refused can be asked for again', async () => {
  const database = await openDatabase({ folder: await temporaryFolder() })
  onTestFinished(() => database.close())
  const keep = (token: string | null) =>
    sql`insert into promises (token, what, until) values (${token}, '{}', ${token === null ? null : 1})`.execute(
      database.query,
    )
  await keep('a')
  await expect(keep('a')).rejects.toThrow('UNIQUE')
  await expect(keep(null)).rejects.toThrow('NOT NULL')
  await keep('b')
  expect(await database.query.selectFrom('promises').select('token').execute()).toHaveLength(2)
})
