import { describe, expect, it } from 'vitest'
import type { Step } from '../rules/step.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'

const drafts = (...who: readonly number[]): Step[] => [
  ...who.map(one => ({ do: 'draft' as const, who: one })),
  { do: 'return-figures' },
]
const pairs = Array.from({ length: 4 }, () => [a('red'), a('green')])
const fivePairs = [...pairs, [a('blue'), a('yellow')]]

describe('drafting', () => {
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

  it('POD-098: everybody drafts once, from the top of the initiative track to the bottom', () => {
    const hand = some(5, 'red')
    const table = given(
      {
        geralt: { hand },
        dandelion: { hand: some(5, 'red') },
        ciri: { hand: some(5, 'red') },
        pairs,
        initiative: ['ciri', 'geralt', 'dandelion'],
      },
      { do: 'turn', turn: 1 },
    )
    const order = (['ciri', 'geralt', 'dandelion'] as const).map(hero => {
      const others = (['geralt', 'dandelion', 'ciri'] as const).filter(one => one !== hero)
      expect(others.filter(other => table.isAsked(other))).toEqual([])
      table.drafts(hero, 'deck')
      return hero
    })
    expect(table.told('log.draft-deck').map(({ args }) => args['hero'])).toEqual(order)
    expect(table.asked('geralt').question.ask).toBe('ask.play')
  })

  it('POD-099: the figure goes to any free position, and its two cards go to the hand', () => {
    const table = given({ geralt: { hand: some(1, 'blue') }, ciri: {}, pairs }, ...drafts(0, 1))
    expect(table.choices('geralt')).toEqual(['deck', 1, 2, 3, 4])
    expect(table.asked('geralt').question.rule).toBe('POD-099')
    const deck = table.zone('deck').length
    table.drafts('geralt', 2)
    table.expect('geralt').has({ hand: [...table.zone('hand:0').slice(0, 1), ...(pairs[1] ?? [])], cards: 3 })
    expect(table.state.figures).toEqual([{ who: 0, place: 2 }])
    expect(table.pairs).toEqual([pairs[0], [], pairs[2], pairs[3]])
    expect(table.zone('deck')).toHaveLength(deck)
    table.bystanders('geralt')
  })

  it('POD-100: at the top position two cards come from the top of the deck, and every pair stays', () => {
    const deck = some(6, 'yellow')
    const table = given({ geralt: {}, ciri: {}, pairs, deck }, ...drafts(0, 1))
    table.drafts('geralt', 'deck')
    table.expect('geralt').has({ hand: deck.slice(-2).toReversed(), experience: 0 })
    expect(table.zone('deck')).toEqual(deck.slice(0, 4))
    expect(table.pairs).toEqual(pairs)
    table.bystanders('geralt')
  })

  it('POD-100: the first pair position is not the top one: a single player can take it', () => {
    const table = given({ geralt: {}, ciri: {}, vesemir: {}, pairs }, ...drafts(0, 1, 2))
    table.drafts('geralt', 'deck')
    expect(table.choices('ciri')).toEqual(['deck', 1, 2, 3, 4])
    table.drafts('ciri', 1)
    expect(table.choices('vesemir')).toEqual(['deck', 2, 3, 4])
  })

  it('POD-107: when the figures are back on the track, cards are played', () => {
    const hand = some(5, 'red')
    const table = given(
      { geralt: { hand }, ciri: { hand: some(5, 'red') }, pairs, initiative: ['geralt', 'ciri'] },
      { do: 'turn', turn: 1 },
    )
    table.drafts('geralt', 4)
    expect(table.state.figures).toHaveLength(1)
    table.drafts('ciri', 1)
    expect(table.state.figures).toEqual([])
    expect(table.initiative).toEqual(['ciri', 'geralt'])
    expect(table.asked('geralt').question.ask).toBe('ask.play')
    expect(table.asked('ciri').question.ask).toBe('ask.play')
  })
})

describe('the bottom position', () => {
  const three = { geralt: {}, ciri: {}, vesemir: {}, pairs }
  const four = { ...three, dandelion: {}, pairs: fivePairs }

  it('POD-045 POD-104: the 4th gives an experience point at once with 3 players, besides its cards', () => {
    const table = given(three, ...drafts(0, 1, 2)).drafts('geralt', 4)
    table.expect('geralt').has({ experience: 1, hand: pairs[3] ?? [] })
    expect(table.told('log.experience')).toMatchObject([{ args: { hero: 'geralt', n: 1 }, rule: 'POD-104' }])
    table.bystanders('geralt')
  })

  it.each(['deck', 1, 2, 3] as const)('POD-045 POD-104: no other one does, not %s', place => {
    given(three, ...drafts(0, 1, 2))
      .drafts('geralt', place)
      .expect('geralt')
      .has({ experience: 0 })
  })

  it('POD-045 POD-104: with 4 players it is the 5th and no longer the 4th', () => {
    const table = given(four, ...drafts(0, 1, 2, 3))
      .drafts('geralt', 4)
      .drafts('dandelion', 5)
    table.expect('geralt').has({ experience: 0 })
    table.expect('dandelion').has({ experience: 1, hand: fivePairs[4] ?? [] })
  })

  it('POD-093 POD-104: The Lesser Evil has alliance tokens there instead', () => {
    const scene = {
      ...three,
      options: { story: 'lesser-evil' },
      zones: { renfri: ['renfri-lesson'], stregobor: ['stregobor-lesson'] },
      state: { alliances: { 4: ['renfri', 'stregobor'], 3: ['renfri'], 2: ['stregobor'] } },
    } as const
    const table = given(scene, ...drafts(0, 1, 2))
      .drafts('geralt', 4)
      .says('geralt', 'renfri')
    table.expect('geralt').has({ experience: 0 })
    expect(table.zone('alliance:0')).toEqual(['renfri-lesson'])
  })
})

describe('a pair taken by an ability', () => {
  const glow = { geralt: {}, ciri: {}, vesemir: {}, pairs: fivePairs }
  const [taken = '', other = ''] = fivePairs[2] ?? []

  it('POD-X39 POD-302 POD-303: leaves its position closed to the next player, and the figure where it was', () => {
    const yennefer = given({ ...glow, yennefer: { ready: [2] } }, ...drafts(1, 0))
    yennefer.drafts('yennefer', 1).uses('yennefer', 'magical-glow').says('yennefer', taken)
    yennefer.expect('yennefer').has({ hand: [...(fivePairs[0] ?? []), taken] })
    expect(yennefer.zone('discard')).toEqual([other])
    expect(yennefer.state.figures).toEqual([{ who: 1, place: 1 }])
    expect(yennefer.choices('geralt')).toEqual(['deck', 2, 4, 5])
    expect(yennefer.refused('geralt', 3)).toEqual(['POD-302'])
    expect(yennefer.refused('geralt', 1)).toEqual(['POD-103'])
    expect(() => yennefer.drafts('geralt', 3)).toThrow('refused')
    yennefer.bystanders('yennefer')
  })

  it('POD-302: the position is open again when it is refilled', () => {
    const table = given(
      { geralt: {}, ciri: {}, pairs: [pairs[0] ?? [], pairs[1] ?? [], [], []], state: { turn: 2 } },
      { do: 'refill' },
      ...drafts(0, 1),
    )
    expect(table.choices('geralt')).toEqual(['deck', 1, 2, 3, 4])
  })

  it('POD-302: with every pair gone the deck is still open', () => {
    const table = given({ geralt: {}, ciri: {}, pairs: [[], [], [], []] }, ...drafts(0, 1))
    expect(table.choices('geralt')).toEqual(['deck'])
    table.drafts('geralt', 'deck').expect('geralt').has({ cards: 2 })
  })

  it('POD-303: brings no experience point from the bottom position', () => {
    const bottom = [a('red', 'magic'), a('green', 'combat')]
    const scene = { yennefer: { ready: [3] }, ciri: {}, pairs: [...pairs.slice(0, 3), bottom] }
    const table = given(scene, ...drafts(0, 1)).drafts('yennefer', 1)
    table.uses('yennefer', 'energy-release').says('yennefer', 4)
    table.expect('yennefer').has({ pool: { magic: 1, combat: 1 }, experience: 0 })
    expect(table.state.figures).toEqual([{ who: 0, place: 1 }])
  })

  it('POD-303: brings no alliance card', () => {
    const table = given(
      {
        yennefer: { ready: [2] },
        ciri: {},
        pairs,
        options: { story: 'lesser-evil' },
        zones: { renfri: ['renfri-lesson'], stregobor: ['stregobor-lesson'] },
        state: { alliances: { 4: ['renfri', 'stregobor'], 3: ['renfri'], 2: ['stregobor'] } },
      },
      ...drafts(0, 1),
    )
    table.drafts('yennefer', 1).uses('yennefer', 'magical-glow').says('yennefer', pairs[2]?.[0])
    expect(table.zone('alliance:0')).toEqual([])
    expect(table.isAsked('ciri')).toBe(true)
  })
})
