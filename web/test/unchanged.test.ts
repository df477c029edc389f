import { expect, it } from 'vitest'
import { unchanged } from '../src/table/unchanged.ts'

const before = { zones: { deck: ['a', 'b'], hand: ['c'] }, state: { turn: 1, players: [{ n: 1 }, { n: 2 }] } }

it('gives back the same thing where nothing has changed', () => {
  expect(unchanged(before, structuredClone(before))).toBe(before)
})

it('says what is new, and keeps everything beside it', () => {
  const after = structuredClone(before)
  after.zones.hand.push('d')
  after.state.players[1] = { n: 3 }
  const shown = unchanged(before, after)
  expect(shown).toEqual(after)
  expect(shown.zones.deck).toBe(before.zones.deck)
  expect(shown.zones.hand).not.toBe(before.zones.hand)
  expect(shown.state.players[0]).toBe(before.state.players[0])
  expect(shown.state.players[1]).not.toBe(before.state.players[1])
})

it('copies nothing that is new throughout, or shares with before what has not changed', () => {
  const after = { ...before, state: { ...before.state, turn: 2 } }
  expect(unchanged(before, after)).toBe(after)
  expect(unchanged(['a', before], ['b', before, 'c'])).toEqual(['b', before, 'c'])
  const items = [before, 'new']
  expect(unchanged([before], items)).toBe(items)
})

it('notices what has gone, what has come as nothing, and what has become another kind of thing', () => {
  expect(unchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(unchanged({ a: 1, b: 2 }, { a: 1, c: undefined })).toStrictEqual({ a: 1, c: undefined })
  expect(unchanged(['x', 'y'], ['x'])).toEqual(['x'])
  expect(unchanged({ 0: 'x' }, ['x'])).toEqual(['x'])
  expect(unchanged(undefined, { a: 1 })).toEqual({ a: 1 })
  expect(unchanged({ a: { b: 1 } }, { a: null })).toEqual({ a: null })
})
