import { describe, expect, it } from 'vitest'
import { Match, questions } from '../src/index.ts'
import type { GameTypes, Seat } from '../src/index.ts'
import { among, everything, idFor, play, posted, refuses, says } from './table.ts'

/** The table decides on a way twice. */
const walk = (decides: Seat | 'anyone' | 'all') =>
  play(
    {
      state: { ways: [] as string[] },
      rounds: 2,
      *turn(table) {
        table.state.ways.push(yield* table.together(decides, among('left', 'right')))
      },
    },
    { seats: 3 },
  )

function suggests<G extends GameTypes>(match: Match<G>, seat: Seat, value: unknown): void {
  match.suggest(seat, idFor(match, 0), value)
}

describe('a question of the whole table', () => {
  it('is seen in full by everybody, onlookers too', () => {
    const match = walk(1)
    for (const reader of [0, 1, 2, 'onlooker'] as const) {
      expect(questions(match, reader)).toMatchObject([
        { table: true, mine: reader === 1, question: { kind: 'choose' } },
      ])
    }
  })

  it('is decided by the one whose word counts, and by nobody else', () => {
    const match = walk(1)
    expect(refuses(match, () => says(match, 0, 'left'))).toEqual({ code: 'not-asked', seat: 0 })
    says(match, 1, 'right')
    expect(match.position.game).toEqual({ ways: ['right'] })
  })

  it('is decided by whoever speaks first, where anyone may', () => {
    const match = walk('anyone')
    says(match, 2, 'left')
    says(match, 0, 'right')
    expect(match.position.game).toEqual({ ways: ['left', 'right'] })
  })

  it('is decided where all must agree only when all say the same', () => {
    const match = walk('all')
    says(match, 0, 'left')
    says(match, 1, 'left')
    says(match, 2, 'right')
    expect(match.position.game).toEqual({ ways: [] })
    expect(questions(match, 0)[0]).toMatchObject({ settles: 'agree', answered: 'left', done: [0, 1, 2] })
    says(match, 2, 'left')
    expect(match.position.game).toEqual({ ways: ['left'] })
    expect(questions(match, 0)[0]?.done).toEqual([])
  })

  it('is not decided by one seat that says the same thing thrice', () => {
    const match = walk('all')
    for (let i = 0; i < 3; i++) says(match, 0, 'left')
    expect(match.position.game).toEqual({ ways: [] })
  })
})

describe('a suggestion', () => {
  it('may come from anyone and is seen by all', () => {
    const match = walk(1)
    suggests(match, 0, 'left')
    suggests(match, 2, 'right')
    for (const reader of [0, 1, 2, 'onlooker'] as const) {
      expect(questions(match, reader)[0]?.suggestions).toEqual([
        { seat: 0, value: 'left' },
        { seat: 2, value: 'right' },
      ])
    }
  })

  it('decides nothing and is no part of the record', () => {
    const match = walk(1)
    suggests(match, 1, 'left')
    expect([match.length, match.position.game]).toEqual([0, { ways: [] }])
  })

  it('is the last one that a seat has made', () => {
    const match = walk(1)
    suggests(match, 0, 'left')
    suggests(match, 0, 'right')
    expect(match.suggestions).toEqual([{ seat: 0, value: 'right' }])
  })

  it('is gone once the question is settled', () => {
    const match = walk(1)
    suggests(match, 0, 'left')
    says(match, 1, 'right')
    expect(match.suggestions).toEqual([])
  })

  it('stays while all are still coming to agree', () => {
    const match = walk('all')
    suggests(match, 0, 'left')
    says(match, 1, 'right')
    expect(match.suggestions).toEqual([{ seat: 0, value: 'left' }])
  })

  it('is kept in a save', () => {
    const match = walk(1)
    suggests(match, 0, 'left')
    const { match: loaded } = Match.load(match.game, posted(match.save()))
    expect(everything(loaded)).toBe(everything(match))
    expect(loaded.suggestions).toEqual([{ seat: 0, value: 'left' }])
  })

  it('must be an answer that could be given', () => {
    const match = walk(1)
    expect(refuses(match, () => suggests(match, 0, 'up')).code).toBe('not-an-option')
    expect(refuses(match, () => suggests(match, 7, 'left')).code).toBe('no-seat')
    expect(refuses(match, () => match.suggest(0, 99, 'left')).code).toBe('stale-question')
  })

  it('has no place in a question of one seat', () => {
    const match = play({
      *turn(table) {
        yield* table.choose(0, among('left', 'right'))
      },
    })
    expect(refuses(match, () => suggests(match, 1, 'left'))).toEqual({ code: 'no-suggestions' })
  })
})
