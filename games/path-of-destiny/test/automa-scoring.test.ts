import { describe, expect, it } from 'vitest'
import { alone } from './solo.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { playedOut, told } from './whole-match.ts'

const storyNames = ['edge-of-the-world', 'striga', 'lesser-evil'] as const
const score = { do: 'score' } as const
const automa = 'yennefer'

describe('the experience of the Automa', () => {
  const learning = (experience: number | { regular: number; golden: number }, points: number) =>
    given(
      { geralt: {}, automa, yennefer: { experience, pool: { combat: points } }, state: { dominant: 'left' } },
      score,
    )

  it('POD-X38 POD-212 POD-214: with 7 points it gains 3: the golden marker enters on 0 and moves to 2', () => {
    const table = learning(7, 3)
    table.expect('yennefer').has({ experience: 8, golden: 2 })
    expect(table.told('log.automa-unlocks')).toMatchObject([{ args: { hero: 'yennefer' }, rule: 'POD-212' }])
    table.bystanders('yennefer')
  })

  it.each([
    [6, 1, 7, 'none'],
    [7, 1, 8, 0],
    [0, 8, 8, 0],
    [0, 9, 8, 1],
  ] as const)(
    'POD-212: from %i it moves by %i to %i, the golden marker to %s',
    (from, points, experience, golden) => {
      const table = learning(from, points)
      table.expect('yennefer').has({ experience, golden })
      expect(table.told('log.automa-unlocks')).toHaveLength(golden === 'none' ? 0 : 1)
    },
  )

  it('POD-212: the player has no golden marker at 8', () => {
    const geralt = { experience: 7, pool: { combat: 3 } }
    const table = given({ geralt, automa, yennefer: {}, state: { dominant: 'left' } }, score)
    table.expect('geralt').has({ experience: 10, golden: 'none' })
  })

  it('POD-214: from then on only the golden marker moves, and it stops at 20', () => {
    const table = learning({ regular: 8, golden: 3 }, 4)
    table.expect('yennefer').has({ experience: 8, golden: 7 })
    expect(table.told('log.automa-unlocks')).toEqual([])
    learning({ regular: 8, golden: 18 }, 2).expect('yennefer').has({ experience: 8, golden: 20 })
    learning({ regular: 8, golden: 18 }, 5).expect('yennefer').has({ experience: 8, golden: 20 })
  })

  it.each([
    [{ regular: 8, golden: 1 }, 2],
    [{ regular: 8, golden: 7 }, 11],
    [{ regular: 8, golden: 16 }, 24],
    [{ regular: 8, golden: 17 }, 25],
    [{ regular: 8, golden: 20 }, 28],
    [{ regular: 8, golden: 0 }, 0],
    [{ regular: 7 }, 0],
  ])(
    'POD-214: at the end of the game %j is worth %i victory points, by the Automa’s own track',
    (experience, victory) => {
      const table = given(
        { geralt: { experience: 8 }, automa, yennefer: { experience, victory: 1 } },
        { do: 'final-scoring', page: 31 },
      )
      table.expect('yennefer').has({ victory: 1 + victory })
      table.bystanders('yennefer')
    },
  )
})

describe('the end of a chapter', () => {
  const both = {
    geralt: { timeline: [a('red', 'magic', 'magic')], pool: { combat: 1 } },
    automa,
    yennefer: { timeline: [a('red', 'magic', 'diplomacy')], pool: { magic: 2, combat: 4 } },
  } as const

  it.each([
    ['left', { geralt: [2, 1], yennefer: [3, 4] }],
    ['right', { geralt: [1, 2], yennefer: [4, 3] }],
  ] as const)(
    'POD-225: with the %s symbol dominant both score by the normal rules',
    (dominant, { geralt, yennefer }) => {
      const table = given({ ...both, state: { dominant } }, score)
      table.expect('geralt').has({ victory: geralt[0], experience: geralt[1] })
      table.expect('yennefer').has({ victory: yennefer[0], experience: yennefer[1] })
    },
  )

  it.each([
    [1, 4, 1],
    [2, 8, 2],
  ])(
    'POD-227: after chapter %i the Automa keeps no card and no token, and is not asked',
    (chapter, page, kept) => {
      const timeline = some(4, 'blue', 'combat')
      const own = some(4, 'red', 'magic')
      const covered = [{ card: timeline[0] ?? '', symbol: 'combat' }] as const
      const table = given(
        {
          geralt: { timeline: own },
          automa,
          yennefer: { timeline, pool: { magic: 3, diplomacy: 1 }, with: { covered } },
          state: { chapter, page, turn: 3, dominant: 'left' },
        },
        { do: 'keep' },
      )
      expect(table.match.open).toHaveLength(1)
      table.keeps('geralt', ...own.slice(0, kept))
      table.expect('yennefer').has({ timeline: [], pool: {}, covered: [], victory: 0, experience: 0 })
      table.expect('geralt').has({ timeline: own.slice(0, kept) })
      expect(table.zone('discard').toSorted()).toEqual([...timeline, ...own.slice(kept)].toSorted())
      expect(table.told('log.automa-clears')).toMatchObject([{ args: { hero: 'yennefer' }, rule: 'POD-227' }])
    },
  )
})

describe('the path tokens', () => {
  const counts = {
    geralt: { pool: { magic: 2, combat: 3 }, experience: 5 },
    automa,
    yennefer: { pool: { magic: 5, combat: 1 }, experience: 5 },
  } as const
  const pathTokens = { do: 'path-tokens' } as const

  it('POD-X41 POD-226 POD-314: with 2 and 3 symbols against 5 and 1 the player receives both', () => {
    const table = given(counts, pathTokens)
    expect([table.holder('left'), table.holder('right')]).toEqual(['geralt', 'geralt'])
    expect(table.told('log.path-token')).toMatchObject([
      { args: { path: 'left', hero: 'geralt' }, rule: 'POD-314' },
      { args: { path: 'right', hero: 'geralt' }, rule: 'POD-314' },
    ])
    table.bystanders()
  })

  it('POD-226 POD-314: even without a single symbol, and below the Automa on the track', () => {
    const table = given({ ...counts, geralt: {}, initiative: ['yennefer', 'geralt'] }, pathTokens)
    expect([table.holder('left'), table.holder('right')]).toEqual(['geralt', 'geralt'])
  })

  it.each(storyNames)(
    'POD-226 POD-314: in %s the player gets both in every chapter, the Automa none',
    story => {
      const match = playedOut(alone('geralt', 'ciri', { story }))
      const given = told(match, 'log.path-token').map(({ args }) => [args['path'], args['hero']])
      const bothTokens = [
        ['left', 'geralt'],
        ['right', 'geralt'],
      ]
      expect(given).toEqual([...bothTokens, ...bothTokens, ...bothTokens])
    },
  )

  it('POD-314: in The Lesser Evil that means the penalty of one path and the reward of the other', () => {
    const table = given(
      { ...counts, options: { story: 'lesser-evil' }, initiative: ['geralt', 'yennefer'] },
      pathTokens,
      { do: 'read', page: 22 },
    )
    expect(table.told('log.lose-experience')).toMatchObject([{ args: { hero: 'geralt', n: 1 } }])
    expect(table.told('log.experience')).toMatchObject([{ args: { hero: 'geralt', n: 4 } }])
    table.expect('geralt').has({ experience: 5 - 1 + 4 })
    table.expect('yennefer').has({ experience: 5 })
  })

  it.each([
    [{ magic: 2, combat: 3 }, { magic: 5, combat: 1 }, undefined, 'geralt'],
    [{ magic: 5, combat: 2 }, { magic: 5, combat: 3 }, 'geralt', undefined],
    [{ magic: 6, combat: 4 }, { magic: 5, combat: 4 }, 'geralt', 'geralt'],
    [{ magic: 0, combat: 0 }, { magic: 1, combat: 1 }, undefined, undefined],
  ] as const)(
    'POD-314: a table may want them earned: %j against %j gives the left one to %s, the right one to %s',
    (own, others, left, right) => {
      const table = given(
        {
          geralt: { pool: own },
          automa,
          yennefer: { pool: others },
          options: { soloPathTokens: 'earned' },
        },
        pathTokens,
      )
      expect([table.holder('left'), table.holder('right')]).toEqual([left, right])
    },
  )

  it('POD-314: what was not earned brings no penalty either', () => {
    const options = { story: 'lesser-evil', soloPathTokens: 'earned' } as const
    const table = given({ ...counts, options, initiative: ['geralt', 'yennefer'] }, pathTokens, {
      do: 'read',
      page: 22,
    })
    table.expect('geralt').has({ experience: 5 + 4 })
    expect(table.told('bonus.lose-experience')).toEqual([])
  })
})

describe('the winner', () => {
  const ended = (own: number, others: number, ...initiative: readonly ('geralt' | 'yennefer')[]) =>
    given(
      { geralt: { victory: own }, automa, yennefer: { victory: others }, initiative },
      { do: 'epilogue', page: 31 },
    )

  it.each([
    [31, 30, ['yennefer', 'geralt'], [0], 'geralt'],
    [30, 31, ['geralt', 'yennefer'], [], 'yennefer'],
    [30, 30, ['geralt', 'yennefer'], [0], 'geralt'],
    [30, 30, ['yennefer', 'geralt'], [], 'yennefer'],
  ] as const)(
    'POD-228: with %i against %i victory points and the track %j the winners are %j',
    (own, others, track, winners, hero) => {
      const table = ended(own, others, ...track)
      expect(table.match.result).toMatchObject({ winners, scores: [own, others] })
      expect(table.told('log.main-hero')).toMatchObject([{ args: { hero } }])
    },
  )
})
