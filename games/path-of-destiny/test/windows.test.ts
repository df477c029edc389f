import { nextFor } from '@osud/bots'
import { describe, expect, it } from 'vitest'
import { exactly, experience, left, loseOne } from '../content/icons.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import type { Step } from '../rules/step.ts'
import type { PlayedTable } from './table.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

/** Plays the rest of the chapter without using an ability, and notes when each of somebody's could have been used. */
function momentsOf(hero: Hero, table: PlayedTable): Record<string, string[]> {
  const moments: Record<string, string[]> = {}
  const { chapter } = table.state
  const cast = heroes.filter(one => table.seat(one) >= 0)
  const seats = cast.map(one => table.seat(one))
  for (let answers = 0; table.state.chapter === chapter && !table.rests; answers++) {
    expect(answers).toBeLessThan(table.match.game.longest)
    const { seat = 0 } = nextFor(table.match, seats) ?? {}
    const asked = cast[seat] ?? hero
    const choices = table.choices(asked)
    const { question } = table.asked(asked)
    if (choices.includes('pass')) {
      const known = moments[question.ask] ?? []
      moments[question.ask] = [...new Set([...known, ...choices.map(String)])].filter(one => one !== 'pass')
      table.passes(asked)
    } else table.says(asked, question.kind === 'pick' ? choices.slice(0, question.min) : choices[0])
  }
  return moments
}

/** The last turn of a chapter and its end, with all four abilities of somebody ready and all they demand at hand. */
function lastTurn(hero: Hero): PlayedTable {
  const mine = {
    ready: [1, 2, 3, 4],
    hand: [
      withEffect({ when: loseOne('magic'), gain: left(2) }, 'red', 'magic'),
      withEffect({ when: exactly(1, 'blue'), gain: experience(3) }, 'red'),
      ...some(3, 'green', 'combat'),
    ],
    timeline: some(4, 'yellow', 'magic'),
  }
  const other: Hero = hero === 'geralt' ? 'ciri' : 'geralt'
  return given(
    {
      [hero]: mine,
      [other]: { hand: some(5, 'blue'), timeline: some(4, 'blue') },
      pairs: Array.from({ length: 4 }, () => some(2, 'green', 'magic')),
    },
    { do: 'turn', turn: 3 },
    { do: 'chapter-end' },
  )
}

const printedMoments: Readonly<Record<Hero, Record<string, string[]>>> = {
  geralt: {
    'ask.during-play.card': ['training', 'prowess'],
    'ask.during-play': ['fortitude'],
    'ask.chapter-end': ['hmm'],
  },
  yennefer: {
    'ask.before-draft': ['drawing-energy'],
    'ask.after-draft': ['magical-glow', 'energy-release', 'amplified-release'],
  },
  dandelion: { 'ask.before-play': ['ballad', 'between-the-lines', 'pulling-strings', 'song-of-merit'] },
  ciri: {
    'ask.before-play': ['lady-of-time', 'time-and-space', 'elder-blood'],
    'ask.during-play.card': ['child-of-destiny'],
  },
  vesemir: {
    'ask.before-draft': ['old-tracks'],
    'ask.before-play': ['second-wind'],
    'ask.during-play': ['once-more'],
    'ask.chapter-end': ['patience'],
  },
}

describe('the moments for abilities', () => {
  it.each(heroes)('POD-070: each ability of %s can be used at the moment it names and at no other', hero => {
    expect(momentsOf(hero, lastTurn(hero))).toEqual(printedMoments[hero])
  })

  it('POD-071: there are five such moments in a chapter', () => {
    const moments = heroes.flatMap(hero => Object.keys(momentsOf(hero, lastTurn(hero))))
    expect(new Set(moments.map(moment => moment.split('.')[1]))).toEqual(
      new Set(['before-draft', 'after-draft', 'before-play', 'during-play', 'chapter-end']),
    )
  })
})

describe('the moments of drafting', () => {
  const pairs = Array.from({ length: 4 }, () => [a('red', 'magic'), a('green')])

  it('POD-295: before drafting means the owner’s own draft, when the pairs are refilled and the others before have drafted', () => {
    const table = given(
      {
        geralt: {},
        yennefer: { ready: [1] },
        initiative: ['geralt', 'yennefer'],
        pairs: [[], some(2, 'blue'), some(2, 'yellow'), []],
      },
      { do: 'turn', turn: 2 },
    )
    expect(table.pairs.map(pair => pair.length)).toEqual([2, 2, 2, 2])
    expect(table.isAsked('yennefer')).toBe(false)
    table.drafts('geralt', 1)
    expect(table.prompt('yennefer')).toBe('ask.before-draft')
    expect(table.state.figures).toEqual([{ who: table.seat('geralt'), place: 1 }])
    table.passes('yennefer')
    expect(table.prompt('yennefer')).toBe('ask.draft')
  })

  it('POD-296: after drafting means right after the owner’s two cards and the bonus, before the next player', () => {
    const table = given(
      { geralt: {}, yennefer: { ready: [2] }, initiative: ['yennefer', 'geralt'], pairs },
      { do: 'turn', turn: 1 },
    )
    table.drafts('yennefer', 4)
    expect(table.prompt('yennefer')).toBe('ask.after-draft')
    table.expect('yennefer').has({ hand: pairs[3] ?? [], experience: 1 })
    expect(table.isAsked('geralt')).toBe(false)
    table.passes('yennefer')
    expect(table.prompt('geralt')).toBe('ask.draft')
  })

  it('POD-296: whoever drafts last uses it before the figures go back', () => {
    const table = given(
      { geralt: {}, yennefer: { ready: [2] }, initiative: ['geralt', 'yennefer'], pairs },
      { do: 'turn', turn: 1 },
    )
    table.drafts('geralt', 2).drafts('yennefer', 1)
    expect(table.prompt('yennefer')).toBe('ask.after-draft')
    expect(table.state.figures).toHaveLength(2)
    expect(table.initiative).toEqual(['geralt', 'yennefer'])
  })

  it('POD-296: an alliance card is drawn before the ability is used', () => {
    const table = given(
      {
        geralt: {},
        yennefer: { ready: [2] },
        initiative: ['yennefer', 'geralt'],
        options: { story: 'lesser-evil' },
        state: { alliances: { 3: ['renfri'] } },
        zones: { renfri: ['renfri-lesson'] },
        pairs,
      },
      { do: 'turn', turn: 1 },
    )
    table.drafts('yennefer', 3)
    expect(table.prompt('yennefer')).toBe('ask.after-draft')
    expect(table.zone(`alliance:${table.seat('yennefer')}`)).toHaveLength(1)
  })
})

describe('the moments of playing', () => {
  const pairs = Array.from({ length: 4 }, () => some(2, 'green'))
  const play: Step[] = [{ do: 'play' }]

  it.each<[Hero, Hero]>([
    ['ciri', 'dandelion'],
    ['dandelion', 'ciri'],
  ])(
    'POD-297: before playing cards means when the figures are back, here %s before %s, and nobody has chosen cards yet',
    (first, next) => {
      const table = given(
        {
          dandelion: { ready: [1], hand: some(3, 'red') },
          ciri: { ready: [2], hand: some(3, 'red'), timeline: [a('blue')] },
          initiative: [next, first],
          pairs,
        },
        { do: 'turn', turn: 1 },
      )
      table.drafts(next, 3).drafts(first, 1)
      expect(table.initiative).toEqual([first, next])
      expect([table.prompt(first), table.prompt(next)]).toEqual(['ask.before-play', undefined])
      table.passes(first)
      expect([table.prompt(first), table.prompt(next)]).toEqual([undefined, 'ask.before-play'])
      table.passes(next)
      expect([table.prompt(first), table.prompt(next)]).toEqual(['ask.play', 'ask.play'])
    },
  )

  it('POD-298: what changes an effect is declared when the cards lie open and before that effect is resolved', () => {
    const plain = withEffect({ when: exactly(1, 'red'), gain: experience(3) }, 'red')
    const costly = withEffect({ when: loseOne('magic'), gain: left(2) }, 'red', 'magic')
    const [first, second] = some(2, 'green')
    const table = given(
      {
        geralt: { ready: [1], hand: [plain, costly] },
        ciri: { hand: [first ?? '', second ?? ''] },
        initiative: ['geralt', 'ciri'],
      },
      ...play,
    )
    table.plays('geralt', plain, costly)
    table.plays('ciri', first ?? '', second ?? '')
    table.expect('ciri').has({ timeline: [first ?? '', second ?? ''] })
    expect(table.asked('geralt').question).toMatchObject({
      ask: 'ask.during-play.card',
      args: { card: { text: `card.${costly}` } },
    })
    table.expect('geralt').has({ timeline: [plain, costly], experience: 3, pool: {}, covered: [] })
  })

  it('POD-298: any other ability of this moment is used once the owner’s last effect is resolved', () => {
    const cards = [
      withEffect({ when: exactly(1, 'red'), gain: experience(3) }, 'red'),
      withEffect({ when: exactly(1, 'green'), gain: left(2) }, 'green'),
    ]
    const table = given({ geralt: { ready: [4], hand: [...cards, a('blue')] } }, ...play)
    table.plays('geralt', ...cards)
    expect(table.prompt('geralt')).toBe('ask.during-play')
    table.expect('geralt').has({ experience: 3, pool: { magic: 2 } })
    table.passes('geralt')
    expect(table.rests).toBe(true)
  })
})

describe('the moment at the end of a chapter', () => {
  const endOf = (chapter: number, page: number): PlayedTable =>
    given(
      {
        geralt: {
          ready: [2],
          hand: some(5, 'red'),
          timeline: [a('red', 'magic', 'magic'), a('red', 'combat')],
          pool: { magic: 1 },
        },
        ciri: { hand: some(5, 'red'), timeline: some(2, 'blue') },
        state: { chapter, page, turn: 3, fate: ['left', 'left', 'left'] },
      },
      { do: 'chapter-end' },
    )

  it.each([
    [1, 4],
    [2, 8],
  ])(
    'POD-299: after chapter %i it comes when points and path tokens are given and nothing is cleared yet',
    (chapter, page) => {
      const table = endOf(chapter, page)
      expect(table.prompt('geralt')).toBe('ask.chapter-end')
      table.expect('geralt').has({ victory: 3, experience: 1, pool: { magic: 1 } })
      expect(table.zone('timeline:0')).toHaveLength(2)
      expect(table.holder('left')).toBe('geralt')
      table.passes('geralt')
      expect([table.prompt('geralt'), table.prompt('ciri')]).toEqual(['ask.keep', 'ask.keep'])
    },
  )

  it('POD-299: after chapter 3 there is no such moment, because timelines are not cleared', () => {
    const table = endOf(3, 16)
    expect(table.match.result).toBeDefined()
    expect(table.isAsked('geralt')).toBe(false)
    expect(table.zone('timeline:0')).toHaveLength(2)
  })
})
