import { playOut, random } from '@osud/bots'
import { Match, sow } from '@osud/engine'
import type { Game, MatchRecord } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { describe, expect, test } from 'vitest'
import { analyse, causeOf } from '../src/index.ts'
import type { Analysis } from '../src/index.ts'
import { purseGame, purseMatch, recordOf, says } from './purse.ts'

const analysed = (record: MatchRecord, tries = 60): Promise<Analysis> =>
  analyse(purseGame, record, { tries, seed: 'a' })

const blamed = ({ mistakes }: Analysis): unknown[] =>
  mistakes.map(({ number, seat, answer, better, loss }) => [number, seat, answer, better, Math.round(loss)])

describe('the mistakes of a match', () => {
  test('are the answers than which there was a better one, the costliest first, and no others', async () => {
    const found = await analysed(recordOf(['take', 'take', 'take'], [2, 9, 1]), 300)
    expect(blamed(found)).toEqual([
      [3, 0, 1, 9, 8],
      [1, 0, 2, 9, 7],
    ])
    expect(found).toMatchObject({ decisions: 3, weighed: 3, interrupted: false, result: { winners: [0] } })
  })

  test('are none where there was nothing to choose, and nothing is weighed', async () => {
    const found = await analysed(recordOf(['must', 'must'], [1, 1]))
    expect(found).toMatchObject({ decisions: 0, weighed: 0, mistakes: [], interrupted: false })
    expect(found.curve).toEqual([[0], [1], [2]])
  })

  test('are found among combinations too, in whatever order they were given', async () => {
    const found = await analysed(
      recordOf(
        ['pick', 'pick'],
        [
          [2, 1],
          [9, 2],
        ],
      ),
      120,
    )
    expect(blamed(found)).toEqual([[1, 0, [2, 1], [2, 9], 8]])
  })

  test('do not include what the seat could not know', async () => {
    const wrong = [1, 2, 3, 4].map(seed => recordOf(['guess'], ['gold'], seed))
    const found = await Promise.all(wrong.map(record => analysed(record)))
    expect(new Set(found.map(({ curve }) => curve.at(-1)?.[0]))).toEqual(new Set([0, 20]))
    expect(found.flatMap(blamed)).toEqual([])
  })

  test('do not include noise, and noise does not hide them', async () => {
    const guessed = recordOf(['guess'], ['gold'])
    const seeds = Array.from({ length: 20 }, (_, i) => `guess ${i}`)
    const looks = seeds.map(seed => analyse(purseGame, guessed, { tries: 40, seed }))
    expect((await Promise.all(looks)).flatMap(blamed)).toEqual([])
    const bad = await analysed(recordOf(['take', 'roll', 'roll'], [1, 9, 9]), 2000)
    expect(bad.mistakes.map(({ number, better }) => [number, better])).toEqual([[1, 9]])
  })

  test('are laid to each seat by itself where all answer in secret, and only their last word counts', async () => {
    const match = purseMatch(['secret'], 3)
    says(match, 0, 1)
    says(match, 1, 2)
    says(match, 0, 9)
    says(match, 2, 9)
    const found = await analysed(match.record())
    expect(found.decisions).toBe(3)
    expect(blamed(found)).toEqual([[2, 1, 2, 9, 7]])
  })

  test('are laid to the last word where all must agree', async () => {
    const match = purseMatch(['agree'], 2)
    says(match, 0, 9)
    says(match, 1, 1)
    says(match, 0, 1)
    expect(blamed(await analysed(match.record()))).toEqual([[3, 0, 1, 9, 8]])
  })

  test('keep the numbers of the record where something was taken back, which is not held against anybody', async () => {
    const match = purseMatch(['take', 'take', 'take'])
    says(match, 0, 9)
    says(match, 0, 1)
    match.undo(0)
    says(match, 0, 9)
    says(match, 0, 2)
    const record = match.record()
    expect(record.entries.map(entry => ('undo' in entry ? 'undo' : entry.value))).toEqual([9, 'undo', 9, 2])
    const found = await analysed(record)
    expect(blamed(found)).toEqual([[4, 0, 2, 9, 7]])
    expect(found.curve).toEqual([[0], [9], [9], [18], [20]])
  })

  test('are looked for in a match that is not over, too', async () => {
    const found = await analysed(recordOf(['take', 'take'], [1]))
    expect(blamed(found)).toEqual([[1, 0, 1, 9, 8]])
    expect(found.result).toBeUndefined()
  })
})

describe('the swings of a match', () => {
  test('tell what chance brought from what was chosen and from what had to come', async () => {
    const rolled = await analysed(recordOf(['roll', 'take', 'must', 'must'], [1, 9, 1, 1], 2))
    expect(rolled.curve.map(([value]) => value)).toEqual([0, 31, 40, 41, 42])
    expect(rolled.swings.map(swing => [swing.number, swing.change, causeOf(swing)])).toEqual([
      [1, 31, 'chance'],
      [2, 9, 'choice'],
      [3, 1, 'course'],
    ])
  })

  test('are traced to their causes as far as asked for, the greatest first', async () => {
    const record = recordOf(['roll', 'take', 'must', 'must'], [1, 9, 1, 1], 2)
    const all = await analyse(purseGame, record, { tries: 20, seed: 'a' })
    const one = await analyse(purseGame, record, { tries: 20, seed: 'a', causes: 1 })
    expect(one.swings[0]).toEqual(all.swings[0])
    expect(one.swings[1]).toEqual({ ...all.swings[1], luck: 0, choice: 0 })
    expect(one.curve).toEqual(all.curve)
  })

  test('name all who answered in secret, and whom it moved most', async () => {
    const match = purseMatch(['secret', 'take'], 2)
    says(match, 0, 1)
    says(match, 1, 9)
    const [swing] = (await analysed(match.record())).swings
    expect(swing).toMatchObject({ number: 2, moved: 1, change: 9 })
    expect(swing?.answers.map(({ seat, answer }) => [seat, answer])).toEqual([
      [0, 1],
      [1, 9],
    ])
  })

  test('lay a card that came to light to chance', async () => {
    const found = await Promise.all(
      [1, 2, 3, 4].map(seed => analysed(recordOf(['guess', 'take'], ['gold'], seed))),
    )
    const swings = found.flatMap(one => one.swings)
    expect(swings.length).toBeGreaterThan(0)
    expect(swings.every(swing => Math.abs(swing.luck) > 5)).toBe(true)
  })
})

describe('an analysis', () => {
  const ferryMatch = (): MatchRecord => {
    const match = Match.create(ferry, { seed: 7, seats: 3, options: { crossings: 1 } })
    playOut(match, [random, random, random], sow(7))
    return match.record()
  }

  test('finds the same again with the same seed and tries', async () => {
    const look = (seed: string): Promise<Analysis> =>
      analyse(ferry as unknown as Game, ferryMatch(), { tries: 60, seed })
    const [one, again, other] = await Promise.all([look('a'), look('a'), look('b')])
    expect(one).toEqual(again)
    expect(one.swings).not.toEqual(other.swings)
    expect(JSON.parse(JSON.stringify(one))).toEqual(one)
  })

  test('tells how far it is, stops when told to, and keeps what it has found', async () => {
    const interrupt = new AbortController()
    const heard: number[] = []
    const found = await analyse(purseGame, recordOf(['take', 'take', 'take'], [1, 1, 1]), {
      tries: 60_000,
      seed: 'a',
      signal: interrupt.signal,
      heard: (weighed, of) => {
        heard.push(weighed, of)
        if (weighed === 1) interrupt.abort()
      },
    })
    expect(heard).toEqual([0, 3, 1, 3])
    expect(found).toMatchObject({ interrupted: true, weighed: 1, decisions: 3 })
    expect(blamed(found)).toEqual([[1, 0, 1, 9, 8]])
  })
})
