import { describe, expect, it } from 'vitest'
import { view } from '../src/index.ts'
import type { Reader, Table } from '../src/index.ts'
import { zones } from './deal.ts'
import { among, play, says } from './table.ts'
import type { Tiny } from './table.ts'

/** What each of three seats and the onlookers see of a zone after something was done. */
function seen(
  zone: string,
  cards: Readonly<Record<string, readonly string[]>>,
  turn: (table: Table<Tiny<object>>) => unknown,
): { 0: string; 1: string; 2: string; onlooker: string } {
  const match = play({ zones, cards, turn: table => void turn(table) }, { seats: 3 })
  const by = (reader: Reader) => (view(match, reader).zones[zone] ?? []).join(' ')
  return { 0: by(0), 1: by(1), 2: by(2), onlooker: by('onlooker') }
}

describe('who knows a card', () => {
  it('is decided by the zone it lies in', () => {
    const cards = { deck: ['a'], 'hand:1': ['b'], bank: ['c'], note: ['d'] }
    expect(seen('deck', cards, () => 0)).toEqual({ 0: '?', 1: '?', 2: '?', onlooker: '?' })
    expect(seen('hand:1', cards, () => 0)).toEqual({ 0: '?', 1: 'b', 2: '?', onlooker: '?' })
    expect(seen('bank', cards, () => 0)).toEqual({ 0: 'c', 1: 'c', 2: 'c', onlooker: 'c' })
    expect(seen('note', cards, () => 0)).toEqual({ 0: '?', 1: '?', 2: '?', onlooker: '?' })
  })

  it('is nobody, where a hand has the number of no seat', () => {
    for (const hand of ['hand:3', 'hand:7', 'hand:32', 'hand:100']) {
      expect(seen(hand, { [hand]: ['a'] }, () => 0)).toEqual({ 0: '?', 1: '?', 2: '?', onlooker: '?' })
    }
  })

  it('goes with the card into a hand', () => {
    const drawn = seen('hand:1', { deck: ['a'] }, table => table.draw(1, 'deck', 'hand:1'))
    expect(drawn).toEqual({ 0: '?', 1: 'a', 2: '?', onlooker: '?' })
  })

  it('does not change when a card that all have seen is hidden again', () => {
    const taken = seen('hand:1', { bank: ['a'], 'hand:1': ['z'] }, table => table.move('a', 'bank', 'hand:1'))
    expect(taken).toEqual({ 0: 'a ?', 1: 'z a', 2: 'a ?', onlooker: 'a ?' })
  })

  it('is kept by whoever looked at it before another took it', () => {
    const looked = seen('hand:1', { deck: ['a', 'b'] }, table => {
      table.show('deck', [0], 1)
      table.draw(1, 'deck', 'hand:1')
    })
    expect(looked).toEqual({ 0: 'b', 1: 'b', 2: '?', onlooker: '?' })
  })
})

describe('showing', () => {
  it('lets some seats look at the top cards, and no further', () => {
    const shown = seen('deck', { deck: ['a', 'b', 'c'] }, table => table.show('deck', [0, 2], 2))
    expect(shown).toEqual({ 0: '? b c', 1: '? ? ?', 2: '? b c', onlooker: '? ? ?' })
  })

  it('lets them look at all cards unless a number is named', () => {
    const shown = seen('deck', { deck: ['a', 'b'] }, table => table.show('deck', [1]))
    expect(shown).toEqual({ 0: '? ?', 1: 'a b', 2: '? ?', onlooker: '? ?' })
  })

  it('gives the cards top first, with who knows them now', () => {
    const given: unknown[] = []
    seen('deck', { deck: ['a', 'b', 'c'], bank: ['d'] }, table =>
      given.push(table.show('deck', [1], 2), table.show('bank', [1]), table.show('hand:0', [1])),
    )
    expect(given).toEqual([
      {
        cards: [
          { card: 'c', seen: 0b0010 },
          { card: 'b', seen: 0b0010 },
        ],
      },
      { cards: [{ card: 'd', seen: 0b1111 }] },
      { cards: [] },
    ])
  })

  it('adds to who knew before', () => {
    const shown = seen('deck', { deck: ['a'] }, table => {
      table.show('deck', [0])
      table.show('deck', [1])
    })
    expect(shown).toEqual({ 0: 'a', 1: 'a', 2: '?', onlooker: '?' })
  })
})

describe('watching', () => {
  it('lets the named seats see what lies there and what comes', () => {
    const watched = seen('note', { note: ['a'], deck: ['b'] }, table => {
      table.watch('note', [0, 2])
      table.draw(1, 'deck', 'note')
    })
    expect(watched).toEqual({ 0: 'a b', 1: '? ?', 2: 'a b', onlooker: '? ?' })
  })

  it('ends for those no longer named, who keep what they know', () => {
    const watched = seen('note', { note: ['a'], deck: ['b'] }, table => {
      table.watch('note', [0])
      table.watch('note', [1])
      table.draw(1, 'deck', 'note')
    })
    expect(watched).toEqual({ 0: 'a ?', 1: 'a b', 2: '? ?', onlooker: '? ?' })
  })

  it('outlasts a shuffle', () => {
    const watched = seen('note', { note: ['a', 'b', 'c'] }, table => {
      table.watch('note', [0])
      table.shuffle('note')
    })
    expect(watched[0].split(' ').sort()).toEqual(['a', 'b', 'c'])
    expect(watched[1]).toBe('? ? ?')
  })

  it('goes on where the match is taken up again', () => {
    const match = play({
      zones,
      cards: { deck: ['b'] },
      steps: {
        *name(table) {
          yield* table.choose(0, among('watch'))
          table.watch('note', [0])
        },
        *draw(table) {
          yield* table.choose(0, among('draw'))
          table.draw(1, 'deck', 'note')
        },
      },
    })
    says(match, 0, 'watch')
    const again = match.fork()
    says(again, 0, 'draw')
    expect([view(again, 0).zones['note'], view(again, 1).zones['note']]).toEqual([['b'], ['?']])
  })
})

describe('forgetting', () => {
  /** Everybody knows that seat 1 holds `k`; what else it holds, only seat 1 knows. */
  const hand = { 'hand:1': ['x', 'y'], bank: ['k'] }
  const holds = (table: Table<Tiny<object>>) => table.move('k', 'bank', 'hand:1')

  it('happens to those who did not see which card left a hand', () => {
    const left = seen('hand:1', hand, table => {
      holds(table)
      table.move('x', 'hand:1', 'pile')
    })
    expect(left).toEqual({ 0: '? ?', 1: 'y k', 2: '? ?', onlooker: '? ?' })
  })

  it('does not happen to those who saw it leave', () => {
    const left = seen('hand:1', hand, table => {
      holds(table)
      table.move('x', 'hand:1', 'bank')
    })
    expect(left).toEqual({ 0: 'k ?', 1: 'y k', 2: 'k ?', onlooker: 'k ?' })
  })

  it('happens only to some when only some saw it', () => {
    const left = seen('hand:1', hand, table => {
      holds(table)
      table.move('x', 'hand:1', 'hand:2')
    })
    expect(left).toEqual({ 0: '? ?', 1: 'y k', 2: 'k ?', onlooker: '? ?' })
  })

  it('does not happen when the known card itself leaves, for it is known to be that one', () => {
    const left = seen('hand:1', { ...hand, bank: ['k', 'l'] }, table => {
      table.move(['k', 'l'], 'bank', 'hand:1')
      table.move('k', 'hand:1', 'pile')
    })
    expect(left).toEqual({ 0: 'l ? ?', 1: 'x y l', 2: 'l ? ?', onlooker: 'l ? ?' })
  })

  it('reaches the card that left, whose new place the others do not know', () => {
    const left = seen('pile', hand, table => {
      holds(table)
      table.move('x', 'hand:1', 'pile')
    })
    expect(left).toEqual({ 0: '?', 1: 'x', 2: '?', onlooker: '?' })
  })

  it('does not happen when a card is added, though nobody sees which', () => {
    const added = seen('hand:1', { ...hand, deck: ['z'] }, table => {
      holds(table)
      table.draw(1, 'deck', 'hand:1')
    })
    expect(added).toEqual({ 0: 'k ? ? ?', 1: 'x y k z', 2: 'k ? ? ?', onlooker: 'k ? ? ?' })
  })

  it('does not happen in a deck, where every card keeps its place', () => {
    const left = seen('deck', { deck: ['a', 'b', 'c'] }, table => {
      table.show('deck', [0], 1)
      table.move('a', 'deck', 'pile')
      table.move('b', 'deck', 'deck')
    })
    expect(left).toEqual({ 0: 'c ?', 1: '? ?', 2: '? ?', onlooker: '? ?' })
  })

  it('follows a shuffle, except for those who look on all the time', () => {
    const shuffled = seen('hand:1', hand, table => {
      holds(table)
      table.shuffle('hand:1')
    })
    expect(shuffled).toMatchObject({ 0: '? ? ?', 2: '? ? ?', onlooker: '? ? ?' })
    expect(shuffled[1].split(' ').sort()).toEqual(['k', 'x', 'y'])
    expect(seen('deck', { deck: ['a'] }, table => (table.show('deck', [0]), table.shuffle('deck')))[0]).toBe(
      '?',
    )
  })

  it('is about cards in their places, not about their names', () => {
    const twins = seen('hand:1', { 'hand:1': ['goat'], bank: ['goat'] }, table =>
      table.move('goat', 'bank', 'hand:1'),
    )
    expect(twins).toEqual({ 0: 'goat ?', 1: 'goat goat', 2: 'goat ?', onlooker: 'goat ?' })
  })
})
