import { describe, expect, it } from 'vitest'
import type { SpecialToken, State } from '../rules/state.ts'
import type { Symbol } from '../rules/symbol.ts'
import { striga } from '../stories/striga.ts'
import type { Given } from './given.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const options = { story: 'striga', firstGame: true } as const
const play = { do: 'play' } as const

/** A special symbol token in the pool. */
const special = (symbol: Symbol, lost = false): SpecialToken => ({ symbol, lost })
const withSpecial = (symbol: Symbol, lost = false): Pick<Given, 'with'> => ({
  with: { special: [special(symbol, lost)] },
})

describe('where special symbol tokens come from', () => {
  it('POD-261: page 10 gives one to the holder of the left path token', () => {
    const state: Partial<State> = { holders: { left: 1, right: 0 } }
    const table = given({ geralt: {}, ciri: {}, options, state }, { do: 'read', page: 10 })
    table.expect('ciri').has({ special: [special('exploration')], pool: {} })
    table.expect('geralt').has({ special: [] })
    expect(table.told('log.special').map(({ args }) => args)).toEqual([{ hero: 'ciri', kind: 'exploration' }])
  })

  it('POD-261: page 6 gives the other one to the holder of the right path token', () => {
    const state: Partial<State> = { holders: { left: 1, right: 0 } }
    const table = given({ geralt: {}, ciri: {}, options, state }, { do: 'read', page: 6 })
    table.expect('geralt').has({ special: [special('magic')], pool: {} })
    table.expect('ciri').has({ special: [] })
  })

  it('POD-261: no other page gives one, so a match sees one of the two at most', () => {
    const giving = Object.entries(striga.pages).flatMap(([page, found]) =>
      'effects' in found && found.effects?.some(effect => 'special' in effect) ? Number(page) : [],
    )
    expect(giving).toEqual([6, 10])
  })
})

describe('a special symbol token in the pool', () => {
  it('POD-262: counts for the fate token, for points and for the path token', () => {
    const table = given(
      {
        geralt: { ...withSpecial('magic') },
        ciri: { ...withSpecial('combat') },
        vesemir: { pool: { combat: 1 } },
        options,
        initiative: ['vesemir', 'ciri', 'geralt'],
      },
      { do: 'fate' },
      { do: 'chapter-end' },
    )
    expect(table.state.fate).toEqual(['right'])
    expect(table.state.dominant).toBe('right')
    table.expect('ciri').has({ victory: 1, experience: 0 })
    table.expect('geralt').has({ victory: 0, experience: 1 })
    expect([table.holder('left'), table.holder('right')]).toEqual(['geralt', 'vesemir'])
  })

  it('POD-262: counts for the conditions of effects', () => {
    const inactive = withEffect(
      { when: { have: 'inactive', each: 3 }, gain: { experience: 'degree' } },
      'red',
    )
    const [hand, idle] = [[inactive, a('blue')], some(2, 'blue')]
    const table = given(
      {
        geralt: { hand, pool: { diplomacy: 1 }, ...withSpecial('exploration') },
        ciri: { hand: idle },
        options,
      },
      play,
    )
    table.plays('geralt', ...hand).plays('ciri', ...idle)
    table.expect('geralt').has({ experience: 2 })
  })

  it('POD-262: counts for hidden goals that look at the pool', () => {
    const table = given(
      {
        geralt: { pool: { exploration: 1 }, ...withSpecial('exploration') },
        ciri: { ...withSpecial('exploration', true) },
        goals: ['goal-red-trail', 'goal-blue-trail', 'goal-known-roads', 'goal-green-trail'],
        options,
        state: { chapter: 3, dominant: 'right' },
      },
      { do: 'final-scoring', page: 31 },
    )
    table.expect('geralt').has({ victory: 2 })
    table.expect('ciri').has({ victory: 0 })
  })

  it('POD-262: is not discarded at the end of a chapter, unlike the others', () => {
    const [card, other] = [a('red'), a('red')]
    const table = given(
      {
        geralt: { timeline: [card], pool: { magic: 3, combat: 1 }, ...withSpecial('magic') },
        ciri: { timeline: [other], pool: { magic: 1 } },
        options,
        state: { dominant: 'left' },
      },
      { do: 'keep' },
      { do: 'close-chapter' },
    )
    table.keeps('geralt', card).keeps('ciri', other)
    expect(table.state.chapter).toBe(2)
    table.expect('geralt').has({ pool: {}, special: [special('magic')] })
    table.expect('ciri').has({ pool: {}, special: [] })
  })
})

describe('losing a special symbol token', () => {
  const loses = withEffect({ when: { lose: 'magic', upTo: 1 }, gain: { right: 2 } }, 'red')

  it('POD-262 POD-263: it can be given up like any other, and waits on the player board', () => {
    const [hand, idle] = [[loses, a('blue')], some(2, 'blue')]
    const geralt = { hand, pool: { magic: 1 }, ...withSpecial('magic') }
    const table = given({ geralt, ciri: { hand: idle }, options }, play, { do: 'fate' })
    table.plays('geralt', ...hand).plays('ciri', ...idle)
    table.saysThat('geralt', 'ask.lose.special', { kind: 'magic' })
    table.expect('geralt').has({ pool: { magic: 1, combat: 2 }, special: [special('magic', true)] })
    expect(table.state.fate).toEqual(['right'])
    expect(table.told('log.lose-special').map(({ rule }) => rule)).toEqual(['POD-263'])
  })

  it('POD-263: while it lies there it counts for nothing and cannot be lost again', () => {
    const [hand, idle] = [[loses, a('blue')], some(2, 'blue')]
    const turn = [play, { do: 'fate' }] as const
    const table = given(
      { geralt: { hand, ...withSpecial('magic', true) }, ciri: { hand: idle }, options },
      ...turn,
    )
    table.plays('geralt', ...hand).plays('ciri', ...idle)
    table.expect('geralt').has({ pool: {}, special: [special('magic', true)] })
    expect(table.state.fate).toEqual(['aside'])
    const geralt = { hand, pool: { magic: 1 }, ...withSpecial('magic', true) }
    const richer = given({ geralt, ciri: { hand: idle }, options }, ...turn)
    richer.plays('geralt', ...hand).plays('ciri', ...idle)
    expect(richer.isAsked('geralt')).toBe(false)
    richer.expect('geralt').has({ pool: { combat: 2 }, special: [special('magic', true)] })
  })

  it('POD-263: it comes back when the next chapter begins, and not while timelines are cleared', () => {
    const kept = withEffect({ when: { lose: 'magic', upTo: 1 }, gain: { experience: 3 } }, 'red')
    const other = a('red')
    const table = given(
      {
        geralt: { timeline: [kept], ...withSpecial('magic', true) },
        ciri: { timeline: [other] },
        options,
        state: { dominant: 'left' },
      },
      { do: 'keep' },
      { do: 'close-chapter' },
    )
    table.keeps('geralt', kept).keeps('ciri', other)
    table.expect('geralt').has({ experience: 0, special: [special('magic')] })
    const told = table.told().map(({ key }) => key)
    expect(told.indexOf('log.special-returns')).toBeGreaterThan(told.indexOf('log.chapter'))
    expect(told.indexOf('log.special-returns')).toBeLessThan(told.indexOf('log.turn'))
    table.expect('ciri').has({ special: [] })
  })

  it('POD-263: to its owner, whoever else has the other one', () => {
    const table = given(
      { geralt: { ...withSpecial('magic', true) }, ciri: { ...withSpecial('exploration') }, options },
      { do: 'chapter', page: 8 },
    )
    table.expect('geralt').has({ special: [special('magic')] })
    table.expect('ciri').has({ special: [special('exploration')] })
    expect(table.told('log.special-returns').map(({ args }) => args)).toEqual([
      { hero: 'geralt', kind: 'magic' },
    ])
  })
})
