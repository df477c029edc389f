import { describe, expect, it } from 'vitest'
import { en } from '../lang/en.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { begin, playedOut, stateOf, told } from './whole-match.ts'

const effect = { when: { have: 'red', atLeast: 2 }, gain: { left: 2 } } as const

/** Hands that show so many of what the character collects, and mostly one card of another sort. */
const hands: Readonly<Record<Hero, (count: number) => string[]>> = {
  geralt: count => [...some(count, 'green'), a('red')],
  yennefer: count => [...some(count, 'red', 'magic'), a('blue', 'combat')],
  dandelion: count => ['red', 'green', 'blue', 'yellow'].slice(0, count).map(colour => a(colour)),
  ciri: count => [...some(count, 'red blue'), a('red')],
  vesemir: count => [...some(count, 'red'), withEffect(effect, 'red')],
}

describe('a side quest', () => {
  it.each([
    ['geralt', [0, 0, 1, 2, 4, 5, 5], '1, 2, 4, 5 victory points for 2, 3, 4, 5 or more'],
    ['yennefer', [0, 2, 4, 6, 7, 8, 8], '2, 4, 6, 7, 8 victory points for 1, 2, 3, 4, 5 or more'],
    ['dandelion', [0, 0, 4, 5, 5], '4, 5 victory points for 2, 3 or more'],
    ['ciri', [0, 3, 5, 7, 8, 8], '3, 5, 7, 8 victory points for 1, 2, 3, 4 or more'],
    ['vesemir', [0, 2, 4, 5, 5, 5], '2, 4, 5 victory points for 1, 2, 3 or more'],
  ] as const)(
    'POD-030 POD-056: that of %s can be read, and is scored as it reads: %j',
    (hero, points, reads) => {
      expect(en[`quest.${hero}.text`]).toContain(reads)
      points.forEach((expected, count) => {
        const table = given(
          { [hero]: { hand: hands[hero](count), victory: 3 } },
          { do: 'final-scoring', page: 31 },
        )
        table.expect(hero).has({ victory: 3 + expected })
      })
    },
  )

  it('POD-030 POD-051: everybody has exactly one, and it is scored when the last chapter is over', () => {
    const match = playedOut(begin(5))
    const keys = match.events().map(({ key }) => key)
    const scored = told(match, 'log.side-quest').map(({ args }) => args['hero'])
    expect(scored.toSorted()).toEqual([...heroes].toSorted())
    expect(stateOf(match).chapter).toBe(3)
    for (const earlier of ['log.turn', 'log.fate', 'log.dominant', 'log.path-token'])
      expect(keys.lastIndexOf(earlier)).toBeLessThan(keys.indexOf('log.side-quest'))
  })
})
