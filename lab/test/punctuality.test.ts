import { describe, expect, test } from 'vitest'
import type { Punctuality } from '../src/findings.ts'
import { findSubject } from '../src/games.ts'
import type { Plan } from '../src/plan.ts'
import { botsNamed, playGame } from '../src/playing.ts'
import type { BotTable, Played } from '../src/playing.ts'
import { addPunctuality, noAnswers, Watch } from '../src/punctuality.ts'
import { findingsOf } from '../src/summary.ts'
import { addTally, countGame, emptyTally } from '../src/tally.ts'
import type { Tally } from '../src/tally.ts'
import { coinSubject } from './coin.ts'

/** What a watch kept of the answers of a bot with 100 milliseconds, each of which took so long. */
function keptOf(...taken: readonly number[]): Punctuality {
  const [timed, untimed] = botsNamed(['search:100ms', 'random']).map(({ bot }) => bot)
  if (timed === undefined || untimed === undefined) throw new Error('no such bots')
  const watch = new Watch(() => 0)
  const hear = watch.for([untimed, timed])
  for (const milliseconds of taken) {
    hear?.(timed, milliseconds)
    hear?.(untimed, 10_000)
  }
  return watch.kept
}

describe('a watch', () => {
  test('counts the answers of bots that have a time, and of no others', () => {
    expect(keptOf()).toEqual({ answers: 0, late: 0, worst: 0 })
    expect(keptOf(50, 25)).toEqual({ answers: 2, late: 0, worst: 0.5 })
  })

  test('calls an answer late only if it took more than 1.2 times what it had', () => {
    expect(keptOf(101, 120).late).toBe(0)
    expect(keptOf(119, 121, 300, 90)).toEqual({ answers: 4, late: 2, worst: 3 })
  })

  test('measures every bot by its own time', () => {
    const [quick, slow] = botsNamed(['search:10ms', 'search:1000ms']).map(({ bot }) => bot)
    if (quick === undefined || slow === undefined) throw new Error('no such bots')
    const watch = new Watch(() => 0)
    const hear = watch.for([quick, slow])
    hear?.(quick, 40)
    hear?.(slow, 500)
    expect(watch.kept).toEqual({ answers: 2, late: 1, worst: 4 })
  })

  test('tells late answers for which others had the core from those that are late by themselves', () => {
    const [timed] = botsNamed(['search:100ms']).map(({ bot }) => bot)
    if (timed === undefined) throw new Error('no such bot')
    let waited = 7
    const watch = new Watch(() => waited)
    const hear = watch.for([timed])
    const answers = [
      { taken: 150, waits: 40 },
      { taken: 150, waits: 20 },
      { taken: 110, waits: 90 },
      { taken: 400, waits: 280 },
    ]
    for (const { taken, waits } of answers) {
      waited += waits
      hear?.(timed, taken)
    }
    expect(watch.kept).toEqual({ answers: 4, late: 3, withheld: 2, worst: 4 })
  })

  test('has nothing to hear at a table where nobody has a time', () => {
    const untimed = botsNamed(['random', 'greedy', 'search:5']).map(({ bot }) => bot)
    expect(new Watch().for(untimed)).toBeUndefined()
    expect(new Watch().for([])).toBeUndefined()
  })
})

test('what was kept here and elsewhere adds up, and the worst of both is the worst', () => {
  const one = { answers: 3, late: 1, worst: 1.5 }
  const other = { answers: 4, late: 2, worst: 1.25 }
  const both = { answers: 7, late: 3, worst: 1.5 }
  const withheld = { ...one, withheld: 1 }
  expect(addPunctuality(withheld, addPunctuality(withheld, other))).toMatchObject({ late: 4, withheld: 2 })
  expect(addPunctuality(one, other)).toEqual(both)
  expect(addPunctuality(other, one)).toEqual(both)
  expect(addPunctuality(noAnswers, one)).toEqual(one)
})

function ferry(bots: readonly string[]): Played {
  const subject = findSubject('night-ferry')
  if (subject === undefined) throw new Error('no such game')
  return playGame({ ...subject, options: { crossings: 1 } }, botsNamed(bots), 's')
}

describe('a game at the night ferry', () => {
  test('tells how bots with a time kept it, in every answer', () => {
    const { answers, kept, outcome } = ferry(['search:1ms', 'search:2ms'])
    expect(outcome).toHaveProperty('result')
    expect(answers).toBeGreaterThan(0)
    expect(kept?.answers).toBe(answers)
    expect(kept?.worst).toBeGreaterThan(0)
  })

  test('does not count the answers of those who have no time', () => {
    const { answers, kept } = ferry(['search:1ms', 'random'])
    expect(kept?.answers).toBeGreaterThan(0)
    expect(kept?.answers).toBeLessThan(answers)
  })

  test('tells nothing of it where nobody has a time', () => {
    const played = ferry(['search:2', 'random'])
    expect(played.outcome).toHaveProperty('result')
    expect(played).not.toHaveProperty('kept')
  })
})

test('a game that fails tells what was kept until then', () => {
  const table: BotTable = { ...coinSubject, options: {} }
  const bots = botsNamed(['search:1ms', 'search:1ms'])
  const games = Array.from({ length: 60 }, (_, i) => playGame(table, bots, `s.${i}`))
  const failed = games.filter(({ outcome }) => 'why' in outcome)
  expect(failed.length).toBeGreaterThan(0)
  for (const { kept } of failed) expect(kept?.answers).toBeGreaterThan(0)
})

describe('tallies', () => {
  const plan: Plan = {
    game: 'coin',
    rules: '1',
    options: {},
    seats: [2],
    bots: ['search:1ms'],
    seed: 's',
    games: 3,
  }
  const pace = { workers: 1, interrupted: false, seconds: 1 }
  const ended: Played['outcome'] = { result: { winners: [0] } }
  const failed: Played['outcome'] = { stuck: false, why: 'no' }

  function tallyOf(kept: readonly (Punctuality | undefined)[], outcome = ended): Tally {
    const tally = emptyTally()
    kept.forEach((one, at) => {
      const played = { seed: 's', bots: ['search:1ms', 'random'], answers: 9, outcome }
      countGame(tally, { ...played, ...(one && { kept: one }) }, at)
    })
    return tally
  }

  test('add up what games kept, those that failed included, and findings tell it', () => {
    const tally = tallyOf([
      { answers: 4, late: 1, worst: 1.5 },
      undefined,
      { answers: 5, late: 0, worst: 1.1 },
    ])
    expect(findingsOf(plan, tally, pace).punctuality).toEqual({ answers: 9, late: 1, worst: 1.5 })
    const elsewhere = tallyOf([{ answers: 2, late: 2, worst: 7 }], failed)
    addTally(tally, JSON.parse(JSON.stringify(elsewhere)) as Tally)
    expect(findingsOf(plan, tally, pace).punctuality).toEqual({ answers: 11, late: 3, worst: 7 })
    expect(elsewhere.punctuality).toEqual({ answers: 2, late: 2, worst: 7 })
  })

  test('of games without bots that have a time say nothing of it', () => {
    const tally = tallyOf([undefined, undefined])
    addTally(tally, emptyTally())
    expect(findingsOf(plan, tally, pace).games).toBe(2)
    expect(findingsOf(plan, tally, pace)).not.toHaveProperty('punctuality')
  })
})
