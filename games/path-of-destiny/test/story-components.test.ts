import { describe, expect, it } from 'vitest'
import { alliances } from '../content/alliances.ts'
import { extraEfforts } from '../content/extra-effort.ts'
import { hiddenGoals } from '../content/hidden-goals.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import type { Options } from '../rules/options.ts'
import type { Story } from '../rules/story.ts'
import { edgeOfTheWorld } from '../stories/edge-of-the-world.ts'
import { stories } from '../stories/index.ts'
import { lesserEvil } from '../stories/lesser-evil.ts'
import { striga } from '../stories/striga.ts'
import { gathered, stateOf, zoneOf } from './whole-match.ts'

/** How many story cards a story takes: a card has two pages, and the cover is page 1. */
function storyCards({ pages }: Story): number {
  const numbers = [1, ...Object.keys(pages).map(Number)]
  expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  return Math.ceil(numbers.length / 2)
}

/** The special symbol tokens that the pages of a story give away. */
const specialTokens = ({ pages }: Story): unknown[] =>
  Object.values(pages)
    .flatMap(page => ('effects' in page ? (page.effects ?? []) : []))
    .flatMap(effect => ('special' in effect ? effect.special : []))

describe('what the stories use', () => {
  it('POD-231: The Edge of the World has 23 story cards and 12 extra effort cards, 4 for each chapter', () => {
    const chapters = Object.values(extraEfforts).map(({ chapter }) => chapter)
    expect(storyCards(edgeOfTheWorld)).toBe(23)
    expect(chapters.toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
  })

  it('POD-241: Striga has 23 story cards, 12 hidden goals and 6 solo ones, 4 requirement cards, 2 special tokens', () => {
    const solo = Object.values(hiddenGoals).map(goal => goal.solo === true)
    expect(storyCards(striga)).toBe(23)
    expect(solo.filter(one => !one)).toHaveLength(12)
    expect(solo.filter(one => one)).toHaveLength(6)
    expect(stateOf(gathered(['geralt', 'ciri'], { story: 'striga' })).requirements).toHaveLength(4)
    expect(specialTokens(striga)).toHaveLength(2)
    expect([...specialTokens(edgeOfTheWorld), ...specialTokens(lesserEvil)]).toEqual([])
  })

  it('POD-264: The Lesser Evil has 23 story cards, 32 alliance cards in two decks, 3 alliance tokens', () => {
    const match = gathered(['geralt', 'ciri'], { story: 'lesser-evil' })
    const [renfri, stregobor] = [zoneOf(match, 'renfri'), zoneOf(match, 'stregobor')]
    expect(storyCards(lesserEvil)).toBe(23)
    expect(renfri.length + stregobor.length).toBe(32)
    expect(new Set(renfri.map(card => alliances[card]?.side))).toEqual(new Set(['renfri']))
    expect(new Set(stregobor.map(card => alliances[card]?.side))).toEqual(new Set(['stregobor']))
    expect(Object.values(stateOf(match).alliances)).toHaveLength(3)
  })
})

/** The initiative track when these characters sit down, from the top. */
function trackOf(cast: readonly Hero[], story: Options['story']): (Hero | undefined)[] {
  const { initiative, players } = stateOf(gathered(cast, { story }))
  return initiative.map(who => players[who]?.hero)
}

describe('who begins', () => {
  it.each<[rule: string, story: Options['story'], base: readonly Hero[], all: readonly string[]]>([
    [
      'POD-232',
      'edge-of-the-world',
      ['ciri', 'yennefer', 'geralt', 'dandelion', 'vesemir'],
      ['letho', 'triss', 'ciri', 'yennefer', 'geralt', 'regis', 'dijkstra', 'yarpen', 'dandelion', 'vesemir'],
    ],
    [
      'POD-242',
      'striga',
      ['geralt', 'vesemir', 'ciri', 'yennefer', 'dandelion'],
      ['letho', 'geralt', 'vesemir', 'ciri', 'regis', 'yarpen', 'triss', 'yennefer', 'dandelion', 'dijkstra'],
    ],
    [
      'POD-265',
      'lesser-evil',
      ['dandelion', 'vesemir', 'geralt', 'yennefer', 'ciri'],
      ['dandelion', 'vesemir', 'yarpen', 'dijkstra', 'regis', 'geralt', 'yennefer', 'letho', 'ciri', 'triss'],
    ],
  ])('%s: the starting initiative of %s is %j', (_, story, base, all) => {
    expect(trackOf(heroes, story)).toEqual(base)
    expect(stories[story].initiative).toEqual(all)
  })

  it('POD-232 POD-242 POD-265: those who are not in play leave no gap', () => {
    const cast = ['vesemir', 'geralt', 'ciri'] as const
    expect(trackOf(cast, 'edge-of-the-world')).toEqual(['ciri', 'geralt', 'vesemir'])
    expect(trackOf(cast, 'striga')).toEqual(['geralt', 'vesemir', 'ciri'])
    expect(trackOf(cast, 'lesser-evil')).toEqual(['vesemir', 'geralt', 'ciri'])
  })
})
