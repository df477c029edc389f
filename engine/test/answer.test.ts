import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { because, checkAnswer, impurity, MatchError, weigh } from '../src/index.ts'
import type { Offer, Pick, Split } from '../src/index.ts'
import type { Choose } from '../src/question.ts'
import { anyQuestion } from './question.ts'
import { trouble } from './table.ts'

const asked = { ask: 'which', rule: 'TINY-1' } as const
const dear = because('TINY-2', 'refuse.dear')
const late = because('TINY-3', 'refuse.late', { hour: 9 })

const way: Choose = {
  kind: 'choose',
  ...asked,
  options: [{ value: 'reeds' }, { value: 2 }, { value: true }, { value: 'rapids', refused: [dear, late] }],
}
const load: Pick = {
  kind: 'pick',
  ...asked,
  options: [{ value: 'goat' }, { value: 'letter' }, { value: 'barrel' }, { value: 'lantern', refused: dear }],
  min: 1,
  max: 2,
  ordered: true,
}
const toll: Split = {
  kind: 'split',
  ...asked,
  options: [
    { value: 'coins', most: 3 },
    { value: 'bread', most: 2, weight: 3 },
    { value: 'rope', most: 9, refused: late },
    { value: 7, most: 1 },
  ],
  min: 2,
  max: 5,
}
const market: Offer = {
  kind: 'offer',
  ...asked,
  gives: [{ value: 'coins', most: 2 }],
  partners: [
    { value: 1, gets: [{ value: 'bread', most: 1 }] },
    { value: 2, gets: [], refused: late },
  ],
}

describe('choosing', () => {
  it('takes an option that is there', () => {
    expect([checkAnswer(way, 'reeds'), checkAnswer(way, 2), checkAnswer(way, true)]).toEqual([
      'reeds',
      2,
      true,
    ])
  })

  it('does not take what only looks like an option', () => {
    for (const given of ['Reeds', '2', 'true', 1, ['reeds'], { value: 'reeds' }, Object('reeds')]) {
      expect(trouble(() => checkAnswer(way, given)).code).toBe('not-an-option')
    }
  })

  it('says every reason why an option is refused', () => {
    expect(trouble(() => checkAnswer(way, 'rapids'))).toEqual({ code: 'refused', reasons: [dear, late] })
  })

  it('takes an option whose reasons turned out to be none', () => {
    const open: Choose = {
      ...way,
      options: [
        { value: 'a', refused: [] },
        { value: 'b', refused: false },
      ],
    }
    expect([checkAnswer(open, 'a'), checkAnswer(open, 'b')]).toEqual(['a', 'b'])
  })

  it('quotes a long answer in short', () => {
    const found = trouble(() => checkAnswer(way, 'x'.repeat(1_000_000)))
    expect(JSON.stringify(found).length).toBeLessThan(200)
  })
})

describe('picking', () => {
  it('takes as many as allowed, in the order given', () => {
    expect(checkAnswer(load, ['letter', 'goat'])).toEqual(['letter', 'goat'])
    expect(checkAnswer(load, ['goat'])).toEqual(['goat'])
  })

  it.each([
    ['too few', [], { code: 'too-few', given: 0, limit: 1 }],
    ['too many', ['goat', 'letter', 'barrel'], { code: 'too-many', given: 3, limit: 2 }],
    ['one of them twice', ['goat', 'goat'], { code: 'repeated', given: 'goat' }],
    ['a stranger among them', ['goat', 'wolf'], { code: 'not-an-option', given: 'wolf' }],
    ['a refused one among them', ['goat', 'lantern'], { code: 'refused', reasons: [dear] }],
  ])('refuses %s', (_, given, found) => {
    expect(trouble(() => checkAnswer(load, given))).toEqual(found)
  })

  it('refuses what is no list', () => {
    for (const given of ['goat', { 0: 'goat', length: 1 }, new Set(['goat']), undefined, null, false]) {
      expect(trouble(() => checkAnswer(load, given)).code).toBe('malformed')
    }
  })

  it('refuses a list of a million at once', () => {
    const endless = Object.assign([], { length: 1_000_000 })
    expect(trouble(() => checkAnswer(load, endless))).toEqual({
      code: 'too-many',
      given: 1_000_000,
      limit: 2,
    })
  })
})

describe('splitting', () => {
  it('weighs what is taken against the limits', () => {
    expect(checkAnswer(toll, { coins: 2 })).toEqual({ coins: 2 })
    expect(checkAnswer(toll, { coins: 2, bread: 1 })).toEqual({ coins: 2, bread: 1 })
    expect(trouble(() => checkAnswer(toll, { coins: 1 }))).toEqual({ code: 'too-few', given: 1, limit: 2 })
    expect(trouble(() => checkAnswer(toll, { bread: 2 }))).toEqual({ code: 'too-many', given: 6, limit: 5 })
    expect(weigh(toll.options, { coins: 2, bread: 2, 7: 1 })).toBe(9)
  })

  it('takes no more of a portion than there is', () => {
    expect(trouble(() => checkAnswer(toll, { coins: 4 }))).toEqual({ code: 'over-cap', given: 4, cap: 3 })
    expect(checkAnswer(toll, { coins: 3 })).toEqual({ coins: 3 })
  })

  it('takes nothing of a refused portion, and does not mind a nought beside it', () => {
    expect(trouble(() => checkAnswer(toll, { coins: 2, rope: 1 }))).toEqual({
      code: 'refused',
      reasons: [late],
    })
    expect(checkAnswer(toll, { coins: 2, rope: 0 })).toEqual({ coins: 2 })
  })

  it('knows a portion by its number as well as by its name', () => {
    expect(checkAnswer(toll, { 7: 1, coins: 1 })).toEqual({ 7: 1, coins: 1 })
  })

  it.each([
    ['less than nothing', { coins: -1 }],
    ['half a coin', { coins: 2.5 }],
    ['digits instead of a number', { coins: '2' }],
    ['not a number', { coins: Number.NaN }],
    ['endlessly many', { coins: Infinity }],
    ['a list', [2]],
    ['a Map', new Map([['coins', 2]])],
    [
      'an instance of a class',
      new (class Purse {
        coins = 2
      })(),
    ],
    ['a child of another object', Object.create({ coins: 2 })],
    ['nothing', undefined],
    ['null', null],
    ['a number', 2],
  ])('refuses %s', (_, given) => {
    expect(trouble(() => checkAnswer(toll, given)).code).toBe('malformed')
  })

  it('refuses portions that are not there, and more portions than there are', () => {
    expect(trouble(() => checkAnswer(toll, { wool: 1 }))).toEqual({ code: 'not-an-option', given: 'wool' })
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`thing ${i}`, 0]))
    expect(trouble(() => checkAnswer(toll, many))).toEqual({ code: 'too-many', given: 100_000, limit: 4 })
  })
})

describe('offering', () => {
  it('takes a trade with both sides, with one, or none at all', () => {
    const trades = [
      { with: 1, give: { coins: 2 }, get: { bread: 1 } },
      { with: 1, give: { coins: 1 }, get: {} },
      false,
    ]
    for (const trade of trades) expect(checkAnswer(market, trade)).toEqual(trade)
  })

  it('leaves noughts and anything else out of the trade', () => {
    const given = { with: 1, give: { coins: 1 }, get: { bread: 0 }, note: 'please' }
    expect(checkAnswer(market, given)).toEqual({ with: 1, give: { coins: 1 }, get: {} })
  })

  it.each([
    ['a trade of nothing', { with: 1, give: { coins: 0 }, get: {} }, { code: 'too-few', given: 0, limit: 1 }],
    ['more than one has', { with: 1, give: { coins: 3 }, get: {} }, { code: 'over-cap', given: 3, cap: 2 }],
    ['more than they have', { with: 1, give: {}, get: { bread: 2 } }, { code: 'over-cap', given: 2, cap: 1 }],
    [
      'what they do not have',
      { with: 1, give: {}, get: { coins: 1 } },
      { code: 'not-an-option', given: 'coins' },
    ],
    ['a stranger', { with: 3, give: { coins: 1 }, get: {} }, { code: 'not-an-option', given: '3' }],
    [
      'somebody who may not trade',
      { with: 2, give: { coins: 1 }, get: {} },
      { code: 'refused', reasons: [late] },
    ],
  ])('refuses %s', (_, given, found) => {
    expect(trouble(() => checkAnswer(market, given))).toEqual(found)
  })

  it('refuses what is no trade', () => {
    for (const given of [true, 0, 'no', undefined, [], { with: 1 }, { with: 1, give: [], get: {} }]) {
      expect(trouble(() => checkAnswer(market, given)).code).toBe('malformed')
    }
  })
})

describe('any answer to any question', () => {
  it('is refused with a reason or taken as plain data that would be taken again', () => {
    fc.assert(
      fc.property(
        anyQuestion,
        fc.anything({ withMap: true, withSet: true, withNullPrototype: true }),
        (question, given) => {
          try {
            const taken = checkAnswer(question, given)
            expect(impurity(taken)).toBeUndefined()
            expect(checkAnswer(question, taken)).toEqual(taken)
          } catch (error) {
            expect(error).toBeInstanceOf(MatchError)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('is built anew, so that whoever gave it cannot change it any more', () => {
    const cards = ['goat']
    const taken = checkAnswer(load, cards)
    cards.push('letter')
    expect(taken).toEqual(['goat'])
  })

  it('cannot slip anything in by names that every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const sly: unknown = JSON.parse(`{ "coins": 2, "${name}": 1 }`)
      expect(trouble(() => checkAnswer(toll, sly))).toEqual({ code: 'not-an-option', given: name })
      expect(trouble(() => checkAnswer(way, name)).code).toBe('not-an-option')
      expect(trouble(() => checkAnswer(load, [name])).code).toBe('not-an-option')
    }
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('is measured by what is in it, not by what it says of itself', () => {
    const sly = Object.assign(['goat'], {
      *[Symbol.iterator]() {
        yield* ['goat', 'letter', 'barrel']
      },
    })
    expect(checkAnswer(load, sly)).toEqual(['goat'])
    let asks = 0
    const liar = new Proxy(['goat', 'letter', 'barrel'], {
      get: (list, key) => (key === 'length' && asks++ === 0 ? 2 : (Reflect.get(list, key) as unknown)),
    })
    expect(trouble(() => checkAnswer(load, liar))).toEqual({ code: 'too-many', given: 3, limit: 2 })
  })

  it('is read once, so that it cannot say one thing first and another later', () => {
    let reads = 0
    const fickle = {
      get coins() {
        return reads++ === 0 ? 2 : 3_000
      },
    }
    expect(checkAnswer(toll, fickle)).toEqual({ coins: 2 })
    expect(reads).toBe(1)
  })
})
