import { expect, test } from 'vitest'
import { hostileTrial } from '../trials/hostile.ts'
import { temporaryFolder } from './folders.ts'
import { quickly } from './house.ts'

test('hostile clients get nothing, break nothing, and honest people play on', async () => {
  const report = await hostileTrial({
    messages: 5000,
    members: 45,
    tables: 4,
    spell: 1200,
    settings: { ...quickly, dataFolder: await temporaryFolder(), webFolder: await temporaryFolder() },
  })
  expect(report).toMatchObject({ granted: [], foreign: 0, survived: true, failures: 0 })
  expect(report).toMatchObject({ lost: 0, doubled: 0, damaged: 0, stuck: 0 })
  expect(report.total).toBeGreaterThanOrEqual(5000)
  for (const [kind, count] of Object.entries(report.sent)) expect(count, kind).toBeGreaterThan(5)
  expect(report.attacked.count).toBeGreaterThan(20)
  // The long run compares more closely; here the machine has much else to do.
  expect(report.attacked.median).toBeLessThan(250)
}, 300_000)
