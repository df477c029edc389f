import { describe, expect, it } from 'vitest'
import { because, options, questions } from '../src/index.ts'
import type { Deal } from '../src/index.ts'
import { among, idFor, play, refuses, says } from './table.ts'

describe('a question', () => {
  it('goes to one seat, which answers it, and the step goes on with the answer', () => {
    const match = play({
      state: { went: '' },
      *turn(table) {
        table.state.went = yield* table.choose(1, among('left', 'right'))
      },
    })
    expect(match.open).toMatchObject([{ seats: [1], settles: 'first', table: false }])
    says(match, 1, 'right')
    expect(match.position.game).toEqual({ went: 'right' })
  })

  it('carries its words, its arguments, its rule and its options as the rules wrote them', () => {
    const spec = {
      ask: 'which',
      args: { hero: 'fox' },
      rule: ['TINY-1', 'TINY-2'],
      aloud: true,
      options: [
        { value: 'left', says: { key: 'left' }, shows: ['bank'], warns: because('TINY-3', 'warn.deep') },
      ],
    }
    const match = play({
      *turn(table) {
        yield* table.choose(0, spec)
      },
    })
    expect(match.open[0]?.question).toEqual({ kind: 'choose', ...spec })
  })

  it('can go to several seats, and whoever is first answers for all', () => {
    const match = play(
      {
        *turn(table) {
          yield* table.choose([0, 2], among('left', 'right'))
        },
      },
      { seats: 3 },
    )
    expect(refuses(match, () => says(match, 1, 'left')).code).toBe('not-asked')
    says(match, 2, 'left')
    expect(match.result).toBeDefined()
  })

  it('has a number of its own, higher than all before', () => {
    const match = play({
      rounds: 3,
      *turn(table) {
        yield* table.choose(0, among('go'))
      },
    })
    const ids: number[] = []
    while (match.open.length > 0) {
      ids.push(idFor(match, 0))
      says(match, 0, 'go')
    }
    expect(ids).toEqual([1, 2, 3])
  })

  it('can ask for several things in an order', () => {
    const match = play({
      state: { took: [] as string[] },
      *turn(table) {
        table.state.took = yield* table.pick(0, { ...among('a', 'b', 'c'), min: 0, max: 3, ordered: true })
      },
    })
    says(match, 0, ['c', 'a'])
    expect(match.position.game).toEqual({ took: ['c', 'a'] })
  })

  it('can ask to share an amount out', () => {
    const match = play({
      state: { paid: {} },
      *turn(table) {
        const purses = [
          { value: 0, most: 2 },
          { value: 1, most: 2 },
        ]
        table.state.paid = yield* table.split(0, {
          ask: 'pay',
          options: purses,
          min: 3,
          max: 3,
          rule: 'TINY-1',
        })
      },
    })
    expect(refuses(match, () => says(match, 0, { 0: 2 })).code).toBe('too-few')
    says(match, 0, { 0: 2, 1: 1 })
    expect(match.position.game).toEqual({ paid: { 0: 2, 1: 1 } })
  })

  it('is answered once and for all, whatever the rules then do with the answer', () => {
    const match = play({
      *turn(table) {
        const picked = yield* table.pick(0, { ...among('a', 'b', 'c'), min: 1, max: 3, ordered: false })
        picked.push('b')
        const purse = [{ value: 'coins', most: 2 }]
        const paid = yield* table.split(0, { ask: 'pay', options: purse, min: 1, max: 2, rule: 'TINY-1' })
        Object.assign(paid, { coins: 99 })
        const secret = yield* table.everyone([0, 1], () => ({
          kind: 'pick',
          ...among('a'),
          min: 1,
          max: 1,
          ordered: false,
        }))
        for (const list of secret.values()) (list as string[]).push('forged')
      },
    })
    says(match, 0, ['c', 'a'])
    says(match, 0, { coins: 1 })
    says(match, 0, ['a'])
    says(match, 1, ['a'])
    expect(match.entries().map(entry => 'value' in entry && entry.value)).toEqual([
      ['c', 'a'],
      { coins: 1 },
      ['a'],
      ['a'],
    ])
  })

  it('lists cards as options, with the reason why one cannot be taken', () => {
    const heavy = because('TINY-2', 'refuse.heavy')
    expect(options(['goat', 'letter'])).toEqual([{ value: 'goat' }, { value: 'letter' }])
    expect(options(['goat', 'letter'], card => card === 'goat' && heavy)).toEqual([
      { value: 'goat', refused: heavy },
      { value: 'letter', refused: false },
    ])
  })
})

describe('an offer', () => {
  const market = () =>
    play({
      state: { deal: 'none' as Deal | 'none' },
      *turn(table) {
        const goods = [{ value: 'coins', most: 2 }]
        const deal = yield* table.offer(
          0,
          { ask: 'trade', gives: goods, partners: [{ value: 1, gets: goods }], rule: 'TINY-1' },
          ({ give }) => ({ ...among('accept', 'decline'), args: { n: give['coins'] ?? 0 } }),
        )
        table.state.deal = deal ?? 'none'
        yield* table.choose(0, among('on'))
      },
    })
  const deal = { with: 1, give: { coins: 2 }, get: { coins: 1 } }

  it('goes to the partner, who is told what is offered, and holds if accepted', () => {
    const match = market()
    says(match, 0, deal)
    expect(questions(match, 1)).toMatchObject([{ mine: true, question: { args: { n: 2 } } }])
    expect(refuses(match, () => says(match, 0, 'accept')).code).toBe('not-asked')
    says(match, 1, 'accept')
    expect(match.position.game).toEqual({ deal })
  })

  it('comes to nothing if declined', () => {
    const match = market()
    says(match, 0, deal)
    says(match, 1, 'decline')
    expect(match.position.game).toEqual({ deal: 'none' })
  })

  it('asks nobody if none is made', () => {
    const match = market()
    says(match, 0, false)
    expect(match.open).toMatchObject([{ seats: [0], question: { ask: 'which' } }])
    expect(match.position.game).toEqual({ deal: 'none' })
  })

  it('can be withdrawn while the partner thinks', () => {
    const match = market()
    says(match, 0, deal)
    match.undo(0)
    expect(match.open[0]?.question.kind).toBe('offer')
    expect(match.entries()).toMatchObject([{ undo: expect.any(Number) as number }])
  })
})
