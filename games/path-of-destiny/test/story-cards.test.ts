import { describe, expect, it } from 'vitest'
import { en } from '../lang/en.ts'
import type { Options } from '../rules/options.ts'
import type { Page } from '../rules/story.ts'
import { stories } from '../stories/index.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { begin, gathered, pagesOf, playedOut, stateOf, told } from './whole-match.ts'

const storyNames = ['edge-of-the-world', 'striga', 'lesser-evil'] as const
const seeds = [1, 2, 3, 4, 5, 6]

const pagesIn = (story: Options['story']): [number, Page][] =>
  Object.entries(stories[story].pages).map(([number, page]) => [Number(number), page])

const pairs = Array.from({ length: 4 }, () => some(2, 'yellow'))
const hands = { geralt: some(5, 'red'), ciri: some(5, 'blue'), vesemir: some(5, 'green') }

/** The end of a chapter on these pages that took a path; Geralt holds the left path token, Ciri the right one. */
const endOf = (page: number, dominant: 'left' | 'right') =>
  given(
    {
      geralt: { hand: hands.geralt, experience: 2 },
      ciri: { hand: hands.ciri, experience: 2 },
      vesemir: { hand: hands.vesemir },
      options: { firstGame: true },
      initiative: ['vesemir', 'geralt', 'ciri'],
      pairs,
      state: { page, dominant, holders: { left: 0, right: 1 } },
    },
    { do: 'close-chapter' },
  )

describe.each(storyNames)('the story cards of %s', story => {
  const pages = pagesIn(story)

  it('POD-019: are 23, printed on both sides: a cover, an introduction, three chapters and several endings', () => {
    expect(pages.map(([number]) => number)).toEqual(Array.from({ length: 44 }, (_, i) => i + 2))
    const lastPage = Math.max(...pages.map(([number]) => number))
    expect(Math.ceil(lastPage / 2)).toBe(23)
    const chapters = pages.filter(([, page]) => 'path' in page)
    expect(chapters).toHaveLength(2 * (1 + 2 + 4))
    expect(pages.filter(([, page]) => 'epilogue' in page)).toHaveLength(8)
  })

  it('POD-019: only some of them are met in one play, and different ones in different plays', () => {
    const plays = seeds.map(seed => pagesOf(playedOut(begin(3, { story }, seed))))
    for (const read of plays) expect(read).toHaveLength(14)
    expect(new Set(plays.map(String)).size).toBeGreaterThan(1)
  })

  it('POD-020: are never shuffled: the introduction is the same and page numbers only go up', () => {
    for (const seed of seeds) {
      const read = pagesOf(playedOut(begin(3, { story }, seed)))
      expect(read.slice(0, 4)).toEqual([2, 3, 4, 5])
      expect(read.toSorted((one, other) => one - other)).toEqual(read)
    }
  })

  it('POD-021: lead ever onwards, and to each of them leads exactly one other', () => {
    const led = pages.flatMap(([number, page]) => ('leads' in page ? [{ number, leads: page.leads }] : []))
    for (const { number, leads } of led) expect(leads).toBeGreaterThan(number)
    const beside = pages.flatMap(([number, page]) =>
      'path' in page && page.path === 'right' ? [number] : [],
    )
    const reached = [2, ...beside, ...led.map(({ leads }) => leads)]
    expect(reached.toSorted((one, other) => one - other)).toEqual(pages.map(([number]) => number))
  })

  it('POD-022: are told by story and number, with a title and a text for each', () => {
    const [first] = told(gathered(['geralt', 'ciri'], { story }), 'log.page')
    expect(first?.args).toEqual({
      page: { text: `page.${story}.2` },
      prose: { text: `page.${story}.2.prose` },
    })
    for (const [number] of pages) {
      expect(en).toHaveProperty([`page.${story}.${number}`])
      expect(en).toHaveProperty([`page.${story}.${number}.prose`])
    }
  })

  it('POD-023: lie open in twos: an even page for the left path, the next one for the right', () => {
    const open = pages.flatMap(([number, page]) => ('path' in page ? [{ number, ...page }] : []))
    for (const { number, path, symbol } of open) {
      expect(path).toBe(number % 2 === 0 ? 'left' : 'right')
      const beside = open.find(other => other.number === (path === 'left' ? number + 1 : number - 1))
      expect(beside).toBeDefined()
      expect(beside?.symbol).not.toBe(symbol)
    }
  })
})

describe('turning pages', () => {
  it('POD-059 POD-060: the introduction is read before anything else, then chapter 1 opens on pages 4 and 5', () => {
    const match = gathered(['geralt', 'ciri'])
    const keys = match.events().map(({ key }) => key)
    const start = keys.indexOf('log.page')
    expect(pagesOf(match)).toEqual([2, 3, 4, 5])
    expect(keys.slice(start, start + 6)).toEqual([
      'log.page',
      'log.page',
      'log.special-rules',
      'log.chapter',
      'log.page',
      'log.page',
    ])
    expect(keys.indexOf('log.turn')).toBeGreaterThan(start + 5)
    expect(stateOf(match)).toMatchObject({ page: 4, chapter: 1, turn: 1 })
  })

  it('POD-021: a page names the number to leaf to, and the pages in between stay closed', () => {
    expect(endOf(4, 'right').pagesRead).toEqual([10, 11, 12, 13])
    expect(endOf(12, 'left').pagesRead).toEqual([22, 23, 24, 25])
    expect(endOf(12, 'right').pagesRead).toEqual([26, 27, 28, 29])
  })

  it('POD-025: what a page says is carried out before the next page is turned and the chapter begins', () => {
    const table = endOf(4, 'left')
    expect(table.pagesRead).toEqual([6])
    table.expect('geralt').has({ cards: 7, experience: 2 })
    const [given] = hands.geralt
    table.says('geralt', [given])
    table.expect('geralt').has({ cards: 6, experience: 2 })
    table.expect('ciri').has({ cards: 5, experience: 3 })
    expect(table.pagesRead).toEqual([6, 7, 8, 9])
    table.bystanders('geralt', 'ciri')
  })

  it('POD-025: the last pages are carried out too, before the points are counted', () => {
    const table = endOf(24, 'right')
    expect(table.pagesRead).toEqual([40, 41])
    expect(table.match.result?.scores).toEqual([1, 3, 0])
  })
})

describe('the two open pages', () => {
  it.each([
    ['edge-of-the-world', 'diplomacy', 'combat'],
    ['striga', 'exploration', 'diplomacy'],
    ['lesser-evil', 'combat', 'diplomacy'],
  ] as const)(
    'POD-023: those of chapter 1 of %s carry %s on the left and %s on the right',
    (story, left, right) => {
      const match = gathered(['geralt', 'ciri'], { story })
      expect(told(match, 'log.active')).toMatchObject([{ args: { left, right } }])
      expect(stateOf(match).active).toEqual({ left, right })
    },
  )

  it('POD-023: bear the fate tokens: each lies on one of the two or is set aside', () => {
    const voter = { timeline: [a('red', 'exploration')] }
    const active = { left: 'combat', right: 'exploration' } as const
    const table = given({ geralt: voter, ciri: voter, vesemir: {}, state: { active } }, { do: 'fate' })
    expect(table.state.fate).toEqual(['right'])
  })

  it('POD-016: set anew which symbols are active; what counted in one chapter may not in the next', () => {
    const timeline = [a('red', 'combat'), a('green', 'magic'), a('blue', 'magic')]
    const activeOn = (page: number) =>
      given({ geralt: {}, ciri: {}, pairs }, { do: 'chapter', page }).state.active
    const scoredOn = (page: number) =>
      given(
        { geralt: { timeline }, ciri: {}, state: { active: activeOn(page), dominant: 'right' } },
        { do: 'score' },
      )
    expect(activeOn(4)).toEqual({ left: 'diplomacy', right: 'combat' })
    expect(activeOn(8)).toEqual({ left: 'exploration', right: 'magic' })
    expect(activeOn(12)).toEqual({ left: 'exploration', right: 'diplomacy' })
    scoredOn(4).expect('geralt').has({ victory: 1, experience: 0 })
    scoredOn(8).expect('geralt').has({ victory: 2, experience: 0 })
    scoredOn(12).expect('geralt').has({ victory: 0, experience: 0 })
  })

  it('POD-017: announce which symbols will be active next on either path', () => {
    const match = gathered(['geralt', 'ciri'])
    expect(told(match, 'log.coming').map(({ args, rule }) => ({ ...args, rule }))).toEqual([
      { path: 'left', left: 'exploration', right: 'magic', rule: 'POD-017' },
      { path: 'right', left: 'exploration', right: 'diplomacy', rule: 'POD-017' },
    ])
  })

  it.each(storyNames)(
    'POD-017: what they announce in %s comes true, and the last ones announce nothing',
    story => {
      for (const seed of seeds) {
        const match = playedOut(begin(3, { story }, seed))
        const coming = told(match, 'log.coming').map(({ args }) => args)
        const announced = told(match, 'log.dominant').flatMap(({ args: { path } }, chapter) =>
          coming.slice(2 * chapter, 2 * chapter + 2).filter(one => one['path'] === path),
        )
        const active = told(match, 'log.active').slice(1)
        expect(coming).toHaveLength(4)
        expect(announced).toMatchObject(active.map(({ args }) => args))
      }
    },
  )
})
