import { describe, expect, it } from 'vitest'
import { atLeast, depicted, each, eachInactive, experience, loseEach, twoInactive } from '../content/icons.ts'
import type { Effect } from '../rules/effect.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

/** Geralt's timeline ends with a card of this effect; on the card before it the first magic and diplomacy are covered. */
function resolves(effect: Effect) {
  const scarred = a('green', 'magic', 'diplomacy', 'diplomacy')
  const card = withEffect(effect, 'green')
  const covered = [
    { card: scarred, symbol: 'magic' },
    { card: scarred, symbol: 'diplomacy' },
  ] as const
  const table = given(
    { geralt: { timeline: [scarred, card], with: { covered } } },
    { do: 'resolve', who: 0, cards: [card] },
  )
  return { table, covered, scarred }
}

describe('a symbol under a lost-symbol token', () => {
  it('POD-011: does not count for a condition', () => {
    const { table } = resolves({ when: eachInactive, gain: experience('degree') })
    table.expect('geralt').has({ experience: 1 })
    const two = resolves({ when: twoInactive, gain: experience(3) })
    two.table.expect('geralt').has({ experience: 0 })
  })

  it('POD-011: cannot be lost a second time', () => {
    const { table, covered, scarred } = resolves({ when: loseEach('diplomacy'), gain: experience('degree') })
    table
      .expect('geralt')
      .has({ experience: 1, covered: [...covered, { card: scarred, symbol: 'diplomacy' }] })
    expect(table.rests).toBe(true)
  })

  it('POD-011: hides the symbol alone: the card keeps its colours', () => {
    const { table } = resolves({ when: atLeast(2, 'green'), gain: experience(3) })
    table.expect('geralt').has({ experience: 3 })
  })

  it('POD-011: leaves the card its effect and its place', () => {
    const scarred = withEffect({ when: each('green'), gain: depicted('combat', 'degree') }, 'green', 'magic')
    const timeline = [a('green'), scarred, a('green')]
    const table = given(
      { geralt: { timeline, with: { covered: [{ card: scarred, symbol: 'magic' }] } } },
      { do: 'resolve', who: 0, cards: [scarred] },
    )
    table.expect('geralt').has({ timeline, pool: { combat: 2 } })
  })

  const [twoSpells, sword, spell] = [a('blue', 'magic', 'magic'), a('red', 'combat'), a('blue', 'magic')]
  const covered = [
    { card: twoSpells, symbol: 'magic' },
    { card: twoSpells, symbol: 'magic' },
  ] as const
  const scarred = { timeline: [twoSpells, sword], with: { covered } }

  it('POD-011: does not count for the fate token', () => {
    const table = given({ geralt: scarred, yennefer: {}, ciri: {} }, { do: 'fate' })
    expect(table.state.fate).toEqual(['right'])
  })

  it('POD-011: does not count when a chapter is scored', () => {
    const table = given({ geralt: scarred, ciri: {}, state: { dominant: 'left' } }, { do: 'score' })
    table.expect('geralt').has({ victory: 0, experience: 1 })
  })

  it('POD-011: does not count for the path tokens', () => {
    const table = given(
      { geralt: scarred, ciri: { timeline: [spell] }, initiative: ['geralt', 'ciri'] },
      { do: 'path-tokens' },
    )
    expect([table.holder('left'), table.holder('right')]).toEqual(['ciri', 'geralt'])
  })

  it('POD-011: does not count for a hidden goal that counts symbols, but its card does for one that counts colours', () => {
    const lost = a('blue green', 'diplomacy', 'diplomacy')
    const table = given(
      {
        geralt: {
          timeline: [lost],
          with: { covered: [{ card: lost, symbol: 'diplomacy' }] },
        },
        ciri: {},
        options: { story: 'striga', firstGame: true },
        goals: ['goal-red-trail', 'goal-blue-trail', 'goal-plain-cloth', 'goal-kept-promises'],
        state: { active: { left: 'magic', right: 'combat' }, dominant: 'left', chapter: 3 },
      },
      { do: 'final-scoring', page: 31 },
    )
    expect(table.told('log.victory').map(({ args }) => [args['hero'], args['n']])).toEqual([
      ['geralt', 4],
      ['geralt', 1],
    ])
  })

  it('POD-011: exists again when the lost-symbol token is removed', () => {
    const hand = some(2, 'red')
    const table = given({ vesemir: { ...scarred, ready: [4], hand } }, { do: 'play' }, { do: 'score' })
    table.uses('vesemir', 'second-wind').plays('vesemir', ...hand)
    table.expect('vesemir').has({ covered: [], pool: { magic: 1, combat: 1 }, victory: 3, experience: 2 })
  })
})
