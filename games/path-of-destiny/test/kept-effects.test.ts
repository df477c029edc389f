import { describe, expect, it } from 'vitest'
import {
  depicted,
  each,
  eachInactive,
  experience,
  left,
  loseEach,
  loseInactive,
  oneOfEach,
  right,
} from '../content/icons.ts'
import type { Gain } from '../rules/effect.ts'
import type { Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import type { Step } from '../rules/step.ts'
import type { PlayedTable } from './table.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const onward: Step[] = [{ do: 'keep' }, { do: 'close-chapter' }]

/** Chapter 1 of The Edge of the World, diplomacy and combat, has gone left: exploration and magic come next. */
const chapter1: Partial<State> = {
  chapter: 1,
  turn: 3,
  page: 4,
  active: { left: 'diplomacy', right: 'combat' },
  dominant: 'left',
}
/** Chapter 2, exploration and magic, has gone left: diplomacy and combat come next. */
const chapter2: Partial<State> = {
  chapter: 2,
  turn: 3,
  page: 8,
  active: { left: 'exploration', right: 'magic' },
  dominant: 'left',
}

/** Geralt keeps cards out of a timeline full of everything; Ciri keeps plain ones. */
function keeps(kept: readonly string[], state: Partial<State>, options: Partial<Options> = {}): PlayedTable {
  const idle = some(3, 'red')
  const others = some(4, 'red green blue yellow', 'magic', 'diplomacy', 'exploration', 'combat')
  const table = given(
    {
      geralt: { timeline: [...others, ...kept], pool: { magic: 3, diplomacy: 3, exploration: 3, combat: 3 } },
      ciri: { timeline: idle },
      state,
      options,
    },
    ...onward,
  )
  return table.keeps('ciri', ...idle.slice(0, kept.length)).keeps('geralt', ...kept)
}

describe('the effect of a kept card', () => {
  it('POD-X33: a kept card that gives symbols of the left path gives 1 diplomacy token for chapter 2', () => {
    const card = withEffect({ when: each('green'), gain: left('degree') }, 'green')
    const announced: Partial<State> = {
      page: 8,
      active: { left: 'magic', right: 'combat' },
      dominant: 'right',
    }
    const table = keeps([card], { ...chapter1, ...announced }, { story: 'striga' })
    expect(table.state).toMatchObject({ chapter: 2, turn: 1, active: { left: 'diplomacy', right: 'magic' } })
    expect(table.prompt('geralt')).toBe('ask.draft')
    table.expect('geralt').has({ pool: { diplomacy: 1 }, timeline: [card] })
    table.bystanders('geralt')
  })

  it('POD-179 POD-126: is resolved at once, before the next page is read, and without being asked', () => {
    const card = withEffect({ when: each('green'), gain: experience('degree') }, 'green')
    const table = keeps([card], chapter1)
    table.expect('geralt').has({ experience: 1 })
    const course = table.told().map(({ key }) => key)
    expect(course.slice(0, 3)).toEqual(['log.keep', 'log.keep', 'log.effect-experience'])
    expect(course.indexOf('log.page')).toBeGreaterThan(2)
  })

  it('POD-179: a first card sees only itself and an empty pool', () => {
    const card = withEffect({ when: eachInactive, gain: experience('degree') }, 'green', 'combat')
    keeps([card], chapter1).expect('geralt').has({ experience: 1 })
    const unable = withEffect({ when: loseEach('magic'), gain: experience('degree') }, 'blue')
    const table = keeps([unable], chapter1)
    table.expect('geralt').has({ experience: 0, pool: {}, covered: [] })
    expect(table.told('log.unmet')).toHaveLength(1)
  })

  it('POD-179: must be resolved even if it costs the symbol for which the card was kept', () => {
    const card = withEffect({ when: loseEach('magic'), gain: depicted('combat', 'degree') }, 'blue', 'magic')
    const table = keeps([card], chapter1)
    table.expect('geralt').has({ covered: [{ card, symbol: 'magic' }], pool: { combat: 1 } })
    expect(table.state.chapter).toBe(2)
  })

  it('POD-179: of two the left one comes first; the second sees both and the tokens of the first', () => {
    const gives = withEffect({ when: each('green'), gain: depicted('magic', 'degree') }, 'green')
    const counts = withEffect({ when: eachInactive, gain: experience('degree') }, 'green', 'exploration')
    const table = keeps([gives, counts], chapter2)
    table.expect('geralt').has({ pool: { magic: 1 }, experience: 2, timeline: [gives, counts] })
    const otherWay = keeps([counts, gives], chapter2)
    otherWay.expect('geralt').has({ pool: { magic: 2 }, experience: 1, timeline: [counts, gives] })
  })
})

describe('the symbols of a kept card', () => {
  it.each([
    ['left', { exploration: 1, magic: 1 }],
    ['right', { exploration: 1, diplomacy: 1 }],
  ] as const)('POD-305: are those that the dominant page announces, here the %s one', (dominant, pool) => {
    const card = withEffect({ when: each('green'), gain: oneOfEach }, 'green')
    const table = keeps([card], { ...chapter1, dominant })
    table.expect('geralt').has({ pool })
    table.bystanders('geralt')
  })

  it('POD-305: left and right are the paths of the coming chapter', () => {
    const gives = (gain: Gain): PlayedTable =>
      keeps([withEffect({ when: each('green'), gain }, 'green')], chapter1)
    gives(left('degree'))
      .expect('geralt')
      .has({ pool: { exploration: 1 } })
    gives(right('degree'))
      .expect('geralt')
      .has({ pool: { magic: 1 } })
  })

  it('POD-305: inactive are the symbols that will be inactive in the coming chapter', () => {
    const symbols = ['magic', 'diplomacy', 'combat'] as const
    const counts = withEffect({ when: eachInactive, gain: experience('degree') }, 'green', ...symbols)
    keeps([counts], chapter1).expect('geralt').has({ experience: 2 })
    const loses = withEffect({ when: loseInactive, gain: experience('degree') }, 'green', ...symbols)
    const table = keeps([loses], chapter1)
    expect(table.losable('geralt')).toEqual([`diplomacy on ${loses}`, `combat on ${loses}`])
    table.loses('geralt', 'combat', loses)
    table.expect('geralt').has({
      experience: 2,
      covered: [
        { card: loses, symbol: 'combat' },
        { card: loses, symbol: 'diplomacy' },
      ],
    })
  })

  it('POD-305: a table that reads it literally uses the symbols of the chapter just finished', () => {
    const card = withEffect({ when: each('green'), gain: left('degree') }, 'green')
    const table = keeps([card], chapter1, { keptCards: 'finished' })
    table.expect('geralt').has({ pool: { diplomacy: 1 } })
    expect(table.state.active).toEqual({ left: 'exploration', right: 'magic' })
  })

  it('POD-306: its tokens are not discarded with the others and count in the coming chapter', () => {
    const card = withEffect({ when: each('green'), gain: left('degree') }, 'green')
    const table = keeps([card, a('green')], chapter2)
    expect(table.state).toMatchObject({ chapter: 3, turn: 1 })
    table.expect('geralt').has({ pool: { diplomacy: 1 } })
    table.drafts('ciri', 'deck').drafts('geralt', 'deck')
    for (const hero of ['ciri', 'geralt'] as const)
      table.plays(hero, ...table.zone(`hand:${table.seat(hero)}`).slice(0, 2))
    table.expect('geralt').has({ pool: { diplomacy: 1 } })
    expect(table.state.fate).toEqual(['left'])
  })
})
