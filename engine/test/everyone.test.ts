import { describe, expect, it } from 'vitest'
import { log, Match, view } from '../src/index.ts'
import type { GameTypes, Reader } from '../src/index.ts'
import { among, everything, idFor, play, posted, refuses, says, trouble } from './table.ts'

/** All three load in secret; then the first says when to row. */
const ferry = (undo: 'own' | 'table' = 'table') =>
  play(
    {
      state: { loads: [] as (readonly string[])[] },
      *turn(table) {
        const loads = yield* table.everyone(table.order(), seat => ({
          kind: 'pick',
          ...among(`goat ${seat}`, `barrel ${seat}`, 'letter'),
          min: 0,
          max: 2,
          ordered: false,
        }))
        table.state.loads = table.order().map(seat => loads.get(seat) ?? [])
        yield* table.choose(0, among('row'))
      },
    },
    { seats: 3, undo },
  )

function seenBy<G extends GameTypes>(match: Match<G>, reader: Reader): string {
  return JSON.stringify([view(match, reader), log(match, reader)])
}

describe('everyone at once', () => {
  it('is asked under one number, each with a question of their own', () => {
    const match = ferry()
    expect(new Set(match.open.map(({ id }) => id)).size).toBe(1)
    expect(match.open.map(({ seats, settles }) => ({ seats, settles }))).toEqual([
      { seats: [0], settles: 'secret' },
      { seats: [1], settles: 'secret' },
      { seats: [2], settles: 'secret' },
    ])
  })

  it('may answer in any order, and play goes on when the last one has', () => {
    const match = ferry()
    says(match, 2, ['letter'])
    says(match, 0, [])
    expect(match.position.game).toEqual({ loads: [] })
    says(match, 1, ['goat 1', 'letter'])
    expect(match.position.game).toEqual({ loads: [[], ['goat 1', 'letter'], ['letter']] })
  })

  it('answers only their own question', () => {
    const match = ferry()
    expect(refuses(match, () => says(match, 1, ['goat 0'])).code).toBe('not-an-option')
  })

  it('cannot tell what others have answered, only that they have', () => {
    const [one, other] = [ferry(), ferry()]
    says(one, 0, ['goat 0'])
    says(other, 0, ['letter'])
    for (const reader of [1, 2, 'onlooker'] as const) {
      expect(seenBy(one, reader)).toBe(seenBy(other, reader))
      expect(view(one, reader).questions[0]?.done).toEqual([0])
      expect(view(one, reader).questions[1]?.done).toEqual([])
    }
    expect(view(one, 0).questions[0]?.answered).toEqual(['goat 0'])
    expect(view(one, 1).questions.some(question => question.answered !== undefined)).toBe(false)
  })

  it('sees neither the options nor the arguments of another seat', () => {
    const match = ferry()
    expect(seenBy(match, 1)).not.toContain('goat 0')
    expect(seenBy(match, 'onlooker')).not.toContain('goat')
  })

  it('may have second thoughts until all are in; the last word counts', () => {
    const match = ferry()
    says(match, 0, ['goat 0'])
    says(match, 0, ['letter'])
    says(match, 1, [])
    says(match, 2, [])
    expect(match.position.game).toEqual({ loads: [['letter'], [], []] })
  })

  it('has said nothing any more once all are in', () => {
    const match = ferry()
    const id = idFor(match, 0)
    for (const seat of [0, 1, 2]) says(match, seat, [])
    expect([0, 1, 2].map(seat => match.held(seat))).toEqual([undefined, undefined, undefined])
    expect(refuses(match, () => match.answer(1, id, ['letter'])).code).toBe('stale-question')
  })

  it('is still thinking after a save half-way, and what was said is kept', () => {
    const match = ferry()
    says(match, 0, ['goat 0'])
    says(match, 1, ['letter'])
    says(match, 1, ['goat 1'])
    const { match: loaded } = Match.load(match.game, posted(match.save()))
    expect(everything(loaded)).toBe(everything(match))
    expect(loaded.held(1)).toEqual(['goat 1'])
    says(loaded, 2, [])
    expect(loaded.position.game).toEqual({ loads: [['goat 0'], ['goat 1'], []] })
  })

  it('takes back first its last word, then the one before', () => {
    const match = ferry('own')
    says(match, 1, ['letter'])
    says(match, 0, ['goat 0'])
    says(match, 0, ['barrel 0'])
    match.undo(0)
    expect([match.held(0), match.held(1)]).toEqual([['goat 0'], ['letter']])
    match.undo(0)
    expect([match.held(0), match.held(1)]).toEqual([undefined, ['letter']])
    expect(trouble(() => match.undo(0))).toEqual({ code: 'undo-others' })
  })

  it('answers under a new number after somebody took something back', () => {
    const match = ferry()
    const id = idFor(match, 0)
    says(match, 0, ['goat 0'])
    match.undo(0)
    expect(refuses(match, () => match.answer(1, id, [])).code).toBe('stale-question')
    for (const seat of [0, 1, 2]) says(match, seat, [])
    expect(match.position.game).toEqual({ loads: [[], [], []] })
  })

  it('takes nothing back once all have shown what they chose', () => {
    const match = ferry()
    for (const seat of [0, 1, 2]) says(match, seat, [])
    expect(match.barrier).toBe(3)
    expect(trouble(() => match.undo(0))).toEqual({ code: 'undo-barrier' })
  })

  it('may be one alone, who has no secrets to show and may take it back', () => {
    const match = play({
      *turn(table) {
        yield* table.everyone([1], () => ({ kind: 'choose', ...among('left', 'right') }))
        yield* table.choose(0, among('row'))
      },
    })
    says(match, 1, 'left')
    expect(match.undoable(1)).toEqual({ answers: 1 })
  })

  it('may be nobody, and play goes on', () => {
    const match = play({
      state: { asked: -1 },
      *turn(table) {
        const answers = yield* table.everyone([], () => ({ kind: 'choose', ...among('left') }))
        table.state.asked = answers.size
      },
    })
    expect(match.position.game).toEqual({ asked: 0 })
    expect(match.result).toBeDefined()
  })

  it('may be only some of the table, in the order the rules name them', () => {
    const match = play(
      {
        state: { order: [] as number[] },
        *turn(table) {
          const answers = yield* table.everyone([2, 0], () => ({ kind: 'choose', ...among('left', 'right') }))
          table.state.order = [...answers.keys()]
        },
      },
      { seats: 3 },
    )
    expect(refuses(match, () => says(match, 1, 'left')).code).toBe('not-asked')
    says(match, 0, 'left')
    says(match, 2, 'right')
    expect(match.position.game).toEqual({ order: [2, 0] })
  })

  it('gives a choice as a list of one', () => {
    const match = play({
      state: { chosen: [] as (readonly string[])[] },
      *turn(table) {
        const answers = yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('left', 'right') }))
        table.state.chosen = [...answers.values()]
      },
    })
    says(match, 0, 'left')
    says(match, 1, 'right')
    expect(match.position.game).toEqual({ chosen: [['left'], ['right']] })
  })
})
