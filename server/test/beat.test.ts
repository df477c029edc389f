import { anyAnswer, Match, plainOptions, sow } from '@osud/engine'
import type { Game } from '@osud/engine'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { onTheBeat } from '../src/tables/beat.ts'
import type { Beat } from '../src/tables/beat.ts'
import { Driver } from '../src/tables/driver.ts'
import { findRules } from '../src/tables/games.ts'
import { LiveTable } from '../src/tables/live-table.ts'
import { temporaryFolder } from './folders.ts'
import { ferryFor, openHouse } from './house.ts'

const ferry = findRules('night-ferry') as Game
const length = 700

/** A clock that goes on only while somebody thinks or waits. */
function clockwork(): Beat & { time: number } {
  const clock = {
    length,
    time: 5000,
    now: () => clock.time,
    wait: (milliseconds: number) => {
      clock.time += milliseconds
      return Promise.resolve()
    },
  }
  return clock
}

/** Two bots play a whole match; the nth thought takes so many milliseconds. Returns how long after the last each answer came. */
async function answerTimes(thought: (n: number) => number): Promise<number[]> {
  const database = await openDatabase({ folder: await temporaryFolder() })
  onTestFinished(() => database.close())
  const beat = clockwork()
  const match = Match.create(ferry, { seed: 'beat', seats: 2, options: plainOptions(ferry) })
  const chairs = [{ bot: 'novice' }, { bot: 'novice' }]
  const set = { do: 'set', host: 'anna', chairs, manners: {} } as const
  const store = new TableStore(database)
  const table = await LiveTable.create(store, beat.now, 'table', match, set)
  const chance = sow('beat')
  let thoughts = 0
  const driver = new Driver(table, {
    beat,
    patience: 0,
    think: async ({ sight }) => {
      const open = sight.view.questions.find(({ mine }) => mine)
      const answer = open?.question && anyAnswer(open.question, chance)
      await beat.wait(thought(thoughts++), new AbortController().signal)
      if (answer === undefined) throw new Error('nobody was asked')
      return { answer }
    },
    fail: cause => {
      throw cause
    },
  })
  const over = new Promise<void>(resolve => {
    table.hear(() => {
      if (table.over) resolve()
      else driver.look(true)
    })
  })
  await table.start()
  await over
  const moves = await store.moves('table')
  const times = moves.filter(({ move }) => /"do":"(start|answer)"/.test(move)).map(({ at }) => at)
  expect(thoughts).toBeGreaterThan(10)
  return times.slice(1).map((at, n) => at - (times[n] ?? 0))
}

describe('a bot', () => {
  test('answers on the next beat, however soon its thought is ready', async () => {
    for (const [thought, answered] of [
      [0, length],
      [1, length],
      [length - 1, length],
      [length, length],
      [length + 1, 2 * length],
      [2 * length + 1, 3 * length],
    ] as const) {
      const beat = clockwork()
      const begun = beat.now()
      beat.time += thought
      await onTheBeat(beat, begun, new AbortController().signal)
      expect(beat.now() - begun, `a thought of ${thought} ms`).toBe(answered)
    }
  })

  test('cannot be told from another that thinks longer, as long as both keep within a beat', async () => {
    const quick = await answerTimes(() => 0)
    const uneven = await answerTimes(n => [3, 250, 699, 120, 700][n % 5] ?? 0)
    expect(new Set(quick)).toEqual(new Set([length]))
    expect(uneven).toEqual(quick)
  })

  test('shows by whole beats that it thought for longer, and by nothing finer', async () => {
    const times = await answerTimes(n => (n === 4 ? 1600 : 30))
    expect(times.filter(time => time !== length)).toEqual([3 * length])
  })

  test('keeps the beat of its server', async () => {
    const dataFolder = await temporaryFolder()
    const house = await openHouse({ beat: 300, dataFolder })
    const anna = house.friend('Anna')
    const { table } = await anna.sets(ferryFor('me', { bot: 'novice' }, { bot: 'novice' }))
    const line = await anna.sits(table)
    await line.asks({ do: 'start' })
    // To set the table and to begin are moves too.
    for (let mine = 2; line.number - mine < 3; mine++) {
      await line.until('Anna is asked', () => line.asked !== undefined)
      await line.answersAnything()
    }
    await house.server.close()
    const database = await openDatabase({ folder: dataFolder })
    onTestFinished(() => database.close())
    const moves = await new TableStore(database).moves(table)
    const waited = moves.flatMap(({ key, at }, n) =>
      key?.startsWith('bot ') ? [at - (moves[n - 1]?.at ?? 0)] : [],
    )
    expect(waited.length).toBeGreaterThanOrEqual(3)
    // A clock may be a millisecond ahead of a timer.
    expect(Math.min(...waited)).toBeGreaterThanOrEqual(299)
  })
})
