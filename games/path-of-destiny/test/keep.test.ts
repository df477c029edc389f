import { view } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import type { State } from '../rules/state.ts'
import type { Step } from '../rules/step.ts'
import type { Given } from './given.ts'
import type { PlayedTable } from './table.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { abstainer, begin, playing, stateOf, zoneOf } from './whole-match.ts'

/** The first two chapters of The Edge of the World, about to be cleared; both leave by the left path. */
const after = (chapter: 1 | 2): Partial<State> => ({ chapter, turn: 3, page: 4 * chapter, dominant: 'left' })
const clearing: Step[] = [{ do: 'keep' }]
const onward: Step[] = [{ do: 'keep' }, { do: 'close-chapter' }]
const row = (count: number): [string, string, string, ...string[]] =>
  some(count, 'red', 'magic') as [string, string, string]

/** Everybody drafts from the deck and plays these cards. */
function takesTurn(table: PlayedTable, ...cards: readonly string[]): void {
  table.drafts('ciri', 'deck').drafts('geralt', 'deck')
  table.plays('ciri', ...table.zone('hand:1').slice(0, 2)).plays('geralt', ...cards)
}

describe('what is discarded', () => {
  const [geralt, ciri] = [row(7), row(7)]
  const tokens = (card: string): Given => ({
    pool: { magic: 2, diplomacy: 1 },
    with: { covered: [{ card, symbol: 'magic' }], special: [{ symbol: 'combat', lost: false }] },
  })
  const scene = {
    geralt: { timeline: geralt, ...tokens(geralt[0]) },
    ciri: { timeline: ciri, ...tokens(ciri[1]) },
  }

  it.each([1, 2] as const)(
    'POD-174: after chapter %i everybody loses all symbol tokens but special ones, and all lost-symbol tokens',
    chapter => {
      const table = given({ ...scene, state: after(chapter) }, ...clearing)
      table.keeps('geralt', ...geralt.slice(0, chapter)).keeps('ciri', ...ciri.slice(0, chapter))
      for (const hero of ['geralt', 'ciri'] as const)
        table.expect(hero).has({ pool: {}, covered: [], special: [{ symbol: 'combat', lost: false }] })
      expect(table.told('log.keep').map(({ args, rule }) => [args['hero'], args['n'], rule])).toEqual([
        ['ciri', 7 - chapter, 'POD-174'],
        ['geralt', 7 - chapter, 'POD-174'],
      ])
      expect(table.rests).toBe(true)
    },
  )

  it('POD-174: after chapter 3 tokens and timelines stay as they are', () => {
    const table = given({ ...scene, state: { ...after(1), chapter: 3, page: 16 } }, { do: 'chapter-end' })
    table.says('ciri', 'left')
    expect(table.match.result).toBeDefined()
    table.expect('geralt').has({ timeline: geralt, pool: { magic: 2, diplomacy: 1 } })
    table.expect('ciri').has({ covered: [{ card: ciri[1], symbol: 'magic' }] })
  })
})

describe('what is kept', () => {
  const [geralt, ciri] = [row(6), row(6)]
  const [first, second, third] = geralt
  const idle = ciri.slice(0, 1)
  const hand = some(5, 'blue')
  const chapter1 = { geralt: { timeline: geralt, hand }, ciri: { timeline: ciri }, state: after(1) }
  const chapter2 = { ...chapter1, state: after(2) }

  it.each([
    ['none', [], 'too-few'],
    ['two', [first, second], 'too-many'],
    ['a card of the hand', hand.slice(0, 1), 'not-an-option'],
    ['a card of somebody else', idle, 'not-an-option'],
  ])('POD-175: after chapter 1 it is exactly 1 card of the own timeline, and not %s', (_, cards, why) => {
    const table = given(chapter1, ...clearing)
    expect(table.asked('geralt').question).toMatchObject({ ask: 'ask.keep', args: { n: 1 }, rule: 'POD-175' })
    expect(table.choices('geralt')).toEqual(geralt)
    expect(() => table.keeps('geralt', ...cards)).toThrow(why)
  })

  it('POD-175: all other cards are discarded, and the one kept is the first of the timeline of chapter 2', () => {
    const table = given(chapter1, ...onward)
      .keeps('geralt', third)
      .keeps('ciri', ...idle)
    expect(table.state.chapter).toBe(2)
    table.expect('geralt').has({ timeline: [third] })
    table.expect('ciri').has({ timeline: idle })
    expect(table.zone('discard').toSorted()).toEqual(
      [...geralt, ...ciri].filter(card => card !== third && !idle.includes(card)).toSorted(),
    )
    takesTurn(table, ...hand.slice(0, 2))
    table.expect('geralt').has({ timeline: [third, ...hand.slice(0, 2)] })
  })

  it.each([
    ['one', [first], 'too-few'],
    ['three', [first, second, third], 'too-many'],
    ['one twice', [first, first], 'repeated'],
  ])('POD-176: after chapter 2 it is exactly 2 cards, and not %s', (_, cards, why) => {
    const table = given(chapter2, ...clearing)
    expect(table.asked('geralt').question).toMatchObject({ ask: 'ask.keep', args: { n: 2 }, rule: 'POD-176' })
    expect(() => table.keeps('geralt', ...cards)).toThrow(why)
  })

  it.each([
    ['as they lay', [first, third]],
    ['the other way round', [third, first]],
  ])('POD-176: the two are laid in any order the player likes, here %s', (_, kept) => {
    const table = given(chapter2, ...onward)
      .keeps('geralt', ...kept)
      .keeps('ciri', ...ciri.slice(0, 2))
    expect(table.state.chapter).toBe(3)
    table.expect('geralt').has({ timeline: kept })
    expect(table.zone('discard')).toHaveLength(8)
    takesTurn(table, ...hand.slice(0, 2))
    table.expect('geralt').has({ timeline: [...kept, ...hand.slice(0, 2)] })
  })

  it('POD-177: the card kept after chapter 1 may go after chapter 2, or stay once more', () => {
    const kept = given(chapter1, ...clearing, { do: 'choose-cards' }, { do: 'choose-cards' })
    kept.keeps('geralt', third).keeps('ciri', ...idle)
    for (const turn of [0, 2]) kept.plays('geralt', ...hand.slice(turn, turn + 2)).plays('ciri')
    kept.expect('geralt').has({ timeline: [third, ...hand.slice(0, 4)] })
    const later = { ...chapter2, geralt: { timeline: kept.zone('timeline:0') } }
    const goes = given(later, ...clearing).keeps('ciri', ...ciri.slice(0, 2))
    goes
      .keeps('geralt', ...hand.slice(1, 3))
      .expect('geralt')
      .has({ timeline: hand.slice(1, 3) })
    expect(goes.zone('discard')).toContain(third)
    const stays = given(later, ...clearing).keeps('ciri', ...ciri.slice(0, 2))
    stays
      .keeps('geralt', hand[1] ?? '', third)
      .expect('geralt')
      .has({ timeline: [hand[1] ?? '', third] })
  })

  it('POD-178: all choose at the same time, and nobody can tell what others keep before all have chosen', () => {
    const keeps = (card: string) => given(chapter1, ...clearing).keeps('geralt', card)
    const [table, otherwise] = [keeps(first), keeps(second)]
    expect(table.prompt('ciri')).toBe('ask.keep')
    expect(view(table.match, 1)).toEqual(view(otherwise.match, 1))
    table.bystanders()
    table.expect('geralt').has({ timeline: geralt })
    expect(table.told('log.keep')).toEqual([])
    table.keeps('ciri', ...idle)
    expect(table.told('log.keep')).toHaveLength(2)
    table.expect('geralt').has({ timeline: [first] })
    table.expect('ciri').has({ timeline: idle })
  })

  it('POD-180: kept cards are no cards played in a turn: two more are played, and only these complete a sequence', () => {
    const [green, yellow] = [a('green'), a('yellow')]
    const [leaf, plain, sun] = [a('green'), a('red'), a('yellow')]
    const scene = {
      geralt: { timeline: [green, yellow, ...geralt], hand: [leaf, plain, sun] },
      ciri: { timeline: ciri, hand: some(2, 'blue') },
      state: { ...after(2), efforts: ['', '', 'early-start'] },
    }
    const begins = () =>
      given(scene, ...onward)
        .keeps('geralt', green, yellow)
        .keeps('ciri', ...ciri.slice(0, 2))
    const without = begins()
    without.drafts('ciri', 'deck').drafts('geralt', 'deck')
    expect(without.asked('geralt').question).toMatchObject({ ask: 'ask.play', min: 2, max: 2 })
    without.plays('ciri', ...without.zone('hand:1').slice(0, 2)).plays('geralt', leaf, plain)
    expect(without.told('log.effort')).toEqual([])
    const completed = begins()
    takesTurn(completed, leaf, sun)
    expect(completed.told('log.effort')).toMatchObject([{ args: { hero: 'geralt' } }])
  })

  it.each([1, 2] as const)('POD-181: the cards in hand stay there from chapter %i to the next', chapter => {
    const scene = { ...chapter1, ciri: { timeline: ciri, hand: some(3, 'green') }, state: after(chapter) }
    const table = given(scene, ...onward)
    table.keeps('geralt', ...geralt.slice(0, chapter)).keeps('ciri', ...ciri.slice(0, chapter))
    expect(table.prompt('ciri')).toBe('ask.draft')
    table.expect('geralt').has({ hand })
    table.expect('ciri').has({ hand: scene.ciri.hand })
  })
})

describe('the length of a timeline', () => {
  it.each([
    [2, 'edge-of-the-world'],
    [3, 'striga'],
    [5, 'lesser-evil'],
  ] as const)(
    'POD-129 POD-175 POD-176: without abilities it holds 6, 7 and 8 cards when the chapters end (%i players, %s)',
    (seats, story) => {
      const match = begin(seats, { story })
      const lengths = (): number[] =>
        Array.from({ length: seats }, (_, who) => zoneOf(match, `timeline:${who}`).length)
      const found: Record<number, number[]> = {}
      const starts: Record<number, number[]> = {}
      for (const { ask } of playing(match, abstainer)) {
        const { chapter, turn } = stateOf(match)
        if (ask === 'ask.keep') found[chapter] = lengths()
        if (ask === 'ask.draft' && turn === 1) starts[chapter] = lengths()
      }
      const everybody = (cards: number): number[] => Array.from({ length: seats }, () => cards)
      expect({ ...found, 3: lengths() }).toEqual({ 1: everybody(6), 2: everybody(7), 3: everybody(8) })
      expect(starts).toEqual({ 1: everybody(0), 2: everybody(1), 3: everybody(2) })
    },
  )
})
