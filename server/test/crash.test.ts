import { expect, test } from 'vitest'
import { crashTrial } from '../trials/crash.ts'
import { temporaryFolder } from './folders.ts'

test('a server that is killed at any moment loses no acknowledged answer, and no match is stuck', async () => {
  const settings = {
    host: '127.0.0.1',
    port: 0,
    dataFolder: await temporaryFolder(),
    webFolder: await temporaryFolder(),
    beat: 0,
    patience: 300,
    limits: { rate: 10_000, most: 100_000 },
  }
  const report = await crashTrial({ kills: 4, tables: 4, settings })
  expect(report).toMatchObject({ kills: 4, lost: 0, stuck: 0, damaged: 0 })
  expect(report.acknowledged).toBeGreaterThan(20)
  expect(report.finished).toBeGreaterThan(0)
}, 180_000)
