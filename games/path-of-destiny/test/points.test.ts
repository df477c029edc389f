import { describe, expect, it } from 'vitest'
import { boards } from '../content/boards.ts'
import { exactly, experience, left, loseOne } from '../content/icons.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

describe('the dominant symbol and the other one', () => {
  it.each([
    ['left', 'magic', { victory: 3, experience: 2 }, 'renfri', 6],
    ['right', 'combat', { victory: 2, experience: 3 }, 'stregobor', 10],
  ] as const)(
    'POD-018: with more tokens on the %s path %s gives victory points and decides the story, the other experience',
    (path, kind, points, side, page) => {
      const [geralt, ciri] = [a('red', 'magic', 'magic', 'combat'), a('blue', 'diplomacy', 'exploration')]
      const table = given(
        {
          geralt: { timeline: [geralt], pool: { magic: 1, combat: 1, diplomacy: 3 } },
          ciri: { timeline: [ciri] },
          options: { story: 'lesser-evil' },
          state: { page: 4, turn: 3, fate: [path, path, 'aside'] },
        },
        { do: 'chapter-end' },
      )
      expect(table.told('log.dominant')).toMatchObject([{ args: { kind, path } }])
      expect(table.told('log.side')).toMatchObject([{ args: { side } }])
      table.expect('geralt').has(points)
      table.bystanders('geralt')
      table.keeps('geralt', geralt).keeps('ciri', ciri)
      expect(table.pagesRead[0]).toBe(page)
    },
  )
})

describe('victory points', () => {
  it('POD-061: move the marker forward at once, from where it stands', () => {
    const timeline = some(2, 'red', 'magic')
    const table = given(
      {
        geralt: { timeline, pool: { magic: 1 }, victory: 10 },
        ciri: { timeline: some(2, 'red'), victory: 7 },
        state: { page: 4, turn: 3, fate: ['left', 'aside', 'aside'] },
      },
      { do: 'chapter-end' },
    )
    expect(table.prompt('geralt')).toBe('ask.keep')
    table.expect('geralt').has({ victory: 13 })
    expect(table.told('log.victory')).toMatchObject([{ args: { hero: 'geralt', n: 3 } }])
    table.bystanders('geralt')
  })

  it('POD-061: a bonus of a page is added before what stands below it is carried out', () => {
    const table = given(
      { geralt: { victory: 1 }, ciri: { hand: some(2, 'red') }, state: { holders: { left: 0, right: 1 } } },
      { do: 'page-effect', effect: { to: 'left', victory: 2 } },
      { do: 'page-effect', effect: { to: 'right', draw: 0, discard: 1 } },
    )
    expect(table.prompt('ciri')).toBe('ask.discard')
    table.expect('geralt').has({ victory: 3 })
  })

  it.each([
    [0, 1],
    [49, 2],
    [99, 1],
    [100, 30],
    [240, 17],
  ])('POD-332: have no upper limit: %i and %i more are counted in full', (victory, more) => {
    const table = given(
      { geralt: { victory, pool: { magic: more } }, ciri: { victory: 30 }, state: { dominant: 'left' } },
      { do: 'score' },
      { do: 'final-scoring', page: 31 },
    )
    expect(table.match.result?.scores).toEqual([victory + more, 30])
    expect(table.match.result?.winners).toEqual([victory + more > 30 ? 0 : 1])
  })
})

describe('experience points', () => {
  const lesson = withEffect({ when: exactly(1, 'green'), gain: experience(3) }, 'green')
  const costly = withEffect({ when: loseOne('magic'), gain: left(2) }, 'red')

  it('POD-062: move the marker forward at once, by the number gained', () => {
    const [first, second] = [a('red', 'magic'), a('blue', 'magic')]
    const table = given(
      {
        geralt: { timeline: [first, second], hand: [lesson, costly], experience: 5 },
        ciri: { experience: 5 },
      },
      { do: 'choose-cards' },
    )
    table.plays('ciri').plays('geralt', lesson, costly)
    expect(table.prompt('geralt')).toBe('ask.lose')
    table.expect('geralt').has({ experience: 8, golden: 'none' })
    expect(table.told('log.effect-experience')).toMatchObject([{ args: { hero: 'geralt', n: 3 } }])
    table.bystanders('geralt')
  })

  it('POD-062: what the left card taught can be used for the right one', () => {
    const hand = [lesson, costly]
    const [, threshold] = boards.geralt.thresholds // of prowess
    const table = given({ geralt: { hand, experience: threshold - 3 } }, { do: 'choose-cards' })
    table.plays('geralt', lesson, costly)
    expect(table.prompt('geralt')).toBe('ask.during-play.card')
    table
      .uses('geralt', 'prowess')
      .expect('geralt')
      .has({ experience: threshold, pool: { magic: 2 } })
    const short = given({ geralt: { hand, experience: threshold - 4 } }, { do: 'choose-cards' })
    short
      .plays('geralt', lesson, costly)
      .expect('geralt')
      .has({ experience: threshold - 1, pool: {} })
    expect(short.rests).toBe(true)
  })
})
