import { allows, anyAnswer, Match, sight, sow } from '@osud/engine'
import type { Answer, Deal, Game, Question } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { describe, expect, it } from 'vitest'
import { bots, botNamed, conclude, greedy, nextFor, playOut, random, Search, searcher } from '../src/index.ts'
import type { Bot, Verdict } from '../src/index.ts'
import { keyOf } from '../src/search/bandit.ts'
import { sample } from '../src/search/sample.ts'

const options = { crossings: 3 } as const

/** A match of the ferry after some answers by chance. */
function midway(seed: number, answers = 6, seats = 3): Match<never> {
  const match = Match.create(ferry, { seed, seats, options })
  const chance = sow(seed)
  for (let i = 0; i < answers; i++) {
    const asked = nextFor(match, [0, 1, 2, 3])
    if (asked === undefined) break
    match.answer(asked.seat, asked.open.id, anyAnswer(asked.open.question, chance))
  }
  return match as unknown as Match<never>
}

function verdictOf(
  bot: Bot,
  match: Match<never>,
  seed = 'thought',
): { verdict: Verdict; question: Question } {
  const asked = nextFor(match, [0, 1, 2, 3])
  if (asked === undefined) throw new Error('nobody is asked')
  const { open, seat } = asked
  const thought = bot.think(match.game as Game<never>, () => sight(match, seat), open.question, sow(seed))
  return { verdict: conclude(thought), question: open.question }
}

const strong = searcher('strong', { tries: 120 })

describe('a search', () => {
  it('finds the same answer again with the same tries and the same chance, and expects the same', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(verdictOf(strong, midway(seed))).toEqual(verdictOf(strong, midway(seed)))
    }
  })

  it('answers only what its question allows, whatever it is asked', () => {
    for (let seed = 0; seed < 36; seed++) {
      const { verdict, question } = verdictOf(strong, midway(seed, seed % 12))
      expect(allows(question, verdict.answer)).toBe(true)
    }
  })

  it('tells what it expects of every answer that it tried: how often, how well, and what it fears', () => {
    const told = Array.from({ length: 30 }, (_, seed) => verdictOf(strong, midway(seed)).verdict)
    const weighed = told.filter(({ tries }) => tries === 120)
    expect(weighed.length).toBeGreaterThan(5)
    for (const { expectations = [], answer } of weighed) {
      expect(expectations.reduce((sum, { visits }) => sum + visits, 0)).toBe(120)
      expect(expectations[0]?.answer).toEqual(answer)
      expect(expectations.every(({ says }) => says.every(({ key }) => key.length > 0))).toBe(true)
    }
    const feared = weighed.flatMap(({ expectations = [] }) => expectations.flatMap(one => one.feared))
    expect(feared.length).toBeGreaterThan(5)
  })

  it('says how much is given and got, and nothing where nothing is', () => {
    const matches = Array.from({ length: 20 }, (_, seed) => midway(seed, 5))
    const sum = (amounts: Readonly<Record<string, number>>): number =>
      Object.values(amounts).reduce((all, n) => all + n, 0)
    let deals = 0
    for (const match of matches.filter(one => one.open[0]?.question.kind === 'offer')) {
      for (const { answer, says } of verdictOf(strong, match).verdict.expectations ?? []) {
        if (answer === false) expect(says).toEqual([])
        else if (typeof answer === 'object' && 'give' in answer) {
          const { give, get } = answer as Deal
          expect(says[0]?.key).toBe('ask.market.seat')
          expect(says.reduce((all, { n = 0 }) => all + n, 0)).toBe(sum(give) + sum(get))
          deals++
        }
      }
    }
    expect(deals).toBeGreaterThan(5)
  })

  it('tells first what hurts most', () => {
    const weighed = Array.from({ length: 10 }, (_, seed) => verdictOf(strong, midway(seed, 3)).verdict)
    const feared = weighed.flatMap(({ expectations = [] }) => expectations.map(one => one.feared))
    const several = feared.filter(list => list.length > 1)
    expect(several.length).toBeGreaterThan(0)
    for (const list of several)
      expect(list.map(({ value }) => value)).toEqual(list.map(({ value }) => value).toSorted((a, b) => a - b))
  })

  it('gives an answer that it should consider its share of the tries, however little it promises', () => {
    const matches = Array.from({ length: 20 }, (_, seed) => midway(seed, 5))
    const match = matches.find(one => one.open[0]?.question.kind === 'offer')
    if (match === undefined) throw new Error('nobody goes to the market')
    const visits = (answer: Answer, ...considered: readonly (readonly [Answer, number?])[]): number => {
      const search = new Search(match.game as Game<never>, sight(match, 0), sow(1))
      for (const [one, share] of considered) search.consider(one, share)
      for (let i = 0; i < 200; i++) search.try()
      return search.known('ask.market').arms.get(keyOf(answer))?.visits ?? 0
    }
    const gift = { with: 1, give: { bread: 2 }, get: {} }
    expect(visits(gift)).toBeLessThan(5)
    expect(visits(gift, [gift])).toBeGreaterThanOrEqual(10)
    expect(visits(gift, [gift, 1 / 2], [false, 1 / 2])).toBe(100)
    expect(visits(false, [gift, 1 / 2], [false, 1 / 2])).toBe(100)
  })

  it('thinks in pieces, and not at all where there is only one answer', () => {
    const match = midway(3, 1)
    const asked = nextFor(match, [0, 1, 2])
    if (asked === undefined) throw new Error('nobody is asked')
    const { open, seat } = asked
    const thought = strong.think(match.game as Game<never>, () => sight(match, seat), open.question, sow(1))
    expect(thought.next().done).toBe(false)
    const forced: Question = { kind: 'choose', ask: 'ask', rule: 'R', options: [{ value: 'only' }] }
    const blind = (): never => {
      throw new Error('it looked')
    }
    expect(conclude(strong.think(match.game as Game<never>, blind, forced, sow(1)))).toEqual({
      answer: 'only',
    })
  })

  it('beats the greedy bot, and the greedy bot the random one', () => {
    expect(duel(searcher('search', { tries: 60 }), greedy, 40)).toBeGreaterThan(0.55)
    expect(duel(greedy, random, 100)).toBeGreaterThan(0.6)
  })

  it('keeps its time', () => {
    const hasty = searcher('hasty', { milliseconds: 60 })
    verdictOf(hasty, midway(1))
    const taken = [2, 3, 4, 5, 6].map(seed => {
      const match = midway(seed)
      const began = performance.now()
      const { verdict } = verdictOf(hasty, match)
      return verdict.tries === undefined ? 60 : performance.now() - began
    })
    expect(taken.toSorted((a, b) => a - b)[2]).toBeLessThan(60 * 1.2)
  })
})

/** The share of points that `one` takes from `other` at two seats, which they swap. */
function duel(one: Bot, other: Bot, games: number): number {
  let points = 0
  for (let game = 0; game < games; game++) {
    const match = Match.create(ferry, { seed: game >> 1, seats: 2, options })
    const seat = game % 2
    playOut(match, seat === 0 ? [one, other] : [other, one], sow(`duel ${game}`))
    const winners = match.result?.winners ?? []
    if (winners.includes(seat)) points += 1 / winners.length
  }
  return points / games
}

describe('the names of bots', () => {
  it('stand for the levels, and for searches of any length', () => {
    expect(Object.keys(bots)).toEqual(['random', 'greedy', 'novice', 'companion', 'expert'])
    expect(botNamed('search:300ms')?.milliseconds).toBe(300)
    expect(botNamed('search:50')?.milliseconds).toBeUndefined()
  })

  it.each([
    '',
    'search',
    'search:',
    'search:0',
    'search:0ms',
    'search:-5',
    'search:1e3',
    'toString',
    'Random',
  ])('do not include "%s"', name => expect(botNamed(name)).toBeUndefined())
})

describe('a sample', () => {
  const options = ['a', 'b', 'c', 'd'].map(value => ({ value }))
  const frequent = (question: Question, weights: readonly number[]): Map<string, number> => {
    const counts = new Map<string, number>()
    const chance = sow('sample')
    for (let i = 0; i < 4000; i++) {
      const answer = sample(question, weights, chance) as Answer
      expect(allows(question, answer)).toBe(true)
      const key = String(answer)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return counts
  }

  it('takes promising options more often, by their weight', () => {
    const counts = frequent({ kind: 'choose', ask: 'a', rule: 'R', options }, [1, 1, 6, 2])
    expect(counts.get('c')).toBeGreaterThan(2200)
    expect(counts.get('c')).toBeLessThan(2600)
  })

  it('never takes what is refused', () => {
    const refused = options.map((one, i) => (i === 2 ? { ...one, refused: { rule: 'R', key: 'no' } } : one))
    const counts = frequent({ kind: 'choose', ask: 'a', rule: 'R', options: refused }, [1, 1, 6, 2])
    expect(counts.has('c')).toBe(false)
  })

  it('picks as many as it may, in any order where the order matters and in theirs where not', () => {
    const pick = { kind: 'pick', ask: 'a', rule: 'R', options, min: 2, max: 2 } as const
    expect(frequent({ ...pick, ordered: true }, [1, 1, 1, 1]).size).toBe(12)
    expect(frequent({ ...pick, ordered: false }, [1, 1, 1, 1]).size).toBe(6)
  })
})
