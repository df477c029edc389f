import { Match, sight, sow } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { conclude } from '../src/bot.ts'
import { ask } from '../src/play.ts'
import { onlyAnswer, somehow } from '../src/random.ts'
import { Clock } from '../src/search/clock.ts'
import { searcher } from '../src/search/searcher.ts'
import { nextFor } from '../src/turns.ts'

/** A match of three in which somebody has a choice. */
function asked(seed: string) {
  const match = Match.create(ferry, { seed, seats: 3, options: { crossings: 3 } })
  for (let next = nextFor(match, [0, 1, 2]); next !== undefined; next = nextFor(match, [0, 1, 2])) {
    const { open, seat } = next
    if (onlyAnswer(open.question) === undefined) return { match, open, seat }
    match.answer(seat, open.id, somehow(open.question, sow(seed)))
  }
  throw new Error('nobody ever had a choice')
}

describe('a search with a time', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('looks at the clock before every try, and answers when another one would not fit into nine tenths of it', () => {
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now++)
    const { match, open, seat } = asked('clock')
    const { tries } = conclude(
      searcher('timed', { milliseconds: 30 }).think(
        match.game,
        () => sight(match, seat),
        open.question,
        sow('clock'),
      ),
    )
    expect(tries).toBe(25) // the clock moves on by one with every look: at 26 of 27 there was no time for another try
    expect(clock).toHaveBeenCalledTimes(27)
  })

  test('stops early after a long try, and forgets it in time', () => {
    const took = (tries: readonly number[]): number => {
      let now = 0
      vi.spyOn(performance, 'now').mockImplementation(() => now)
      const clock = new Clock(100)
      for (const each of tries) {
        if (clock.over()) break
        now += each
      }
      return now
    }
    const short = Array<number>(1000).fill(0.1)
    expect(took([35, 30, 25])).toBe(65) // another one of 35 might not have fitted
    expect(took([10, ...short])).toBeGreaterThan(85)
    expect(took([10, ...short])).toBeLessThanOrEqual(90)
  })

  test('answers with what it has if its time is over before it began', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1e6)
    const { match, open, seat } = asked('late')
    const answer = ask(searcher('timed', { milliseconds: 1 }), match, seat, open, sow('late'))
    expect(() => match.answer(seat, open.id, answer)).not.toThrow()
  })

  test('keeps it within 20 % by a real clock', () => {
    // The middle of many, since a busy machine may put any one answer off. The long run is a command: see bench/RESULTS.md.
    const milliseconds = 40
    const bot = searcher('timed', { milliseconds })
    const taken = Array.from({ length: 15 }, (_, i) => {
      const { match, open, seat } = asked(`real ${i}`)
      const began = performance.now()
      ask(bot, match, seat, open, sow(i))
      return performance.now() - began
    }).toSorted((a, b) => a - b)
    expect(taken[7]).toBeLessThan(1.2 * milliseconds)
  })
})
