import { describe, expect, it } from 'vitest'
import { degreeOf } from '../rules/effect.ts'
import type { Condition } from '../rules/effect.ts'
import { scopeOf, symbolsIn } from '../rules/scope.ts'
import { inactiveSymbols } from '../rules/symbol.ts'
import { card, chapter, pool, seenBy } from './scene.ts'

const reds = (count: number) => Array.from({ length: count }, () => card('red'))
const greens = (count: number) => Array.from({ length: count }, () => card('green'))
const others = [card('blue'), card('yellow')]

describe('what an effect sees', () => {
  it('POD-008, POD-115: tokens in the pool and symbols on cards count alike', () => {
    expect(symbolsIn(seenBy([card('red', 'magic')], { magic: 2 })).magic).toBe(3)
  })

  it('POD-014, POD-015: two symbols are active, the other two inactive', () => {
    expect(inactiveSymbols(chapter)).toEqual(['diplomacy', 'exploration'])
  })

  it('POD-116, POD-140: the card itself and those to its left, never those to its right', () => {
    const timeline = [card('red', 'magic'), card('red', 'magic'), card('red', 'magic')]
    const { cards } = scopeOf(timeline, 1, pool(), chapter)
    expect(cards).toEqual(timeline.slice(0, 2))
  })

  it('POD-114, POD-116 (POD-X22): the left card of a turn sees 1 red card, the right one 2', () => {
    const timeline = [card('red'), card('red')]
    const twoReds: Condition = { have: 'red', atLeast: 2 }
    expect(degreeOf(twoReds, scopeOf(timeline, 0, pool(), chapter))).toBe(0)
    expect(degreeOf(twoReds, scopeOf(timeline, 1, pool(), chapter))).toBe(1)
  })

  it('POD-117 (POD-X07): a symbol of the card itself can be the one that is lost', () => {
    expect(degreeOf({ lose: 'inactive', upTo: 3 }, seenBy([card('green', 'diplomacy')]))).toBe(1)
  })
})

describe('conditions that lose', () => {
  it('POD-130: 1 symbol of the kind shown, from a card or the pool', () => {
    const lose: Condition = { lose: 'exploration', upTo: 1 }
    expect(degreeOf(lose, seenBy([card('red', 'exploration')]))).toBe(1)
    expect(degreeOf(lose, seenBy([card('red')], { exploration: 5 }))).toBe(1)
    expect(degreeOf(lose, seenBy([card('red', 'magic')]))).toBe(0)
  })

  it.each([
    [0, 0],
    [2, 2],
    [3, 3],
    [5, 3],
  ])('POD-131, POD-304 (POD-X20): of %i symbols of the kind shown %i must be lost', (owned, lost) => {
    expect(degreeOf({ lose: 'exploration', upTo: 3 }, seenBy([card('red')], { exploration: owned }))).toBe(
      lost,
    )
  })

  it('POD-132: inactive symbols of both kinds together, up to 3', () => {
    const lose: Condition = { lose: 'inactive', upTo: 3 }
    expect(degreeOf(lose, seenBy([card('red', 'diplomacy')], { exploration: 1 }))).toBe(2)
    expect(degreeOf(lose, seenBy([card('red', 'diplomacy')], { exploration: 4 }))).toBe(3)
    expect(degreeOf(lose, seenBy([card('red', 'magic', 'combat')]))).toBe(0)
  })

  it('POD-012: without a matching symbol the condition is not met', () => {
    expect(degreeOf({ lose: 'combat', upTo: 3 }, seenBy([card('red', 'magic')], { diplomacy: 3 }))).toBe(0)
  })
})

describe('conditions on colours', () => {
  it.each([
    ['POD-133', 2],
    ['POD-134', 3],
  ] as const)('%s: %i or more cards of the colour', (_, atLeast) => {
    const degree = (count: number) => degreeOf({ have: 'red', atLeast }, seenBy([...others, ...reds(count)]))
    expect([atLeast - 1, atLeast, atLeast + 2].map(degree)).toEqual([0, 1, 1])
  })

  it.each([
    ['POD-135', 1],
    ['POD-136', 2],
  ] as const)('%s, POD-124: exactly %i card(s) of the colour, and more do not do', (_, exactly) => {
    const degree = (count: number) =>
      degreeOf({ have: 'green', exactly }, seenBy([...others, ...greens(count)]))
    expect([exactly - 1, exactly, exactly + 1].map(degree)).toEqual([0, 1, 0])
  })

  it('POD-141 (POD-X19): a multi-colour card counts for each of its colours, also against "exactly"', () => {
    const mixed = [card('green'), card('red green')]
    expect(degreeOf({ have: 'green', exactly: 1 }, seenBy(mixed))).toBe(0)
    expect(degreeOf({ have: 'red', exactly: 1 }, seenBy(mixed))).toBe(1)
    expect(degreeOf({ have: 'green', atLeast: 2 }, seenBy(mixed))).toBe(1)
  })

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
  ])('POD-137, POD-122, POD-123 (POD-X21): %i green cards give degree %i', (count, degree) => {
    expect(degreeOf({ have: 'green', each: 3 }, seenBy([...others, ...greens(count)]))).toBe(degree)
  })
})

describe('conditions on inactive symbols', () => {
  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [1, 1, 2],
    [4, 3, 3],
  ])('POD-138: %i on cards and %i in the pool give degree %i', (printed, tokens, degree) => {
    const cards = [card('red', 'magic'), ...Array.from({ length: printed }, () => card('blue', 'diplomacy'))]
    expect(degreeOf({ have: 'inactive', each: 3 }, seenBy(cards, { exploration: tokens, combat: 2 }))).toBe(
      degree,
    )
  })

  it('POD-139: 2 or more, both kinds together', () => {
    const two: Condition = { have: 'inactive', atLeast: 2 }
    expect(degreeOf(two, seenBy([card('red', 'diplomacy')], { exploration: 1 }))).toBe(1)
    expect(degreeOf(two, seenBy([card('red', 'diplomacy', 'magic')], { combat: 3 }))).toBe(0)
  })
})
