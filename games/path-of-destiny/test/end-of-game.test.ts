import { describe, expect, it } from 'vitest'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { begin, playedOut, stateOf } from './whole-match.ts'

const lastChapter = { chapter: 3, turn: 3, page: 16, fate: ['left', 'left', 'right'] } as const
const theEnd = { do: 'epilogue', page: 31 } as const

describe('after the third chapter', () => {
  const timeline = [a('red', 'magic'), a('red', 'combat'), a('blue', 'magic')]
  const hand = some(2, 'red')
  const covered = [{ card: timeline[0] ?? '', symbol: 'magic' }] as const

  it('POD-189: nobody discards anything, and no ability of the clearing is offered', () => {
    const table = given(
      {
        geralt: { timeline, hand, pool: { magic: 2, diplomacy: 1 }, ready: [2], with: { covered } },
        vesemir: { timeline: some(4, 'green'), pool: { combat: 3 }, ready: [2] },
        state: lastChapter,
      },
      { do: 'chapter-end' },
    )
    expect(table.match.open).toEqual([])
    table.expect('geralt').has({ timeline, hand, pool: { magic: 2, diplomacy: 1 }, covered })
    table.expect('vesemir').has({ pool: { combat: 3 } })
    expect(table.zone('timeline:1')).toHaveLength(4)
    expect(table.zone('discard')).toEqual([])
    expect(table.told('log.keep')).toEqual([])
  })

  it('POD-189: after the second chapter the same timelines are cleared', () => {
    const table = given(
      {
        geralt: { timeline, hand, pool: { magic: 2 }, ready: [2], with: { covered } },
        vesemir: { timeline: some(4, 'green') },
        state: { ...lastChapter, chapter: 2, page: 12 },
      },
      { do: 'chapter-end' },
    )
    expect(table.prompt('geralt')).toBe('ask.chapter-end')
    table.passes('geralt').keeps('geralt', ...timeline.slice(1))
    table.keeps('vesemir', ...table.zone('timeline:1').slice(2))
    const anew = { exploration: 4 } // by the next pages, for both path tokens
    table.expect('geralt').has({ timeline: timeline.slice(1), hand, pool: anew, covered: [] })
    expect(table.zone('discard')).toContain(timeline[0])
  })

  it('POD-190 POD-199: the last pages are read: their bonuses, the scoring, the winner and the final scene', () => {
    const table = given(
      {
        geralt: { timeline, hand: [a('green')], victory: 5 },
        ciri: { experience: { regular: 20, golden: 2 } },
        state: { ...lastChapter, active: { left: 'diplomacy', right: 'combat' } },
      },
      { do: 'chapter-end' },
    )
    const course = table
      .told()
      .map(({ key }) => key)
      .filter(key => ['log.page', 'bonus.victory', 'log.side-quest', 'log.main-hero'].includes(key))
    expect(course).toEqual([
      'log.page',
      'bonus.victory',
      'log.side-quest',
      'log.side-quest',
      'log.main-hero',
      'log.page',
    ])
    expect(table.pagesRead).toEqual([30, 31])
  })
})

describe('the winner', () => {
  it('POD-197 POD-199: whoever has most victory points wins and becomes the main hero of the story', () => {
    const table = given(
      {
        geralt: { victory: 30 },
        yennefer: { victory: 12 },
        ciri: { victory: 31 },
        initiative: ['geralt', 'yennefer', 'ciri'],
      },
      theEnd,
    )
    expect(table.match.result).toEqual({
      winners: [table.seat('ciri')],
      scores: [30, 12, 31],
      ending: 'edge-of-the-world.31',
    })
    expect(table.told().map(({ key }) => key)).toEqual(['log.main-hero', 'log.page'])
    expect(table.told('log.main-hero')).toMatchObject([{ args: { hero: 'ciri' }, rule: 'POD-197' }])
    expect(table.pagesRead).toEqual([31])
  })

  it('POD-X30 POD-198: 31 and 31 against 28: among the tied the one highest on the track wins', () => {
    const table = given(
      {
        geralt: { victory: 31 },
        yennefer: { victory: 28 },
        ciri: { victory: 31 },
        initiative: ['yennefer', 'ciri', 'geralt'],
      },
      theEnd,
    )
    expect(table.match.result?.winners).toEqual([table.seat('ciri')])
    expect(table.told('log.main-hero')).toMatchObject([{ args: { hero: 'ciri' } }])
  })

  it('POD-198: with the track the other way round the other one wins', () => {
    const table = given(
      { geralt: { victory: 31 }, ciri: { victory: 31 }, initiative: ['geralt', 'ciri'] },
      theEnd,
    )
    expect(table.match.result?.winners).toEqual([table.seat('geralt')])
  })

  it('POD-197: the final scoring counts before the winner is known', () => {
    const table = given(
      { geralt: { victory: 5 }, ciri: { victory: 3, hand: some(2, 'red blue') } },
      { do: 'final-scoring', page: 31 },
    )
    expect(table.match.result).toMatchObject({ winners: [table.seat('ciri')], scores: [5, 8] })
  })

  it('POD-198: a place that the last page gives decides a tie', () => {
    const table = given(
      {
        geralt: { victory: 9 },
        ciri: { victory: 8 },
        initiative: ['ciri', 'geralt'],
        options: { story: 'striga' },
        state: { chapter: 3, holders: { left: 0, right: 1 } },
      },
      { do: 'read', page: 36 },
    )
    expect(table.match.result).toMatchObject({ winners: [table.seat('geralt')], scores: [9, 9] })
  })

  it.each([1, 2, 3, 4, 5, 6])('POD-197 POD-198 POD-199: a match of five played out (%i)', seed => {
    const match = playedOut(begin(5, {}, seed))
    const { initiative, players } = stateOf(match)
    const scores = players.map(({ victory }) => victory)
    const best = initiative.filter(seat => scores[seat] === Math.max(...scores))
    expect(match.result).toMatchObject({ winners: best.slice(0, 1), scores })
    const [proclaimed, epilogue] = match.events().slice(-2)
    expect(proclaimed).toMatchObject({ key: 'log.main-hero', args: { hero: players[best[0] ?? -1]?.hero } })
    expect(epilogue).toMatchObject({
      key: 'log.page',
      args: { page: { text: `page.${match.result?.ending}` } },
    })
  })
})
