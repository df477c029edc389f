import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@osud/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshFile, osud } from './osud.ts'
import type { Run } from './osud.ts'

const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'osud-'))

/** The data folder of a server at which two tables were set, the one set last first. */
async function playedHouse(): Promise<{ folder: string; tables: readonly string[] }> {
  const folder = freshFolder()
  const server = await serve({ host: '127.0.0.1', port: 0, dataFolder: folder, webFolder: freshFolder() })
  const tables: string[] = []
  for (const name of ['Anna', 'Jan']) {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        me: { name },
        game: 'night-ferry',
        options: {},
        undo: 'own',
        chairs: ['me', 'friend'],
      }),
    })
    tables.unshift(((await answer.json()) as { table: string }).table)
  }
  await server.close()
  return { folder, tables }
}

const inFolder = (folder: string, ...words: readonly string[]): Promise<Run> =>
  osud(['admin', ...words, '--data', folder])

const lines = (text: string): string[] => text.split('\n').filter(line => line !== '')

/** A refusal: one line that says why, nothing else, and an exit code that a script notices. */
const refused = (why: string): Run => ({ code: 1, out: '', err: `osud: ${why}\n` })

let folder: string
let tables: readonly string[]
beforeAll(async () => {
  ;({ folder, tables } = await playedHouse())
})

describe('osud admin', () => {
  test('lists the tables, the one touched last first', async () => {
    const { code, out } = await inFolder(folder, 'list')
    expect(code).toBe(0)
    expect(lines(out).map(line => line.split('\t').slice(0, 4))).toEqual(
      tables.map(id => [id, 'night-ferry', 'gathering', 'waits for people']),
    )
  })

  test('inspects a table, and tells nothing hidden', async () => {
    const { code, out } = await inFolder(folder, 'inspect', tables[0] ?? '')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      id: tables[0],
      state: 'gathering',
      chairs: [{ name: 'Jan' }, {}],
    })
    expect(out).not.toContain('seed')
  })

  test('carries everything into another folder by a file that nobody else can read', async () => {
    const file = freshFile('backup.jsonl')
    const other = freshFolder()
    const backup = await inFolder(folder, 'backup', file)
    const rows = lines(readFileSync(file, 'utf8')).length - 2
    expect(backup).toEqual({ code: 0, out: `${rows} rows are in ${file}.\n`, err: '' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await inFolder(other, 'restore', file)).toEqual({
      code: 0,
      out: `${rows} rows were restored.\n`,
      err: '',
    })
    expect(await inFolder(other, 'list')).toEqual(await inFolder(folder, 'list'))
    expect(await inFolder(folder, 'backup', file)).toEqual(refused(`${file} is there already.`))
    expect(await inFolder(other, 'restore', file)).toEqual(
      refused('There are tables in this database already: a backup is restored into an empty one.'),
    )
  })

  test('closes a table for good, and no other', async () => {
    const own = await playedHouse()
    const [gone = '', left] = own.tables
    expect(await inFolder(own.folder, 'close', gone)).toEqual({
      code: 0,
      out: `Table ${gone} is gone.\n`,
      err: '',
    })
    expect(lines((await inFolder(own.folder, 'list')).out).map(line => line.split('\t')[0])).toEqual([left])
    expect(await inFolder(own.folder, 'close', gone)).toEqual(refused(`There is no table ${gone}.`))
  })

  test('verifies every record, and fails when one is damaged', async () => {
    expect(await inFolder(folder, 'verify')).toEqual({
      code: 0,
      out: '2 sound, 0 under other rules, 0 damaged.\n',
      err: '',
    })
    const file = freshFile('backup.jsonl')
    await inFolder(folder, 'backup', file)
    // The first move of a table is how it was set: without it nobody knows who sits there.
    const kept = lines(readFileSync(file, 'utf8')).slice(0, -1)
    const holed = kept.filter(line => !(line.startsWith('{"moves"') && line.includes(tables[1] ?? '')))
    writeFileSync(file, [...holed, JSON.stringify({ end: holed.length - 1 })].join('\n'))
    const other = freshFolder()
    expect((await inFolder(other, 'restore', file)).code).toBe(0)
    const { code, out, err } = await inFolder(other, 'verify')
    expect([code, err]).toEqual([1, 'osud: Some records are damaged.\n'])
    expect(lines(out)).toEqual([
      expect.stringMatching(new RegExp(`^${tables[1] ?? ''}\tdamaged\t`)),
      '1 sound, 0 under other rules, 1 damaged.',
    ])
  })
})

describe('osud admin refuses in one line', () => {
  const nowhere = join(tmpdir(), 'osud-nowhere')

  test('a folder that is not there, and does not make it', async () => {
    for (const words of [['list'], ['verify'], ['inspect', 'x']])
      expect(await inFolder(nowhere, ...words)).toEqual(
        refused(`There is no data folder ${nowhere}: name it with --data.`),
      )
  })

  test('a database that does not answer', async () => {
    const { code, out, err } = await osud(['admin', 'list', '--database', 'postgres://127.0.0.1:1/osud'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^osud: Cannot use the PostgreSQL database of DATABASE_URL \(.*\)\.\n$/)
  })

  test('a table and a file that are not there', async () => {
    expect(await inFolder(folder, 'inspect', 'none')).toEqual(refused('There is no table none.'))
    expect(await inFolder(folder, 'close', 'none')).toEqual(refused('There is no table none.'))
    expect(await inFolder(folder, 'restore', '/none')).toEqual(refused('There is no file /none.'))
  })

  test('a file that is no backup, or half of one', async () => {
    const file = freshFile('backup.jsonl')
    await inFolder(folder, 'backup', file)
    const whole = lines(readFileSync(file, 'utf8'))
    for (const [text, why] of [
      ['', 'The backup is empty.'],
      ['{"name":"Osud"}', 'This is no backup of Osud.'],
      ['what?', 'Line 1 of the backup is damaged.'],
      [whole.slice(0, 3).join('\n'), 'The backup is cut off after 2 rows: its last line is missing.'],
    ] as const) {
      writeFileSync(file, text)
      expect(await inFolder(freshFolder(), 'restore', file)).toEqual(refused(why))
    }
  })

  test('a deed without its argument, and one that it does not know', async () => {
    expect(await osud(['admin', 'inspect'])).toEqual(refused("missing required argument 'table'"))
    expect(await osud(['admin', 'list', '--deta', 'x'])).toEqual(
      refused("unknown option '--deta' (Did you mean --data?)"),
    )
    expect((await osud(['admin', 'burn'])).err).toBe("osud: unknown command 'burn'\n")
  })
})
