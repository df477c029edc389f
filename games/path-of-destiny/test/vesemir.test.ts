import { describe, expect, it } from 'vitest'
import { loseOne, left, exactly, experience } from '../content/icons.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { cardsIn } from './whole-match.ts'

describe('Old tracks', () => {
  it('POD-071: before he drafts, Vesemir has an available pair replaced by two cards from the deck', () => {
    const pairs = Array.from({ length: 4 }, () => some(2, 'red'))
    const deck = some(4, 'green')
    const table = given(
      { geralt: {}, vesemir: { ready: [1] }, initiative: ['geralt', 'vesemir'], pairs, deck },
      { do: 'turn', turn: 1 },
    )
    table.drafts('geralt', 4).uses('vesemir', 'old-tracks')
    expect(table.choices('vesemir')).toEqual([1, 2, 3])
    table.says('vesemir', 2)
    const dealt = deck.toReversed().slice(0, 2)
    expect(table.pairs).toEqual([pairs[0], dealt, pairs[2], []])
    expect(table.zone('discard')).toEqual(pairs[1])
    expect(table.told('log.discard').map(cardsIn)).toEqual([pairs[1]])
    table.drafts('vesemir', 2)
    table.expect('vesemir').has({ hand: dealt })
  })
})

describe('Patience', () => {
  it.each([
    [1, 4, 2],
    [2, 8, 3],
  ])(
    'POD-071: after chapter %i Vesemir keeps one card more, the others as many as ever',
    (chapter, page, kept) => {
      const [his, hers] = [some(5, 'red'), some(5, 'blue')]
      const table = given(
        {
          ciri: { timeline: hers },
          vesemir: { ready: [2], timeline: his },
          state: { chapter, page, dominant: 'left' },
        },
        { do: 'before-clearing' },
        { do: 'keep' },
        { do: 'keep' },
      )
      table.uses('vesemir', 'patience')
      table.keeps('ciri', ...hers.slice(0, kept - 1)).keeps('vesemir', ...his.slice(0, kept))
      table.expect('vesemir').has({ timeline: his.slice(0, kept) })
      expect(table.asked('vesemir').question).toMatchObject({ ask: 'ask.keep', min: kept - 1, max: kept - 1 })
    },
  )
})

describe('Once more, slower', () => {
  it('POD-071: the effect of a card played this turn is resolved again, cost and all', () => {
    const earlier = withEffect({ when: exactly(1, 'blue'), gain: experience(3) }, 'blue')
    const trade = withEffect({ when: loseOne('combat'), gain: left(2) }, 'red')
    const plain = a('green')
    const table = given(
      {
        geralt: { hand: some(2, 'red') },
        vesemir: { ready: [3], timeline: [earlier], hand: [trade, plain], pool: { combat: 3 } },
      },
      { do: 'choose-cards' },
    )
    table.plays('geralt', ...table.zone('hand:0')).plays('vesemir', trade, plain)
    table.expect('vesemir').has({ pool: { combat: 2, magic: 2 } })
    table.uses('vesemir', 'once-more')
    expect(table.choices('vesemir')).toEqual([trade])
    table.says('vesemir', trade)
    table.expect('vesemir').has({ pool: { combat: 1, magic: 4 }, experience: 0 })
    expect(table.rests).toBe(true)
  })
})

describe('Second wind', () => {
  it('POD-071: before cards are played all his lost symbols come back, and he gains one of each active kind', () => {
    const card = a('red', 'magic', 'diplomacy')
    const covered = [
      { card, symbol: 'magic' },
      { card, symbol: 'diplomacy' },
    ] as const
    const table = given(
      {
        geralt: { timeline: [a('red', 'magic')], hand: some(2, 'red') },
        vesemir: { ready: [4], timeline: [card], pool: { combat: 1 }, with: { covered } },
      },
      { do: 'play' },
    )
    table.uses('vesemir', 'second-wind')
    table.expect('vesemir').has({ covered: [], pool: { magic: 1, combat: 2 }, timeline: [card] })
    table.bystanders('vesemir')
  })
})
