import { log } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { alliances } from '../content/alliances.ts'
import { heroes } from '../rules/hero.ts'
import type { Side, State } from '../rules/state.ts'
import type { Step } from '../rules/step.ts'
import type { Scene } from './given.ts'
import type { PlayedTable } from './table.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { gathered, playing, stateOf, zoneOf } from './whole-match.ts'

const lesserEvil = { story: 'lesser-evil' } as const
const piles = ['renfri', 'stregobor', 'renfri-discard', 'stregobor-discard'] as const
const pairs = Array.from({ length: 4 }, () => [a('red'), a('green')])

/** With four positions: Renfri at the second, Stregobor at the third, both at the fourth. */
const tokens: State['alliances'] = { 2: ['renfri'], 3: ['stregobor'], 4: ['renfri', 'stregobor'] }
/** What lies on top comes last. */
const decks = {
  renfri: ['renfri-scar', 'renfri-lesson'],
  stregobor: ['stregobor-page', 'stregobor-seal'],
}

/** Geralt and Ciri draft in The Lesser Evil. */
function drafting(scene: Scene = {}, ...then: readonly Step[]): PlayedTable {
  return given(
    {
      geralt: {},
      ciri: {},
      pairs,
      options: lesserEvil,
      zones: decks,
      initiative: ['geralt', 'ciri'],
      ...scene,
      state: { alliances: tokens, ...scene.state },
    },
    { do: 'draft', who: 0 },
    { do: 'draft', who: 1 },
    ...then,
  )
}

describe('the table of The Lesser Evil', () => {
  it.each([
    [2, 4],
    [3, 4],
    [4, 5],
    [5, 5],
  ])(
    'POD-268 POD-269: with %i players the double token lies at position %i, the single ones above it',
    (seats, bottom) => {
      const uppers = new Set<unknown>()
      for (let seed = 1; seed <= 20; seed++) {
        const { alliances: lying } = stateOf(gathered(heroes.slice(0, seats), lesserEvil, seed))
        const [upper = [], lower = [], lowest] = [lying[bottom - 2], lying[bottom - 1], lying[bottom]]
        expect(Object.keys(lying)).toEqual([bottom - 2, bottom - 1, bottom].map(String))
        expect(lowest).toEqual(['renfri', 'stregobor'])
        expect([...upper, ...lower].toSorted()).toEqual(['renfri', 'stregobor'])
        uppers.add(upper[0])
      }
      expect(uppers).toEqual(new Set(['renfri', 'stregobor']))
    },
  )

  it('POD-271: two shuffled decks lie face down, sixteen cards of each side', () => {
    const orders = new Set<string>()
    for (let seed = 1; seed <= 5; seed++) {
      const match = gathered(['geralt', 'ciri'], lesserEvil, seed)
      for (const side of ['renfri', 'stregobor'] as const) {
        const cards = zoneOf(match, side)
        expect(cards.map(card => alliances[card]?.side)).toEqual(Array(16).fill(side))
        orders.add(cards.join())
      }
    }
    expect(orders.size).toBe(10)
    const hidden = drafting()
    expect(hidden.sees('geralt', 'renfri')).toEqual(['?renfri', '?renfri'])
    expect(hidden.sees('ciri', 'stregobor')).toEqual(['?stregobor', '?stregobor'])
  })

  it('POD-270: the tokens stay at their positions when pairs move up and are replaced', () => {
    const table = drafting(
      { deck: some(20, 'blue'), state: { turn: 2 } },
      { do: 'return-figures' },
      { do: 'refill' },
    )
    table.drafts('geralt', 1).drafts('ciri', 'deck')
    expect(table.pairs[0]).toEqual(pairs[2])
    expect(table.state.alliances).toEqual(tokens)
  })
})

describe('drafting beside an alliance token', () => {
  it('POD-272: brings a card of that side on top of the pair', () => {
    const table = drafting()
    table.drafts('geralt', 2).drafts('ciri', 3)
    table.expect('geralt').has({ hand: pairs[1] ?? [] })
    expect(table.zone('alliance:0')).toEqual(['renfri-lesson'])
    expect(table.zone('alliance:1')).toEqual(['stregobor-seal'])
    expect(table.zone('renfri')).toEqual(['renfri-scar'])
    expect(table.rests).toBe(true)
  })

  it('POD-272: a position without a token and the main deck bring none', () => {
    const table = drafting()
    table.drafts('geralt', 1).drafts('ciri', 'deck')
    expect([table.zone('alliance:0'), table.zone('alliance:1')]).toEqual([[], []])
  })

  it.each<[Side, string]>([
    ['renfri', 'renfri-lesson'],
    ['stregobor', 'stregobor-seal'],
  ])('POD-273: at the double token the player chooses, here %s', (side, drawn) => {
    const table = drafting()
    table.drafts('geralt', 4)
    expect(table.asked('geralt').question.ask).toBe('ask.alliance')
    expect(table.choices('geralt')).toEqual(['renfri', 'stregobor'])
    table.says('geralt', side)
    expect(table.zone('alliance:0')).toEqual([drawn])
    expect(table.asked('ciri').question.ask).toBe('ask.draft')
  })

  it('POD-268: the bottom position gives no experience in this story, in another one it does', () => {
    const table = drafting()
    table.drafts('geralt', 4).says('geralt', 'renfri')
    table.expect('geralt').has({ experience: 0 })
    const elsewhere = drafting({ options: {} })
    elsewhere.drafts('geralt', 4)
    elsewhere.expect('geralt').has({ experience: 1 })
  })

  it('POD-276: an empty deck is made of that side’s discarded cards', () => {
    const zones = { renfri: [], 'renfri-discard': ['renfri-blade'], 'stregobor-discard': ['stregobor-seal'] }
    const table = drafting({ zones })
    table.drafts('geralt', 2)
    expect(table.zone('alliance:0')).toEqual(['renfri-blade'])
    expect(table.zone('renfri-discard')).toEqual([])
    expect(table.zone('stregobor-discard')).toEqual(['stregobor-seal'])
  })

  it('POD-276: all discarded cards are shuffled', () => {
    const pile = Array.from({ length: 8 }, (_, i) => (i < 4 ? 'renfri-lesson' : 'renfri-bargain'))
    const table = drafting({ zones: { renfri: [], 'renfri-discard': pile } })
    table.drafts('geralt', 2)
    const left = [...table.zone('renfri'), ...table.zone('alliance:0')]
    expect(left.toSorted()).toEqual(pile.toSorted())
    expect(left).not.toEqual(pile)
  })

  it('POD-276: without discarded cards none is drawn, and play goes on', () => {
    const table = drafting({ zones: { renfri: [], 'stregobor-discard': ['stregobor-seal'] } })
    table.drafts('geralt', 2)
    expect(table.zone('alliance:0')).toEqual([])
    expect(table.told('log.alliance')).toEqual([])
    expect(table.asked('ciri').question.ask).toBe('ask.draft')
  })
})

describe('holding alliance cards', () => {
  const renfri = ['renfri-lesson', 'renfri-bargain', 'renfri-scar']
  const stregobor = ['stregobor-page', 'stregobor-mirror']
  const zones = { renfri: ['renfri-blade'], stregobor: ['stregobor-seal'] }

  it('POD-X27 POD-272 POD-275: a fourth card of Renfri sends one of the four away, Stregobor’s are not affected', () => {
    const table = drafting({ geralt: { alliances: [...renfri, ...stregobor] }, zones })
    table.drafts('geralt', 2)
    expect(table.asked('geralt').question.ask).toBe('ask.limit-alliances')
    expect(table.choices('geralt').toSorted()).toEqual([...renfri, 'renfri-blade'].toSorted())
    table.says('geralt', 'renfri-bargain')
    const kept = ['renfri-lesson', 'renfri-scar', 'renfri-blade', ...stregobor]
    expect(table.zone('alliance:0').toSorted()).toEqual(kept.toSorted())
    expect(table.zone('renfri-discard')).toEqual(['renfri-bargain'])
    table.bystanders('geralt')
  })

  it('POD-275: the new card itself may go', () => {
    const table = drafting({ geralt: { alliances: renfri }, zones })
    table.drafts('geralt', 2).says('geralt', 'renfri-blade')
    expect(table.zone('alliance:0').toSorted()).toEqual(renfri.toSorted())
  })

  it('POD-275: three of each side are allowed', () => {
    const table = drafting({ geralt: { alliances: [...renfri, ...stregobor] }, zones })
    table.drafts('geralt', 3)
    expect(table.zone('alliance:0')).toHaveLength(6)
    expect(table.asked('ciri').question.ask).toBe('ask.draft')
  })

  it('POD-274 POD-331: the owner looks at them, the others see how many there are of which side', () => {
    const table = drafting({ geralt: { alliances: [...renfri, ...stregobor] }, zones })
    expect(table.sees('geralt', 'alliance:0')).toEqual([...renfri, ...stregobor])
    const backs = ['?renfri', '?renfri', '?renfri', '?stregobor', '?stregobor']
    expect(table.sees('ciri', 'alliance:0').toSorted()).toEqual(backs)
  })

  it('POD-274 POD-331: drawing and giving up a card shows the others its back only', () => {
    const table = drafting({ geralt: { alliances: renfri }, zones })
    table.drafts('geralt', 2).says('geralt', 'renfri-bargain')
    const drawn = (hero: 'geralt' | 'ciri'): unknown =>
      log(table.match, table.seat(hero)).find(({ key }) => key === 'log.alliance')?.args['cards']
    expect(drawn('geralt')).toEqual({ cards: ['renfri-blade'] })
    expect(drawn('ciri')).toEqual({ cards: ['?renfri'] })
    expect(table.sees('ciri', 'renfri-discard')).toEqual(['?renfri'])
    expect(JSON.stringify(table.told('log.alliance-discarded'))).not.toContain('bargain')
    expect(table.sees('ciri', 'alliance:0')).toEqual(['?renfri', '?renfri', '?renfri'])
  })

  it('POD-264 POD-275 POD-284: in a whole match nobody holds more than 3, no card is lost, none is left', () => {
    const seats = [0, 1, 2]
    const [matches, sides] = [
      [1, 2, 3, 4, 5],
      ['renfri', 'stregobor'],
    ]
    let most = 0
    for (const seed of matches) {
      const match = gathered(['geralt', 'ciri', 'vesemir'], lesserEvil, seed)
      const held = (seat: number): readonly string[] => zoneOf(match, `alliance:${seat}`)
      const elsewhere = [...piles, ...seats.map(seat => `revealed:${seat}`)]
      for (const { ask } of playing(match)) {
        const all = [...seats.flatMap(held), ...elsewhere.flatMap(zone => zoneOf(match, zone))]
        expect(all).toHaveLength(32)
        if (ask === 'ask.limit-alliances') continue
        for (const seat of seats)
          for (const side of sides)
            most = Math.max(most, held(seat).filter(card => alliances[card]?.side === side).length)
      }
      expect(seats.flatMap(held)).toEqual([])
    }
    expect(most).toBe(3)
  })
})
