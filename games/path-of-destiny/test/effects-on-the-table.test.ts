import { describe, expect, it } from 'vitest'
import {
  atLeast,
  depicted,
  each,
  eachInactive,
  exactly,
  experience,
  left,
  loseEach,
  loseInactive,
  loseOne,
  oneOfEach,
  threeKinds,
} from '../content/icons.ts'
import type { Condition, Effect, Gain } from '../rules/effect.ts'
import type { Given } from './given.ts'
import type { PlayedTable } from './table.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const does = (when: Condition, gain: Gain): Effect => ({ when, gain })

/** Geralt plays two cards while Ciri, who has something of everything, looks on. */
function plays([one, other]: readonly [string, string], before: Given = {}): PlayedTable {
  const table = given(
    {
      geralt: { ...before, hand: [one, other] },
      ciri: { timeline: some(3, 'green', 'exploration'), pool: { exploration: 2, magic: 2 } },
    },
    { do: 'choose-cards' },
  )
  return table.plays('ciri').plays('geralt', one, other)
}

describe('effects at the table', () => {
  it('POD-X07 POD-121: an inactive symbol of the played card itself can be used for its effect', () => {
    const card = withEffect(does(loseInactive, experience('degree')), 'green', 'diplomacy')
    const table = plays([card, a('red')])
    table.expect('geralt').has({ experience: 1, covered: [{ card, symbol: 'diplomacy' }] })
    const counts = withEffect(does(eachInactive, experience('degree')), 'green', 'diplomacy')
    plays([counts, a('red')])
      .expect('geralt')
      .has({ experience: 1, covered: [] })
    table.bystanders('geralt')
  })

  it('POD-X19: exactly 1 green card is not met with 2 of them, one being a multi-colour card', () => {
    const card = withEffect(does(exactly(1, 'green'), depicted('diplomacy', 2)), 'green')
    const table = plays([card, a('red')], { timeline: [a('red green')] })
    table.expect('geralt').has({ pool: {}, experience: 0 })
    expect(table.told('log.unmet')).toMatchObject([
      { args: { hero: 'geralt', card: { text: `card.${card}` } } },
    ])
    plays([card, a('red')], { timeline: [a('red blue')] })
      .expect('geralt')
      .has({ pool: { diplomacy: 2 } })
  })

  it('POD-X20 POD-304 POD-118: of 2 exploration symbols both must be lost for 2 experience points', () => {
    const card = withEffect(does(loseEach('exploration'), experience('degree')), 'red', 'exploration')
    const earlier = a('blue', 'exploration')
    const table = plays([card, a('red', 'exploration')], { timeline: [earlier] })
    expect(table.losable('geralt')).toEqual([`exploration on ${earlier}`, `exploration on ${card}`])
    table.loses('geralt', 'exploration', card)
    expect(table.isAsked('geralt')).toBe(false)
    table.expect('geralt').has({
      experience: 2,
      covered: [
        { card, symbol: 'exploration' },
        { card: earlier, symbol: 'exploration' },
      ],
    })
    table.bystanders('geralt')
    expect(table.rests).toBe(true)
  })

  it('POD-X21: 1/2/3 green cards among 5 give 3 symbols of the left path', () => {
    const card = withEffect(does(each('green'), left('degree')), 'green')
    const table = plays([card, a('red')], { timeline: some(4, 'green') })
    table.expect('geralt').has({ pool: { magic: 3 } })
  })

  it('POD-X22: the left card sees 1 red card and is not met; the same effect on the right card sees 2', () => {
    const [one, other] = [0, 1].map(() => withEffect(does(atLeast(2, 'red'), left(2)), 'red')) as [
      string,
      string,
    ]
    const table = plays([one, a('red')], { timeline: [a('green'), a('blue')] })
    table.expect('geralt').has({ pool: {} })
    const both = plays([one, other])
    both.expect('geralt').has({ pool: { magic: 2 } })
    expect(both.told('log.unmet').map(({ args }) => args['card'])).toEqual([{ text: `card.${one}` }])
    expect(both.told('log.effect-gain').map(({ args }) => args['card'])).toEqual([{ text: `card.${other}` }])
  })
})

describe('the result of an effect', () => {
  it('POD-115: symbols gained are tokens in the pool; the timeline and the symbols on it stay as they are', () => {
    const card = withEffect(does(atLeast(2, 'blue'), threeKinds), 'blue', 'magic')
    const before = a('blue', 'combat')
    const last = a('red')
    const table = plays([card, last], { timeline: [before], pool: { magic: 1 } })
    table.expect('geralt').has({
      pool: { magic: 2, combat: 1, exploration: 1 },
      timeline: [before, card, last],
      covered: [],
    })
    const gained = table.told('log.effect-gain').map(({ args, rule }) => [args['kind'], args['n'], rule])
    expect(gained).toEqual(['magic', 'exploration', 'combat'].map(kind => [kind, 1, 'POD-115']))
    table.bystanders('geralt')
  })

  it('POD-115 POD-114: tokens that the left card gave can be lost to the right one', () => {
    const gives = withEffect(does(exactly(1, 'red'), depicted('diplomacy', 2)), 'red')
    const takes = withEffect(does(loseEach('diplomacy'), experience('degree')), 'green')
    const table = plays([gives, takes])
    table.expect('geralt').has({ pool: {}, experience: 2, covered: [] })
    const otherWay = plays([takes, gives])
    otherWay.expect('geralt').has({ pool: { diplomacy: 2 }, experience: 0 })
  })
})

describe('a condition', () => {
  it.each<[string, Condition, boolean]>([
    ['having cards of a colour', each('red'), false],
    ['having inactive symbols', eachInactive, false],
    ['losing symbols of a kind', loseEach('diplomacy'), true],
    ['losing inactive symbols', loseInactive, true],
  ])('POD-121: demands %s; only what must be lost is gone afterwards', (_, when, loses) => {
    const [first, card] = [
      a('red', 'diplomacy'),
      withEffect(does(when, experience('degree')), 'red', 'diplomacy'),
    ]
    const table = plays([card, a('green')], { timeline: [first] })
    if (loses) table.loses('geralt', 'diplomacy', first)
    table.expect('geralt').has({
      experience: 2,
      covered: loses ? [first, card].map(one => ({ card: one, symbol: 'diplomacy' })) : [],
    })
  })

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
  ])('POD-304 POD-118: with %i symbols to lose it takes %i, neither fewer nor more', (owned, taken) => {
    const card = withEffect(does(loseEach('exploration'), left('degree')), 'red')
    const table = plays([card, a('green')], { pool: { exploration: owned } })
    table.expect('geralt').has({ pool: { magic: taken, exploration: owned - taken } })
    expect(table.told('log.lose-token')).toHaveLength(taken)
    expect(table.rests).toBe(true)
  })

  it('POD-304 POD-125: which symbols are lost is chosen one after the other, and there is no way to stop', () => {
    const [one, other] = [a('red', 'diplomacy'), a('blue', 'exploration')]
    const card = withEffect(does(loseInactive, experience('degree')), 'red', 'magic')
    const table = plays([card, a('green', 'diplomacy')], {
      timeline: [one, other],
      pool: { exploration: 2, combat: 4 },
    })
    expect(table.losable('geralt')).toEqual([
      'exploration token',
      `diplomacy on ${one}`,
      `exploration on ${other}`,
    ])
    table.loses('geralt', 'exploration', other)
    expect(table.losable('geralt')).toEqual(['exploration token', `diplomacy on ${one}`])
    table.loses('geralt', 'exploration').expect('geralt').has({ experience: 0 })
    expect(table.losable('geralt')).toEqual(['exploration token', `diplomacy on ${one}`])
    table.loses('geralt', 'diplomacy', one)
    table.expect('geralt').has({
      experience: 3,
      pool: { exploration: 1, combat: 4 },
      covered: [
        { card: other, symbol: 'exploration' },
        { card: one, symbol: 'diplomacy' },
      ],
    })
    expect(table.rests).toBe(true)
  })

  it.each(['token', 'card'] as const)('POD-125: the owner chooses, here a %s', chosen => {
    const card = withEffect(does(loseOne('magic'), experience(3)), 'red', 'magic')
    const table = plays([card, a('green')], { pool: { magic: 1 } })
    expect(table.asked('geralt').question).toMatchObject({ rule: ['POD-125', 'POD-130'] })
    table.loses('geralt', 'magic', chosen === 'card' ? card : undefined)
    table.expect('geralt').has({
      experience: 3,
      pool: chosen === 'card' ? { magic: 1 } : {},
      covered: chosen === 'card' ? [{ card, symbol: 'magic' }] : [],
    })
  })
})

describe('an effect that can be resolved', () => {
  const card = withEffect(does(loseOne('magic'), depicted('diplomacy', 2)), 'red', 'magic')

  it('POD-118 POD-119: is resolved although the loss hurts more than the result helps', () => {
    const table = plays([card, a('green')])
    table.expect('geralt').has({ covered: [{ card, symbol: 'magic' }], pool: { diplomacy: 2 } })
    expect(table.rests).toBe(true)
  })

  it('POD-119: leaves no choice but which symbol to lose', () => {
    const table = plays([card, a('green')], { pool: { magic: 1 } })
    expect(table.losable('geralt')).toEqual(['magic token', `magic on ${card}`])
    for (const refusal of ['pass', false, -1, 2, []]) expect(() => table.says('geralt', refusal)).toThrow()
    table.expect('geralt').has({ pool: { magic: 1 }, covered: [] })
  })

  it('POD-118: gives all that it can, of each kind that it names', () => {
    const gives = withEffect(does(exactly(1, 'red'), { ...oneOfEach, experience: 3 }), 'red')
    const table = plays([gives, a('green')])
    table.expect('geralt').has({ pool: { magic: 1, combat: 1 }, experience: 3 })
    expect(table.told('log.effect-experience')).toMatchObject([{ args: { n: 3 }, rule: 'POD-118' }])
  })
})
