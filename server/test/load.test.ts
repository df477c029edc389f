import { expect, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { manyTrial } from '../trials/load/many.ts'
import { loadTrial } from '../trials/load/side-by-side.ts'
import { temporaryFolder } from './folders.ts'

// The long runs, and how fast the two servers are, are in docs/hosting.md and bench/RESULTS.md.

async function settings() {
  return {
    host: '127.0.0.1',
    port: 0,
    dataFolder: await temporaryFolder(),
    webFolder: await temporaryFolder(),
    limits: { rate: 100_000, most: 100_000, lines: 100_000 },
  }
}

test('whole matches are played on both servers by the same crowd, and every move counted as ours is in storage', async () => {
  const house = await settings()
  const { rounds, ratio } = await loadTrial({ rounds: 1, tables: 8, seats: 4, settings: house })
  const [round] = rounds
  // A match of four is at least 3 crossings with way, loads, toll and trade.
  for (const side of ['ours', 'theirs'] as const) expect(round?.[side].moves).toBeGreaterThan(8 * 3 * 7)
  expect(ratio).toBeGreaterThan(0)

  const database = await openDatabase({ folder: house.dataFolder })
  const rows = await database.query
    .selectFrom('moves')
    .select('move')
    .where('move', 'like', '{"do":"answer"%')
    .execute()
  const finished = await database.query
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'over')
    .execute()
  await database.close()
  // The first of the two slices warms up and is not counted.
  expect(finished.length).toBe(16)
  expect(rows.length).toBeGreaterThanOrEqual(round?.ours.moves ?? Infinity)
}, 60_000)

test('a table that nobody reads takes less than 50 kB, and an answer adds little to it', async () => {
  const report = await manyTrial({
    game: 'path-of-destiny',
    tables: 50,
    seats: 5,
    crowds: 1,
    pause: 500,
    lasts: 2000,
    putsAway: false,
    settings: await settings(),
  })
  expect(report.lines).toBe(250)
  expect(report.moves).toBeGreaterThan(50)
  expect(report.tableAlone).toBeLessThan(50_000)
  expect(report.perAnswer).toBeLessThan(6000)
  expect(report.longest).toBeLessThan(5000)
}, 60_000)
