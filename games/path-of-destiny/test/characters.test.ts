import { view } from '@osud/engine'
import type { Open } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { boards } from '../content/boards.ts'
import { startingCards } from '../content/cards.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import type { Whole } from './whole-match.ts'
import { begin, gathered, playedOut, stateOf, zoneOf } from './whole-match.ts'

const seeds = Array.from({ length: 40 }, (_, i) => i)

function asked(match: Whole): Open {
  const [open] = match.open
  if (open?.question.ask !== 'ask.hero') throw new Error('nobody chooses a character')
  return open
}

const chooser = (match: Whole): number => asked(match).seats[0] ?? -1

function offered(match: Whole): unknown[] {
  const { question } = asked(match)
  return question.kind === 'choose' ? question.options.map(({ value }) => value) : []
}

/** The seat in question takes the first or the second of its boards. */
function take(match: Whole, which: 0 | 1 = 0): unknown {
  const hero = offered(match)[which]
  match.answer(chooser(match), asked(match).id, hero)
  return hero
}

describe('choosing characters', () => {
  it('POD-047: anybody may come to choose first, and then it goes clockwise', () => {
    const orders = seeds.map(seed => {
      const match = begin(3, {}, seed)
      return [0, 1, 2].map(() => {
        const seat = chooser(match)
        take(match)
        return seat
      })
    })
    expect(new Set(orders.map(String))).toEqual(new Set(['0,1,2', '1,2,0', '2,0,1']))
  })

  it('POD-048: two boards are dealt for the chooser’s eyes, one is kept and the other goes back', () => {
    const match = begin(3)
    const [seat, boardsDealt] = [chooser(match), offered(match)]
    expect(boardsDealt).toHaveLength(2)
    expect(asked(match).question.rule).toBe('POD-048')
    const zone = `dealt:${seat}`
    expect([...(view(match, seat).zones[zone] ?? [])].toSorted()).toEqual([...boardsDealt].toSorted())
    for (const other of [(seat + 1) % 3, (seat + 2) % 3, 'onlooker'] as const)
      expect(view(match, other).zones[zone]).toEqual(['?board', '?board'])
    const kept = take(match, 1)
    expect(stateOf(match).chosen[seat]).toBe(kept)
    expect(zoneOf(match, zone)).toEqual([])
    const remaining = [...zoneOf(match, 'boards'), ...zoneOf(match, `dealt:${(seat + 1) % 3}`)]
    expect(remaining.toSorted()).toEqual(heroes.filter(hero => hero !== kept).toSorted())
  })

  it('POD-048: the boards are shuffled, so that every character can be dealt', () => {
    const dealt = seeds.flatMap(seed => offered(begin(2, {}, seed)))
    expect(new Set(dealt)).toEqual(new Set(heroes))
  })

  it('POD-049: the next one is dealt two of those that remain, returned ones included', () => {
    const second = seeds.map(seed => {
      const match = begin(2, {}, seed)
      const [, returned] = offered(match)
      const kept = take(match, 0)
      const next = offered(match)
      expect(next).toHaveLength(2)
      expect(next).not.toContain(kept)
      return { again: next.includes(returned) }
    })
    expect(second).toContainEqual({ again: true })
    expect(second).toContainEqual({ again: false })
  })

  it('POD-050: the fifth player has no choice and gets the character that is left', () => {
    const match = begin(5)
    const taken = [take(match), take(match), take(match), take(match)]
    const [left] = heroes.filter(hero => !taken.includes(hero))
    const last = [0, 1, 2, 3, 4].find(seat => stateOf(match).players[seat]?.hero === left)
    expect(last).toBeDefined()
    expect(match.open[0]?.question.ask).not.toBe('ask.hero')
  })

  it('POD-050: the fourth of four players still chooses between two', () => {
    const match = begin(4)
    for (let chosen = 0; chosen < 3; chosen++) take(match)
    expect(offered(match)).toHaveLength(2)
  })
})

describe('the component set of a character', () => {
  const cast: readonly Hero[] = ['vesemir', 'yennefer', 'geralt']

  it('POD-051 POD-053 POD-054: markers on 0, the first ability token active, the other three beside the board', () => {
    const { players } = stateOf(gathered(cast))
    expect(players.map(({ hero }) => hero)).toEqual(cast)
    for (const player of players)
      expect(player).toMatchObject({
        victory: 0,
        experience: { regular: 0 },
        abilities: ['ready', 'locked', 'locked', 'locked'],
      })
  })

  it('POD-051 POD-055: the starting hand is the 5 starting cards of the character, the others stay in the box', () => {
    const match = gathered(cast)
    cast.forEach((hero, seat) => {
      const hand = zoneOf(match, `hand:${seat}`)
      expect(hand).toHaveLength(5)
      expect(hand.toSorted()).toEqual(Object.keys(startingCards[hero]).toSorted())
    })
    const unused = [...Object.keys(startingCards.dandelion), ...Object.keys(startingCards.ciri)]
    expect(zoneOf(match, 'box').toSorted()).toEqual(unused.toSorted())
  })

  it('POD-054: of the other four player tokens one is enough for each requirement card of Striga', () => {
    const timeline = some(4, 'red green blue yellow')
    const requirements = (['red', 'green', 'blue', 'yellow'] as const).map(colour => ({
      colour,
      left: [],
      right: [],
      raised: false,
    }))
    const table = given(
      { geralt: { timeline }, ciri: {}, options: { story: 'striga' }, state: { requirements } },
      { do: 'requirements' },
      { do: 'requirements' },
    )
    const tokens = table.state.requirements.flatMap(({ left, right }) => [...left, ...right])
    expect(tokens).toEqual([0, 0, 0, 0])
    table.bystanders('geralt')
  })

  it('POD-054: no other story uses them', () => {
    for (const story of ['edge-of-the-world', 'lesser-evil'] as const)
      expect(stateOf(playedOut(begin(3, { story }))).requirements).toEqual([])
  })
})

describe('a player board', () => {
  it('POD-026: shows four abilities of its own, three of them along a track that ends at 20', () => {
    const names = heroes.flatMap(hero => boards[hero].abilities)
    expect(new Set(names).size).toBe(20)
    for (const hero of heroes) {
      const { abilities, thresholds } = boards[hero]
      expect(abilities).toHaveLength(4)
      expect(thresholds).toHaveLength(3)
      expect(thresholds.toSorted((one, other) => one - other)).toEqual(thresholds)
      for (const threshold of thresholds) expect(threshold > 0 && threshold <= 20).toBe(true)
    }
  })

  it('POD-026: the experience track has no position beyond 20', () => {
    const three = withEffect({ when: { have: 'red', atLeast: 2 }, gain: { experience: 3 } }, 'red')
    const scene = { geralt: { experience: 18, timeline: [a('red'), three] }, ciri: {} }
    const table = given(scene, { do: 'effect', who: 0, card: three })
    table.expect('geralt').has({ experience: 20, golden: 1 })
    table.bystanders('geralt')
  })

  it.each(heroes.flatMap(hero => boards[hero].thresholds.map((at, i) => [hero, i + 2, at] as const)))(
    'POD-027: %s unlocks ability %i on position %i and not before',
    (hero, slot, at) => {
      const gains = (points: number) =>
        withEffect({ when: { have: 'red', atLeast: 2 }, gain: { experience: points } }, 'red')
      const [most, last] = [gains(at - 1), gains(1)]
      const timeline = [a('red'), most, last]
      const before = given({ [hero]: { timeline, ready: [1] } }, { do: 'effect', who: 0, card: most })
      expect(before.state.players[0]?.abilities[slot - 1]).toBe('locked')
      const after = given(
        { [hero]: { timeline, ready: [1] } },
        { do: 'effect', who: 0, card: most },
        { do: 'effect', who: 0, card: last },
      )
      expect(after.state.players[0]?.abilities.slice(0, slot)).toEqual(
        Array.from({ length: slot }, () => 'ready'),
      )
      expect(after.state.players[0]?.abilities.slice(slot)).toEqual(
        Array.from({ length: 4 - slot }, () => 'locked'),
      )
      expect(after.told('log.unlock').at(-1)).toMatchObject({
        args: { hero, ability: { text: `ability.${boards[hero].abilities[slot - 1]}` } },
      })
    },
  )
})
