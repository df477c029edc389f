import { isHidden, view } from '@osud/engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { HiddenGoal } from '../content/hidden-goals.ts'
import { hiddenGoals } from '../content/hidden-goals.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import type { Symbol } from '../rules/symbol.ts'
import { symbols } from '../rules/symbol.ts'
import { alone } from './solo.ts'
import type { Given } from './given.ts'
import type { PlayedTable } from './table.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { gathered, stateOf, zoneOf } from './whole-match.ts'

const places = [1, 2, 3, 4] as const
const backs = ['combat', 'magic', 'combat-diplomacy-exploration', 'magic-diplomacy-exploration']
const striga = { story: 'striga' } as const

describe('the hidden goals on the table', () => {
  it('POD-243: there are four types by their backs, three cards of each', () => {
    const regular = Object.values(hiddenGoals).filter(({ solo }) => solo === undefined)
    for (const back of backs) expect(regular.filter(goal => goal.back === back)).toHaveLength(3)
  })

  it('POD-243 POD-244: one of each type lies face down, chance says which, and nobody looks', () => {
    const drawn = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const match = gathered(['geralt', 'ciri', 'vesemir'], striga, seed)
      for (const place of places) {
        const [id = '', ...others] = zoneOf(match, `goal:${place}`)
        expect([hiddenGoals[id]?.back, others]).toEqual([backs[place - 1], []])
        drawn.add(id)
      }
      for (const reader of [0, 1, 2, 'onlooker'] as const) {
        const { zones } = view(match, reader)
        expect(places.map(place => zones[`goal:${place}`])).toEqual(backs.map(back => [`?${back}`]))
        expect((zones['goal-box'] ?? []).every(isHidden)).toBe(true)
      }
    }
    expect(drawn.size).toBe(12)
  })

  it('POD-245: beside each lies a requirement card, every colour once, in random order', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const { requirements } = stateOf(gathered(['geralt', 'ciri'], striga, seed))
      const colours = requirements.map(({ colour }) => colour)
      expect(colours.toSorted()).toEqual(['blue', 'green', 'red', 'yellow'])
      expect(
        requirements.every(({ left, right, raised }) => left.length + right.length === 0 && !raised),
      ).toBe(true)
      orders.add(colours.join())
    }
    expect(orders.size).toBeGreaterThan(10)
  })

  it('POD-260: who plays alone gets solo goals for the single-symbol backs, and others for the rest', () => {
    const drawn = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const match = alone('geralt', 'yennefer', striga, seed)
      const ids = places.map(place => zoneOf(match, `goal:${place}`)[0] ?? '')
      expect(ids.map(id => hiddenGoals[id]?.back)).toEqual(backs)
      expect(ids.map(id => hiddenGoals[id]?.solo === true)).toEqual([true, true, false, false])
      for (const id of ids.slice(0, 2)) drawn.add(id)
    }
    expect(drawn.size).toBe(6)
  })

  it.each([2, 3, 4, 5])('POD-260: %i players never meet a solo goal', seats => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = gathered(heroes.slice(0, seats), striga, seed)
      for (const place of places)
        expect(zoneOf(match, `goal:${place}`).map(id => hiddenGoals[id]?.solo)).toEqual([undefined])
    }
  })
})

type Company = { readonly [H in Hero]?: Given }

/** The four goals that lie out unless a scene says otherwise; nobody in the scenes meets the others by accident. */
const usual = ['goal-red-trail', 'goal-blue-trail', 'goal-known-roads', 'goal-green-trail'] as const

/** The story ends with a dominant symbol; without side quests, so that all points are those of the goals. */
function ends(dominant: Symbol, goals: readonly string[], company: Company): PlayedTable {
  const other = symbols.find(symbol => symbol !== dominant) ?? 'magic'
  return given(
    {
      ...company,
      goals,
      options: { ...striga, firstGame: true },
      state: { chapter: 3, active: { left: other, right: dominant }, dominant: 'right' },
    },
    { do: 'final-scoring', page: 31 },
  )
}

describe('which goals are scored', () => {
  const geralt = { timeline: [a('red', 'exploration', 'exploration'), a('blue'), a('green')] }

  it.each<[examples: string, dominant: Symbol, scored: readonly number[], victory: number]>([
    ['POD-246 POD-259', 'combat', [1, 3], 6],
    ['POD-X11 POD-246 POD-259', 'magic', [2, 4], 5],
    ['POD-246 POD-259', 'diplomacy', [3, 4], 3],
    ['POD-X25 POD-246', 'exploration', [3, 4], 3],
  ])('%s: %s dominant turns up and scores goals %j only', (_, dominant, scored, victory) => {
    const table = ends(dominant, usual, { geralt, ciri: {} })
    table.expect('geralt').has({ victory })
    table.expect('ciri').has({ victory: 0 })
    for (const place of places)
      expect(table.sees('ciri', `goal:${place}`)).toEqual([
        scored.includes(place) ? usual[place - 1] : `?${backs[place - 1]}`,
      ])
    expect(table.told('log.goal').map(({ args }) => args['card'])).toEqual(
      scored.map(place => ({ text: `card.${usual[place - 1]}` })),
    )
  })

  it('POD-246 POD-255: the dominant symbol of chapter 3 decides, and timelines count as they lie at its end', () => {
    const table = given(
      {
        geralt,
        ciri: { timeline: [a('yellow')] },
        goals: usual,
        options: { ...striga, firstGame: true },
        state: {
          chapter: 3,
          page: 28,
          active: { left: 'magic', right: 'exploration' },
          fate: ['right', 'left', 'left'],
        },
      },
      { do: 'chapter-end' },
    )
    const goalPoints = table.told('log.victory').filter(({ rule }) => rule === 'POD-259')
    expect(goalPoints.map(({ args }) => args)).toEqual([
      { hero: 'geralt', n: 4 },
      { hero: 'geralt', n: 1 },
    ])
    expect(table.told('log.goal').map(({ args }) => args['card'])).toEqual([
      { text: 'card.goal-blue-trail' },
      { text: 'card.goal-green-trail' },
    ])
  })

  it('POD-254: a token on the requirement card is not needed', () => {
    const table = given(
      {
        geralt: { timeline: some(2, 'red') },
        ciri: { timeline: some(2, 'red') },
        goals: usual,
        options: { ...striga, firstGame: true },
        state: {
          chapter: 3,
          dominant: 'right',
          requirements: [{ colour: 'red', left: [0], right: [], raised: true }],
        },
      },
      { do: 'final-scoring', page: 31 },
    )
    table.expect('geralt').has({ victory: 4 })
    table.expect('ciri').has({ victory: 4 })
  })
})

describe('what a goal counts', () => {
  it('POD-255: symbols on the timeline and in the pool, but not in hand; covered ones are gone', () => {
    const bare = a('red', 'diplomacy', 'diplomacy')
    const table = ends('exploration', [...usual.slice(0, 3), 'goal-kept-promises'], {
      geralt: {
        timeline: [bare],
        pool: { diplomacy: 1 },
        hand: [a('red', 'diplomacy')],
        with: { covered: [{ card: bare, symbol: 'diplomacy' }] },
      },
      ciri: { hand: some(3, 'red', 'diplomacy') },
    })
    table.expect('geralt').has({ victory: 2 })
    table.expect('ciri').has({ victory: 0 })
  })

  it('POD-255: symbols in hand, but not on the timeline or in the pool', () => {
    const table = ends('diplomacy', [...usual.slice(0, 2), 'goal-words-in-reserve', 'goal-green-trail'], {
      geralt: { hand: some(2, 'red', 'diplomacy'), timeline: [a('red', 'diplomacy')] },
      ciri: { timeline: some(2, 'red', 'diplomacy'), pool: { diplomacy: 3 } },
    })
    table.expect('geralt').has({ victory: 2 })
    table.expect('ciri').has({ victory: 0 })
  })

  it('POD-255: a goal may leave the pool out', () => {
    const own = goalCard({ counts: { symbol: 'diplomacy' }, where: 'timeline', scores: { each: 1, most: 3 } })
    const geralt = { timeline: [a('red', 'diplomacy')], pool: { diplomacy: 2 } }
    const table = ends('exploration', [...usual.slice(0, 3), own], { geralt, ciri: {} })
    table.expect('geralt').has({ victory: 1 })
  })

  it('POD-255: cards of the timeline, but not of the hand', () => {
    const geralt = { timeline: [a('green'), a('green blue'), a('red')], hand: some(3, 'green') }
    ends('exploration', usual, { geralt, ciri: {} }).expect('geralt').has({ victory: 2 })
  })

  it('POD-336: a card whose symbols are covered is no card without symbols', () => {
    const emptied = a('yellow', 'magic')
    const table = ends('combat', ['goal-empty-hands', ...usual.slice(1)], {
      geralt: { timeline: [emptied], with: { covered: [{ card: emptied, symbol: 'magic' }] } },
      ciri: { timeline: [a('yellow')] },
    })
    table.expect('geralt').has({ victory: 0 })
    table.expect('ciri').has({ victory: 4 })
  })
})

describe('what a goal is worth', () => {
  it('POD-256: everybody who meets a fixed condition gains its points', () => {
    const timeline = [a('red'), a('green'), a('blue red')]
    const table = ends('diplomacy', [...usual.slice(0, 2), 'goal-plain-cloth', 'goal-maps-in-reserve'], {
      geralt: { timeline },
      ciri: { timeline },
      vesemir: { timeline: [...timeline, a('yellow')] },
    })
    table.expect('geralt').has({ victory: 3 })
    table.expect('ciri').has({ victory: 3 })
    table.expect('vesemir').has({ victory: 0 })
  })

  it('POD-256: what is counted gives a point each, 3 at most', () => {
    const greens = (count: number): Given => ({ timeline: some(count, 'green') })
    const table = ends('exploration', usual, { geralt: greens(2), ciri: greens(3), vesemir: greens(4) })
    table.expect('geralt').has({ victory: 2 })
    table.expect('ciri').has({ victory: 3 })
    table.expect('vesemir').has({ victory: 3 })
  })

  it('POD-X10 POD-257 POD-258: 3, 3, 2, 1 and 0 symbols in hand give 5, 5, 3, 1 and 0', () => {
    const goals = ['goal-red-trail', 'goal-spells-in-reserve', 'goal-known-roads', 'goal-kept-promises']
    const table = ends('magic', goals, {
      geralt: { hand: [a('red', 'magic', 'magic'), a('blue', 'magic')] },
      yennefer: { hand: some(3, 'blue', 'magic') },
      dandelion: { hand: [a('green', 'magic'), a('green', 'combat', 'magic')] },
      ciri: { hand: [a('blue', 'magic')] },
      vesemir: { hand: some(4, 'blue', 'combat') },
    })
    const points = { geralt: 5, yennefer: 5, dandelion: 3, ciri: 1, vesemir: 0 }
    for (const [hero, victory] of Object.entries(points)) table.expect(hero as Hero).has({ victory })
  })

  it('POD-257: a card with two values gives nothing for 2 fewer, and being next takes exactly 1 fewer', () => {
    const blues = (count: number): Given => ({ timeline: some(count, 'blue') })
    const table = ends('magic', usual, { geralt: blues(3), ciri: blues(2), vesemir: blues(1) })
    table.expect('geralt').has({ victory: 4 })
    table.expect('ciri').has({ victory: 2 })
    table.expect('vesemir').has({ victory: 0 })
    const apart = ends('magic', usual, { geralt: blues(4), ciri: blues(2) })
    apart.expect('ciri').has({ victory: 0 })
  })

  it('POD-X29 POD-257 POD-258: 1, 0 and 0 cards without symbols give 4, 0 and 0', () => {
    const table = ends('combat', ['goal-empty-hands', ...usual.slice(1)], {
      geralt: { timeline: [a('yellow'), a('yellow', 'magic')] },
      ciri: { timeline: [a('yellow', 'magic')] },
      vesemir: { timeline: [] },
    })
    table.expect('geralt').has({ victory: 4 })
    table.expect('ciri').has({ victory: 0 })
    table.expect('vesemir').has({ victory: 0 })
  })

  it('POD-258: if nobody has any, nobody has the most', () => {
    const table = ends('magic', usual, { geralt: {}, ciri: { timeline: [a('red')] } })
    table.bystanders()
  })
})

/** A hidden goal of our own, for one test: something that none of the printed ones counts. */
function goalCard(goal: Omit<HiddenGoal, 'back'>): string {
  const cards = hiddenGoals as Record<string, HiddenGoal>
  const id = 'goal-of-our-own'
  cards[id] = { back: 'magic-diplomacy-exploration', ...goal }
  onTestFinished(() => void delete cards[id])
  return id
}
