import { describe, expect, it } from 'vitest'
import { because, MatchError } from '../src/index.ts'
import { among, idFor, play, refuses, says } from './table.ts'
import type { TinyMatch } from './table.ts'

const full = because('TINY-2', 'refuse.full')
const stall = [
  { value: 'coins', most: 2 },
  { value: 'bread', most: 1, refused: full },
]

/** One question of each kind, to be skipped to. */
const kinds: Readonly<Record<string, () => TinyMatch>> = {
  'a choice': () =>
    play({
      *turn(table) {
        yield* table.choose(0, {
          ...among('left'),
          options: [{ value: 'left' }, { value: 'right', refused: full }],
        })
      },
    }),
  'a pick': () =>
    play({
      *turn(table) {
        yield* table.pick(0, { ...among('a', 'b', 'c'), min: 1, max: 2, ordered: false })
      },
    }),
  'a split': () =>
    play({
      *turn(table) {
        yield* table.split(0, { ask: 'pay', options: stall, min: 1, max: 2, rule: 'TINY-1' })
      },
    }),
  'an offer': () =>
    play({
      *turn(table) {
        const offer = { ask: 'trade', gives: stall, partners: [{ value: 1, gets: stall }], rule: 'TINY-1' }
        yield* table.offer(0, offer, () => among('accept', 'decline'))
      },
    }),
  'a secret choice': () =>
    play({
      *turn(table) {
        yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('left', 'right') }))
      },
    }),
  'a choice of the whole table': () =>
    play({
      *turn(table) {
        yield* table.together('all', among('left', 'right'))
      },
    }),
}

const nonsense: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  Infinity,
  10n,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(1_000_000),
  Symbol('left'),
  () => 'left',
  ['__proto__'],
  [['a']],
  [undefined],
  ['a', 'b', 'c'],
  ['a', 'a'],
  Array.from({ length: 100_000 }, () => 'a'),
  JSON.parse('{ "__proto__": 1 }'),
  JSON.parse('{ "__proto__": { "coins": 1 } }'),
  JSON.parse('{ "with": 1, "give": { "__proto__": 1 }, "get": {} }'),
  { coins: -1 },
  { coins: 0.5 },
  { coins: 3 },
  { coins: 1, bread: 1 },
  { coins: 1, constructor: 1 },
  { with: 0, give: { coins: 1 }, get: {} },
  { with: 1, give: { coins: 3 }, get: {} },
  { with: 1, give: {}, get: {} },
  { with: 1, give: [1], get: {} },
  { with: 1 },
  new Map([['coins', 1]]),
  new Set(['a']),
  new Date(0),
  { toString: () => 'left' },
]

/** An object that cannot even be written as text. */
const bare: unknown = Object.create(null)

const boom = (): never => {
  throw new Error('boom')
}
const traps = { ownKeys: boom, get: boom, has: boom, getPrototypeOf: boom, getOwnPropertyDescriptor: boom }
const triggers = { coins: { get: boom, enumerable: true }, with: { get: boom, enumerable: true } }

describe.each(Object.entries(kinds))('%s', (_, sitDown) => {
  it('refuses nonsense with a reason and stays as it was', () => {
    const match = sitDown()
    for (const value of nonsense) refuses(match, () => match.answer(0, idFor(match, 0), value))
  })

  it('refuses whoever has no seat', () => {
    const match = sitDown()
    for (const seat of [-1, 2, 0.5, Number.NaN, '0', undefined, null, [0], {}, bare, 10n]) {
      expect(refuses(match, () => match.answer(seat as number, idFor(match, 0), 'left')).code).toBe('no-seat')
    }
  })

  it('refuses answers to any other question', () => {
    const match = sitDown()
    const id = idFor(match, 0)
    for (const other of [
      id - 1,
      id + 1,
      -id,
      id + 0.5,
      Number.NaN,
      String(id),
      undefined,
      null,
      10n,
      [id],
      {},
      bare,
    ]) {
      const found = refuses(match, () => match.answer(0, other as number, 'left'))
      expect(found).toMatchObject({ code: 'stale-question', open: [id] })
    }
  })

  it('refuses an answer that explodes on being looked at', () => {
    const match = sitDown()
    const bombs = [
      new Proxy({}, traps),
      new Proxy([], traps),
      Object.defineProperties({}, triggers),
      Object.assign(() => true, { toString: boom }),
    ]
    for (const bomb of bombs) refuses(match, () => match.answer(0, idFor(match, 0), bomb))
  })
})

describe('a match', () => {
  it('refuses the seat whose turn it is not', () => {
    const match = kinds['a choice']?.() as TinyMatch
    expect(refuses(match, () => match.answer(1, idFor(match, 0), 'left'))).toEqual({
      code: 'not-asked',
      seat: 1,
    })
  })

  it('refuses a second answer to what is answered', () => {
    const match = play({
      *turn(table) {
        yield* table.choose(0, among('left'))
        yield* table.choose(0, among('left'))
      },
    })
    const first = idFor(match, 0)
    says(match, 0, 'left')
    expect(refuses(match, () => match.answer(0, first, 'left'))).toEqual({
      code: 'stale-question',
      given: String(first),
      open: [idFor(match, 0)],
    })
  })

  it('passes on why an option is refused', () => {
    const match = kinds['a choice']?.() as TinyMatch
    expect(refuses(match, () => says(match, 0, 'right'))).toEqual({ code: 'refused', reasons: [full] })
  })

  it('takes no answer once it has ended', () => {
    const match = kinds['a choice']?.() as TinyMatch
    const id = idFor(match, 0)
    says(match, 0, 'left')
    expect(match.open).toEqual([])
    expect(refuses(match, () => match.answer(0, id, 'left'))).toEqual({ code: 'ended' })
    expect(refuses(match, () => match.suggest(0, id, 'left')).code).toBe('stale-question')
  })

  it('still takes a good answer after all the bad ones', () => {
    const match = kinds['a choice']?.() as TinyMatch
    for (const value of nonsense) refuses(match, () => says(match, 0, value as string))
    says(match, 0, 'left')
    expect(match.entries()).toEqual([{ seat: 0, value: 'left' }])
  })

  it('says in its error what is wrong, for programs and for people', () => {
    const match = kinds['a choice']?.() as TinyMatch
    const attempt = () => says(match, 0, 'up')
    expect(attempt).toThrow(MatchError)
    expect(attempt).toThrow('not-an-option {"given":"up"}')
  })

  it.each([0, 7, 2.5, Number.NaN, '2'])('is not set up for %s seats', seats => {
    expect(() => play({ turn: () => undefined }, { seats: seats as number })).toThrow('bad-setup')
  })
})
