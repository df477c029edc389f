import { describe, expect, it } from 'vitest'
import { atLeast, experience } from '../content/icons.ts'
import type { Symbol } from '../rules/symbol.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { cardsIn } from './whole-match.ts'

describe('Drawing energy', () => {
  const pairs = Array.from({ length: 4 }, () => [a('red'), a('green')])
  const [first = [], second = [], third = [], fourth = []] = pairs
  const scene = { pairs, initiative: ['geralt', 'yennefer'] as const }

  it('POD-080: two cards change places, and the pairs that come of it can be drafted', () => {
    const table = given({ ...scene, geralt: {}, yennefer: { ready: [1] } }, { do: 'turn', turn: 1 })
    table.drafts('geralt', 4).uses('yennefer', 'drawing-energy')
    table.says('yennefer', first[0]).says('yennefer', third[1])
    expect(table.pairs.map(pair => new Set(pair))).toEqual([
      new Set([first[1], third[1]]),
      new Set(second),
      new Set([third[0], first[0]]),
      new Set(),
    ])
    table.drafts('yennefer', 3)
    table.expect('yennefer').has({ cards: 2 })
    expect(new Set(table.zone('hand:1'))).toEqual(new Set([third[0], first[0]]))
  })

  it('POD-080: both cards lie in pairs that nobody has taken, and in different ones; the deck stays as it is', () => {
    const deck = some(5, 'blue')
    const table = given({ ...scene, geralt: {}, yennefer: { ready: [1] }, deck }, { do: 'turn', turn: 1 })
    table.drafts('geralt', 4).uses('yennefer', 'drawing-energy')
    expect(table.choices('yennefer')).toEqual([...first, ...second, ...third])
    table.says('yennefer', second[0])
    expect(table.choices('yennefer')).toEqual([...first, ...third])
    table.says('yennefer', third[0])
    expect(table.zone('deck')).toEqual(deck)
    table.expect('geralt').has({ hand: fourth })
    table.expect('yennefer').has({ cards: 0 })
  })
})

describe('Magical glow', () => {
  const pairs = Array.from({ length: 5 }, () => [a('red', 'magic'), a('green')])
  const [first = [], second = [], third = []] = pairs

  it('POD-081 POD-303 POD-X39: Yennefer takes a card of pair 3; that position is empty for the next player, and her figure stays', () => {
    const table = given(
      {
        geralt: {},
        yennefer: { ready: [2] },
        dandelion: {},
        ciri: {},
        initiative: ['yennefer', 'geralt', 'dandelion', 'ciri'],
        pairs,
      },
      { do: 'turn', turn: 1 },
    )
    table.drafts('yennefer', 1).uses('yennefer', 'magical-glow').says('yennefer', third[1])
    table.expect('yennefer').has({ hand: [...first, third[1] ?? ''] })
    expect(table.zone('discard')).toEqual([third[0]])
    expect(table.told('log.discard').map(cardsIn)).toEqual([[third[0]]])
    expect(table.state.figures).toEqual([{ who: table.seat('yennefer'), place: 1 }])
    expect(table.choices('geralt')).toEqual(['deck', 2, 4, 5])
    expect(table.refused('geralt', 3)).toEqual(['POD-302'])
    table.bystanders('yennefer')
  })

  it('POD-081: she chooses among the pairs that nobody has taken, never from the deck', () => {
    const table = given(
      { geralt: {}, yennefer: { ready: [2] }, initiative: ['geralt', 'yennefer'], pairs: pairs.slice(0, 4) },
      { do: 'turn', turn: 1 },
    )
    table.drafts('geralt', 4).drafts('yennefer', 3).uses('yennefer', 'magical-glow')
    expect(table.choices('yennefer')).toEqual([...first, ...second])
  })
})

describe('the bonus of a position', () => {
  const pairs = Array.from({ length: 4 }, () => some(2, 'red', 'magic'))
  const [card = ''] = pairs[3] ?? []

  it.each([
    [2, 'magical-glow', card],
    [3, 'energy-release', 4],
    [4, 'amplified-release', card],
  ])(
    'POD-303: ability %i takes from the bottom position without its experience point',
    (slot, ability, taken) => {
      const table = given({ yennefer: { ready: [slot] }, pairs }, { do: 'draft', who: 0 })
      table.drafts('yennefer', 1).uses('yennefer', ability).says('yennefer', taken)
      table.expect('yennefer').has({ experience: 0 })
      expect(table.pairs[3]).toEqual([])
      expect(table.state.figures).toEqual([{ who: 0, place: 1 }])
    },
  )

  it('POD-303: nor does she draw the alliance card that lies beside the position', () => {
    const table = given(
      {
        yennefer: { ready: [2] },
        options: { story: 'lesser-evil' },
        state: { alliances: { 4: ['renfri'] } },
        zones: { renfri: ['renfri-lesson'] },
        pairs,
      },
      { do: 'draft', who: 0 },
    )
    table.drafts('yennefer', 1).uses('yennefer', 'magical-glow').says('yennefer', card)
    expect(table.zone('alliance:0')).toEqual([])
    expect(table.zone('renfri')).toHaveLength(1)
  })
})

describe('Energy release', () => {
  const released = (one: readonly Symbol[], other: readonly Symbol[]) => {
    const pair = [a('red', ...one), a('green', ...other)]
    const pairs = [some(2, 'blue', 'combat'), pair]
    const table = given({ geralt: {}, yennefer: { ready: [3] }, pairs }, { do: 'draft', who: 1 })
    table.drafts('yennefer', 1).uses('yennefer', 'energy-release').says('yennefer', 2)
    return { table, pair }
  }

  it('POD-082: the pair is discarded, and of more than two symbols she chooses two, also inactive ones', () => {
    const { table, pair } = released(['magic', 'diplomacy'], ['combat'])
    expect(table.asked('yennefer').question).toMatchObject({ kind: 'pick', min: 2, max: 2 })
    expect(table.offered('yennefer').map(({ says }) => says?.args?.['kind'])).toEqual([
      'magic',
      'diplomacy',
      'combat',
    ])
    table.says('yennefer', [1, 2])
    table.expect('yennefer').has({ pool: { diplomacy: 1, combat: 1 }, cards: 2, timeline: [] })
    expect(table.zone('discard')).toEqual(pair)
    expect(table.told('log.discard').map(cardsIn)).toEqual([pair])
    expect(table.pairs[1]).toEqual([])
    table.bystanders('yennefer')
  })

  it.each<[string, Symbol[], Symbol[], object]>([
    ['a pair without symbols may be discarded for nothing', [], [], {}],
    ['a single symbol is all there is to gain', ['magic'], [], { magic: 1 }],
    ['two symbols are both gained', ['magic'], ['combat'], { magic: 1, combat: 1 }],
    ['of three equal symbols two are gained', ['magic', 'magic'], ['magic'], { magic: 2 }],
  ])('POD-082: %s, without a question', (_, one, other, pool) => {
    const { table } = released(one, other)
    expect(table.rests).toBe(true)
    table.expect('yennefer').has({ pool })
  })
})

describe('Amplified energy release', () => {
  it('POD-083: a card goes to the timeline at once with its effect, and the other card of its pair is discarded', () => {
    const card = withEffect({ when: atLeast(2, 'red'), gain: experience(3) }, 'red')
    const [earlier, other] = [a('red'), a('green')]
    const drafted = some(2, 'blue')
    const table = given(
      { geralt: {}, yennefer: { ready: [4], timeline: [earlier] }, pairs: [drafted, [card, other]] },
      { do: 'draft', who: 1 },
    )
    table.drafts('yennefer', 1).uses('yennefer', 'amplified-release').says('yennefer', card)
    table.expect('yennefer').has({ timeline: [earlier, card], experience: 3, hand: drafted })
    expect(table.zone('discard')).toEqual([other])
    expect(table.told('log.discard').map(cardsIn)).toEqual([[other]])
    table.bystanders('yennefer')
  })

  it('POD-083: it comes on top of the two cards of the turn and counts as played this turn', () => {
    const [kept, card] = [a('red'), a('blue')]
    const hand = some(5, 'green')
    const table = given(
      {
        yennefer: { ready: [4], timeline: [kept], hand },
        pairs: [some(2, 'green'), [card, a('yellow')]],
        state: { efforts: ['steady-hand'] },
      },
      { do: 'turn', turn: 1 },
    )
    table.drafts('yennefer', 1).uses('yennefer', 'amplified-release').says('yennefer', card)
    const [one = '', two = ''] = hand
    table.plays('yennefer', one, two)
    table.expect('yennefer').has({ timeline: [kept, card, one, two], cards: 5 })
    expect(table.told('log.effort')).toHaveLength(1)
  })
})
