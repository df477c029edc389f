import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Done, longestRange, Todo } from '../src/range.ts'
import type { Range } from '../src/range.ts'

const numbersIn = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))

test('what was played and what is missing make up all games, whatever was played first', () => {
  const range = fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 8 }))
  fc.assert(
    fc.property(fc.array(range), fc.nat(40), (played, games) => {
      const done = new Done()
      const all = new Set<number>()
      for (const [from, length] of played) {
        const one = { table: 2, from, to: from + length }
        expect(done.overlaps(one)).toBe(numbersIn([one]).some(i => all.has(i)))
        done.add(one)
        for (const i of numbersIn([one])) all.add(i)
      }
      const missing = Array.from({ length: games }, (_, i) => i).filter(i => !all.has(i))
      expect(numbersIn(done.missing(2, games))).toEqual(missing)
      expect(numbersIn(done.missing(3, games))).toHaveLength(games)
    }),
  )
})

describe('what is to do', () => {
  test('is handed out completely, in order, in pieces that nobody waits long for', () => {
    const todo = new Todo([
      { table: 2, from: 10, to: 5000 },
      { table: 4, from: 0, to: 7 },
    ])
    const pieces: Range[] = []
    for (let piece = todo.next(2); piece; piece = todo.next(2)) pieces.push(piece)
    expect(numbersIn(pieces.filter(({ table }) => table === 2))).toEqual(
      numbersIn([{ table: 2, from: 10, to: 5000 }]),
    )
    expect(numbersIn(pieces.filter(({ table }) => table === 4))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(Math.max(...pieces.map(({ from, to }) => to - from))).toBeLessThanOrEqual(longestRange)
    expect(todo.left).toBe(0)
  })

  test('is shared by all workers even if it is little', () => {
    const todo = new Todo([{ table: 2, from: 0, to: 8 }])
    expect(todo.next(2)).toEqual({ table: 2, from: 0, to: 1 })
  })
})
