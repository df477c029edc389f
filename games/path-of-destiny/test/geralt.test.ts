import { describe, expect, it } from 'vitest'
import { atLeast, each, exactly, experience, left, loseEach, loseOne, right } from '../content/icons.ts'
import type { Step } from '../rules/step.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const play: Step[] = [{ do: 'choose-cards' }, { do: 'after-play' }]

describe('Training', () => {
  const trade = () => withEffect({ when: loseOne('combat'), gain: left(2) }, 'red')

  it.each([
    ['training', { combat: 1, magic: 2 }],
    ['pass', { magic: 2 }],
  ])(
    'POD-076: the result is gained either way, and the symbol stays only with the ability (%s)',
    (says, pool) => {
      const [card, plain] = [trade(), a('green')]
      const table = given({ geralt: { ready: [1], hand: [card, plain], pool: { combat: 1 } } }, ...play)
      table.plays('geralt', card, plain).says('geralt', says)
      table.expect('geralt').has({ pool, covered: [], timeline: [card, plain] })
    },
  )

  it('POD-076: of three symbols that an effect with 1/2/3 takes, exactly one is spared', () => {
    const card = withEffect({ when: loseEach('combat'), gain: left('degree') }, 'red')
    const plain = a('green')
    const table = given({ geralt: { ready: [1], hand: [card, plain], pool: { combat: 4 } } }, ...play)
    table.plays('geralt', card, plain).uses('geralt', 'training')
    table.expect('geralt').has({ pool: { combat: 2, magic: 3 } })
  })

  it('POD-076: the symbol must be there, for the result goes no further than what could be lost', () => {
    const card = withEffect({ when: loseEach('combat'), gain: left('degree') }, 'red', 'combat')
    const plain = a('green')
    const table = given({ geralt: { ready: [1], hand: [card, plain] } }, ...play)
    table.plays('geralt', card, plain).uses('geralt', 'training')
    table.expect('geralt').has({ pool: { magic: 1 }, covered: [] })
  })

  it('POD-076: it spares the effect of one card; the next one takes its symbol', () => {
    const cards = [trade(), trade()]
    const table = given({ geralt: { ready: [1], hand: cards, pool: { combat: 2 } } }, ...play)
    table.plays('geralt', ...cards).uses('geralt', 'training')
    table.expect('geralt').has({ pool: { combat: 1, magic: 4 } })
  })

  it('POD-076: it does not help against what others make Geralt lose', () => {
    const table = given(
      { geralt: { ready: [1], pool: { combat: 1 } }, dandelion: { ready: [3] } },
      { do: 'window', who: 1, window: 'before-play' },
    )
    table.uses('dandelion', 'pulling-strings').says('dandelion', 'magic')
    table.expect('geralt').has({ pool: {}, abilities: ['ready', 'locked', 'locked', 'locked'] })
  })
})

describe('Hmm…', () => {
  it('POD-077: a card goes back to the hand beside the one that is kept, and leaves its lost-symbol tokens', () => {
    const timeline = [a('red', 'magic'), a('green'), a('blue')]
    const [back = '', kept = '', gone = ''] = timeline
    const held = some(5, 'yellow')
    const table = given(
      {
        geralt: { ready: [2], hand: held, timeline, with: { covered: [{ card: back, symbol: 'magic' }] } },
        ciri: { timeline: [a('red')] },
        state: { dominant: 'left' },
      },
      { do: 'before-clearing' },
      { do: 'keep' },
    )
    table.uses('geralt', 'hmm').says('geralt', back)
    table.expect('geralt').has({ hand: [...held, back], timeline: [kept, gone], covered: [] })
    table.bystanders('geralt')
    expect(table.choices('geralt')).toEqual([kept, gone])
    table.keeps('ciri', ...table.zone('timeline:1')).keeps('geralt', kept)
    table.expect('geralt').has({ cards: 6, timeline: [kept] })
    expect(table.zone('discard')).toEqual([gone])
  })
})

describe('Witcher prowess', () => {
  it.each([
    ['all three of a result with 1/2/3', each('blue'), right('degree'), { combat: 3 }],
    ['the fixed result of any other', atLeast(3, 'blue'), left(2), { magic: 2 }],
  ])('POD-078: gives %s although the condition is not met', (_, when, gain, pool) => {
    const [card, plain] = [withEffect({ when, gain }, 'red'), a('green')]
    const table = given({ geralt: { ready: [3], hand: [card, plain] } }, ...play)
    table.plays('geralt', card, plain).uses('geralt', 'prowess')
    table.expect('geralt').has({ pool })
  })

  it('POD-078: nothing is lost for the full result', () => {
    const [card, plain] = [withEffect({ when: loseEach('combat'), gain: left('degree') }, 'red'), a('green')]
    const table = given({ geralt: { ready: [3], hand: [card, plain], pool: { combat: 2 } } }, ...play)
    table.plays('geralt', card, plain).uses('geralt', 'prowess')
    table.expect('geralt').has({ pool: { combat: 2, magic: 3 } })
  })

  it('POD-078: it holds for one effect, and the condition of the next one counts again', () => {
    const card = () => withEffect({ when: atLeast(3, 'blue'), gain: left(2) }, 'red')
    const cards = [card(), card()]
    const table = given({ geralt: { ready: [3], hand: cards } }, ...play)
    table.plays('geralt', ...cards).uses('geralt', 'prowess')
    table.expect('geralt').has({ pool: { magic: 2 } })
  })

  it('POD-078 POD-300: once an effect gives its full result, Training has nothing left to spare', () => {
    const [card, plain] = [withEffect({ when: loseOne('combat'), gain: left(2) }, 'red'), a('green')]
    const table = given({ geralt: { ready: [1, 3], hand: [card, plain], pool: { combat: 1 } } }, ...play)
    table.plays('geralt', card, plain).uses('geralt', 'prowess')
    expect(table.rests).toBe(true)
    table
      .expect('geralt')
      .has({ abilities: ['ready', 'locked', 'spent', 'locked'], pool: { combat: 1, magic: 2 } })
  })
})

describe('Fortitude', () => {
  it('POD-079: a third card lies right of the two others, sees them both, and then a card is drawn', () => {
    const cards = [a('red'), a('red')]
    const third = withEffect({ when: atLeast(3, 'red'), gain: experience(3) }, 'red')
    const [held, deck] = [some(2, 'blue'), some(3, 'green')]
    const table = given({ geralt: { ready: [4], hand: [...cards, third, ...held] }, deck }, ...play)
    table
      .plays('geralt', ...cards)
      .uses('geralt', 'fortitude')
      .says('geralt', third)
    table.expect('geralt').has({
      timeline: [...cards, third],
      experience: 3,
      hand: [...held, deck.at(-1) ?? ''],
    })
    expect(table.zone('deck')).toEqual(deck.slice(0, -1))
  })

  it('POD-079: the card is drawn after the third card’s effect, so it is not yet in hand when that asks', () => {
    const third = withEffect({ when: loseOne('combat'), gain: left(2) }, 'red', 'combat')
    const [one, other] = [a('green'), a('green')]
    const table = given({ geralt: { ready: [4], hand: [one, other, third], pool: { combat: 1 } } }, ...play)
    table.plays('geralt', one, other).uses('geralt', 'fortitude').says('geralt', third)
    expect(table.prompt('geralt')).toBe('ask.lose')
    table.expect('geralt').has({ cards: 0 })
    table.saysThat('geralt', 'ask.lose.token')
    table.expect('geralt').has({ cards: 1, pool: { magic: 2 } })
  })

  it('POD-079: a declared ability may change the third card’s effect too', () => {
    const third = withEffect({ when: exactly(1, 'yellow'), gain: left(2) }, 'red')
    const [one, other] = [a('green'), a('green')]
    const table = given({ geralt: { ready: [3, 4], hand: [one, other, third] } }, ...play)
    table
      .plays('geralt', one, other)
      .uses('geralt', 'fortitude')
      .says('geralt', third)
      .uses('geralt', 'prowess')
    table.expect('geralt').has({ pool: { magic: 2 }, cards: 1 })
  })
})
