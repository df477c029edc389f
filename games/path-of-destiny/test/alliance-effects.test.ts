import { describe, expect, it } from 'vitest'
import type { Hero } from '../rules/hero.ts'
import type { State } from '../rules/state.ts'
import type { Given } from './given.ts'
import type { PlayedTable } from './table.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'

const options = { story: 'lesser-evil' } as const

type Company = { readonly [H in Hero]?: Given }

/** A chapter of The Lesser Evil ends with the left path dominant, unless said otherwise; magic is left, combat right. */
function chapterEnds(company: Company, state: Partial<State> = {}): PlayedTable {
  return given(
    { ...company, options, state: { fate: ['left', 'left', 'right'], ...state } },
    { do: 'chapter-end' },
  )
}

/** The moment when a chapter's points are scored and the timelines are about to be cleared. */
const scored = (table: PlayedTable): boolean => table.asked('geralt').question.ask === 'ask.keep'

describe('whose alliance cards are applied', () => {
  const geralt = { alliances: ['renfri-lesson', 'renfri-lesson', 'stregobor-lesson'] }
  const ciri = { alliances: ['stregobor-lesson', 'renfri-lesson'] }

  it('POD-277 POD-278 POD-282 POD-283: the left path stands for Renfri, whose cards everybody reveals', () => {
    const table = chapterEnds({ geralt, ciri })
    expect(table.told('log.side').map(({ args }) => args)).toEqual([{ side: 'renfri' }])
    table.expect('geralt').has({ experience: 2 })
    table.expect('ciri').has({ experience: 1 })
    expect([table.zone('alliance:0'), table.zone('alliance:1')]).toEqual([
      ['stregobor-lesson'],
      ['stregobor-lesson'],
    ])
    expect([table.zone('revealed:0'), table.zone('revealed:1')]).toEqual([[], []])
    expect(table.zone('renfri-discard')).toEqual(Array(3).fill('renfri-lesson'))
    expect(table.zone('stregobor-discard')).toEqual([])
    expect(table.sees('ciri', 'alliance:0')).toEqual(['?stregobor'])
  })

  it('POD-277 POD-279 POD-282 POD-283: the right path stands for Stregobor, whose cards everybody reveals', () => {
    const table = chapterEnds({ geralt, ciri }, { fate: ['right', 'aside', 'right'] })
    expect(table.told('log.side').map(({ args }) => args)).toEqual([{ side: 'stregobor' }])
    table.expect('geralt').has({ experience: 1 })
    table.expect('ciri').has({ experience: 1 })
    expect(table.zone('alliance:0')).toEqual(['renfri-lesson', 'renfri-lesson'])
    expect(table.zone('alliance:1')).toEqual(['renfri-lesson'])
    expect(table.zone('stregobor-discard')).toEqual(['stregobor-lesson', 'stregobor-lesson'])
  })

  it('POD-278: what is revealed is seen by all', () => {
    const table = chapterEnds({ geralt: { alliances: ['renfri-bargain', 'renfri-lesson'] }, ciri: {} })
    expect(table.sees('ciri', 'revealed:0').toSorted()).toEqual(['renfri-bargain', 'renfri-lesson'])
    expect(table.told('log.alliances').map(({ args, rule }) => [args['hero'], rule])).toEqual([
      ['geralt', ['POD-278', 'POD-279']],
    ])
  })

  it('POD-284: at the end of the game all cards still face down are discarded without effect', () => {
    const table = given(
      { geralt, ciri, options: { ...options, firstGame: true }, state: { chapter: 3, dominant: 'left' } },
      { do: 'final-scoring', page: 31 },
    )
    table.bystanders()
    expect([table.zone('alliance:0'), table.zone('alliance:1')]).toEqual([[], []])
    expect(table.zone('renfri-discard')).toHaveLength(3)
    expect(table.zone('stregobor-discard')).toHaveLength(2)
    expect(table.told('log.alliances-over')).toHaveLength(1)
  })

  it('POD-284: after the last chapter the supported side is still applied first', () => {
    const table = chapterEnds({ geralt, ciri }, { chapter: 3, page: 16 })
    const told = table.told().map(({ key }) => key)
    expect(told.filter(key => key === 'log.alliance-effect')).toHaveLength(3)
    expect(told.indexOf('log.alliances-over')).toBeGreaterThan(told.lastIndexOf('log.alliance-effect'))
    expect(table.zone('alliance:0')).toEqual([])
  })
})

describe('when alliance cards are applied', () => {
  it('POD-X28 POD-280: a left symbol gained makes 5 of 4, and scores 5 victory points', () => {
    const geralt = { pool: { magic: 3 }, timeline: [a('red', 'magic')], alliances: ['renfri-blade'] }
    const table = chapterEnds({ geralt, ciri: {} })
    table.expect('geralt').has({ victory: 5, pool: { magic: 4 } })
    table.expect('ciri').has({ victory: 0, experience: 0 })
  })

  it('POD-280: their symbols count for the path tokens', () => {
    const geralt = { pool: { magic: 2 }, alliances: ['renfri-blade'] }
    const table = chapterEnds({ geralt, ciri: { pool: { magic: 2 } } }, { initiative: [1, 0] })
    expect(table.holder('left')).toBe('geralt')
  })

  it('POD-280: they cannot change which symbol is dominant', () => {
    const company = {
      geralt: { pool: { magic: 1 }, alliances: ['renfri-bargain'] },
      ciri: { pool: { combat: 1 } },
    }
    const table = chapterEnds(company, { fate: ['aside', 'left', 'aside'] })
    table.expect('geralt').has({ pool: { combat: 2 }, victory: 0, experience: 2 })
    expect(table.state.dominant).toBe('left')
    const order = ['log.dominant', 'log.alliance-effect', 'log.path-token']
    const told = table.told().map(({ key }) => key)
    expect(told.filter(key => order.includes(key))).toEqual([...order, 'log.path-token'])
  })

  it('POD-280: where the first in initiative chooses the dominant symbol, they wait for that choice', () => {
    const company = { geralt: { alliances: ['renfri-lesson'] }, ciri: { alliances: ['stregobor-lesson'] } }
    const table = chapterEnds(company, { fate: ['aside', 'aside', 'aside'], initiative: [0, 1] })
    table.bystanders()
    table.says('geralt', 'right')
    table.expect('ciri').has({ experience: 1 })
    table.expect('geralt').has({ experience: 0 })
  })
})

describe('applying alliance cards', () => {
  it('POD-328: the owner decides the order', () => {
    const alliances = ['renfri-bargain', 'renfri-whisper', 'renfri-lesson']
    const table = chapterEnds({ geralt: { alliances }, ciri: {} })
    expect(table.asked('geralt').question.ask).toBe('ask.apply-alliance')
    table.says('geralt', 'renfri-whisper')
    table.expect('geralt').has({ pool: { combat: 1 } })
    table.says('geralt', 'renfri-bargain')
    table.expect('geralt').has({ pool: { magic: 2 }, victory: 2, experience: 1 })
    const other = chapterEnds({ geralt: { alliances }, ciri: {} })
    other.says('geralt', 'renfri-bargain').says('geralt', 'renfri-lesson')
    other.expect('geralt').has({ pool: { combat: 1 }, victory: 0, experience: 2 })
  })

  it('POD-281: all of them must be applied, and none can be declined', () => {
    const table = chapterEnds({
      geralt: { alliances: ['renfri-bargain', 'renfri-lesson'], pool: { magic: 3 } },
      ciri: {},
    })
    expect(table.choices('geralt')).toEqual(['renfri-bargain', 'renfri-lesson'])
    table.says('geralt', 'renfri-lesson')
    expect(scored(table)).toBe(true)
    table.expect('geralt').has({ pool: { magic: 2, combat: 2 }, victory: 2, experience: 3 })
  })

  it('POD-282: a card is discarded when its effect is resolved, not before', () => {
    const table = chapterEnds({
      geralt: { alliances: ['renfri-bargain'], pool: { magic: 1, combat: 1 } },
      ciri: {},
    })
    expect(table.asked('geralt').question.ask).toBe('ask.lose-kind')
    expect([table.zone('revealed:0'), table.zone('renfri-discard')]).toEqual([['renfri-bargain'], []])
    table.says('geralt', 'combat')
    expect([table.zone('revealed:0'), table.zone('renfri-discard')]).toEqual([[], ['renfri-bargain']])
  })

  it('POD-329: a card whose loss cannot be paid has no effect and is discarded all the same', () => {
    const table = chapterEnds({
      geralt: { alliances: ['renfri-scar'], pool: { magic: 2, combat: 1 } },
      ciri: { alliances: ['renfri-bargain'], pool: { diplomacy: 2 } },
    })
    table.expect('geralt').has({ pool: { magic: 2, combat: 1 }, experience: 1, victory: 2 })
    table.expect('ciri').has({ pool: { diplomacy: 2 }, experience: 0, victory: 0 })
    expect(table.zone('renfri-discard').toSorted()).toEqual(['renfri-bargain', 'renfri-scar'])
    expect(table.told('log.unmet').map(({ rule }) => rule)).toEqual(['POD-329', 'POD-329'])
    expect(table.told('log.alliance-effect')).toEqual([])
  })
})

describe('what alliance cards do', () => {
  it.each([
    ['renfri-lesson', 'left'],
    ['stregobor-lesson', 'right'],
  ] as const)('POD-285: %s gives 1 experience point', (card, path) => {
    const table = chapterEnds({ geralt: { alliances: [card] }, ciri: {} }, { fate: [path] })
    table.expect('geralt').has({ experience: 1, pool: {} })
    table.bystanders('geralt')
  })

  it('POD-286 POD-328: an active symbol of the owner’s choice is lost for 2 of the other kind', () => {
    const lying = a('red', 'magic')
    const geralt = {
      alliances: ['renfri-bargain'],
      timeline: [lying],
      pool: { magic: 1, combat: 1, diplomacy: 1 },
    }
    const table = chapterEnds({ geralt, ciri: { pool: { magic: 1 } } })
    expect(table.choices('geralt')).toEqual(['magic', 'combat'])
    table.says('geralt', 'magic')
    expect(table.asked('geralt').question.rule).toEqual(['POD-009', 'POD-286'])
    table.saysThat('geralt', 'ask.lose.card', { kind: 'magic' })
    table.expect('geralt').has({
      pool: { magic: 1, combat: 3, diplomacy: 1 },
      covered: [{ card: lying, symbol: 'magic' }],
      victory: 1,
      experience: 3,
    })
    table.expect('ciri').has({ pool: { magic: 1 }, victory: 1 })
  })

  it('POD-286: the other way round it gives 2 of the left path', () => {
    const geralt = { alliances: ['stregobor-bargain'], pool: { magic: 1, combat: 1 } }
    const table = chapterEnds({ geralt, ciri: {} }, { fate: ['right'] })
    table.says('geralt', 'combat')
    table.expect('geralt').has({ pool: { magic: 3 } })
  })

  it('POD-286: who has one active kind only loses that', () => {
    const table = chapterEnds({ geralt: { alliances: ['renfri-bargain'], pool: { combat: 2 } }, ciri: {} })
    table.expect('geralt').has({ pool: { magic: 2, combat: 1 } })
  })

  it.each([
    ['renfri-blade', 'left', { magic: 1 }],
    ['renfri-whisper', 'left', { combat: 1 }],
    ['stregobor-seal', 'right', { combat: 1 }],
    ['stregobor-mirror', 'right', { magic: 1 }],
  ] as const)('POD-287: %s gives 1 active symbol of the path it shows', (card, path, pool) => {
    const table = chapterEnds({ geralt: { alliances: [card] }, ciri: {} }, { fate: [path] })
    table.expect('geralt').has({ pool })
    table.bystanders('geralt')
  })

  it.each([
    ['renfri-scar', 'left'],
    ['stregobor-page', 'right'],
  ] as const)(
    'POD-288: %s gives 2 experience points for an inactive symbol, which is lost first',
    (card, path) => {
      const geralt = { alliances: [card], pool: { diplomacy: 1, exploration: 2 } }
      const table = chapterEnds({ geralt, ciri: {} }, { fate: [path] })
      table.expect('geralt').has({ experience: 0 })
      table.saysThat('geralt', 'ask.lose.token', { kind: 'exploration' })
      table.expect('geralt').has({ experience: 2, pool: { diplomacy: 1, exploration: 1 } })
      table.bystanders('geralt')
    },
  )

  it('POD-288: active symbols do not pay for it', () => {
    const geralt = {
      alliances: ['renfri-scar'],
      pool: { magic: 1 },
      timeline: some(1, 'red', 'diplomacy', 'combat'),
    }
    const table = chapterEnds({ geralt, ciri: {} })
    const [lying = ''] = geralt.timeline
    table
      .expect('geralt')
      .has({ covered: [{ card: lying, symbol: 'diplomacy' }], pool: { magic: 1 }, experience: 3 })
  })
})
