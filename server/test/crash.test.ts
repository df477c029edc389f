import { expect, test } from 'vitest'
import { crashTrial } from '../trials/crash.ts'
import { temporaryFolder } from './folders.ts'
import { quickly } from './house.ts'
import { onEachStorage } from './storages.ts'

onEachStorage(storage => {
  test('a server that is killed at any moment loses no acknowledged answer, and no match is stuck', async () => {
    const settings = { ...quickly, ...(await storage.settings()), webFolder: await temporaryFolder() }
    const report = await crashTrial({ kills: 4, tables: 4, settings })
    expect(report).toMatchObject({ kills: 4, lost: 0, doubled: 0, gaps: 0, stuck: 0, damaged: 0 })
    expect(report.acknowledged).toBeGreaterThan(20)
    expect(report.finished).toBeGreaterThan(0)
  }, 180_000)
})
