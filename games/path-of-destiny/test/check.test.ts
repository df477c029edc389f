import { names } from '@osud/lang'
import { problems } from '@osud/lang/check'
import { describe, expect, test } from 'vitest'
import { giftProblems, storyProblems } from '../check/story.ts'
import { textProblems } from '../check/texts.ts'
import { contentProblems, texts } from '../index.ts'
import type { Page, PageEffect, Story } from '../rules/story.ts'
import { stories } from '../stories/index.ts'

test('nothing is wrong with the stories', () => {
  expect(contentProblems(texts)).toEqual([])
})

test('nothing is wrong with the words in any language', () => {
  const kinds = { by: 'hero', heroes: 'hero', left: 'kind', right: 'kind' } as const
  expect(problems({ texts, names, kinds })).toEqual([])
})

type Pages = Record<number, Page>

/** A story in which somebody has changed something. */
function broken(change: (pages: Pages) => void, story: Story = stories['edge-of-the-world']): Story {
  const pages: Pages = structuredClone(story.pages)
  change(pages)
  return { ...story, pages }
}

/** What is found in a changed story, as page and problem. */
const found = (change: (pages: Pages) => void, story?: Story): string[] =>
  storyProblems(broken(change, story)).map(({ page, problem }) => `${page ?? '–'}: ${problem}`)

const path = (page: Page | undefined) => page as Page & { path: 'left' | 'right'; leads: number }

describe('in a story with a mistake', () => {
  test('a page that nothing leads to is found', () => {
    expect(found(pages => void (pages[2] = { leads: 4 }))).toEqual(['3: cannot be reached'])
  })

  test('a page without an exit is found', () => {
    expect(found(pages => void (pages[3] = {} as Page))).toContain('3: leads nowhere')
  })

  test('a page that leads to none, or back, is found', () => {
    const nowhere = found(pages => void delete pages[45])
    expect(nowhere).toContain('44: leads to page 45, which does not exist')
    const circle = found(pages => void (pages[3] = { leads: 2 }))
    expect(circle).toContain('3: leads back to page 2')
    expect(circle).toContain('2: goes in circles')
  })

  test('a path without the other one beside it is found', () => {
    expect(found(pages => void delete pages[5])).toContain('4: has no page of the other path beside it')
    const twice = found(pages => void (pages[5] = { ...path(pages[5]), path: 'left' }))
    expect(twice).toContain('4: has no page of the other path beside it')
    const odd = found(pages => void (pages[5] = { ...path(pages[4]) }))
    expect(odd.join()).toContain('5: the left page of a chapter must have an even number')
  })

  test('two paths with the same symbol are found', () => {
    const same = found(pages => {
      pages[5] = { ...path(pages[4]), path: 'right' }
    })
    expect(same.join()).toMatch(/4: both paths show \w+/)
  })

  test('a way with too few chapters is found', () => {
    const short = found(pages => {
      const { leads } = path(pages[path(pages[4]).leads])
      const chapter =
        Object.keys(pages)
          .map(Number)
          .find(n => n >= leads && 'path' in (pages[n] as Page)) ?? 0
      pages[chapter - 1] = { leads: path(pages[chapter]).leads }
    })
    expect(short.join()).toMatch(/is reached after 2 chapters instead of 3/)
  })

  test('an ending less is found', () => {
    const ends = Object.entries(stories.striga.pages).flatMap(([n, page]) =>
      'epilogue' in page ? [Number(n)] : [],
    )
    const [one = 0, other = 0] = ends.slice(-2)
    const fewer = found(pages => {
      for (const page of Object.values(pages))
        if ('leads' in page && page.leads === other) Object.assign(page, { leads: one })
      delete pages[other]
    }, stories.striga)
    expect(fewer).toContain('–: has 7 endings instead of 8')
  })

  test('a page number that no book has is found', () => {
    expect(found(pages => void (pages[46] = { epilogue: true }))).toContain(
      '–: pages are numbered from 2 to 45',
    )
  })
})

describe('in a story with an effect out of place', () => {
  /** A story whose first page after the left path does this. */
  const giving = (effects: readonly PageEffect[], story: Story): Story =>
    broken(pages => {
      const { leads } = path(pages[4])
      pages[leads] = { ...(pages[leads] as Page & { leads: number }), effects }
    }, story)

  test('a path token that gets nothing is found', () => {
    const one = giving([{ to: 'left', victory: 1 }], stories['edge-of-the-world'])
    expect(giftProblems(one).map(({ problem }) => problem)).toContain('gives the right path token nothing')
  })

  test.each<readonly [string, PageEffect]>([
    ['lost experience', { to: 'left', experience: -1 }],
    ['the last place', { to: 'left', last: true }],
    ['a discarded card', { to: 'left', draw: 0, discard: 1 }],
  ])('a penalty in a story without penalties is found: %s', (_, effect) => {
    const told = storyProblems(giving([effect], stories.striga)).map(({ problem }) => problem)
    expect(told).toContain('has a penalty, which this story does not know')
  })

  test('in The Lesser Evil a reward for the dominant path and a penalty for the other are found', () => {
    const turned = giving(
      [
        { to: 'left', victory: 1 },
        { to: 'right', experience: -1 },
      ],
      stories['lesser-evil'],
    )
    const told = giftProblems(turned).map(({ problem }) => problem)
    expect(told).toContain('the left path token gets a reward although its path is dominant')
    expect(told).toContain('the right path token gets a penalty although its path is not dominant')
  })

  test('before an epilogue, what only helps later is found', () => {
    const late = broken(
      pages => void (pages[44] = { leads: 45, effects: [{ to: 'left', tokens: 1, of: 'left' }] }),
    )
    expect(storyProblems(late)).toEqual([
      { page: 44, problem: expect.stringContaining('though nobody plays on after it') as string },
    ])
  })

  test('a special symbol token outside Striga is found', () => {
    const told = storyProblems(giving([{ to: 'left', special: 'magic' }], stories['edge-of-the-world']))
    expect(told.map(({ problem }) => problem)).toContain(
      'gives a special symbol token, which this story does not have',
    )
  })
})

describe('in the words of a story', () => {
  const { striga } = stories
  const wrong = (changed: Readonly<Record<string, string | undefined>>): string[] => {
    const known = Object.entries({ ...texts.en, ...changed }).filter(([, text]) => text !== undefined)
    return textProblems(striga, Object.fromEntries(known) as Record<string, string>).map(
      ({ page, problem }) => `${page ?? '–'}: ${problem}`,
    )
  }

  test('a missing text is found', () => {
    expect(wrong({ 'story.striga': undefined })).toEqual(['–: the text story.striga is missing'])
    expect(wrong({ 'page.striga.7': undefined })).toEqual(['7: has no title'])
    expect(wrong({ 'page.striga.7.prose': undefined })).toEqual(['7: has no prose'])
  })

  test('prose that is too short or too long is found, and so is a long title', () => {
    expect(wrong({ 'page.striga.7.prose': 'She slept.' })).toEqual([
      '7: its prose has 2 words instead of 60 to 140',
    ])
    expect(wrong({ 'page.striga.7.prose': 'eel '.repeat(141) })).toEqual([
      '7: its prose has 141 words instead of 60 to 140',
    ])
    expect(wrong({ 'page.striga.7': 'One Two Three Four Five Six Seven Eight' })).toEqual([
      '7: its title has 8 words',
    ])
  })

  test('what is found is told with story, language and page', () => {
    const { 'page.striga.7': _title, ...rest } = texts.cs
    expect(contentProblems({ ...texts, cs: rest })).toContain('striga, cs, page 7: has no title')
  })
})
