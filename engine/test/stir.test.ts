import { describe, expect, it } from 'vitest'
import { Match } from '../src/index.ts'
import { among, play, posted, says, saysAll } from './table.ts'
import type { TinyMatch } from './table.ts'

/** Thinks twice, then rolls. */
const gamble = (seed: number, sides: number) =>
  play(
    {
      state: { roll: 0 },
      *turn(table) {
        yield* table.choose(0, among('think'))
        yield* table.choose(0, among('roll'))
        table.state.roll = table.roll(sides)
        yield* table.choose(0, among('done'))
      },
    },
    { seed },
  )

const rolled = (match: TinyMatch<{ roll: number }>): number => (match.position.game as { roll: number }).roll

/** What is rolled after so many changes of mind. */
function rollAfter(undos: number, seed: number, sides = 1_000_000): number {
  const match = gamble(seed, sides)
  for (let i = 0; i < undos; i++) {
    says(match, 0, 'think')
    match.undo(0)
  }
  saysAll(match, 0, ['think', 'roll'])
  return rolled(match)
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed)

describe('chance after an undo', () => {
  it('is the same as ever where nothing was taken back', () => {
    for (const seed of seeds.slice(0, 20)) expect(rollAfter(0, seed)).toBe(rollAfter(0, seed))
  })

  it('brings other dice for the same answers', () => {
    const same = seeds.filter(seed => rollAfter(0, seed) === rollAfter(1, seed))
    expect(same.length).toBeLessThan(3)
  })

  it('brings other dice each time that the mind is changed', () => {
    const rolls = Array.from({ length: 60 }, (_, undos) => rollAfter(undos, 7))
    expect(new Set(rolls).size).toBeGreaterThan(57)
  })

  it('is as fair as before', () => {
    const rolls = seeds.flatMap(seed => [rollAfter(1, seed, 6), rollAfter(2, seed, 6)])
    const counts = [1, 2, 3, 4, 5, 6].map(side => rolls.filter(roll => roll === side).length)
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(40)
  })

  it('owes nothing to what it would have been', () => {
    const agree = seeds.filter(seed => rollAfter(0, seed, 6) === rollAfter(1, seed, 6)).length
    expect(Math.abs(agree - 50)).toBeLessThan(30)
  })

  it('comes again when the record is replayed, loaded or forked', () => {
    for (const seed of seeds.slice(0, 20)) {
      const match = gamble(seed, 1_000_000)
      saysAll(match, 0, ['think'])
      match.undo(0)
      const copies = [
        Match.replay(match.game, posted(match.record())),
        Match.load(match.game, posted(match.save())).match,
        match.fork(),
      ]
      for (const one of [match, ...copies]) saysAll(one, 0, ['think', 'roll'])
      for (const copy of copies) expect([copy.hash(), rolled(copy)]).toEqual([match.hash(), rolled(match)])
    }
  })

  it('cannot be tried out: once rolled, the dice lie', () => {
    const match = gamble(1, 6)
    saysAll(match, 0, ['think', 'roll', 'done'])
    match.undo(0)
    expect(match.undoable(0)).toEqual({ answers: 0, because: 'undo-barrier' })
  })
})
