import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptable,
  anyAnswer,
  because,
  checkAnswer,
  hash,
  refusals,
  someAnswers,
  sow,
  weigh,
} from '../src/index.ts'
import type { Amounts, Pick, Portion, Question, Split } from '../src/index.ts'
import type { Choose } from '../src/question.ts'
import { anyOffer, anyPick, anyQuestion, anySplit } from './question.ts'

const seeds = fc.nat()
const asked = { ask: 'which', rule: 'TINY-1' } as const
const dear = because('TINY-2', 'refuse.dear')

describe('an answer by chance', () => {
  it('is always one that is taken', () => {
    fc.assert(
      fc.property(anyQuestion, seeds, (question, seed) => {
        const answer = anyAnswer(question, sow(seed))
        if (answer !== undefined) expect(checkAnswer(question, answer)).toEqual(answer)
      }),
      { numRuns: 1000 },
    )
  })

  it('is found whenever a pick can be made, and only then', () => {
    fc.assert(
      fc.property(anyPick, seeds, (question, seed) => {
        const open = question.options.filter(acceptable).length
        expect(anyAnswer(question, sow(seed)) !== undefined).toBe(open >= question.min)
      }),
    )
  })

  it('is found whenever a split can be made, however the weights fall, and only then', () => {
    fc.assert(
      fc.property(anySplit, seeds, (question, seed) => {
        expect(anyAnswer(question, sow(seed)) !== undefined).toBe(waysToSplit(question).length > 0)
      }),
      { numRuns: 500 },
    )
  })

  it('finds the one split that works among awkward weights, and none where none does', () => {
    const options = [101, 103, 107].map(weight => ({ value: weight, most: 5, weight }))
    const question: Split = { kind: 'split', ...asked, options, min: 505, max: 505 }
    expect(anyAnswer(question, sow('one'))).toEqual({ 101: 5 })
    expect(anyAnswer({ ...question, min: 506, max: 506 }, sow('none'))).toBeUndefined()
  })

  it('is no trade where none is possible', () => {
    fc.assert(
      fc.property(anyOffer, seeds, (question, seed) => {
        expect(anyAnswer({ ...question, partners: [] }, sow(seed))).toBe(false)
      }),
    )
  })

  it('does not exist where every option is refused', () => {
    const question: Choose = { kind: 'choose', ...asked, options: [{ value: 'a', refused: dear }] }
    expect(anyAnswer(question, sow('none'))).toBeUndefined()
    expect(someAnswers(question, 5, sow('none'))).toEqual([])
  })

  it('can be any of the options that are open, each about as often', () => {
    const options = [{ value: 'a' }, { value: 'b', refused: dear }, { value: 'c' }]
    const chance = sow('each')
    const given = Array.from({ length: 400 }, () => anyAnswer({ kind: 'choose', ...asked, options }, chance))
    expect(given.filter(answer => answer === 'a').length).toBeGreaterThan(150)
    expect(given.filter(answer => answer === 'c').length).toBeGreaterThan(150)
  })

  it('picks any number between the limits, and in any order', () => {
    const question: Pick = {
      kind: 'pick',
      ...asked,
      options: [{ value: 'a' }, { value: 'b' }],
      min: 0,
      max: 2,
      ordered: true,
    }
    const chance = sow('any')
    const given = new Set(Array.from({ length: 200 }, () => JSON.stringify(anyAnswer(question, chance))))
    expect([...given].sort()).toEqual(['["a","b"]', '["a"]', '["b","a"]', '["b"]', '[]'])
  })

  it('trades about every other time, where it can', () => {
    const chance = sow('trade')
    const gives = [{ value: 'coins', most: 99 }]
    const question: Question = { kind: 'offer', ...asked, gives, partners: [{ value: 1, gets: [] }] }
    const given = Array.from({ length: 200 }, () => anyAnswer(question, chance))
    expect(Math.abs(given.filter(answer => answer === false).length - 100)).toBeLessThan(35)
  })
})

describe('some answers', () => {
  it('are different, are taken, and are no more than asked for', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(8), seeds, (question, limit, seed) => {
        const answers = someAnswers(question, limit, sow(seed))
        expect(answers.length).toBeLessThanOrEqual(limit)
        expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(answers.length)
        for (const answer of answers) expect(checkAnswer(question, answer)).toEqual(answer)
      }),
    )
  })

  it('are all the open options of a choice where there are no more', () => {
    const options = [{ value: 'a' }, { value: 'b', refused: dear }, { value: 'c' }]
    expect(someAnswers({ kind: 'choose', ...asked, options }, 9, sow('all'))).toEqual(['a', 'c'])
  })

  it('are every way to split, where there are few', () => {
    const options = [
      { value: 'a', most: 2 },
      { value: 'b', most: 2 },
    ]
    const question: Split = { kind: 'split', ...asked, options, min: 0, max: 2 }
    const found = someAnswers(question, 100, sow('split')).map(hash)
    expect(new Set(found).size).toBe(waysToSplit(question).length)
  })

  it('are picks in the order of the options, where order means nothing', () => {
    const options = ['a', 'b', 'c'].map(value => ({ value }))
    const question: Pick = { kind: 'pick', ...asked, options, min: 2, max: 2, ordered: false }
    const found = someAnswers(question, 100, sow('pick')).map(answer => (answer as string[]).join(''))
    expect(found.sort()).toEqual(['ab', 'ac', 'bc'])
  })

  it('are a sample by chance where there are more', () => {
    const question: Choose = {
      kind: 'choose',
      ...asked,
      options: Array.from({ length: 9 }, (_, value) => ({ value })),
    }
    const samples = Array.from({ length: 50 }, (_, seed) => someAnswers(question, 2, sow(seed)))
    expect(samples.every(sample => sample.length === 2)).toBe(true)
    expect(new Set(samples.flat()).size).toBe(9)
  })
})

describe('the reasons against an option', () => {
  it('are a list, whether one was given, several or none', () => {
    expect(refusals({ value: 'a', refused: dear })).toEqual([dear])
    expect(refusals({ value: 'a', refused: [dear, dear] })).toEqual([dear, dear])
    expect([refusals({ value: 'a' }), refusals({ value: 'a', refused: false })]).toEqual([[], []])
  })

  it('are none exactly when the option can be taken', () => {
    fc.assert(
      fc.property(anyPick, ({ options }) => {
        for (const option of options) expect(acceptable(option)).toBe(refusals(option).length === 0)
      }),
    )
  })

  it('carry the rule, the sentence and its arguments', () => {
    expect(because('TINY-3', 'refuse.late', { hour: 9 })).toEqual({
      rule: 'TINY-3',
      key: 'refuse.late',
      args: { hour: 9 },
    })
    expect(Object.keys(because('TINY-2', 'refuse.dear'))).toEqual(['rule', 'key'])
  })
})

/** Every way to split, found by trying all amounts. */
function waysToSplit({ options, min, max }: Split): Amounts[] {
  const all = options.reduce<Amounts[]>(
    (ways, option) =>
      ways.flatMap(way => amountsOf(option).map(n => ({ ...way, [option.value.toString()]: n }))),
    [{}],
  )
  return all.filter(way => weigh(options, way) >= min && weigh(options, way) <= max)
}

function amountsOf(option: Portion): number[] {
  return acceptable(option) ? Array.from({ length: option.most + 1 }, (_, n) => n) : [0]
}
