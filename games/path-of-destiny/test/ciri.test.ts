import { describe, expect, it } from 'vitest'
import { atLeast, each, exactly, experience, left, right } from '../content/icons.ts'
import type { Effect } from '../rules/effect.ts'
import type { Step } from '../rules/step.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { cardsIn } from './whole-match.ts'

const play: Step = { do: 'play' }

describe('Child of destiny', () => {
  const blueFirst: Effect = { when: atLeast(2, 'blue'), gain: left(2) }

  it('POD-088: a card of the timeline counts as the chosen colour for all effects of this step', () => {
    const earlier = a('red')
    const cards = [
      withEffect(blueFirst, 'blue'),
      withEffect({ when: each('blue'), gain: right('degree') }, 'blue'),
    ]
    const table = given(
      { geralt: {}, ciri: { ready: [1], timeline: [earlier], hand: cards } },
      { do: 'choose-cards' },
    )
    table.plays('geralt').plays('ciri', ...cards)
    table.uses('ciri', 'child-of-destiny')
    expect(table.choices('ciri')).toEqual([earlier, ...cards])
    table.says('ciri', earlier)
    expect(table.choices('ciri')).toEqual(['red', 'green', 'blue', 'yellow'])
    table.says('ciri', 'blue')
    table.expect('ciri').has({ pool: { magic: 2, combat: 3 } })
  })

  it('POD-088: it does so instead of its own colours', () => {
    const earlier = a('red green')
    const cards = [
      withEffect({ when: exactly(1, 'red'), gain: left(2) }, 'red'),
      withEffect({ when: atLeast(2, 'green'), gain: experience(3) }, 'green'),
    ]
    const table = given({ ciri: { ready: [1], timeline: [earlier], hand: cards } }, play)
    table
      .plays('ciri', ...cards)
      .uses('ciri', 'child-of-destiny')
      .says('ciri', earlier)
      .says('ciri', 'yellow')
    table.expect('ciri').has({ pool: { magic: 2 }, experience: 0 })
  })

  it('POD-088: in the next turn the card has its own colour again', () => {
    const earlier = a('red')
    const hand = [
      withEffect(blueFirst, 'blue'),
      a('green'),
      withEffect({ when: atLeast(3, 'blue'), gain: right(2) }, 'blue'),
      a('green'),
    ]
    const [one = '', two = '', three = '', four = ''] = hand
    const table = given({ ciri: { ready: [1], timeline: [earlier], hand } }, play, play)
    table.plays('ciri', one, two).uses('ciri', 'child-of-destiny').says('ciri', earlier).says('ciri', 'blue')
    table.plays('ciri', three, four)
    table.expect('ciri').has({ pool: { magic: 2 } })
  })

  it.each([
    ['a sequence of extra effort', 'log.effort', { efforts: ['steady-hand'] }, 'edge-of-the-world'],
    [
      'a requirement',
      'log.requirement',
      { requirements: [{ colour: 'blue', left: [], right: [], raised: false }] },
      'striga',
    ],
  ] as const)('POD-088: it does not count so for %s', (_, told, state, story) => {
    const timeline = [a('blue'), a('red'), a('green')]
    const card = withEffect(blueFirst, 'blue')
    const plain = a('yellow')
    const table = given(
      {
        ciri: { ready: [1], timeline, hand: [card, plain] },
        state: structuredClone(state) as object,
        options: { story },
        goals: ['goal-red-trail'],
      },
      play,
    )
    table
      .plays('ciri', card, plain)
      .uses('ciri', 'child-of-destiny')
      .says('ciri', timeline[2])
      .says('ciri', story === 'striga' ? 'blue' : 'red')
    expect(table.rests).toBe(true)
    table.expect('ciri').has({ pool: { magic: 2 } })
    expect(table.told(told)).toEqual([])
  })
})

describe('Lady of time', () => {
  it('POD-089: a card of the timeline goes to the hand for good, and its lost-symbol tokens to the supply', () => {
    const timeline = [a('red', 'magic'), a('green', 'combat')]
    const [back = '', stays = ''] = timeline
    const held = some(5, 'blue')
    const table = given(
      {
        geralt: { hand: some(2, 'red') },
        ciri: {
          ready: [2],
          timeline,
          hand: held,
          with: {
            covered: [
              { card: back, symbol: 'magic' },
              { card: stays, symbol: 'combat' },
            ],
          },
        },
      },
      play,
    )
    table.uses('ciri', 'lady-of-time')
    expect(table.choices('ciri')).toEqual(timeline)
    table.says('ciri', back)
    table
      .expect('ciri')
      .has({ hand: [...held, back], timeline: [stays], covered: [{ card: stays, symbol: 'combat' }] })
    table.bystanders('ciri')
    expect(table.asked('ciri').question).toMatchObject({ ask: 'ask.play', min: 2, max: 2 })
  })
})

describe('Lady of time and space', () => {
  const timeline = [a('red', 'magic'), a('red')]
  const [back = '', stays = ''] = timeline
  const other = withEffect({ when: atLeast(2, 'red'), gain: experience(3) }, 'red')
  const held = some(4, 'blue')

  it('POD-090: a card goes to the hand, a different one to the right end of the timeline with its effect', () => {
    const table = given(
      {
        geralt: { hand: some(2, 'red') },
        ciri: {
          ready: [3],
          timeline,
          hand: [other, ...held],
          with: { covered: [{ card: back, symbol: 'magic' }] },
        },
      },
      play,
    )
    table.uses('ciri', 'time-and-space').says('ciri', back)
    expect(table.choices('ciri')).toEqual([other, ...held])
    table.says('ciri', other)
    table.expect('ciri').has({ hand: [...held, back], timeline: [stays, other], experience: 3, covered: [] })
    table.bystanders('ciri')
  })

  it('POD-090: it happens before the two regular cards, and they are played as usual', () => {
    const table = given({ ciri: { ready: [3], timeline, hand: [other, ...held] } }, play)
    table.uses('ciri', 'time-and-space').says('ciri', back).says('ciri', other)
    const [one = '', two = '', ...rest] = held
    table.plays('ciri', one, two)
    table.expect('ciri').has({ timeline: [stays, other, one, two], hand: [...rest, back] })
  })
})

describe('Elder Blood', () => {
  const hand = [a('red', 'magic', 'magic'), a('green', 'diplomacy'), a('blue', 'combat')]
  const [one = '', two = '', three = ''] = hand

  it.each([
    ['two cards', [one, two], { magic: 2, diplomacy: 1 }],
    ['one card', [three], { combat: 1 }],
  ])(
    'POD-091: for %s she gains all their symbols as tokens and draws as many from the deck',
    (_, cards, pool) => {
      const deck = some(4, 'yellow')
      const table = given({ geralt: { hand: some(2, 'red') }, ciri: { ready: [4], hand }, deck }, play)
      table.uses('ciri', 'elder-blood').says('ciri', cards)
      const kept = hand.filter(card => !cards.includes(card))
      table
        .expect('ciri')
        .has({ pool, hand: [...kept, ...deck.toReversed().slice(0, cards.length)], timeline: [] })
      expect(table.zone('discard')).toEqual(cards)
      expect(table.told('log.discard').map(cardsIn)).toEqual([cards])
      expect(table.zone('deck')).toEqual(deck.slice(0, -cards.length))
      table.bystanders('ciri')
    },
  )

  it('POD-091: she discards two at most', () => {
    const table = given({ ciri: { ready: [4], hand } }, play)
    table.uses('ciri', 'elder-blood')
    expect(table.asked('ciri').question).toMatchObject({ min: 1, max: 2 })
    expect(() => table.says('ciri', hand)).toThrow()
    table.expect('ciri').has({ hand })
  })
})
