import { describe, expect, it } from 'vitest'
import type { Table } from '../src/index.ts'
import { zones } from './deal.ts'
import { among, play, saysAll, sitDown, tiny, trouble } from './table.ts'
import type { Tiny, TinyMatch } from './table.ts'

type Act = (table: Table<Tiny<object>>) => unknown

/** Three questions; the second answer does something. */
function afterwards(act: Act): TinyMatch {
  const match = play({
    zones,
    cards: { deck: ['a', 'b'], 'hand:0': ['c'], bank: ['d', 'e'], note: ['f'] },
    *turn(table) {
      yield* table.choose(0, among('go'))
      yield* table.choose(0, among('go'))
      act(table)
      yield* table.choose(0, among('go'))
      yield* table.choose(0, among('go'))
    },
  })
  saysAll(match, 0, ['go', 'go', 'go'])
  return match
}

describe('undo stops', () => {
  it.each([
    ['a roll', table => table.roll()],
    ['any use of chance', table => table.chance(2)],
    ['a shuffle', table => table.shuffle('deck')],
    ['a shuffle of cards that all see', table => table.shuffle('bank')],
    ['a draw to a hand', table => table.draw(1, 'deck', 'hand:1')],
    ['a draw to where all see it', table => table.draw(1, 'deck', 'bank')],
    ['a card that is played from a hand', table => table.move('c', 'hand:0', 'bank')],
    ['a card that is given to another hand', table => table.move('c', 'hand:0', 'hand:1')],
    ['a card that is shown', table => table.show('deck', [1], 1)],
    ['a zone that somebody begins to watch', table => table.watch('note', [0])],
    ['a page that is unsealed', table => table.unseal()],
  ] as [string, Act][])('at %s', (_, act) => {
    const match = afterwards(act)
    expect(match.barrier).toBe(2)
    expect(match.undoable(0)).toEqual({ answers: 1 })
    match.undo(0)
    expect(trouble(() => match.undo(0))).toEqual({ code: 'undo-barrier' })
  })

  it.each([
    ['cards that all see move about', table => table.move('d', 'bank', 'bank', 'bottom')],
    ['a card that all see goes into a hand', table => table.move('d', 'bank', 'hand:1')],
    ['a card goes from a hand face down on a pile', table => table.move('c', 'hand:0', 'pile')],
    ['a hidden card goes under its deck unseen', table => table.move('b', 'deck', 'deck', 'bottom')],
    ['somebody looks at what all can see', table => table.show('bank', [0, 1])],
    ['somebody looks at their own hand', table => table.show('hand:0', [0])],
    ['somebody looks at no card', table => table.show('deck', [1], 0)],
    ['a deck is shown to nobody', table => table.show('deck', [])],
    ['nobody watches', table => table.watch('note', [])],
    ['nothing is left to draw', table => table.draw(1, 'hand:1', 'bank')],
    ['something is told', table => table.tell('log.dawn', {})],
    ['further steps are planned', table => table.then({ do: 'over' })],
  ] as [string, Act][])('not where %s', (_, act) => {
    const match = afterwards(act)
    expect(match.barrier).toBe(0)
    match.undo(0, 3)
    expect(match.entries()).toEqual([{ undo: expect.any(Number) as number }])
  })

  it('not where somebody looks twice', () => {
    const match = play({
      zones,
      cards: { deck: ['a'] },
      rounds: 3,
      *turn(table) {
        yield* table.choose(0, among('look'))
        table.show('deck', [0])
      },
    })
    saysAll(match, 0, ['look', 'look'])
    expect(match.barrier).toBe(1)
  })

  it('at the last barrier, not at the first', () => {
    const match = play({
      rounds: 4,
      *turn(table) {
        if ((yield* table.choose(0, among('wait', 'roll'))) === 'roll') table.roll()
      },
    })
    saysAll(match, 0, ['roll', 'roll', 'wait'])
    expect([match.barrier, match.undoable(0).answers]).toEqual([2, 1])
  })

  it('at the same place after an undo, a save and a fork', () => {
    const match = afterwards(table => table.roll())
    match.undo(0)
    expect([match.barrier, match.fork().barrier]).toEqual([2, 2])
    expect(trouble(() => match.fork().undo(0))).toEqual({ code: 'undo-barrier' })
  })

  it('not at what was dealt and shuffled before anybody was asked', () => {
    const match = play({
      zones,
      cards: { deck: ['a', 'b'] },
      *turn(table) {
        table.shuffle('deck')
        table.draw(1, 'deck', 'hand:0')
        yield* table.choose(0, among('go'))
        yield* table.choose(0, among('go'))
      },
    })
    saysAll(match, 0, ['go'])
    expect(match.undoable(0)).toEqual({ answers: 1 })
  })
})

describe('what an answer taught', () => {
  const teaches = (act: Act): number => {
    const match = play({
      zones,
      cards: { deck: ['a', 'b'], note: ['f'], bank: ['d'] },
      *turn(table) {
        yield* table.choose(0, among('go'))
        act(table)
        yield* table.choose(0, among('go'))
      },
    })
    saysAll(match, 0, ['go'])
    return match.learnt
  }

  it('is known by the bits of those who learnt it, onlookers last', () => {
    expect(teaches(table => table.draw(1, 'deck', 'hand:1'))).toBe(0b010)
    expect(teaches(table => table.draw(1, 'deck', 'bank'))).toBe(0b111)
    expect(teaches(table => table.show('deck', [0, 1], 1))).toBe(0b011)
    expect(teaches(table => table.show('deck', 'everyone', 1))).toBe(0b111)
    expect(teaches(table => table.watch('note', [0]))).toBe(0b001)
  })

  it('is added up over all that happened', () => {
    expect(teaches(table => (table.show('deck', [0], 1), table.draw(1, 'deck', 'hand:1')))).toBe(0b011)
  })

  it('is nothing where nothing hidden was shown', () => {
    expect(teaches(table => table.roll())).toBe(0)
    expect(teaches(table => table.move('d', 'bank', 'hand:0'))).toBe(0)
  })

  it('counts only those who did not know it before', () => {
    const match = play({
      zones,
      cards: { deck: ['a', 'b'] },
      *turn(table) {
        table.show('deck', [0], 2)
        yield* table.choose(0, among('go'))
        table.show('deck', [0, 1], 1)
        yield* table.choose(0, among('go'))
        table.draw(1, 'deck', 'bank')
        yield* table.choose(0, among('go'))
      },
    })
    saysAll(match, 0, ['go'])
    expect(match.learnt).toBe(0b010)
    saysAll(match, 0, ['go'])
    expect(match.learnt).toBe(0b100)
  })

  it('is nothing before the first answer, though hands were dealt', () => {
    const game = tiny({
      zones,
      *turn(table) {
        yield* table.choose(0, among('go'))
      },
    })
    const match = sitDown({
      ...game,
      setup(table) {
        table.fill('deck', ['a'])
        table.draw(1, 'deck', 'hand:0')
        table.then({ do: 'turn' }, { do: 'over' })
        return {}
      },
    })
    expect(match.learnt).toBe(0)
  })

  it('is what the last answer taught, not the one before', () => {
    const match = afterwards(table => table.draw(1, 'deck', 'hand:1'))
    expect(match.learnt).toBe(0)
  })
})
