import { expect, test } from 'vitest'
import { pairRows } from '../../table/board/pair-rows.ts'
import type { PairRow } from '../../table/board/pair-rows.ts'

const ids = (rows: readonly PairRow[]): number[] => rows.map(({ id }) => id)

const full = [
  ['a', 'A'],
  ['b', 'B'],
  ['c', 'C'],
  ['d', 'D'],
]
const laid = pairRows([], full)

test('every pair has a row of its own, and the places are counted from the top', () => {
  expect(laid).toEqual(full.map((cards, n) => ({ id: n, place: n + 1, cards })))
})

test('a place keeps its row when its pair is drafted, and when one of its cards is exchanged', () => {
  const drafted = pairRows(laid, [['a', 'A'], [], ['c', 'C'], ['d', 'D']])
  expect(ids(drafted)).toEqual([0, 1, 2, 3])
  const swapped = pairRows(laid, [
    ['x', 'A'],
    ['b', 'B'],
    ['c', 'C'],
    ['d', 'y'],
  ])
  expect(ids(swapped)).toEqual([0, 1, 2, 3])
})

test('POD-096: pairs that move up take their rows along, and what is dealt lies in the others', () => {
  const drafted = pairRows(laid, [['a', 'A'], [], ['c', 'C'], ['d', 'D']])
  const moved = pairRows(drafted, [
    ['c', 'C'],
    ['d', 'D'],
    ['e', 'E'],
    ['f', 'F'],
  ])
  expect(ids(moved).slice(0, 2)).toEqual([2, 3])
  expect(ids(moved).slice(2).toSorted()).toEqual([0, 1])
  expect(moved.map(({ place }) => place)).toEqual([1, 2, 3, 4])
})

test('no two rows are the same, however many places there are', () => {
  const more = pairRows(laid, [['d', 'D'], ['a', 'A'], [], [], [], ['g', 'G']])
  expect(new Set(ids(more)).size).toBe(6)
  const fewer = pairRows(more, [['g', 'G'], ['z']])
  expect(new Set(ids(fewer)).size).toBe(2)
  expect(new Set(ids(pairRows(fewer, full))).size).toBe(4)
})
