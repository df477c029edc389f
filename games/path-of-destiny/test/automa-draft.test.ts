import { describe, expect, it } from 'vitest'
import type { Symbol } from '../rules/symbol.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const automaDrafts = { do: 'automa-draft', who: 1 } as const
const humanDrafts = { do: 'draft', who: 0 } as const
const figuresReturn = { do: 'return-figures' } as const

/** A red pair with these symbols on one of its cards. */
const pair = (...symbols: readonly Symbol[]): string[] => [a('red', ...symbols), a('red')]

/** Pairs with so many active symbols each, from the top. */
const showing = (...counts: readonly number[]): string[][] =>
  counts.map((count, i) =>
    pair(...Array.from({ length: count }, () => (i % 2 === 0 ? 'magic' : 'combat') as Symbol)),
  )

describe('the draft of the Automa', () => {
  it('POD-X08 POD-215: among pairs with 1, 0, 2 and 1 active symbols it takes the third', () => {
    const pairs = showing(1, 0, 2, 1)
    const table = given({ geralt: {}, automa: 'yennefer', yennefer: {}, pairs }, automaDrafts)
    table.expect('yennefer').has({ timeline: pairs[2] ?? [], experience: 0, pool: {} })
    expect(table.state.figures).toEqual([{ who: 1, place: 3 }])
    expect(table.pairs).toEqual([pairs[0], pairs[1], [], pairs[3]])
    expect(table.told('log.automa-draft')).toMatchObject([{ args: { hero: 'yennefer' }, rule: 'POD-215' }])
    table.bystanders()
  })

  it('POD-X09 POD-216: among pairs with 0, 1, 0 and 1 it takes the second, nearer to the main deck', () => {
    const pairs = showing(0, 1, 0, 1)
    const table = given({ geralt: {}, automa: 'yennefer', yennefer: {}, pairs }, automaDrafts)
    table.expect('yennefer').has({ timeline: pairs[1] ?? [] })
    expect(table.state.figures).toEqual([{ who: 1, place: 2 }])
    expect(table.pairs).toEqual([pairs[0], [], pairs[2], pairs[3]])
  })

  it('POD-216: one symbol more further down counts more than the place', () => {
    const pairs = showing(2, 2, 3, 2)
    const table = given({ geralt: {}, automa: 'yennefer', yennefer: {}, pairs }, automaDrafts)
    table.expect('yennefer').has({ timeline: pairs[2] ?? [] })
  })

  it('POD-215: both active kinds on both cards count together, inactive symbols and effects do not', () => {
    const generous = withEffect({ when: { have: 'red', each: 3 }, gain: { left: 'degree' } }, 'red', 'magic')
    const pairs = [
      [a('red', 'magic', 'exploration', 'exploration'), a('red', 'diplomacy')],
      [generous, a('red')],
      [a('red', 'magic'), a('red', 'combat')],
      [a('red', 'diplomacy', 'diplomacy'), a('red', 'exploration')],
    ]
    const table = given({ geralt: {}, automa: 'yennefer', yennefer: {}, pairs }, automaDrafts)
    table.expect('yennefer').has({ timeline: pairs[2] ?? [] })
  })

  it('POD-215: it drafts when its turn comes, from what the player has left', () => {
    const pairs = showing(0, 1, 3, 2)
    const table = given(
      { geralt: {}, automa: 'yennefer', yennefer: {}, pairs, initiative: ['geralt', 'yennefer'] },
      { do: 'turn', turn: 1 },
    )
    table.expect('yennefer').has({ timeline: [] })
    table.drafts('geralt', 3)
    table.expect('yennefer').has({ timeline: pairs[3] ?? [] })
    expect(table.initiative).toEqual(['geralt', 'yennefer'])
  })

  it('POD-215: first on the track it drafts before the player, whose figure cannot join it', () => {
    const pairs = showing(0, 1, 3, 2)
    const table = given(
      { geralt: {}, automa: 'yennefer', yennefer: {}, pairs, initiative: ['yennefer', 'geralt'] },
      { do: 'turn', turn: 1 },
    )
    table.expect('yennefer').has({ timeline: pairs[2] ?? [] })
    expect(table.refused('geralt', 3)).toEqual(['POD-103'])
    table.drafts('geralt', 1)
    expect(table.initiative).toEqual(['geralt', 'yennefer'])
  })
})

describe('when no pair has an active symbol', () => {
  const pairs = [pair('exploration'), pair('diplomacy', 'diplomacy'), pair(), pair('exploration')]
  const deck = [...some(5, 'red'), a('green', 'magic'), a('red', 'diplomacy')]
  const scene = { geralt: {}, automa: 'yennefer', yennefer: {}, pairs, deck } as const

  it('POD-217: the Automa draws the top 2 cards of the main deck, and its figure goes there', () => {
    const table = given(scene, automaDrafts)
    table.expect('yennefer').has({ timeline: deck.slice(-2).toReversed(), experience: 0 })
    expect(table.zone('deck')).toEqual(deck.slice(0, -2))
    expect(table.pairs).toEqual(pairs)
    expect(table.state.figures).toEqual([{ who: 1, place: 'deck' }])
    expect(table.told('log.automa-draft')).toMatchObject([{ rule: 'POD-217' }])
    table.bystanders()
  })

  it('POD-217: a single active symbol is enough to keep it from the deck', () => {
    const table = given({ ...scene, pairs: [...pairs.slice(0, 3), pair('combat')] }, automaDrafts)
    expect(table.state.figures).toEqual([{ who: 1, place: 4 }])
    expect(table.zone('deck')).toEqual(deck)
  })

  it('POD-217: its figure queues behind that of the player', () => {
    const table = given(scene, humanDrafts, automaDrafts, figuresReturn)
    table.drafts('geralt', 'deck')
    expect(table.initiative).toEqual(['geralt', 'yennefer'])
  })

  it('POD-217: whoever joins it at the deck comes after it, and a pair lies below both', () => {
    const table = given(scene, automaDrafts, humanDrafts, figuresReturn)
    table.drafts('geralt', 'deck')
    expect(table.initiative).toEqual(['yennefer', 'geralt'])
    const other = given(scene, humanDrafts, automaDrafts, figuresReturn)
    other.drafts('geralt', 1)
    expect(other.initiative).toEqual(['yennefer', 'geralt'])
  })
})

describe('the cards of the Automa', () => {
  const gainsExperience = { when: { have: 'red', each: 3 }, gain: { experience: 'degree' } } as const
  const gainsSymbols = { when: { lose: 'magic', upTo: 3 }, gain: { right: 'degree' } } as const
  const drafted = [withEffect(gainsExperience, 'red', 'magic'), withEffect(gainsSymbols, 'red', 'magic')]
  const pairs = [drafted, pair(), pair(), pair()]
  const scene = { automa: 'yennefer', pairs, initiative: ['yennefer', 'geralt'] } as const

  it('POD-218: lie on its timeline before the player drafts, and it plays nothing more in step 2', () => {
    const earlier = a('green')
    const hand = some(3, 'blue')
    const table = given(
      { ...scene, geralt: { hand }, yennefer: { timeline: [earlier] } },
      { do: 'turn', turn: 1 },
    )
    table.expect('yennefer').has({ timeline: [earlier, ...drafted], hand: [] })
    expect(table.prompt('geralt')).toBe('ask.draft')
    table.drafts('geralt', 2)
    expect(table.prompt('geralt')).toBe('ask.play')
    expect(table.match.open).toHaveLength(1)
    table.plays('geralt', ...hand.slice(0, 2))
    expect(table.rests).toBe(true)
    table.expect('yennefer').has({ timeline: [earlier, ...drafted], hand: [] })
    expect(table.told('log.play')).toMatchObject([{ args: { hero: 'geralt' } }])
  })

  it('POD-309: none of their effects is resolved, whether it could be or not', () => {
    const hand = some(2, 'blue')
    const table = given(
      { ...scene, geralt: { hand }, yennefer: { timeline: some(2, 'red'), pool: { magic: 2 } } },
      { do: 'turn', turn: 1 },
    )
    table.expect('yennefer').has({ experience: 0, pool: { magic: 2 }, covered: [] })
    table.drafts('geralt', 2).plays('geralt', ...hand)
    const ofEffects = ['log.effect-gain', 'log.effect-experience', 'log.unmet', 'log.lose-token', 'log.cover']
    expect(table.told().filter(({ key }) => ofEffects.includes(key))).toEqual([])
    table.expect('yennefer').has({ experience: 0, covered: [] })
  })

  it('POD-309: the same cards give the player what they say', () => {
    const table = given({ geralt: { hand: drafted }, ciri: {} }, { do: 'choose-cards' })
    table.plays('ciri').plays('geralt', ...drafted)
    table.loses('geralt', 'magic', drafted[0])
    table.expect('geralt').has({ experience: 1, pool: { combat: 2 } })
  })

  it('POD-309: their symbols are the Automa’s and count for it', () => {
    const table = given({ ...scene, geralt: {}, yennefer: {}, state: { dominant: 'left' } }, automaDrafts, {
      do: 'score',
    })
    table.expect('yennefer').has({ victory: 2, experience: 0 })
  })
})

describe('the bottom position', () => {
  it.each([
    [4, 1],
    [3, 0],
    [1, 0],
  ])('POD-219: at position %i the Automa gains %i experience points', (place, experience) => {
    const counts = [1, 2, 3, 4].map(one => (one === place ? 1 : 0))
    const table = given(
      { geralt: {}, automa: 'yennefer', yennefer: {}, pairs: showing(...counts) },
      automaDrafts,
    )
    expect(table.state.figures).toEqual([{ who: 1, place }])
    table.expect('yennefer').has({ experience, golden: 'none' })
    table.bystanders('yennefer')
  })
})
