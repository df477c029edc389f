import { describe, expect, it } from 'vitest'
import { hiddenCard, isHidden, questions, view } from '../src/index.ts'
import { zones } from './deal.ts'
import { among, play, says } from './table.ts'

describe('a view', () => {
  const table = () =>
    play({
      zones,
      state: { coins: [2, 3] },
      cards: { deck: ['a', 'b'], 'hand:0': ['c'], 'hand:1': ['d', 'e'], bank: ['f'] },
      *turn(at) {
        yield* at.choose(1, among('left', 'right'))
        at.state.coins.push(9)
        at.move('c', 'hand:0', 'bank')
      },
    })

  it('holds who looks, the table, the state, the zones and the questions', () => {
    const match = table()
    expect(view(match, 1)).toEqual({
      reader: 1,
      seats: 2,
      state: { coins: [2, 3] },
      zones: { deck: ['?', '?'], 'hand:0': ['?'], 'hand:1': ['d', 'e'], bank: ['f'] },
      questions: questions(match, 1),
    })
  })

  it('shows onlookers only what everyone sees', () => {
    expect(view(table(), 'onlooker').zones).toEqual({
      deck: ['?', '?'],
      'hand:0': ['?'],
      'hand:1': ['?', '?'],
      bank: ['f'],
    })
  })

  it('does not change when the match goes on', () => {
    const match = table()
    const seen = view(match, 0)
    const before = JSON.stringify(seen)
    says(match, 1, 'left')
    expect(JSON.stringify(seen)).toBe(before)
    expect(JSON.stringify(view(match, 0))).not.toBe(before)
  })

  it('does not change the match when it is changed', () => {
    const match = table()
    const before = match.hash()
    const seen = view(match, 0)
    seen.state.coins.push(99)
    for (const cards of Object.values(seen.zones)) (cards as string[]).push('forged')
    expect(match.hash()).toBe(before)
  })

  it('tells the result once there is one', () => {
    const match = table()
    expect('result' in view(match, 0)).toBe(false)
    says(match, 1, 'left')
    expect(view(match, 'onlooker')).toMatchObject({ result: { winners: [] }, questions: [] })
  })

  it('contains neither the seed nor the state of chance', () => {
    const match = play({ turn: () => undefined }, { seed: 'a very secret seed' })
    for (const reader of [0, 1, 'onlooker'] as const) {
      const text = JSON.stringify(view(match, reader))
      expect(text).not.toContain('a very secret seed')
      for (const grain of match.position.random) expect(text).not.toContain(String(grain))
    }
  })
})

describe('a question in a view', () => {
  const asked = () =>
    play({
      *turn(table) {
        yield* table.choose(1, { ...among('goat', 'letter'), args: { card: 'goat' } })
      },
    })

  it('is shown in full to the seat that is asked', () => {
    const match = asked()
    expect(questions(match, 1)).toEqual([
      {
        id: match.open[0]?.id,
        seats: [1],
        settles: 'first',
        table: false,
        ask: 'which',
        rule: 'TINY-1',
        mine: true,
        question: match.open[0]?.question,
        done: [],
        suggestions: [],
      },
    ])
  })

  it('is to others no more than who is asked what, by which rule', () => {
    const match = asked()
    for (const reader of [0, 'onlooker'] as const) {
      expect(questions(match, reader)).toMatchObject([
        { seats: [1], ask: 'which', rule: 'TINY-1', mine: false },
      ])
      expect(JSON.stringify(questions(match, reader))).not.toContain('goat')
    }
  })
})

describe('a hidden card', () => {
  it('is known by its mark, whatever its back shows', () => {
    expect([hiddenCard(), hiddenCard('blue')]).toEqual(['?', '?blue'])
    expect(['?', '?blue', 'goat'].map(isHidden)).toEqual([true, true, false])
  })

  it('shows its back where backs differ', () => {
    const match = play({
      zones,
      cards: { deck: ['red dragon', 'blue letter', 'red goat'] },
      back: card => card.split(' ')[0] ?? '',
      *turn(table) {
        yield* table.choose(0, among('on'))
      },
    })
    expect(view(match, 0).zones['deck']).toEqual(['?red', '?blue', '?red'])
  })

  it('lies in an ordered zone at its place, and behind the known ones in an unordered one', () => {
    const match = play({
      zones,
      cards: { deck: ['a', 'b', 'c'], 'hand:1': ['z', 'b', 'y', 'a'] },
      turn(table) {
        table.show('deck', [0], 1)
        table.move('b', 'deck', 'deck')
        table.move(['b', 'a'], 'hand:1', 'bank')
        table.move(['a', 'b'], 'bank', 'hand:1', 'bottom')
      },
    })
    expect(match.position.zones.cards).toMatchObject({
      deck: ['a', 'c', 'b'],
      'hand:1': ['b', 'a', 'z', 'y'],
    })
    expect(view(match, 0).zones).toMatchObject({ deck: ['?', 'c', '?'], 'hand:1': ['a', 'b', '?', '?'] })
  })

  it('does not betray its place in a hand by where the known ones lie', () => {
    const seen = [
      ['x', 'a'],
      ['a', 'x'],
    ].map(hand => {
      const match = play({
        zones,
        cards: { 'hand:1': hand, bank: ['k'] },
        turn: table => void table.move('k', 'bank', 'hand:1', hand[0] === 'x' ? 'top' : 'bottom'),
      })
      return JSON.stringify(view(match, 0))
    })
    expect(seen[0]).toBe(seen[1])
  })

  it('lies in one’s own hand where one put it', () => {
    const match = play({ zones, cards: { 'hand:0': ['z', 'a', 'm'] }, turn: () => undefined })
    expect(view(match, 0).zones['hand:0']).toEqual(['z', 'a', 'm'])
  })
})
