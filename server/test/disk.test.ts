import { DatabaseSync } from '@photostructure/sqlite'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { aftermath } from '../trials/aftermath.ts'
import type { Aftermath } from '../trials/aftermath.ts'
import type { Line } from '../trials/friend.ts'
import { Friend, Refused } from '../trials/friend.ts'
import { Disk, noDisk } from './disk.ts'
import { temporaryFolder } from './folders.ts'
import { openHouseProcess, pathFor } from './house.ts'

/** Answers until something is refused; returns the keys of what was acknowledged, and why it ended. */
async function playsUntilRefused(line: Line, keys: string[]): Promise<Refused> {
  for (;;) {
    await line.until('it is asked', () => line.asked !== undefined)
    const [question, value, key] = [line.asked?.id ?? 0, line.anything() ?? '', `answer-${keys.length}`]
    const { number } = line
    try {
      await line.asks({ do: 'answer', question, value, key })
    } catch (cause) {
      if (cause instanceof Refused) return cause
      throw cause
    }
    keys.push(key)
    await line.until('the answer is seen', () => line.number > number)
  }
}

/** Looks a copy of what is on the disk over. */
async function lookOver(disk: Disk, keys: readonly string[]): Promise<Aftermath> {
  const folder = await temporaryFolder()
  await cp(disk.folder, folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'osud.sqlite'))
  expect(file.prepare('pragma integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }])
  file.close()
  return aftermath({ folder }, keys)
}

describe.skipIf(noDisk)('a disk', () => {
  test('that is full gives an error and no more; with room again everything goes on', async () => {
    const disk = await Disk.make(8)
    const house = await openHouseProcess({ dataFolder: disk.folder })
    const anna = new Friend(house.address, 'Anna')
    const { table } = await anna.sets(pathFor('me'))
    const line = await anna.sits(table)
    await line.asks({ do: 'start' })
    const keys: string[] = []
    await line.answersAnything()
    await disk.fill()
    const refused = await playsUntilRefused(line, keys)
    expect(refused.trouble).toEqual({ code: 'storage' })
    const created = await anna.asks('POST', '/api/tables', { me: {}, ...pathFor('me') })
    expect(created.status).toBe(503)
    const ready = () => anna.asks('GET', '/ready')
    await expect.poll(ready).toMatchObject({ status: 503, body: { reasons: ['storage'] } })
    // What is kept can still be read.
    const reader = await anna.sits(table)
    expect(reader.number).toBe(line.number)
    await disk.empty()
    await expect.poll(ready, { timeout: 5000 }).toMatchObject({ status: 200 })
    await line.answersAnything()
    await reader.until('the reader sees it too', () => reader.number === line.number)
    expect(await house.kill('SIGTERM')).toBe(0)
    expect(await lookOver(disk, keys)).toMatchObject({ lost: 0, damaged: 0, sound: 1 })
  }, 60_000)

  test('that lets nobody write any more gives an error, and nothing on it is damaged', async () => {
    const disk = await Disk.make(8)
    const house = await openHouseProcess({ dataFolder: disk.folder })
    const anna = new Friend(house.address, 'Anna')
    const { table } = await anna.sets(pathFor('me'))
    const line = await anna.sits(table)
    await line.asks({ do: 'start' })
    for (let turn = 0; turn < 5; turn++) await line.answersAnything()
    await disk.fail()
    const refused = await playsUntilRefused(line, [])
    expect(refused.trouble).toEqual({ code: 'storage' })
    expect((await anna.asks('POST', '/api/tables', { me: {}, ...pathFor('me') })).status).toBe(503)
    expect((await anna.asks('GET', '/ready')).body).toEqual({ status: 'not ready', reasons: ['storage'] })
    expect(await house.kill('SIGTERM')).toBe(0)
    await expect(openDatabase({ folder: disk.folder })).rejects.toThrow('Cannot write to the data folder')
    await disk.mend()
    expect(await lookOver(disk, [])).toMatchObject({ damaged: 0 })
  }, 60_000)
})
