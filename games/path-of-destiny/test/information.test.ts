import { log, view } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import type { PlayedTable } from './table.ts'
import { begin, playedOut, stateOf, zoneOf } from './whole-match.ts'

const hidden = (count: number): string[] => Array.from({ length: count }, () => '?')
const draft = [
  { do: 'draft', who: 0 },
  { do: 'draft', who: 1 },
] as const

/** The cards that the last line with this key names, as somebody reads it. */
function readBy(table: PlayedTable, reader: number | 'onlooker', key: string): unknown {
  return log(table.match, reader).findLast(event => event.key === key)?.args['cards']
}

describe('the hand', () => {
  const pairs = Array.from({ length: 4 }, () => [a('red'), a('green')])

  it('POD-032: is known to its owner and to nobody else', () => {
    const hand = some(5, 'blue')
    const table = given({ geralt: { hand }, ciri: {}, pairs }, ...draft)
    expect(table.sees('geralt', 'hand:0').toSorted()).toEqual(hand.toSorted())
    expect(table.sees('ciri', 'hand:0')).toEqual(hidden(5))
    expect(view(table.match, 'onlooker').zones['hand:0']).toEqual(hidden(5))
  })

  it('POD-032: what is drawn from the deck is shown to its owner alone, in the log too', () => {
    const deck = some(6, 'yellow')
    const drawn = deck.slice(-2).toReversed()
    const table = given({ geralt: {}, ciri: {}, pairs, deck }, ...draft).drafts('geralt', 'deck')
    expect(readBy(table, 0, 'log.draft-deck')).toEqual({ cards: drawn })
    expect(readBy(table, 1, 'log.draft-deck')).toEqual({ cards: hidden(2) })
    expect(readBy(table, 'onlooker', 'log.draft-deck')).toEqual({ cards: hidden(2) })
    expect(table.sees('ciri', 'hand:0')).toEqual(hidden(2))
  })

  it('POD-032: the log names a pair that all have seen; which of its cards are still in hand is not shown', () => {
    const table = given({ geralt: {}, ciri: {}, pairs }, ...draft).drafts('geralt', 3)
    expect(readBy(table, 1, 'log.draft')).toEqual({ cards: pairs[2] })
    expect(table.sees('ciri', 'hand:0')).toEqual(hidden(2))
  })

  it('POD-032: cards laid down to play stay secret until all have chosen', () => {
    const [mine, theirs] = [some(3, 'red'), some(3, 'blue')]
    const table = given({ geralt: { hand: mine }, ciri: { hand: theirs } }, { do: 'choose-cards' })
    table.plays('geralt', ...mine.slice(0, 2))
    expect(table.sees('ciri', 'timeline:0')).toEqual([])
    expect(table.sees('ciri', 'hand:0')).toEqual(hidden(3))
    const [asked] = view(table.match, 1).questions.filter(({ seats }) => seats.includes(0))
    expect(asked).toMatchObject({ mine: false, done: [0] })
    expect(asked).not.toHaveProperty('answered')
    expect(asked).not.toHaveProperty('question')
    table.plays('ciri', ...theirs.slice(0, 2))
    expect(table.sees('ciri', 'timeline:0')).toEqual(mine.slice(0, 2))
  })

  it('POD-032: is shown to all when the side quests are scored', () => {
    const hand = some(3, 'green')
    const table = given({ geralt: { hand }, ciri: {} }, { do: 'final-scoring', page: 31 })
    expect(table.sees('ciri', 'hand:0').toSorted()).toEqual(hand.toSorted())
    expect(
      log(table.match, 1).find(({ key, args }) => key === 'log.side-quest' && args['hero'] === 'geralt'),
    ).toMatchObject({
      args: { cards: { cards: hand.toReversed() } },
    })
  })

  it('POD-032: nobody has to show it at the end of a first game, which has no side quests', () => {
    const match = playedOut(begin(2, { firstGame: true }))
    expect(view(match, 1).zones['hand:0']).toEqual(hidden(zoneOf(match, 'hand:0').length))
  })
})

describe('what lies open', () => {
  const timeline = [a('red', 'magic'), a('green', 'combat')]
  const [lost = ''] = timeline
  const pairs = Array.from({ length: 4 }, () => [a('red'), a('green')])
  const discard = some(2, 'blue')
  const scene = () =>
    given(
      {
        geralt: {
          timeline,
          hand: some(5, 'red'),
          pool: { magic: 2 },
          experience: 7,
          victory: 4,
          ready: [2],
          spent: [1],
          with: { covered: [{ card: lost, symbol: 'magic' }] },
        },
        ciri: {},
        vesemir: {},
        pairs,
        discard,
        initiative: ['vesemir', 'geralt', 'ciri'],
      },
      ...draft,
    )

  it.each([0, 1, 2, 'onlooker'] as const)(
    'POD-033: reader %s sees timelines, tokens, points, abilities, pairs, initiative and the discard pile',
    reader => {
      const { state, zones } = view(scene().match, reader)
      expect(state.players[0]).toMatchObject({
        hero: 'geralt',
        victory: 4,
        experience: { regular: 7 },
        abilities: ['spent', 'ready', 'locked', 'locked'],
        pool: { magic: 2, diplomacy: 0, exploration: 0, combat: 0 },
        covered: [{ card: lost, symbol: 'magic' }],
      })
      expect(state.initiative).toEqual([2, 0, 1])
      expect(zones['timeline:0']).toEqual(timeline)
      expect([1, 2, 3, 4].map(place => zones[`pair:${place}`])).toEqual(pairs)
      expect(zones['discard']).toEqual(discard)
    },
  )

  it('POD-033: so does everybody in the middle of a real game', () => {
    const match = begin(3)
    for (const reader of [0, 1, 2, 'onlooker'] as const) {
      const { zones } = view(match, reader)
      for (const place of [1, 2, 3, 4]) expect(zones[`pair:${place}`]).toEqual(zoneOf(match, `pair:${place}`))
    }
    playedOut(match)
    const { zones, state } = view(match, 'onlooker')
    for (const seat of [0, 1, 2]) expect(zones[`timeline:${seat}`]).toEqual(zoneOf(match, `timeline:${seat}`))
    expect(zones['discard']).toEqual(zoneOf(match, 'discard'))
    expect(state.players.map(({ hero }) => hero)).toEqual(stateOf(match).players.map(({ hero }) => hero))
  })
})

describe('the size of a hand', () => {
  it('POD-031: has no limit: nobody ever discards down to a number', () => {
    const hand = some(20, 'red')
    const table = given(
      { geralt: { hand }, ciri: { hand: some(5, 'blue') }, pairs: [some(2, 'red'), some(2, 'red')] },
      { do: 'turn', turn: 1 },
    )
    table.drafts('ciri', 'deck').drafts('geralt', 'deck')
    table.expect('geralt').has({ cards: 22 })
    const [one = '', other = ''] = hand
    const [theirs = '', more = ''] = table.zone('hand:1')
    table.plays('geralt', one, other).plays('ciri', theirs, more)
    expect(table.rests).toBe(true)
    table.expect('geralt').has({ cards: 20 })
    expect(table.told('log.discard')).toEqual([])
  })

  it('POD-031: an ability that raises it raises it for good', () => {
    const [kept, back] = [a('red'), a('green')]
    const table = given(
      {
        geralt: { hand: some(5, 'red'), timeline: [kept, back], ready: [2] },
        ciri: { hand: some(5, 'blue'), timeline: some(2, 'blue') },
        pairs: [some(2, 'red'), some(2, 'red')],
        state: { dominant: 'right', holders: {} },
      },
      { do: 'before-clearing' },
      { do: 'keep' },
      { do: 'close-chapter' },
    )
    table.uses('geralt', 'hmm').says('geralt', back)
    table.expect('geralt').has({ cards: 6 })
    table.keeps('geralt', kept).keeps('ciri', table.zone('timeline:1')[0] ?? '')
    table.drafts('ciri', 'deck').drafts('geralt', 'deck')
    table.expect('geralt').has({ cards: 8 })
    table.expect('ciri').has({ cards: 7 })
  })
})
