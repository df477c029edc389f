import { view } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { atLeast, each, eachInactive, exactly, experience, left, loseOne } from '../content/icons.ts'
import type { Step } from '../rules/step.ts'
import type { Given } from './given.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const play: Step = { do: 'play' }

describe('the choice of cards', () => {
  const [one, two, three, ...others] = some(5, 'red')
  const hand = [one ?? '', two ?? '', three ?? '', ...others]
  const [left, right, unused] = [hand[2] ?? '', hand[0] ?? '', hand[1] ?? '']

  it.each([
    ['none', [], 'too-few'],
    ['one', [left], 'too-few'],
    ['three', [left, right, unused], 'too-many'],
    ['one card twice', [left, left], 'repeated'],
    ['a card that is not in hand', [left, a('red')], 'not-an-option'],
  ])('POD-110: exactly 2 cards of the hand are chosen, and %s will not do', (_, cards, why) => {
    const table = given({ geralt: { hand } }, play)
    expect(table.asked('geralt').question).toMatchObject({ ask: 'ask.play', rule: 'POD-110' })
    expect(table.choices('geralt').toSorted()).toEqual(hand.toSorted())
    expect(() => table.plays('geralt', ...cards)).toThrow(why)
    table.expect('geralt').has({ hand, timeline: [] })
  })

  it('POD-110: the two lie in the order chosen, the others stay in hand', () => {
    const table = given({ geralt: { hand } }, play).plays('geralt', left, right)
    table.expect('geralt').has({ timeline: [left, right], hand: [unused, ...others] })
    const turned = given({ geralt: { hand } }, play).plays('geralt', right, left)
    turned.expect('geralt').has({ timeline: [right, left], hand: [unused, ...others] })
  })

  it('POD-110: who holds fewer than 2 cards plays what is there', () => {
    const table = given({ geralt: { hand: [left] }, ciri: {}, vesemir: { hand } }, play)
    table.plays('geralt', left).plays('ciri').plays('vesemir', left, right)
    table.expect('geralt').has({ timeline: [left], cards: 0 })
    table.expect('ciri').has({ timeline: [] })
    table.expect('vesemir').has({ timeline: [left, right] })
    expect(table.rests).toBe(true)
  })

  const theirs = some(3, 'blue')
  const company = { geralt: { hand }, ciri: { hand: theirs }, vesemir: { hand: some(3, 'green') } }

  it('POD-111: everybody is asked at the same time, and anybody may answer first', () => {
    const table = given(company, play)
    expect([table.prompt('geralt'), table.prompt('ciri'), table.prompt('vesemir')]).toEqual([
      'ask.play',
      'ask.play',
      'ask.play',
    ])
    table.plays('ciri', ...theirs.slice(0, 2))
    expect([table.prompt('geralt'), table.prompt('vesemir')]).toEqual(['ask.play', 'ask.play'])
  })

  it('POD-111: nobody can tell from the table what others have chosen until the last one has', () => {
    const chooses = (...cards: readonly string[]) => given(company, play).plays('geralt', ...cards)
    const [table, otherwise] = [chooses(left, right), chooses(unused, left)]
    expect(view(table.match, 1)).toEqual(view(otherwise.match, 1))
    expect(view(table.match, 'onlooker')).toEqual(view(otherwise.match, 'onlooker'))
    table.plays('ciri', ...theirs.slice(0, 2))
    table.bystanders()
    expect([0, 1, 2].map(who => table.zone(`timeline:${who}`))).toEqual([[], [], []])
    expect(table.told('log.play')).toEqual([])
    table.plays('vesemir', ...table.zone('hand:2').slice(0, 2))
    expect(table.sees('ciri', 'timeline:0')).toEqual([left, right])
    expect(table.told('log.play')).toHaveLength(3)
  })
})

describe('revealing', () => {
  const [early, earlier] = [a('red', 'magic'), a('blue', 'magic')]
  const costly = withEffect({ when: loseOne('magic'), gain: left(2) }, 'red')
  const [plain, more, other] = [a('green'), a('green'), a('yellow')]

  it('POD-112: all lay both cards at the right end of their timelines before any effect is resolved', () => {
    const table = given(
      {
        geralt: { timeline: [early, earlier], hand: [plain, costly] },
        ciri: { timeline: [other], hand: [more, a('blue')] },
        initiative: ['geralt', 'ciri'],
      },
      play,
    )
    const [, theirs = ''] = table.zone('hand:1')
    table.plays('geralt', costly, plain).plays('ciri', theirs, more)
    expect(table.prompt('geralt')).toBe('ask.lose')
    table.expect('geralt').has({ timeline: [early, earlier, costly, plain], pool: {}, covered: [] })
    table.expect('ciri').has({ timeline: [other, theirs, more] })
    table.loses('geralt', 'magic', early)
    table.expect('geralt').has({ timeline: [early, earlier, costly, plain], pool: { magic: 2 } })
    expect(table.told().map(({ key }) => key)).toEqual([
      'log.play',
      'log.play',
      'log.cover',
      'log.effect-gain',
    ])
    expect(table.rests).toBe(true)
  })

  it('POD-109: a timeline is the row of the cards played in this chapter, the earliest at the left, open to all', () => {
    const hands = { geralt: some(6, 'red'), ciri: some(6, 'blue') }
    const { geralt } = hands
    const table = given({ geralt: { hand: geralt }, ciri: { hand: hands.ciri } }, play, play, play)
    for (const turn of [0, 2, 4]) {
      table.plays('geralt', geralt[turn + 1] ?? '', geralt[turn] ?? '')
      table.plays('ciri', ...hands.ciri.slice(turn, turn + 2))
    }
    const row = [1, 0, 3, 2, 5, 4].map(place => geralt[place] ?? '')
    table.expect('geralt').has({ timeline: row, cards: 0 })
    table.expect('ciri').has({ timeline: hands.ciri })
    expect(table.sees('ciri', 'timeline:0')).toEqual(row)
    expect(view(table.match, 'onlooker').zones['timeline:0']).toEqual(row)
  })

  it('POD-113: the symbols of a card count from the moment it lies there, not while it is in hand', () => {
    const [spell, sword] = [a('blue', 'magic', 'magic'), a('red', 'combat')]
    const hand = [spell, sword, a('red', 'combat', 'combat', 'combat')]
    const [ciri, vesemir] = [some(2, 'red'), some(2, 'red')]
    const table = given({ geralt: { hand }, ciri: { hand: ciri }, vesemir: { hand: vesemir } }, play, {
      do: 'fate',
    })
    table
      .plays('ciri', ...ciri)
      .plays('vesemir', ...vesemir)
      .plays('geralt', spell, sword)
    expect(table.state.fate).toEqual(['left'])
  })

  it('POD-113: inactive symbols belong to their owner as well, at once', () => {
    const inactive = a('green', 'diplomacy', 'exploration')
    const counts = withEffect({ when: eachInactive, gain: experience('degree') }, 'yellow', 'diplomacy')
    const hand = [inactive, counts]
    const table = given({ geralt: { hand } }, play).plays('geralt', inactive, counts)
    table.expect('geralt').has({ experience: 3 })
    const otherWay = given({ geralt: { hand } }, play).plays('geralt', counts, inactive)
    otherWay.expect('geralt').has({ experience: 1 })
  })
})

describe('everybody’s own effects', () => {
  const pays = (): string => withEffect({ when: loseOne('magic'), gain: left(2) }, 'red', 'magic')
  const paying = () => ({ hand: [pays(), a('green')], pool: { magic: 1 } })

  it('POD-127: an order, where one is needed, is that of initiative', () => {
    const [geralt, ciri] = [paying(), paying()]
    const table = given({ geralt, ciri, initiative: ['ciri', 'geralt'] }, play)
    table.plays('geralt', ...geralt.hand).plays('ciri', ...ciri.hand)
    expect([table.prompt('ciri'), table.prompt('geralt')]).toEqual(['ask.lose', undefined])
    table.loses('ciri', 'magic')
    expect([table.prompt('ciri'), table.prompt('geralt')]).toEqual([undefined, 'ask.lose'])
    table.expect('ciri').has({ pool: { magic: 2 } })
    table.expect('geralt').has({ pool: { magic: 1 } })
  })

  it('POD-127: effects see and touch only what is their owner’s', () => {
    const card = withEffect({ when: atLeast(2, 'red'), gain: left(2) }, 'red')
    const takes = withEffect({ when: loseOne('combat'), gain: experience(3) }, 'red')
    const rich = (): Given => ({ timeline: some(4, 'red', 'combat'), pool: { combat: 2, magic: 1 } })
    const table = given(
      { geralt: { timeline: [card, takes] }, yennefer: rich(), ciri: rich() },
      { do: 'resolve', who: 0, cards: [card, takes] },
    )
    table.expect('geralt').has({ experience: 0, pool: {}, covered: [] })
    table.bystanders()
    const able = given(
      { geralt: { timeline: [a('red', 'combat'), card, takes] }, yennefer: rich(), ciri: rich() },
      { do: 'resolve', who: 0, cards: [card, takes] },
    )
    able.expect('geralt').has({ experience: 3, pool: { magic: 2 } })
    able.bystanders('geralt')
  })

  it('POD-128: the fate token comes when the last player has resolved the last effect, and then at once', () => {
    const [geralt, ciri] = [paying(), paying()]
    const pairs = Array.from({ length: 4 }, () => some(2, 'yellow'))
    const table = given({ geralt, ciri, pairs, initiative: ['ciri', 'geralt'] }, { do: 'turn', turn: 1 })
    table.drafts('ciri', 1).drafts('geralt', 2)
    table.plays('ciri', ...ciri.hand).plays('geralt', ...geralt.hand)
    table.loses('ciri', 'magic')
    expect(table.state.fate).toEqual([])
    table.loses('geralt', 'magic')
    expect(table.state.fate).toEqual(['left'])
    const course = table.told().map(({ key }) => key)
    expect(course.lastIndexOf('log.effect-gain')).toBeLessThan(course.indexOf('log.supports'))
    expect(table.rests).toBe(true)
  })
})

describe('how often an effect is resolved', () => {
  const grows = withEffect({ when: each('red'), gain: experience('degree') }, 'red')
  const once = withEffect({ when: exactly(2, 'red'), gain: left(2) }, 'green')
  const hand = [grows, once, ...some(4, 'red')]

  it('POD-126: once when the card is added; it is not looked at again when later cards would meet it', () => {
    const table = given({ ciri: { hand } }, play, play)
    table.plays('ciri', grows, once)
    table.expect('ciri').has({ experience: 1, pool: {} })
    table.plays('ciri', ...hand.slice(2, 4))
    table.expect('ciri').has({ experience: 1, pool: {} })
    expect(table.told('log.effect-experience')).toHaveLength(1)
    expect(table.told('log.unmet')).toHaveLength(1)
  })

  it('POD-126: once more when it is taken back to hand and played again', () => {
    const table = given({ ciri: { hand: hand.slice(2), timeline: [a('red'), grows], ready: [2] } }, play)
    table.uses('ciri', 'lady-of-time').says('ciri', grows)
    table.expect('ciri').has({ experience: 0 })
    table.plays('ciri', hand[2] ?? '', grows)
    table.expect('ciri').has({ experience: 3 })
    expect(table.rests).toBe(true)
  })
})
