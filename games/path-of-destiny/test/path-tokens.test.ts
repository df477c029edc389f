import { describe, expect, it } from 'vitest'
import { a } from './cards.ts'
import { given } from './given.ts'
import type { Given } from './given.ts'
import type { PlayedTable } from './table.ts'
import { begin, playedOut, told } from './whole-match.ts'

/** Somebody with active symbols: magic for the left path, combat for the right one. */
const has = (left: number, right: number): Given => ({ pool: { magic: left, combat: right } })

const holders = (table: PlayedTable): unknown[] => [table.holder('left'), table.holder('right')]

describe('who receives the path tokens', () => {
  it('POD-168 POD-169: the one with most symbols of the left kind and the one with most of the right', () => {
    const table = given({ geralt: has(1, 4), yennefer: has(3, 0), ciri: has(2, 3) }, { do: 'path-tokens' })
    expect(holders(table)).toEqual(['yennefer', 'geralt'])
    expect(table.told('log.path-token')).toMatchObject([
      { args: { path: 'left', hero: 'yennefer' }, rule: ['POD-168', 'POD-170'] },
      { args: { path: 'right', hero: 'geralt' }, rule: ['POD-169', 'POD-170'] },
    ])
    table.bystanders()
  })

  it('POD-168 POD-169: cards and tokens count alike, what is covered, inactive or in hand does not', () => {
    const scarred = a('red', 'magic', 'magic', 'magic')
    const table = given(
      {
        geralt: { timeline: [scarred], with: { covered: [{ card: scarred, symbol: 'magic' }] } },
        yennefer: { timeline: [a('red', 'magic'), a('blue', 'magic', 'combat')], pool: { magic: 1 } },
        ciri: { pool: { diplomacy: 8, exploration: 8 }, hand: [a('red', 'combat', 'combat', 'combat')] },
        initiative: ['ciri', 'geralt', 'yennefer'],
      },
      { do: 'path-tokens' },
    )
    expect(holders(table)).toEqual(['yennefer', 'yennefer'])
  })

  it('POD-170: among those with equally many, the one higher on the initiative track', () => {
    const company = { geralt: has(3, 2), yennefer: has(0, 2), ciri: has(3, 1) }
    const table = given({ ...company, initiative: ['yennefer', 'ciri', 'geralt'] }, { do: 'path-tokens' })
    expect(holders(table)).toEqual(['ciri', 'yennefer'])
    const turned = given({ ...company, initiative: ['geralt', 'ciri', 'yennefer'] }, { do: 'path-tokens' })
    expect(holders(turned)).toEqual(['geralt', 'geralt'])
  })

  it('POD-170: a place on the track does not outweigh one symbol', () => {
    const table = given(
      { geralt: has(2, 2), ciri: has(3, 3), initiative: ['geralt', 'ciri'] },
      { do: 'path-tokens' },
    )
    expect(holders(table)).toEqual(['ciri', 'ciri'])
  })

  it('POD-171: one player may receive both', () => {
    const table = given({ geralt: has(1, 1), ciri: has(2, 2), vesemir: has(1, 0) }, { do: 'path-tokens' })
    expect(holders(table)).toEqual(['ciri', 'ciri'])
  })

  it('POD-X40 POD-168 POD-333: without a single left symbol among them, the first in initiative', () => {
    const table = given(
      {
        geralt: has(0, 2),
        ciri: has(0, 0),
        vesemir: has(0, 1),
        initiative: ['ciri', 'geralt', 'vesemir'],
      },
      { do: 'path-tokens' },
    )
    expect(holders(table)).toEqual(['ciri', 'geralt'])
  })
})

describe('when path tokens are given', () => {
  it.each([
    [1, 'left'],
    [1, 'right'],
    [2, 'left'],
    [2, 'right'],
    [3, 'left'],
    [3, 'right'],
  ] as const)('POD-173: both of them after chapter %i, when the %s path is dominant', (chapter, dominant) => {
    const page = { 1: 4, 2: 8, 3: 16 }[chapter]
    const table = given(
      {
        geralt: { ...has(3, 1), timeline: [a('red'), a('red')] },
        ciri: { ...has(1, 3), timeline: [a('red'), a('red')] },
        state: { chapter, page, turn: 3, fate: ['aside', 'aside', dominant] },
      },
      { do: 'chapter-end' },
    )
    expect(table.told('log.dominant')).toMatchObject([{ args: { path: dominant } }])
    expect(table.told('log.path-token')).toMatchObject([
      { args: { path: 'left', hero: 'geralt' } },
      { args: { path: 'right', hero: 'ciri' } },
    ])
    if (chapter < 3) expect(holders(table)).toEqual(['geralt', 'ciri'])
  })

  it.each(['edge-of-the-world', 'striga', 'lesser-evil'] as const)(
    'POD-173: both of them after all three chapters of %s',
    story => {
      const match = playedOut(begin(2, { story }))
      const given = told(match, 'log.chapter', 'log.path-token').map(
        ({ args }) => args['chapter'] ?? args['path'],
      )
      expect(given).toEqual([1, 'left', 'right', 2, 'left', 'right', 3, 'left', 'right'])
    },
  )
})

describe('what path tokens give', () => {
  it('POD-172: the page read next rewards the holders and nobody else', () => {
    const table = given(
      { geralt: {}, yennefer: {}, ciri: {}, state: { page: 16, chapter: 3, holders: { left: 2, right: 0 } } },
      { do: 'read', page: 32 },
    )
    expect(table.told().filter(({ key }) => key.startsWith('bonus.'))).toMatchObject([
      { key: 'bonus.experience', args: { path: 'left', n: 3 }, rule: 'POD-172' },
      { key: 'bonus.victory', args: { path: 'right', n: 1 }, rule: 'POD-172' },
    ])
    table.expect('ciri').has({ experience: 3, victory: 0 })
    table.expect('geralt').has({ experience: 0, victory: 1 })
    table.bystanders('ciri', 'geralt')
  })

  it.each([
    ['left', 3, 1],
    ['right', 2, 1],
  ] as const)(
    'POD-172 POD-173: the page reached decides what each token gives, here with the %s path dominant',
    (dominant, left, right) => {
      const table = given(
        { geralt: {}, ciri: {}, state: { chapter: 3, page: 20, dominant, holders: { left: 0, right: 1 } } },
        { do: 'close-chapter' },
      )
      table.expect('geralt').has({ victory: left })
      table.expect('ciri').has({ victory: right })
    },
  )

  it('POD-172: who holds both gets both', () => {
    const table = given(
      { geralt: {}, ciri: {}, state: { chapter: 3, holders: { left: 1, right: 1 } } },
      { do: 'read', page: 34 },
    )
    table.expect('ciri').has({ victory: 4 })
    table.bystanders('ciri')
  })
})

describe('where path tokens go afterwards', () => {
  it('POD-185: they return to their place when the bonuses have been given, not before', () => {
    const table = given(
      { geralt: { hand: [a('red')] }, ciri: {}, state: { holders: { left: 0, right: 1 } } },
      { do: 'read', page: 6 },
    )
    expect(table.prompt('geralt')).toBe('ask.discard')
    expect(holders(table)).toEqual(['geralt', 'ciri'])
    table.says('geralt', table.zone('hand:0').slice(0, 1))
    table.expect('ciri').has({ experience: 1 })
    expect(table.state.chapter).toBe(2)
    expect(table.state.holders).toEqual({})
  })

  it('POD-185: nobody holds one when the story is over', () => {
    const table = given(
      { geralt: {}, ciri: {}, state: { chapter: 3, holders: { left: 0, right: 1 } } },
      { do: 'read', page: 30 },
    )
    expect(table.match.result).toBeDefined()
    expect(table.state.holders).toEqual({})
  })
})
