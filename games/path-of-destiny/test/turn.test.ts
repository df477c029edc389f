import type { Event } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import type { Hero } from '../rules/hero.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import type { Whole } from './whole-match.ts'
import { abstainer, begin, cardsIn, playedOut, playing, stateOf, told, zoneOf } from './whole-match.ts'

const storyNames = ['edge-of-the-world', 'striga', 'lesser-evil'] as const
const pairs = Array.from({ length: 4 }, () => some(2, 'yellow'))

/** Without repetitions that follow each other. */
const runs = <T>(list: readonly T[]): T[] => list.filter((one, i) => one !== list[i - 1])

/** What was told in each turn. */
function turnsOf(match: Whole): Event[][] {
  const events = match.events()
  const starts = events.flatMap(({ key }, i) => (key === 'log.turn' ? [i] : []))
  return starts.map((start, i) => events.slice(start, starts[i + 1]))
}

const steps: Readonly<Record<string, string>> = {
  'log.draft': 'draft',
  'log.draft-deck': 'draft',
  'log.automa-draft': 'draft',
  'log.play': 'play',
  'log.fate': 'fate token',
  'log.fate-aside': 'fate token',
  'log.fate-even': 'fate token',
}

function stageOf({ key, rule }: Event): string[] {
  if (key === 'log.page' || key.startsWith('bonus.')) return ['read']
  if (rule === 'POD-165' || rule === 'POD-166') return ['points']
  const stages: Readonly<Record<string, string>> = {
    'log.turn': 'turns',
    'log.dominant': 'dominant symbol',
    'log.side': 'alliances',
    'log.path-token': 'path tokens',
    'log.keep': 'clear timelines',
    'log.effort-over': 'turn effort card',
  }
  const stage = stages[key]
  return stage === undefined ? [] : [stage]
}

describe('the course of a game', () => {
  it.each([2, 3, 5])('POD-003: with %i players it is 3 chapters of 3 turns of 3 steps', seats => {
    const match = playedOut(begin(seats))
    expect(told(match, 'log.chapter').map(({ args }) => args['chapter'])).toEqual([1, 2, 3])
    expect(told(match, 'log.turn').map(({ args }) => [args['chapter'], args['turn']])).toEqual(
      [1, 2, 3].flatMap(chapter => [1, 2, 3].map(turn => [chapter, turn])),
    )
    for (const turn of turnsOf(match)) {
      const taken = turn.flatMap(({ key }) => steps[key] ?? [])
      const times = (step: string): number => taken.filter(one => one === step).length
      expect([times('draft'), times('play'), times('fate token')]).toEqual([seats, seats, 1])
    }
  })

  it.each([1, 2, 4])(
    'POD-092: at a table for %i each step is finished by all before the next begins',
    seats => {
      for (const turn of turnsOf(playedOut(begin(seats))))
        expect(runs(turn.flatMap(({ key }) => steps[key] ?? []))).toEqual(['draft', 'play', 'fate token'])
    },
  )

  it('POD-092: nobody plays while somebody still drafts, and the fate token waits for all effects', () => {
    const [mine, theirs] = [some(5, 'red', 'magic'), some(5, 'blue', 'magic')]
    const table = given({ geralt: { hand: mine }, ciri: { hand: theirs }, pairs }, { do: 'turn', turn: 1 })
    table.drafts('ciri', 1)
    expect(table.asked('geralt').question.ask).toBe('ask.draft')
    expect(table.isAsked('ciri')).toBe(false)
    table.drafts('geralt', 2).plays('geralt', mine[0] ?? '', mine[1] ?? '')
    expect(table.state.fate).toEqual([])
    table.plays('ciri', theirs[0] ?? '', theirs[1] ?? '')
    expect(table.state.fate).toEqual(['left'])
  })

  it.each(storyNames)('POD-004 POD-093: a chapter of %s runs in its printed order', story => {
    const alliances = story === 'lesser-evil' ? ['alliances'] : []
    const effort = story === 'edge-of-the-world' ? ['turn effort card'] : []
    const played = ['read', 'turns', 'dominant symbol', ...alliances, 'points', 'path tokens']
    const chapter = [...played, 'clear timelines', ...effort]
    const stages = runs(playedOut(begin(3, { story })).events().flatMap(stageOf))
    expect(stages).toEqual([...chapter, ...chapter, ...played, ...effort, 'read'])
  })

  it('POD-093: The Edge of the World adds its extra effort between playing cards and the fate token', () => {
    const [red, blue] = [a('red'), a('blue')]
    const table = given(
      {
        geralt: { hand: [red, blue] },
        ciri: { hand: some(2, 'green') },
        pairs,
        state: { efforts: ['steady-hand'], active: { left: 'magic', right: 'combat' } },
      },
      { do: 'play' },
      { do: 'fate' },
    )
    table.plays('geralt', red, blue).plays('ciri', ...table.zone('hand:1'))
    table.expect('geralt').has({ pool: { magic: 1 } })
    expect(table.state.fate).toEqual(['left'])
    table.expect('ciri').has({ pool: {} })
  })
})

describe('the winner', () => {
  it('POD-002: is whoever has most victory points, alone', () => {
    const table = given(
      {
        geralt: { victory: 11 },
        ciri: { victory: 12 },
        vesemir: { victory: 7 },
        initiative: ['geralt', 'vesemir', 'ciri'],
      },
      { do: 'epilogue', page: 31 },
    )
    expect(table.match.result).toMatchObject({ winners: [1], scores: [11, 12, 7] })
    expect(table.told('log.main-hero')).toMatchObject([{ args: { hero: 'ciri' } }])
  })

  it.each([2, 3, 4, 5])('POD-002: of a game with %i players is one of them', seats => {
    const match = playedOut(begin(seats))
    const { winners = [], scores = [] } = match.result ?? {}
    expect(winners).toHaveLength(1)
    expect(scores[winners[0] ?? -1]).toBe(Math.max(...scores))
    expect(told(match, 'log.main-hero')).toMatchObject([
      { args: { hero: stateOf(match).players[winners[0] ?? -1]?.hero } },
    ])
  })
})

describe('from one chapter to the next', () => {
  it('POD-187: all that is not cleared is carried over', () => {
    const hands = { geralt: some(5, 'red'), ciri: some(6, 'blue') }
    const [deck, discard] = [some(12, 'green'), some(3, 'red')]
    const table = given(
      {
        geralt: { hand: hands.geralt, victory: 4, experience: 7, ready: [2], spent: [1] },
        ciri: { hand: hands.ciri, victory: 2, experience: { regular: 20, golden: 3 }, spent: [1, 2, 3, 4] },
        initiative: ['geralt', 'ciri'],
        pairs,
        deck,
        discard,
        state: { page: 4, turn: 3, fate: ['right', 'right', 'aside'], dominant: 'right', holders: {} },
      },
      { do: 'close-chapter' },
    )
    expect(table.state).toMatchObject({ chapter: 2, turn: 1, fate: [] })
    expect(table.initiative).toEqual(['geralt', 'ciri'])
    table.expect('geralt').has({ hand: hands.geralt })
    table.expect('ciri').has({ hand: hands.ciri })
    table.bystanders()
    const [top = [], ...others] = pairs
    expect(table.zone('discard')).toEqual([...discard, ...top])
    expect(table.pairs).toEqual([...others, deck.slice(-2).toReversed()])
    expect(table.zone('deck')).toEqual(deck.slice(0, 10))
  })
})

describe('the number of cards in hand', () => {
  it.each(storyNames)('POD-294: is 5 between turns in %s, but for what story pages give and take', story => {
    const match = begin(4, { story })
    const drawnByPages = (hero: Hero): number => {
      const cards = (key: string) =>
        told(match, key)
          .filter(({ args }) => args['hero'] === hero)
          .flatMap(cardsIn)
      return cards('log.draw').length - cards('log.discard').length
    }
    const sizes = { between: new Set<number>(), playing: new Set<number>() }
    for (const { ask } of playing(match, abstainer)) {
      const { players, figures, chapter } = stateOf(match)
      const when =
        ask === 'ask.play' ? 'playing' : ask === 'ask.draft' && figures.length === 0 ? 'between' : undefined
      if (when === undefined) continue
      players.forEach(({ hero }, seat) => {
        const given = drawnByPages(hero)
        if (chapter === 1) expect(given).toBe(0)
        sizes[when].add(zoneOf(match, `hand:${seat}`).length - given)
      })
    }
    expect(sizes).toEqual({ between: new Set([5]), playing: new Set([7]) })
  })
})
