import { log } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { sideQuests } from '../content/side-quests.ts'
import type { Hero } from '../rules/hero.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const finalScoring = { do: 'final-scoring', page: 31 } as const

/** The last chapter of The Edge of the World on pages 16 and 17, with diplomacy on the left and combat on the right. */
const lastChapter = {
  chapter: 3,
  turn: 3,
  page: 16,
  active: { left: 'diplomacy', right: 'combat' },
  fate: ['left', 'right', 'left'],
} as const

describe('final scoring 1: the last chapter', () => {
  it('POD-191: points and path tokens are scored as after every chapter', () => {
    const table = given(
      {
        geralt: { pool: { diplomacy: 4, combat: 3, magic: 2 } },
        ciri: { pool: { diplomacy: 1, combat: 5 } },
        state: lastChapter,
      },
      { do: 'chapter-end' },
    )
    expect(table.told('log.dominant')).toMatchObject([{ args: { kind: 'diplomacy', path: 'left' } }])
    expect(table.told('log.victory').slice(0, 2)).toMatchObject([
      { args: { hero: 'ciri', n: 1 }, rule: 'POD-165' },
      { args: { hero: 'geralt', n: 4 }, rule: 'POD-165' },
    ])
    expect(table.told('log.experience').slice(0, 2)).toMatchObject([
      { args: { hero: 'ciri', n: 5 }, rule: 'POD-166' },
      { args: { hero: 'geralt', n: 3 }, rule: 'POD-166' },
    ])
    expect(table.told('log.path-token')).toMatchObject([
      { args: { path: 'left', hero: 'geralt' } },
      { args: { path: 'right', hero: 'ciri' } },
    ])
    table.expect('geralt').has({ victory: 4 + 3, experience: 3 })
    table.expect('ciri').has({ victory: 1, experience: 5 + 2 })
  })

  it('POD-192: what the last pages give comes before the experience track is scored', () => {
    const table = given(
      {
        geralt: { experience: { regular: 20, golden: 6 } },
        ciri: { experience: 19 },
        state: { ...lastChapter, holders: { left: 1, right: 0 } },
      },
      { do: 'read', page: 30 },
    )
    table.expect('geralt').has({ golden: 8, victory: 8 })
    table.expect('ciri').has({ golden: 'none', victory: 3 })
  })

  it('POD-192: a last bonus can still bring the golden marker onto the track', () => {
    const table = given(
      { geralt: {}, ciri: { experience: 19 }, state: { ...lastChapter, holders: { right: 1 } } },
      { do: 'read', page: 30 },
    )
    table.expect('ciri').has({ golden: 1, victory: 1 })
  })
})

describe('final scoring 2: the side quests', () => {
  const plain = withEffect({ when: { have: 'red', atLeast: 2 }, gain: { left: 2 } }, 'red')

  it.each<[Hero, string, string[], number]>([
    ['geralt', '3 green cards', [...some(2, 'green'), a('green red'), plain], 3],
    ['yennefer', '3 magic symbols on 2 cards', [a('red', 'magic', 'magic'), a('red', 'magic'), plain], 3],
    ['dandelion', '3 different colours', [a('green'), a('green'), a('blue yellow')], 3],
    ['ciri', '2 cards of several colours', [a('red blue'), a('green yellow'), plain], 2],
    ['vesemir', '2 cards without an effect', [a('red'), a('blue'), plain], 2],
  ])('POD-193: %s compares the hand with the own card: %s', (hero, _, hand, count) => {
    const victory = sideQuests[hero].victory[count] ?? 0
    expect(victory).toBeGreaterThan(0)
    const bystander = hero === 'geralt' ? 'vesemir' : 'geralt'
    const table = given({ [hero]: { hand, victory: 10 }, [bystander]: {} }, finalScoring)
    table.expect(hero).has({ victory: 10 + victory, experience: 0 })
    expect(table.told('log.victory')).toMatchObject([{ args: { hero, n: victory }, rule: 'POD-193' }])
    table.bystanders(hero)
  })

  it('POD-193: only the hand counts, not the timeline, and only for the own quest', () => {
    const table = given(
      {
        geralt: { hand: [a('red blue')], timeline: some(4, 'green') },
        ciri: { hand: some(3, 'green'), timeline: [a('red blue')] },
      },
      finalScoring,
    )
    table.bystanders()
  })

  it('POD-193: everybody sees every hand that is shown', () => {
    const [mine, yours] = [some(2, 'red'), some(3, 'blue')]
    const table = given(
      { geralt: { hand: mine }, ciri: { hand: yours }, initiative: ['geralt', 'ciri'] },
      finalScoring,
    )
    for (const reader of [table.seat('geralt'), table.seat('ciri'), 'onlooker'] as const) {
      const shown = log(table.match, reader).filter(({ key }) => key === 'log.side-quest')
      expect(shown).toMatchObject([
        { args: { hero: 'geralt', cards: { cards: expect.arrayContaining(mine) } }, rule: 'POD-193' },
        { args: { hero: 'ciri', cards: { cards: expect.arrayContaining(yours) } }, rule: 'POD-193' },
      ])
    }
  })
})

describe('final scoring 3: the experience track', () => {
  it('POD-X06 POD-194: the golden marker on 8 gives 8 victory points', () => {
    const table = given(
      { geralt: { experience: { regular: 20, golden: 8 }, victory: 3 }, ciri: {} },
      finalScoring,
    )
    table.expect('geralt').has({ victory: 11, golden: 8 })
    expect(table.told('log.victory')).toMatchObject([{ args: { hero: 'geralt', n: 8 }, rule: 'POD-194' }])
    table.bystanders('geralt')
  })

  it.each([
    ['0', 0, 0],
    ['1', 1, 1],
    ['20', 20, 20],
  ])('POD-194: the golden marker on %s', (_, golden, victory) => {
    const table = given({ geralt: { experience: { regular: 20, golden } }, ciri: {} }, finalScoring)
    table.expect('geralt').has({ victory })
  })

  it('POD-195: whoever never reached 20 gains nothing for experience, be it one point short', () => {
    const table = given(
      { geralt: { experience: 19 }, ciri: { experience: { regular: 20, golden: 2 } } },
      finalScoring,
    )
    table.expect('ciri').has({ victory: 2 })
    table.bystanders('ciri')
  })
})

describe('final scoring 4: the conditions of the story', () => {
  const goals = ['goal-red-trail', 'goal-blue-trail', 'goal-known-roads', 'goal-green-trail']
  const scene = {
    geralt: { timeline: some(3, 'red'), pool: { exploration: 2 } },
    ciri: { timeline: [...some(2, 'red blue'), a('green blue')], pool: { exploration: 5 } },
    goals,
    state: { ...lastChapter, dominant: 'right' },
  } as const

  it('POD-196: Striga scores the two hidden goals of the dominant symbol, after the experience track', () => {
    const striga = { ...scene, options: { story: 'striga' } } as const
    const table = given(
      { ...striga, geralt: { ...striga.geralt, experience: { regular: 20, golden: 1 } } },
      finalScoring,
    )
    expect(table.told('log.goal').map(({ args }) => args['card'])).toEqual([
      { text: 'card.goal-red-trail' },
      { text: 'card.goal-known-roads' },
    ])
    table.expect('geralt').has({ victory: 1 + 4 + 2 })
    table.expect('ciri').has({ victory: 2 + 3 })
    const [first, ...others] = table.told('log.victory').map(({ rule }) => rule)
    expect([first, new Set(others)]).toEqual(['POD-194', new Set(['POD-259'])])
    expect([1, 2, 3, 4].map(place => table.sees('ciri', `goal:${place}`).join())).toEqual([
      'goal-red-trail',
      '?magic',
      'goal-known-roads',
      '?magic-diplomacy-exploration',
    ])
  })

  it.each(['edge-of-the-world', 'lesser-evil'] as const)('POD-196: %s adds no points of its own', story => {
    const table = given({ ...scene, options: { story } }, finalScoring)
    expect(table.told('log.goal')).toEqual([])
    table.bystanders()
  })
})

describe('the order of final scoring', () => {
  it('POD-192 POD-193 POD-194 POD-196: pages, side quests, experience track, then the story’s own', () => {
    const table = given(
      {
        geralt: { hand: some(3, 'green'), timeline: [a('red')], experience: { regular: 20, golden: 3 } },
        ciri: {},
        goals: ['goal-red-trail', 'goal-blue-trail', 'goal-plain-cloth', 'goal-green-trail'],
        options: { story: 'striga' },
        state: { ...lastChapter, dominant: 'right', holders: { left: 0, right: 0 } },
      },
      { do: 'read', page: 30 },
    )
    const scored = table.told('log.victory').filter(({ args }) => args['hero'] === 'geralt')
    expect(scored.map(({ rule, args }) => `${String(rule)}: ${String(args['n'])}`)).toEqual([
      'POD-184: 1',
      'POD-184: 2',
      `POD-193: ${sideQuests.geralt.victory[3]}`,
      'POD-194: 3',
      'POD-259: 4',
      'POD-259: 3',
    ])
  })
})
