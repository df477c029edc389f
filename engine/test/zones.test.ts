import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Table } from '../src/index.ts'
import { zones } from './deal.ts'
import { among, play, refuses, says, trouble } from './table.ts'
import type { Tiny, TinyMatch } from './table.ts'

/** The cards of a match that does one thing and ends. */
function after(
  cards: Readonly<Record<string, readonly string[]>>,
  turn: (table: Table<Tiny<object>>) => void,
): TinyMatch {
  return play({ zones, cards, turn })
}

const lying = (match: TinyMatch): Record<string, string[]> => match.position.zones.cards

describe('cards', () => {
  it('move by name to the top or to the bottom', () => {
    const match = after({ bank: ['a', 'b', 'c'], deck: ['x'] }, table => {
      table.move('b', 'bank', 'deck')
      table.move(['a', 'c'], 'bank', 'deck', 'bottom')
    })
    expect(lying(match)).toEqual({ bank: [], deck: ['c', 'a', 'x', 'b'] })
  })

  it('are drawn from the top, one after the other', () => {
    const match = after({ deck: ['a', 'b', 'c'] }, table => void table.draw(2, 'deck', 'hand:1'))
    expect(lying(match)).toEqual({ deck: ['a'], 'hand:1': ['c', 'b'] })
  })

  it('are drawn as far as there are any', () => {
    const drawn: unknown[] = []
    after(
      { deck: ['a'] },
      table => void drawn.push(table.draw(3, 'deck', 'bank'), table.draw(1, 'deck', 'bank')),
    )
    expect(drawn).toMatchObject([{ cards: [{ card: 'a' }] }, { cards: [] }])
  })

  it('can move within their own zone', () => {
    const match = after({ deck: ['a', 'b', 'c'] }, table => {
      table.move('c', 'deck', 'deck', 'bottom')
      table.draw(1, 'deck', 'deck')
    })
    expect(lying(match)).toEqual({ deck: ['c', 'a', 'b'] })
  })

  it('of one kind are many; the topmost of them moves', () => {
    const match = after(
      { bank: ['goat', 'letter', 'goat'] },
      table => void table.move('goat', 'bank', 'deck'),
    )
    expect(lying(match)).toEqual({ bank: ['goat', 'letter'], deck: ['goat'] })
  })

  it('are shuffled into every order', () => {
    const orders = new Set(
      Array.from({ length: 100 }, (_, seed) => {
        const match = play(
          { zones, cards: { deck: ['a', 'b', 'c'] }, turn: table => table.shuffle('deck') },
          { seed },
        )
        return lying(match)['deck']?.join('')
      }),
    )
    expect(orders.size).toBe(6)
  })

  it('cannot be slipped into a zone that nothing has been put into', () => {
    const match = play({
      zones,
      *turn(table) {
        yield* table.choose(0, among('cheat'))
        ;(table.cards('deck') as string[]).push('forged')
      },
    })
    expect(refuses(match, () => says(match, 0, 'cheat')).code).toBe('rules-bug')
  })

  it('never appear or vanish, wherever they go', () => {
    const places = ['deck', 'hand:0', 'hand:1', 'bank', 'note'] as const
    const place = fc.constantFrom(...places)
    const act = fc.oneof(
      fc.record({ act: fc.constant('draw' as const), from: place, to: place, count: fc.nat(3) }),
      fc.record({
        act: fc.constant('move' as const),
        from: place,
        to: place,
        end: fc.constantFrom('top', 'bottom'),
      }),
      fc.record({ act: fc.constant('shuffle' as const), from: place }),
      fc.record({ act: fc.constant('show' as const), from: place, count: fc.nat(3) }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), acts => {
        const match = after({ deck: ['a', 'a', 'b', 'c'], 'hand:0': ['d', 'e'], bank: ['f'] }, table => {
          for (const one of acts) {
            const [card] = table.cards(one.from)
            if (one.act === 'draw') table.draw(one.count, one.from, one.to)
            else if (one.act === 'shuffle') table.shuffle(one.from)
            else if (one.act === 'show') table.show(one.from, [1], one.count)
            else if (card !== undefined) table.move(card, one.from, one.to, one.end)
          }
        })
        const { cards, seen } = match.position.zones
        expect(Object.values(cards).flat().sort()).toEqual(['a', 'a', 'b', 'c', 'd', 'e', 'f'])
        for (const [zone, marks] of Object.entries(seen))
          expect(marks).toHaveLength(cards[zone]?.length ?? -1)
        expect(seen['bank']).toBeUndefined()
        for (const mark of seen['hand:0'] ?? []) expect(mark & 1).toBe(1)
      }),
    )
  })
})

describe('a zone', () => {
  it('is empty until something is put there', () => {
    const found: unknown[] = []
    after({}, table => void found.push(table.cards('deck'), table.cards('hand:1')))
    expect(found).toEqual([[], []])
  })

  it.each([
    ['reading', table => table.cards('dekc')],
    ['moving from', table => table.move('a', 'dekc', 'bank')],
    ['moving to', table => table.move('a', 'bank', 'dekc')],
    ['moving nothing to', table => table.move([], 'bank', 'dekc')],
    ['drawing from', table => table.draw(1, 'dekc', 'bank')],
    ['drawing to', table => table.draw(1, 'bank', 'dekc:1')],
    ['shuffling', table => table.shuffle('dekc')],
    ['showing', table => table.show('dekc', [0])],
    ['watching', table => table.watch('dekc', [0])],
  ] as [string, (table: Table<Tiny<object>>) => unknown][])('must not be misspelt when %s it', (_, act) => {
    const found = trouble(() => after({ bank: ['a'] }, table => void act(table)))
    expect(found).toMatchObject({
      code: 'rules-bug',
      step: 'turn',
      why: expect.stringContaining('dekc') as string,
    })
  })

  it('is misspelt also where every object has something of that name', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      expect(trouble(() => after({}, table => void table.move([], name, 'bank'))).code).toBe('rules-bug')
    }
  })

  it('that has an owner must say who', () => {
    for (const hand of ['hand', 'hand:', 'hand:x']) {
      expect(trouble(() => after({ [hand]: ['a'] }, () => undefined)).code).toBe('rules-bug')
    }
  })

  it('is shown to nobody who is not at the table', () => {
    for (const stranger of [-1, 2, 0.5, 32]) {
      expect(
        trouble(() => after({ deck: ['a'] }, table => void table.show('deck', [0, stranger]))).code,
      ).toBe('rules-bug')
      expect(trouble(() => after({}, table => table.watch('note', [stranger]))).code).toBe('rules-bug')
    }
  })

  it('does not give a card that is not there', () => {
    const found = trouble(() => after({ bank: ['a'] }, table => void table.move(['a', 'a'], 'bank', 'deck')))
    expect(found).toMatchObject({
      code: 'rules-bug',
      why: expect.stringContaining("'a' is not in zone 'bank'") as string,
    })
  })

  it('is filled only while the match is set up', () => {
    const match = play({
      zones,
      *turn(table) {
        yield* table.choose(0, among('conjure'))
        table.fill('deck', ['rabbit'])
      },
    })
    expect(refuses(match, () => says(match, 0, 'conjure'))).toMatchObject({ code: 'rules-bug', step: 'turn' })
  })

  it('names who watches it only if its kind says so', () => {
    expect(trouble(() => after({}, table => table.watch('hand:0', [1])))).toMatchObject({ code: 'rules-bug' })
  })
})
