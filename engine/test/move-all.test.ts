import { expect, it } from 'vitest'
import { view } from '../src/index.ts'
import { among, play, says } from './table.ts'

const zones = {
  deck: { sees: 'nobody', ordered: true },
  pile: { sees: 'everyone', ordered: true },
  hand: { sees: 'owner' },
} as const

it('moves all cards on top of another zone, in their order', () => {
  const match = play({
    zones,
    cards: { deck: ['a', 'b'], pile: ['c', 'd', 'e'] },
    *turn(table) {
      yield* table.choose(0, among('go'))
      const moved = table.moveAll('pile', 'deck').cards.map(({ card }) => card)
      expect(moved).toEqual(['c', 'd', 'e'])
      table.moveAll('deck', 'deck')
      yield* table.choose(0, among('on'))
    },
  })
  says(match, 0, 'go')
  expect(match.position.zones.cards).toMatchObject({ deck: ['a', 'b', 'c', 'd', 'e'], pile: [] })
  expect(view(match, 1).zones['deck']).toEqual(['?', '?', 'c', 'd', 'e'])
  expect(match.undoable(0).answers).toBe(1)
})

it('is a reveal where hidden cards come into the open, and to nobody else', () => {
  const match = play({
    zones,
    cards: { deck: ['a'], 'hand:1': ['b', 'c'] },
    *turn(table) {
      yield* table.choose(0, among('go'))
      table.moveAll('hand:1', 'pile')
      table.moveAll('deck', 'hand:0')
      yield* table.choose(0, among('on'))
    },
  })
  says(match, 0, 'go')
  expect(view(match, 0).zones).toMatchObject({ pile: ['b', 'c'], 'hand:0': ['a'], 'hand:1': [] })
  expect(view(match, 1).zones).toMatchObject({ pile: ['b', 'c'], 'hand:0': ['?'] })
  expect(match.undoable(0)).toEqual({ answers: 0, because: 'undo-barrier' })
})
