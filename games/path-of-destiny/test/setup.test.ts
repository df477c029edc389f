import { view } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { deck } from '../content/cards.ts'
import { heroes } from '../rules/hero.ts'
import type { Options } from '../rules/options.ts'
import { stories } from '../stories/index.ts'
import { some } from './cards.ts'
import { given } from './given.ts'
import { begin, cardsIn, gathered, playedOut, stateOf, told, zoneOf } from './whole-match.ts'

const storyNames = ['edge-of-the-world', 'striga', 'lesser-evil'] as const

describe('the players', () => {
  it.each([1, 2, 3, 4, 5])('POD-001: %i can play, and no two have the same character', seats => {
    const match = playedOut(begin(seats))
    const inPlay = stateOf(match).players.map(({ hero }) => hero)
    expect(new Set(inPlay).size).toBe(inPlay.length)
    expect(inPlay).toHaveLength(seats === 1 ? 2 : seats)
    expect(told(match, 'log.automa')).toHaveLength(seats === 1 ? 1 : 0)
    expect(match.result?.scores).toHaveLength(inPlay.length)
  })

  it('POD-001: a table for nobody or for six is refused', () => {
    expect(() => begin(0)).toThrow('bad-setup')
    expect(() => begin(6)).toThrow('bad-setup')
  })
})

describe('the story', () => {
  it.each(storyNames)('POD-036: %s can be chosen and is the one that is told', story => {
    const match = begin(2, { story })
    expect(match.events()[0]).toMatchObject({
      key: 'log.story',
      args: { story: { text: `page.${story}` } },
      rule: 'POD-036',
    })
    playedOut(match)
    expect(match.result?.ending?.startsWith(`${story}.`)).toBe(true)
  })

  it.each(storyNames)('POD-037: how demanding %s is said to be changes nothing in play', story => {
    const rated = stories[story] as { complexity: number }
    const { complexity } = rated
    expect([1, 2, 3]).toContain(complexity)
    const played = playedOut(begin(3, { story })).hash()
    try {
      rated.complexity = complexity === 3 ? 1 : 3
      expect(playedOut(begin(3, { story })).hash()).toBe(played)
    } finally {
      rated.complexity = complexity
    }
  })

  it('POD-038: its cover lies up while the characters are chosen, and no page is read before that', () => {
    const match = begin(3)
    expect(stateOf(match)).toMatchObject({ page: 1, chapter: 0 })
    expect(told(match, 'log.page')).toEqual([])
  })

  it.each([
    ['edge-of-the-world', ['ciri', 'yennefer', 'geralt', 'dandelion', 'vesemir']],
    ['striga', ['geralt', 'vesemir', 'ciri', 'yennefer', 'dandelion']],
    ['lesser-evil', ['dandelion', 'vesemir', 'geralt', 'yennefer', 'ciri']],
  ] as const)('POD-040: %s begins with the initiative order %j', (story, order) => {
    const match = gathered(heroes, { story })
    expect(stateOf(match).initiative.map(who => heroes[who])).toEqual(order)
    expect(told(match, 'log.initiative')).toMatchObject([{ args: { heroes: order }, rule: 'POD-040' }])
  })

  it('POD-040: the order is that of the story, wherever the characters sit', () => {
    const match = gathered(['vesemir', 'dandelion', 'ciri'])
    expect(stateOf(match).initiative).toEqual([2, 1, 0])
  })
})

describe('the tokens beside the story', () => {
  it('POD-039: none of the fate tokens and neither path token is given out when a game begins', () => {
    for (const match of [begin(2), gathered(['geralt', 'ciri'])]) {
      const { fate, holders } = stateOf(match)
      expect({ fate, holders }).toEqual({ fate: [], holders: {} })
    }
  })

  it('POD-039: from the stack of fate tokens I comes first, then II, then III, in every chapter', () => {
    const match = playedOut(begin(3))
    const placed = told(match, 'log.fate', 'log.fate-aside')
    expect(placed.map(({ args }) => args['turn'])).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3])
  })
})

describe('the cards on the mat', () => {
  it('POD-042: the main deck is shuffled and lies face down', () => {
    const match = begin(2)
    const order = [...zoneOf(match, 'deck')]
    const seenByAll = [view(match, 0), view(match, 1), view(match, 'onlooker')]
    for (const { zones } of seenByAll) expect(zones['deck']).toEqual(order.map(() => '?'))
    expect(order).not.toEqual(Object.keys(deck).filter(card => order.includes(card)))
    expect(zoneOf(begin(2, {}, 2), 'deck')).not.toEqual(order)
  })

  it.each([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 5],
    [5, 5],
  ])(
    'POD-043 POD-044: on a table for %i, %i pairs are dealt before anybody chooses a character',
    (seats, pairs) => {
      const match = begin(seats)
      const dealt = Object.entries(view(match, 'onlooker').zones).filter(([zone]) => zone.startsWith('pair:'))
      expect(dealt.map(([zone]) => zone)).toEqual(Array.from({ length: pairs }, (_, i) => `pair:${i + 1}`))
      for (const [, cards] of dealt) expect(cards.filter(card => card in deck)).toHaveLength(2)
      expect(zoneOf(match, 'deck')).toHaveLength(68 - 2 * pairs)
      expect(match.open[0]?.question.ask).toBe('ask.hero')
    },
  )

  it('POD-043: the pairs come from the top of the deck, the position nearest to it first', () => {
    const [a1, b1, a2, b2, a3, b3, a4, b4] = some(8, 'red')
    const rest = some(3, 'blue')
    const cards = [a1, b1, a2, b2, a3, b3, a4, b4].map(card => card ?? '')
    const table = given(
      { geralt: {}, ciri: {}, deck: [...rest, ...cards.toReversed()], state: { chapter: 0, turn: 0 } },
      { do: 'refill' },
    )
    expect(table.pairs).toEqual([
      [a1, b1],
      [a2, b2],
      [a3, b3],
      [a4, b4],
    ])
    expect(table.zone('deck')).toEqual(rest)
    const [dealt] = table.told('log.dealt')
    expect(dealt).toMatchObject({ rule: 'POD-043' })
    expect(dealt && cardsIn(dealt)).toEqual(cards)
  })
})

describe('the special set-up of a story', () => {
  const laid = (story: Options['story'], options: Partial<Options> = {}) => {
    const { efforts, requirements, alliances } = stateOf(gathered(['geralt', 'ciri'], { story, ...options }))
    return {
      efforts: efforts.length,
      requirements: requirements.length,
      alliances: Object.keys(alliances).length,
    }
  }

  it('POD-024 POD-057: each story brings its own components and none of the others', () => {
    expect(laid('edge-of-the-world')).toEqual({ efforts: 3, requirements: 0, alliances: 0 })
    expect(laid('striga')).toEqual({ efforts: 0, requirements: 4, alliances: 0 })
    expect(laid('lesser-evil')).toEqual({ efforts: 0, requirements: 0, alliances: 3 })
  })

  it.each(storyNames)('POD-057: in %s it comes last, when all have their characters', story => {
    const match = begin(2, { story })
    expect(match.open[0]?.question.ask).toBe('ask.hero')
    const { efforts, requirements, alliances } = stateOf(match)
    expect({ efforts, requirements, alliances }).toEqual({ efforts: [], requirements: [], alliances: {} })
  })

  it('POD-058: a first game has no extra effort cards', () => {
    expect(laid('edge-of-the-world', { firstGame: true }).efforts).toBe(0)
  })

  it('POD-058: nor are their rules or those of the side quests used in a first game', () => {
    const skipped = ['log.effort', 'log.effort-over', 'log.side-quest']
    const first = playedOut(begin(3, { firstGame: true }))
    expect(told(first, ...skipped)).toEqual([])
    expect(first.events().filter(({ rule }) => rule === 'POD-193')).toEqual([])
    const usual = playedOut(begin(3))
    expect(told(usual, 'log.effort-over')).not.toEqual([])
    expect(told(usual, 'log.side-quest')).toHaveLength(3)
  })
})
