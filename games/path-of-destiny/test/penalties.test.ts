import { describe, expect, it } from 'vitest'
import type { Path } from '../rules/fate.ts'
import type { Page, PageEffect, Story } from '../rules/story.ts'
import { edgeOfTheWorld } from '../stories/edge-of-the-world.ts'
import { lesserEvil } from '../stories/lesser-evil.ts'
import { striga } from '../stories/striga.ts'
import type { Given } from './given.ts'
import { a } from './cards.ts'
import { given } from './given.ts'

const options = { story: 'lesser-evil', firstGame: true } as const

const isPenalty = (effect: PageEffect): boolean =>
  ('experience' in effect && effect.experience < 0) ||
  'last' in effect ||
  ('draw' in effect && effect.draw === 0)

/** What the pages give that a page of a chapter leads to, up to the next chapter or the end. */
function effectsAfter({ pages }: Story, page: number): readonly PageEffect[] {
  const found = pages[page]
  if (found === undefined || !('leads' in found) || 'path' in found) return []
  return [...(found.effects ?? []), ...effectsAfter({ pages } as Story, found.leads)]
}

/** The two ways out of each chapter: the path that was dominant and what its pages give. */
function ways(story: Story): { path: Path; effects: readonly PageEffect[] }[] {
  return Object.values(story.pages).flatMap((page: Page) =>
    'path' in page ? [{ path: page.path, effects: effectsAfter(story, page.leads) }] : [],
  )
}

describe('the price of leading the way', () => {
  it('POD-266 POD-267: on all pages of The Lesser Evil the dominant path is punished, the other one rewarded', () => {
    expect(ways(lesserEvil)).toHaveLength(14)
    for (const { path, effects } of ways(lesserEvil)) {
      const dominant = effects.filter(({ to }) => to === path)
      const other = effects.filter(({ to }) => to !== path)
      expect([dominant.length, other.length]).toEqual([1, 1])
      expect(dominant.every(isPenalty)).toBe(true)
      expect(other.some(isPenalty)).toBe(false)
    }
  })

  it('POD-266: no other story punishes anybody', () => {
    const effects = [edgeOfTheWorld, striga].flatMap(ways).flatMap(way => way.effects)
    expect(effects.length).toBeGreaterThan(40)
    expect(effects.filter(isPenalty)).toEqual([])
  })

  it('POD-266 POD-267: who has the most dominant symbols pays, who has the most others is rewarded', () => {
    const [card, other] = [a('red', 'exploration', 'exploration'), a('blue', 'magic')]
    const table = given(
      {
        geralt: { timeline: [card], experience: 3 },
        ciri: { timeline: [other] },
        options,
        state: { active: { left: 'exploration', right: 'magic' }, fate: ['left', 'left', 'aside'] },
      },
      { do: 'chapter-end' },
    )
    table.keeps('geralt', card).keeps('ciri', other)
    expect(table.pagesRead.slice(0, 2)).toEqual([6, 7])
    table.expect('geralt').has({ victory: 2, experience: 2, pool: {} })
    table.expect('ciri').has({ victory: 0, experience: 1, pool: { diplomacy: 1 } })
    expect(table.told('bonus.lose-experience').map(({ args, rule }) => [args, rule])).toEqual([
      [{ path: 'left', n: 1 }, 'POD-266'],
    ])
  })

  it('POD-266: among equals the higher one on the initiative track pays', () => {
    const pool = { exploration: 1 }
    const table = given(
      {
        geralt: { experience: 5, pool: { ...pool, combat: 1 } },
        ciri: { experience: 5, pool },
        options,
        initiative: ['ciri', 'geralt'],
        state: {
          chapter: 3,
          page: 20,
          active: { left: 'exploration', right: 'combat' },
          fate: ['left', 'left', 'left'],
        },
      },
      { do: 'chapter-end' },
    )
    table.expect('ciri').has({ victory: 1, experience: 4 })
    table.expect('geralt').has({ victory: 1, experience: 11 })
  })

  it('POD-266: a penalty may send the figure to the last place', () => {
    const state = { holders: { right: 1 }, initiative: [1, 0] }
    const table = given({ geralt: {}, ciri: {}, options, state }, { do: 'read', page: 11 })
    expect(table.initiative).toEqual(['geralt', 'ciri'])
  })

  it('POD-266: a penalty may cost a card of the hand', () => {
    const hand = [a('red'), a('blue')]
    const [red = '', blue = ''] = hand
    const table = given(
      { geralt: { hand }, ciri: {}, options, state: { holders: { right: 0 } } },
      { do: 'read', page: 18 },
    )
    table.says('geralt', [blue])
    table.expect('geralt').has({ hand: [red] })
    expect(table.zone('discard')).toEqual([blue])
  })
})

/** Geralt holds the left path token, and a page takes experience points from whoever does. */
function loses(points: number, geralt: Given): ReturnType<typeof given> {
  return given(
    { geralt, ciri: { experience: 7 }, options, state: { holders: { left: 0 } } },
    { do: 'page-effect', effect: { to: 'left', experience: -points } },
  )
}

describe('losing experience', () => {
  it('POD-289: moves the experience marker to the left, not the victory point marker', () => {
    const table = loses(2, { experience: 5, victory: 6 })
    table.expect('geralt').has({ experience: 3, golden: 'none', victory: 6 })
    table.bystanders('geralt')
    expect(table.told('log.lose-experience').map(({ args }) => args)).toEqual([{ hero: 'geralt', n: 2 }])
  })

  it('POD-290: the marker stops at 0', () => {
    loses(2, { experience: 2 }).expect('geralt').has({ experience: 0 })
    const short = loses(2, { experience: 1 })
    short.expect('geralt').has({ experience: 0 })
    expect(short.told('log.lose-experience').map(({ args }) => args['n'])).toEqual([1])
    const none = loses(2, { experience: 0 })
    none.expect('geralt').has({ experience: 0, golden: 'none' })
    expect(none.told('log.nothing-to-lose').map(({ rule }) => rule)).toEqual(['POD-290'])
  })

  it('POD-X37 POD-289 POD-290 POD-291 POD-330: golden on 2 and 3 lost leaves it on 0, the other stays off the track', () => {
    const table = loses(3, { experience: { regular: 20, golden: 2 }, ready: [1, 2, 3], spent: [4] })
    table.expect('geralt').has({ golden: 0, experience: 20, abilities: ['ready', 'ready', 'ready', 'spent'] })
  })

  it('POD-330: the golden marker moves back and forth by itself', () => {
    loses(2, { experience: { regular: 20, golden: 9 } })
      .expect('geralt')
      .has({ golden: 7, experience: 20 })
    const gains = { do: 'alliance-effect', who: 0, card: 'renfri-lesson' } as const
    const table = given(
      {
        geralt: { experience: { regular: 20, golden: 1 } },
        ciri: {},
        options,
        zones: { 'revealed:0': ['renfri-lesson'] },
        state: { holders: { left: 0 } },
      },
      { do: 'page-effect', effect: { to: 'left', experience: -3 } },
      gains,
    )
    table.expect('geralt').has({ golden: 1, experience: 20 })
  })

  it('POD-291: an unlocked ability stays below its position', () => {
    const table = loses(2, { experience: 5, ready: [1, 2] })
    table.expect('geralt').has({ experience: 3, abilities: ['ready', 'ready', 'locked', 'locked'] })
  })

  it('POD-292: reaching the position again does not make a used ability usable', () => {
    const table = given(
      {
        geralt: { experience: 4, ready: [1], spent: [2] },
        ciri: {},
        options,
        state: { holders: { left: 0, right: 0 } },
      },
      { do: 'page-effect', effect: { to: 'left', experience: -1 } },
      { do: 'page-effect', effect: { to: 'right', experience: 2 } },
    )
    table.expect('geralt').has({ experience: 5, abilities: ['ready', 'spent', 'locked', 'locked'] })
    expect(table.told('log.unlock')).toEqual([])
  })

  it('POD-291 POD-292: nor does it unlock again what was never used', () => {
    const table = given(
      {
        geralt: { experience: 9, ready: [1, 2, 3] },
        ciri: {},
        options,
        state: { holders: { left: 0, right: 0 } },
      },
      { do: 'page-effect', effect: { to: 'left', experience: -2 } },
      { do: 'page-effect', effect: { to: 'right', experience: 2 } },
    )
    table.expect('geralt').has({ experience: 9, abilities: ['ready', 'ready', 'ready', 'locked'] })
    expect(table.told('log.unlock')).toEqual([])
  })
})
