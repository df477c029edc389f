import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Match } from '../src/index.ts'
import type { UndoPolicy } from '../src/index.ts'
import { among, idFor, play, posted, refuses, says, saysAll, times, tiny, trouble } from './table.ts'
import type { TinyMatch } from './table.ts'

const steps = ['north', 'south'] as const

/** A walk that writes down every step; seats take turns. */
const walk = (rounds = 100, undo: UndoPolicy = 'table') =>
  play(
    {
      state: { path: [] as string[] },
      rounds,
      *turn(table) {
        const step = yield* table.choose(table.state.path.length % table.seats, among(...steps))
        table.state.path.push(step)
        table.tell(`log.${step}`, {})
      },
    },
    { undo },
  )

type Walk = TinyMatch<{ path: string[] }>

/** Goes on along a path. */
function go(match: Walk, path: readonly string[]): void {
  for (const step of path) says(match, match.open[0]?.seats[0] ?? 0, step)
}

const pathOf = (match: Walk): string[] => (match.position.game as { path: string[] }).path
const pathOfLength = (n: number): string[] =>
  Array.from({ length: n }, (_, i) => steps[((i * i) % 3) & 1] as string)

/** All about a walk that an undo does not change on purpose. */
function withoutStir(match: Walk): unknown {
  const { random: _, asked: __, ...position } = match.position
  return posted({ position, open: match.open.map(({ id: ___, ...open }) => open), events: match.events() })
}

describe('undo', () => {
  it('takes the last answer back as if it had not been given', () => {
    const match = walk()
    go(match, ['north', 'north'])
    const before = withoutStir(match)
    go(match, ['south'])
    match.undo(0)
    expect(withoutStir(match)).toEqual(before)
  })

  it('takes back several answers at once', () => {
    const match = walk()
    go(match, ['north', 'south', 'south', 'north'])
    match.undo(0, 3)
    expect(pathOf(match)).toEqual(['north'])
  })

  it('takes back one after the other', () => {
    const match = walk()
    go(match, ['north', 'south', 'south'])
    match.undo(0)
    match.undo(1)
    match.undo(0)
    expect(pathOf(match)).toEqual([])
    expect(match.undoable(0)).toEqual({ answers: 0, because: 'undo-nothing' })
  })

  it('lets another answer be given instead', () => {
    const match = walk()
    go(match, ['north'])
    match.undo(0)
    go(match, ['south'])
    expect(pathOf(match)).toEqual(['south'])
  })

  it('leaves a mark in the record, which is not an answer', () => {
    const match = walk()
    go(match, ['north', 'south'])
    match.undo(0)
    expect(match.entries()).toEqual([{ seat: 0, value: 'north' }, { undo: 3 }])
    expect(match.undoable(0)).toEqual({ answers: 1 })
  })

  it('takes back what was answered in the middle of a step', () => {
    const match = play({
      state: { said: '' },
      *turn(table) {
        table.state.said += yield* table.choose(0, among('a', 'b'))
        table.state.said += yield* table.choose(0, among('c', 'd'))
        table.state.said += yield* table.choose(0, among('e', 'f'))
      },
    })
    saysAll(match, 0, ['a', 'c'])
    match.undo(0)
    saysAll(match, 0, ['d', 'e'])
    expect(match.position.game).toEqual({ said: 'ade' })
  })

  it('opens a match again that had ended', () => {
    const match = walk(2)
    go(match, ['north', 'north'])
    expect(match.result).toBeDefined()
    match.undo(0)
    expect(match.result).toBeUndefined()
    go(match, ['south'])
    expect([pathOf(match), match.result]).toEqual([['north', 'south'], { winners: [] }])
  })

  it('makes answers to the questions of before stale for ever', () => {
    const match = walk()
    const old: number[] = []
    for (let i = 0; i < 20; i++) {
      old.push(idFor(match, 0))
      go(match, ['north'])
      old.push(idFor(match, 0))
      if (i % 3 > 0) match.undo(0, i % 3)
    }
    const { match: loaded } = Match.load(match.game, posted(match.save()))
    for (const one of [match, match.fork(), loaded]) {
      const seat = one.open[0]?.seats[0] ?? 0
      for (const id of old.filter(number => number !== idFor(one, seat))) {
        expect(refuses(one, () => one.answer(seat, id, 'north')).code).toBe('stale-question')
      }
      expect(old).not.toContain(idFor(one, seat))
    }
  })

  it.each([1, 15, 16, 17, 31, 32, 33, 45, 50])('goes back %i of fifty answers', count => {
    const [match, fresh] = [walk(), walk()]
    go(match, pathOfLength(50))
    go(fresh, pathOfLength(50 - count))
    match.undo(0, count)
    expect(withoutStir(match)).toEqual(withoutStir(fresh))
    go(match, pathOfLength(20))
    expect(pathOf(match)).toEqual([...pathOfLength(50 - count), ...pathOfLength(20)])
  })

  it('goes back just as far after a save', () => {
    const [match, fresh] = [walk(), walk()]
    go(match, pathOfLength(45))
    go(fresh, pathOfLength(3))
    const { match: loaded } = Match.load(match.game, posted(match.save()))
    loaded.undo(0, 42)
    expect(withoutStir(loaded)).toEqual(withoutStir(fresh))
  })

  it.each([
    [8, 1],
    [18, 7],
  ])(
    'plays again only what lies behind the nearest of two save points: back %i, %i again',
    (count, again) => {
      let turns = 0
      const match = play({
        rounds: 100,
        *turn(table) {
          turns++
          yield* table.choose(0, among('on'))
        },
      })
      saysAll(match, 0, times(40, 'on'))
      turns = 0
      match.undo(0, count)
      expect(turns).toBe(again)
    },
  )

  it('keeps the path that is left, whatever is answered and taken back in between', () => {
    const act = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...steps) }, fc.integer({ min: 1, max: 25 }))
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80, size: 'max' }), acts => {
        const match = walk(200)
        const path: string[] = []
        for (const one of acts) {
          if (typeof one === 'string') path.push(one)
          if (typeof one === 'string') go(match, [one])
          else if (one <= path.length) {
            match.undo(0, one)
            path.length -= one
          }
        }
        expect(pathOf(match)).toEqual(path)
        expect(match.events().map(({ key }) => key)).toEqual(path.map(step => `log.${step}`))
        expect(match.undoable(1).answers).toBe(path.length)
        expect(Match.replay(match.game, posted(match.record())).hash()).toBe(match.hash())
        expect(Match.load(match.game, posted(match.save())).match.hash()).toBe(match.hash())
        expect(match.fork().hash()).toBe(match.hash())
      }),
      { numRuns: 60 },
    )
  })
})

describe('who may take back', () => {
  it('is nobody where the table plays without undo', () => {
    const match = walk(9, 'off')
    go(match, ['north'])
    expect(match.undoable(0)).toEqual({ answers: 0, because: 'undo-off' })
    expect(refuses(match, () => match.undo(0))).toEqual({ code: 'undo-off' })
  })

  it('is anyone where the table shares everything', () => {
    const match = walk(9, 'table')
    go(match, ['north', 'south', 'north'])
    expect([match.undoable(0), match.undoable(1)]).toEqual([{ answers: 3 }, { answers: 3 }])
  })

  it('is each seat with its own last answer, as long as nobody has answered since', () => {
    const match = walk(9, 'own')
    go(match, ['north', 'south', 'north'])
    expect(match.undoable(0)).toEqual({ answers: 1 })
    expect(match.undoable(1)).toEqual({ answers: 0, because: 'undo-others' })
    expect(refuses(match, () => match.undo(1))).toEqual({ code: 'undo-others' })
    match.undo(0)
    match.undo(1)
    expect(pathOf(match)).toEqual(['north'])
  })

  it('is each seat with its own, unless the table says otherwise', () => {
    const game = tiny({ turn: () => undefined })
    expect(Match.create(game, { seed: 1, seats: 2, options: {} }).header.undo).toBe('own')
  })

  it('is nobody before anything was answered', () => {
    const match = walk()
    expect(refuses(match, () => match.undo(0))).toEqual({ code: 'undo-nothing' })
  })

  it('is no stranger', () => {
    const match = walk()
    go(match, ['north'])
    for (const seat of [2, -1, 0.5]) expect(refuses(match, () => match.undo(seat)).code).toBe('no-seat')
    expect(trouble(() => match.undoable(2)).code).toBe('no-seat')
  })

  it('is nobody who counts wrongly', () => {
    const match = walk()
    go(match, ['north', 'south'])
    for (const count of [0, -1, 1.5, Number.NaN]) {
      expect(refuses(match, () => match.undo(0, count)).code).toBe('malformed')
    }
    expect(refuses(match, () => match.undo(0, 3))).toEqual({ code: 'too-many', given: 3, limit: 2 })
  })
})
