import { describe, expect, it } from 'vitest'
import { boards } from '../content/boards.ts'
import type { Colour } from '../rules/card.ts'
import type { Hero } from '../rules/hero.ts'
import type { Options } from '../rules/options.ts'
import type { Requirement } from '../rules/state.ts'
import type { Given, Scene } from './given.ts'
import type { PlayedTable } from './table.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { gathered, playing, stateOf } from './whole-match.ts'

const play = { do: 'play' } as const
const striga = { story: 'striga' } as const
const goals = ['goal-red-trail', 'goal-blue-trail', 'goal-known-roads', 'goal-green-trail']

/** The four requirement cards: red beside the first hidden goal, then green, blue and yellow. */
const untouched = (): Requirement[] =>
  (['red', 'green', 'blue', 'yellow'] as const).map(colour => ({
    colour,
    left: [],
    right: [],
    raised: false,
  }))

/** A card without symbols that counts for no requirement but of one colour. */
const row = (...colours: readonly string[]): string[] => colours.map(colour => a(colour))

type Company = { readonly [H in Hero]?: Given }

/** Some turns of play in Striga; everybody plays the hand from left to right, two cards a turn. */
function played(turns: number, company: Company, options: Partial<Options> = {}): PlayedTable {
  const table = atTable(turns, company, options)
  for (let turn = 0; turn < turns; turn++) goOn(table, company, turn)
  return table
}

function atTable(turns: number, company: Company, options: Partial<Options> = {}): PlayedTable {
  const scene: Scene = { ...company, goals, options: { ...striga, ...options } }
  const steps = Array.from({ length: turns }, () => play)
  return given({ ...scene, state: { requirements: untouched() } }, ...steps)
}

function goOn(table: PlayedTable, company: Company, turn: number): void {
  for (const [hero, { hand = [] }] of Object.entries(company))
    table.plays(hero as Hero, ...hand.slice(2 * turn, 2 * turn + 2))
}

/** Who has tokens on a requirement card. */
function tokensOn(table: PlayedTable, wanted: Colour): { left: Hero[]; right: Hero[] } {
  const { players, requirements } = table.state
  const { left, right } = requirements.find(({ colour }) => colour === wanted) ?? { left: [], right: [] }
  const named = (seats: readonly number[]): Hero[] => seats.flatMap(who => players[who]?.hero ?? [])
  return { left: named(left), right: named(right) }
}

const mayLook = (table: PlayedTable, hero: Hero, place = 1): boolean =>
  table.sees(hero, `goal:${place}`)[0] === goals[place - 1]

describe('a requirement card', () => {
  it('POD-X34 POD-247 POD-250 POD-252 POD-316 POD-317 POD-318 POD-320: 3 cards, then 4, then nothing more', () => {
    const company = {
      geralt: { timeline: row('red'), hand: row('red', 'red', 'red', 'blue', 'green', 'yellow') },
      ciri: { hand: row('red', 'red', 'red', 'red', 'green', 'yellow') },
    }
    const table = atTable(3, company)
    goOn(table, company, 0)
    table.expect('geralt').has({ experience: 1 })
    table.expect('ciri').has({ experience: 0 })
    expect(tokensOn(table, 'red')).toEqual({ left: ['geralt'], right: [] })
    expect([mayLook(table, 'geralt'), mayLook(table, 'ciri')]).toEqual([true, false])
    goOn(table, company, 1)
    table.expect('geralt').has({ experience: 3 })
    table.expect('ciri').has({ experience: 2 })
    expect(tokensOn(table, 'red')).toEqual({ left: [], right: ['geralt', 'ciri'] })
    expect([mayLook(table, 'geralt'), mayLook(table, 'ciri')]).toEqual([true, true])
    goOn(table, company, 2)
    table.expect('geralt').has({ experience: 3 })
    table.expect('ciri').has({ experience: 2 })
    expect(tokensOn(table, 'red')).toEqual({ left: [], right: ['geralt', 'ciri'] })
  })

  it('POD-247: 3 cards of its colour at any places meet it, 2 do not', () => {
    const met = played(1, {
      geralt: { timeline: row('red', 'blue', 'red'), hand: row('green', 'red') },
      ciri: { hand: row('red', 'red') },
    })
    met.expect('geralt').has({ experience: 1 })
    met.expect('ciri').has({ experience: 0 })
    expect(met.told('log.requirement').map(({ args }) => args)).toEqual([{ hero: 'geralt', colour: 'red' }])
  })

  it('POD-247: cards in hand do not count', () => {
    const table = played(1, {
      geralt: { hand: row('red', 'blue', 'red', 'red') },
      ciri: { hand: row('green', 'yellow') },
    })
    table.expect('geralt').has({ experience: 0 })
  })

  it('POD-252: once somebody is on the left side, it demands 4 from everybody', () => {
    const table = played(2, {
      geralt: { timeline: row('red'), hand: row('red', 'red', 'green', 'blue') },
      ciri: { hand: row('red', 'red', 'red', 'green') },
    })
    table.expect('geralt').has({ experience: 1 })
    table.expect('ciri').has({ experience: 0 })
    expect(tokensOn(table, 'red')).toEqual({ left: ['geralt'], right: [] })
    expect(mayLook(table, 'ciri')).toBe(false)
  })

  it('POD-252: the other requirement cards still demand 3', () => {
    const table = played(2, {
      geralt: { timeline: row('red'), hand: row('red', 'red', 'green', 'blue') },
      ciri: { timeline: row('blue'), hand: row('yellow', 'green', 'blue', 'blue') },
    })
    table.expect('ciri').has({ experience: 1 })
    expect(tokensOn(table, 'blue')).toEqual({ left: ['ciri'], right: [] })
  })

  it('POD-249: several who meet it in the same turn all look and all gain the reward', () => {
    const table = played(1, {
      geralt: { timeline: row('red'), hand: row('red', 'red') },
      ciri: { timeline: row('red'), hand: row('red', 'red') },
      vesemir: { timeline: row('red'), hand: row('red', 'blue') },
    })
    table.expect('geralt').has({ experience: 1 })
    table.expect('ciri').has({ experience: 1 })
    table.expect('vesemir').has({ experience: 0 })
    expect(tokensOn(table, 'red')).toEqual({ left: ['geralt', 'ciri'], right: [] })
    expect((['geralt', 'ciri', 'vesemir'] as const).map(hero => mayLook(table, hero))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('POD-321: 4 cards at once take the left side only, and the right side at the next check', () => {
    const company = {
      geralt: { timeline: row('red', 'red'), hand: row('red', 'red', 'green', 'blue') },
      ciri: { hand: row('green', 'blue', 'yellow', 'green') },
    }
    const table = atTable(2, company)
    goOn(table, company, 0)
    table.expect('geralt').has({ experience: 1 })
    expect(tokensOn(table, 'red')).toEqual({ left: ['geralt'], right: [] })
    goOn(table, company, 1)
    table.expect('geralt').has({ experience: 3 })
    expect(tokensOn(table, 'red')).toEqual({ left: [], right: ['geralt'] })
  })

  it('POD-318: whoever comes to the right side directly never gets the reward of the left one', () => {
    const table = played(3, {
      geralt: { timeline: row('red'), hand: row('red', 'red', 'green', 'blue', 'yellow', 'green') },
      ciri: { timeline: row('red', 'red'), hand: row('blue', 'yellow', 'red', 'red', 'red', 'red') },
    })
    table.expect('ciri').has({ experience: 2 })
    expect(tokensOn(table, 'red')).toEqual({ left: ['geralt'], right: ['ciri'] })
  })

  it('POD-317: a table may read that a player with a token on the card gains nothing more from it', () => {
    const company = {
      geralt: { timeline: row('red'), hand: row('red', 'red', 'red', 'blue') },
      ciri: { hand: row('red', 'red', 'red', 'red') },
    }
    const table = played(2, company, { requirements: 'once' })
    table.expect('geralt').has({ experience: 1 })
    table.expect('ciri').has({ experience: 2 })
    expect(tokensOn(table, 'red')).toEqual({ left: ['geralt'], right: ['ciri'] })
    expect(mayLook(table, 'geralt')).toBe(true)
  })

  it('POD-322: all cards are checked at once, and a multi-colour card counts for each of its colours', () => {
    const table = played(1, {
      geralt: { timeline: row('red green'), hand: row('red green', 'red blue') },
      ciri: { timeline: row('yellow blue', 'yellow'), hand: row('yellow green blue', 'blue green') },
    })
    table.expect('geralt').has({ experience: 1 })
    table.expect('ciri').has({ experience: 2 })
    expect(tokensOn(table, 'red').left).toEqual(['geralt'])
    expect(tokensOn(table, 'blue').left).toEqual(['ciri'])
    expect(tokensOn(table, 'yellow').left).toEqual(['ciri'])
    expect(tokensOn(table, 'green').left).toEqual([])
  })

  it('POD-253 POD-317: four player tokens are enough, for a token moves from the left to the right side', () => {
    const allColours = 'red green blue yellow'
    const company = {
      geralt: { timeline: some(1, allColours), hand: some(4, allColours) },
      ciri: { hand: row('red', 'green', 'blue', 'yellow') },
    }
    const table = atTable(2, company)
    goOn(table, company, 0)
    for (const { left, right } of table.state.requirements) expect([left, right]).toEqual([[0], []])
    table.expect('geralt').has({ experience: 4 })
    goOn(table, company, 1)
    for (const { left, right } of table.state.requirements) expect([left, right]).toEqual([[], [0]])
    table.expect('geralt').has({ experience: 12 })
  })

  it('POD-253 POD-318 POD-319: in a whole match nobody has two tokens on a card, and no token comes back', () => {
    const match = gathered(['geralt', 'yennefer', 'ciri', 'vesemir'], striga)
    const [ever, met] = [new Set<string>(), new Set<string>()]
    const asks = playing(match)
    while (asks.next().done !== true) {
      for (const { colour, left, right } of stateOf(match).requirements) {
        const here = [...left, ...right]
        expect(new Set(here).size).toBe(here.length)
        for (const who of here) ever.add(`${who} ${colour}`)
        for (const one of ever) if (one.endsWith(colour)) expect(here).toContain(Number(one.split(' ')[0]))
        if (right.length > 0) met.add(colour)
      }
    }
    expect(ever.size).toBeGreaterThan(4)
    expect(met.size).toBeGreaterThan(0)
  })
})

describe('the right to look', () => {
  const company = {
    geralt: { timeline: row('red'), hand: row('red', 'red') },
    ciri: { hand: row('green', 'blue') },
  }

  it('POD-248: whoever meets a requirement sees the goal beside it, in secret', () => {
    const table = played(1, company)
    expect(table.sees('geralt', 'goal:1')).toEqual(['goal-red-trail'])
    expect(table.sees('ciri', 'goal:1')).toEqual(['?combat'])
    expect(table.told('log.look')).toEqual([
      {
        key: 'log.look',
        args: { card: { text: 'card.goal-red-trail' } },
        rule: 'POD-248',
        to: [table.seat('geralt')],
      },
    ])
  })

  it('POD-248: only that goal, not the others', () => {
    const table = played(1, company)
    expect([1, 2, 3, 4].map(place => mayLook(table, 'geralt', place))).toEqual([true, false, false, false])
  })

  it('POD-251 POD-319: token and right stay when the timeline is cleared', () => {
    const [red, other] = [a('red'), a('green')]
    const table = given(
      {
        geralt: { timeline: [red, ...row('red', 'red')] },
        ciri: { timeline: [other, ...row('red', 'red')] },
        goals,
        options: striga,
        state: { requirements: untouched(), dominant: 'left' },
      },
      { do: 'requirements' },
      { do: 'keep' },
      { do: 'requirements' },
    )
    table.keeps('geralt', red).keeps('ciri', other)
    table.expect('geralt').has({ timeline: [red], experience: 1 })
    expect(tokensOn(table, 'red')).toEqual({ left: ['geralt'], right: [] })
    expect([mayLook(table, 'geralt'), mayLook(table, 'ciri')]).toEqual([true, false])
  })
})

describe('when requirements are checked', () => {
  it('POD-323: when everybody has resolved all effects, and before the fate token', () => {
    const loses = withEffect({ when: { lose: 'magic', upTo: 1 }, gain: { left: 2 } }, 'blue', 'magic')
    const [geralt, ciri] = [row('red', 'red'), [loses, a('green')]]
    const [threshold] = boards.geralt.thresholds
    const table = given(
      {
        geralt: { timeline: row('red'), hand: geralt, experience: threshold - 1 },
        ciri: { hand: ciri, pool: { magic: 1 } },
        goals,
        options: striga,
        state: { requirements: untouched() },
      },
      { do: 'turn', turn: 1 },
    )
    table.drafts('geralt', 'deck').drafts('ciri', 'deck')
    table.plays('geralt', ...geralt).plays('ciri', ...ciri)
    expect(table.asked('ciri').question.ask).toBe('ask.lose')
    table.expect('geralt').has({ experience: threshold - 1 })
    table.saysThat('ciri', 'ask.lose.token', { kind: 'magic' })
    const told = table.told().map(({ key }) => key)
    const order = ['log.effect-gain', 'log.requirement', 'log.experience', 'log.unlock', 'log.fate']
    expect(told.filter(key => order.includes(key))).toEqual(order)
    table.expect('geralt').has({ experience: threshold, abilities: ['locked', 'ready', 'locked', 'locked'] })
  })
})
