import { describe, expect, it } from 'vitest'
import type { Path } from '../rules/fate.ts'
import type { Story } from '../rules/story.ts'
import { stories } from '../stories/index.ts'
import { a } from './cards.ts'
import { given } from './given.ts'
import { begin, pagesOf, playedOut, told } from './whole-match.ts'

const lesserEvil = { story: 'lesser-evil' } as const

describe('the way from one chapter to the next', () => {
  it('POD-X12 POD-183 POD-162: in The Lesser Evil 1 token left and 2 right lead from pages 4 and 5 to page 10', () => {
    const table = given(
      {
        geralt: {},
        ciri: {},
        options: lesserEvil,
        state: { page: 4, turn: 3, fate: ['left', 'right', 'right'] },
      },
      { do: 'dominance' },
      { do: 'close-chapter' },
    )
    expect(table.pagesRead[0]).toBe(10)
  })

  it.each([
    [4, 'left', 6],
    [4, 'right', 10],
    [8, 'left', 14],
    [8, 'right', 18],
    [12, 'left', 22],
    [12, 'right', 26],
  ] as const)('POD-183: from page %i the %s path leads to page %i', (page, dominant, next) => {
    const table = given({ geralt: {}, ciri: {}, state: { page, dominant } }, { do: 'close-chapter' })
    expect(table.pagesRead[0]).toBe(next)
  })

  it('POD-184 POD-307: all pages are read, with what they give, up to the two of the next chapter', () => {
    const drawn = [a('green'), a('green')]
    const table = given(
      {
        geralt: {},
        ciri: {},
        vesemir: {},
        deck: [...Array.from({ length: 12 }, () => a('red')), ...drawn],
        initiative: ['ciri', 'vesemir', 'geralt'],
        options: lesserEvil,
        state: { holders: { left: 0, right: 1 } },
      },
      { do: 'read', page: 10 },
    )
    expect(table.pagesRead).toEqual([10])
    table.says('geralt', drawn.slice(0, 1))
    table.expect('geralt').has({ hand: drawn.slice(1) })
    expect(table.initiative).toEqual(['vesemir', 'geralt', 'ciri'])
    expect(table.pagesRead).toEqual([10, 11, 12, 13])
    expect(table.prompt('vesemir')).toBe('ask.draft')
  })

  it('POD-308: each effect is carried out fully before the next one below it', () => {
    const table = given(
      { geralt: { hand: [a('red')] }, ciri: {}, state: { holders: { left: 0, right: 1 } } },
      { do: 'read', page: 6 },
    )
    expect(table.told().map(({ key }) => key)).toEqual(['log.page', 'bonus.draw', 'log.draw'])
    table.expect('ciri').has({ experience: 0 })
    table.says('geralt', table.zone('hand:0').slice(0, 1))
    table.expect('ciri').has({ experience: 1 })
    expect(
      table
        .told()
        .map(({ key }) => key)
        .slice(3, 6),
    ).toEqual(['log.discard', 'bonus.experience', 'log.experience'])
  })

  it('POD-308: top to bottom is as printed, the right token first where the page says so', () => {
    const table = given(
      { geralt: {}, ciri: {}, options: lesserEvil, state: { holders: { left: 0, right: 1 } } },
      { do: 'read', page: 26 },
    )
    const bonuses = table.told().filter(({ key }) => key.startsWith('bonus.'))
    expect(bonuses).toMatchObject([
      { key: 'bonus.lose-experience', args: { path: 'right', n: 1 } },
      { key: 'bonus.first', args: { path: 'left', n: 2 } },
    ])
  })

  it('POD-182: all fate tokens are put aside, and the next chapter begins with token I', () => {
    const table = given(
      {
        geralt: { pool: { exploration: 1 } },
        yennefer: {},
        ciri: {},
        state: { page: 4, turn: 3, fate: ['left', 'right', 'left'], dominant: 'left' },
      },
      { do: 'read', page: 8 },
    )
    expect(table.state.fate).toEqual([])
    table.drafts('ciri', 'deck').drafts('yennefer', 'deck').drafts('geralt', 'deck')
    for (const hero of ['geralt', 'yennefer', 'ciri'] as const)
      table.plays(hero, ...table.zone(`hand:${table.seat(hero)}`))
    expect(table.told('log.fate')).toMatchObject([{ args: { turn: 1, path: 'left' } }])
    expect(table.state.fate).toEqual(['left'])
  })

  it('POD-186: the new chapter opens on its two pages with their symbols, and its first turn starts', () => {
    const table = given(
      { geralt: {}, ciri: {}, state: { page: 4, turn: 3, chapter: 1 } },
      { do: 'read', page: 7 },
    )
    expect(table.state).toMatchObject({
      chapter: 2,
      page: 8,
      turn: 1,
      active: { left: 'exploration', right: 'magic' },
    })
    expect(table.told('log.chapter')).toMatchObject([{ args: { chapter: 2 }, rule: 'POD-186' }])
    expect(table.told('log.active')).toMatchObject([{ args: { left: 'exploration', right: 'magic' } }])
    expect(table.told('log.turn')).toMatchObject([{ args: { chapter: 2, turn: 1 } }])
    expect(table.prompt('ciri')).toBe('ask.draft')
  })

  it('POD-184: tokens that a page gives are still there when the chapter has begun', () => {
    const table = given(
      { geralt: {}, ciri: {}, state: { page: 8, chapter: 2, holders: { right: 1 } } },
      { do: 'read', page: 15 },
    )
    expect(table.state.chapter).toBe(3)
    table.expect('ciri').has({ pool: { combat: 1 } })
  })
})

describe('the course of a story', () => {
  /** The pages that are read when the paths go this way, as one leafs through the book. */
  function leafThrough({ pages }: Story, ways: readonly Path[]): number[] {
    const read: number[] = []
    const left = [...ways]
    for (let page = 2; ;) {
      const found = pages[page]
      if (found === undefined) throw new Error(`no page ${page}`)
      read.push(page)
      if ('epilogue' in found) return read
      if ('path' in found) {
        read.push(page + 1)
        const taken = pages[left.shift() === 'left' ? page : page + 1]
        page = taken !== undefined && 'leads' in taken ? taken.leads : 0
      } else page = found.leads
    }
  }

  const matches = (['edge-of-the-world', 'striga', 'lesser-evil'] as const).flatMap(story =>
    [1, 2, 3].map(seed => [story, seed] as const),
  )

  it.each(matches)(
    'POD-183 POD-184 POD-186 POD-199: the dominant symbols lead through the pages of %s to an epilogue (%i)',
    (story, seed) => {
      const match = playedOut(begin(3, { story }, seed))
      const ways = told(match, 'log.dominant').map(({ args }) => args['path'] as Path)
      const pages = leafThrough(stories[story], ways)
      expect(ways).toHaveLength(3)
      expect(pagesOf(match)).toEqual(pages)
      expect(told(match, 'log.chapter').map(({ args }) => args['chapter'])).toEqual([1, 2, 3])
      expect(match.result?.ending).toBe(`${story}.${pages.at(-1)}`)
    },
  )
})
