import { describe, expect, it } from 'vitest'
import { deck, startingCards } from '../content/cards.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const kinds = ['magic', 'diplomacy', 'exploration', 'combat'] as const

describe('symbols', () => {
  it('POD-005: are of four kinds: whoever may name any kind is offered these', () => {
    const scene = { dandelion: { ready: [2] }, ciri: {} }
    const table = given(scene, { do: 'window', who: 0, window: 'before-play' })
    table.uses('dandelion', 'between-the-lines')
    expect(table.choices('dandelion')).toEqual(kinds)
  })

  it('POD-005: no action card shows any other', () => {
    const printed = [deck, ...Object.values(startingCards)].flatMap(cards => Object.values(cards))
    const shown = new Set(printed.flatMap(({ symbols }) => symbols))
    expect([...shown].toSorted()).toEqual(kinds.toSorted())
  })

  it('POD-006: come printed on the cards of the timeline and as tokens, and both are counted', () => {
    const table = given(
      {
        geralt: {
          timeline: [a('red', 'magic', 'combat'), a('blue', 'magic')],
          pool: { magic: 1, combat: 2 },
        },
        ciri: { hand: [a('red', 'magic')] },
        state: { dominant: 'left' },
      },
      { do: 'score' },
    )
    table.expect('geralt').has({ victory: 3, experience: 3 })
    table.bystanders('geralt')
  })

  it('POD-006: a card that is laid on the timeline brings its symbols without any token', () => {
    const [one, other] = [a('red', 'magic', 'magic'), a('blue', 'combat')]
    const table = given(
      { geralt: { hand: [one, other] }, ciri: { hand: some(2, 'red') }, state: { dominant: 'left' } },
      { do: 'choose-cards' },
      { do: 'score' },
    )
    table.plays('geralt', one, other).plays('ciri', ...table.zone('hand:1'))
    table.expect('geralt').has({ pool: {}, victory: 2, experience: 1 })
    table.expect('ciri').has({ victory: 0, experience: 0 })
  })

  it('POD-335: icons inside an effect are not symbols of its card, for the fate token', () => {
    const full = withEffect(
      { when: { lose: 'magic', upTo: 3 }, gain: { symbols: { magic: 'degree' } } },
      'red',
    )
    const voter = () => ({ timeline: [full, a('green', 'combat')] })
    const table = given({ geralt: voter(), ciri: voter(), vesemir: voter() }, { do: 'fate' })
    expect(table.state.fate).toEqual(['right'])
  })

  it('POD-335: nor for the points of a chapter, nor in the hand that a side quest looks at', () => {
    const depicts = (): string =>
      withEffect({ when: { lose: 'magic', upTo: 1 }, gain: { symbols: { magic: 2 } } }, 'red', 'combat')
    const table = given(
      {
        yennefer: { timeline: [depicts()], hand: [depicts(), depicts(), a('blue', 'magic')] },
        state: { dominant: 'left' },
      },
      { do: 'score' },
      { do: 'final-scoring', page: 31 },
    )
    table.expect('yennefer').has({ victory: 2, experience: 1 })
  })
})

describe('symbol tokens', () => {
  it('POD-007: what the effect of a card gives goes as tokens to the owner’s pool', () => {
    const gives = withEffect({ when: { have: 'red', atLeast: 2 }, gain: { left: 2 } }, 'red', 'combat')
    const scene = { geralt: { timeline: [a('red'), gives] }, ciri: { pool: { magic: 1 } } }
    const table = given(scene, { do: 'effect', who: 0, card: gives })
    table.expect('geralt').has({ pool: { magic: 2 } })
    table.bystanders('geralt')
  })

  it('POD-007: so does what an ability gives', () => {
    const table = given(
      { dandelion: { timeline: [a('red', 'magic')], ready: [1] }, ciri: {} },
      { do: 'window', who: 0, window: 'before-play' },
    )
    table
      .uses('dandelion', 'ballad')
      .expect('dandelion')
      .has({ pool: { combat: 1 } })
    table.bystanders('dandelion')
  })

  it('POD-007: so does what a story page gives', () => {
    const table = given(
      { geralt: {}, ciri: {}, state: { page: 7, holders: { left: 1 } } },
      { do: 'page-effect', effect: { to: 'left', tokens: 1, of: 'left' } },
    )
    table.expect('ciri').has({ pool: { exploration: 1 } })
    table.bystanders('ciri')
  })

  it('POD-013: never run out, though only 40 of each kind are printed', () => {
    const gives = withEffect({ when: { have: 'red', atLeast: 2 }, gain: { left: 2 } }, 'red')
    const timeline = [a('red'), gives]
    const scene = { geralt: { timeline, pool: { magic: 39 } }, ciri: { pool: { magic: 40 } } }
    const table = given(scene, { do: 'effect', who: 0, card: gives })
    table.expect('geralt').has({ pool: { magic: 41 } })
    table.expect('ciri').has({ pool: { magic: 40 } })
  })

  it('POD-013: nor do lost-symbol tokens, of which 30 are printed', () => {
    const timeline = Array.from({ length: 31 }, () => a('red', 'magic'))
    const covered = timeline.slice(1).map(card => ({ card, symbol: 'magic' as const }))
    const table = given(
      { geralt: { timeline, with: { covered } }, ciri: {} },
      { do: 'lose', who: 0, kinds: ['magic'], rule: 'POD-009' },
    )
    const [last = ''] = timeline
    table.expect('geralt').has({ covered: [...covered, { card: last, symbol: 'magic' }] })
  })
})
