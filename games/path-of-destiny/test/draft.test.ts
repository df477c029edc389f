import { describe, expect, it } from 'vitest'
import type { Step } from '../rules/step.ts'
import { a, given, some } from './table.ts'

const drafts = (...who: readonly number[]): Step[] => [
  ...who.map(one => ({ do: 'draft' as const, who: one })),
  { do: 'return-figures' },
]

describe('drafting', () => {
  const pairs = Array.from({ length: 4 }, () => [a('red'), a('green')])

  it('POD-X23 POD-101 POD-102 POD-105: those at the deck come first in the order they arrived, then the pairs from the top', () => {
    const table = given(
      { geralt: {}, ciri: {}, vesemir: {}, pairs, initiative: ['geralt', 'ciri', 'vesemir'] },
      ...drafts(0, 1, 2),
    )
    table.drafts('geralt', 3).drafts('ciri', 'deck').drafts('vesemir', 'deck')
    expect(table.initiative).toEqual(['ciri', 'vesemir', 'geralt'])
    table.expect('geralt').has({ hand: pairs[2] ?? [] })
    table.expect('ciri').has({ cards: 2 })
    table.expect('vesemir').has({ cards: 2 })
  })

  it('POD-103: a pair that somebody has taken is refused, and nothing changes', () => {
    const table = given({ geralt: {}, ciri: {}, pairs }, ...drafts(0, 1))
    table.drafts('geralt', 2)
    expect(table.refused('ciri', 2)).toEqual(['POD-103'])
    expect(() => table.drafts('ciri', 2)).toThrow('refused')
    table.expect('ciri').has({ cards: 0 })
  })

  it('POD-X24 POD-094 POD-095 POD-096 POD-097: the top pair goes, the others move up, the gaps are filled', () => {
    const [second, third] = [some(2, 'blue'), some(2, 'yellow')]
    const deck = some(10, 'green')
    const table = given(
      { geralt: {}, ciri: {}, pairs: [[], second, third, []], deck, state: { turn: 2 } },
      { do: 'refill' },
    )
    expect(table.zone('discard')).toEqual(second)
    expect(table.pairs[0]).toEqual(third)
    expect(table.pairs.slice(1).map(pair => pair.length)).toEqual([2, 2, 2])
  })
})
