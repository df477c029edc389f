import { describe, expect, it } from 'vitest'
import { boards } from '../content/boards.ts'
import type { FateTokens } from '../rules/fate.ts'
import { a } from './cards.ts'
import { given } from './given.ts'
import { begin, playedOut } from './whole-match.ts'

const withTokens = (...fate: FateTokens) => ({ turn: 3, fate })

describe('the end of a chapter', () => {
  it('POD-161: comes after its third turn, once the fate token has found its place', () => {
    const course = playedOut(begin(3))
      .events()
      .flatMap(({ key, args }) => {
        if (key === 'log.turn') return [`turn ${String(args['chapter'])}.${String(args['turn'])}`]
        if (key === 'log.fate' || key === 'log.fate-aside') return [`token ${String(args['turn'])}`]
        return key === 'log.dominant' ? ['dominant'] : []
      })
    const chapter = (n: number): string[] => [
      ...[1, 2, 3].flatMap(turn => [`turn ${n}.${turn}`, `token ${turn}`]),
      'dominant',
    ]
    expect(course).toEqual([...chapter(1), ...chapter(2), ...chapter(3)])
  })

  it('POD-161: does not come before the third turn is over', () => {
    const table = given({ geralt: {}, ciri: {} }, { do: 'chapter', page: 4 })
    table.drafts('ciri', 'deck').drafts('geralt', 'deck')
    const playsWhatIsThere = (hero: 'geralt' | 'ciri'): unknown =>
      table.plays(hero, ...table.zone(`hand:${table.seat(hero)}`).slice(0, 2))
    for (const turn of [1, 2]) {
      playsWhatIsThere('geralt')
      playsWhatIsThere('ciri')
      expect(table.state.turn).toBe(turn + 1)
      expect(table.told('log.dominant')).toEqual([])
      table.drafts('ciri', 'deck').drafts('geralt', 'deck')
    }
    playsWhatIsThere('geralt')
    expect(table.prompt('ciri')).toBe('ask.play')
    playsWhatIsThere('ciri')
    expect(table.prompt('ciri')).toBe('ask.dominant')
  })

  it.each([1, 2])(
    'POD-162 POD-165 POD-166 POD-168: after chapter %i dominance, points and path tokens come before the clearing',
    chapter => {
      const lying = { timeline: [a('red', 'magic'), a('red')] }
      const table = given(
        {
          geralt: { ...lying, pool: { magic: 2 } },
          ciri: { timeline: [a('red'), a('red')], pool: { combat: 2 } },
          state: { ...withTokens('right', 'left', 'left'), chapter, page: 12 },
        },
        { do: 'chapter-end' },
      )
      expect(table.told().map(({ key }) => key)).toEqual([
        'log.dominant',
        'log.experience',
        'log.victory',
        'log.path-token',
        'log.path-token',
      ])
      table.expect('geralt').has({ victory: 3, experience: 0, pool: { magic: 2 }, ...lying })
      table.expect('ciri').has({ victory: 0, experience: 2, pool: { combat: 2 } })
      expect([table.prompt('geralt'), table.prompt('ciri')]).toEqual(['ask.keep', 'ask.keep'])
    },
  )
})

describe('the dominant symbol', () => {
  it.each([
    ['left, right, right', ['left', 'right', 'right'], 'right', 'combat'],
    ['right, right, left: more tokens beat the higher one', ['right', 'right', 'left'], 'right', 'combat'],
    ['left and two aside', ['left', 'aside', 'aside'], 'left', 'magic'],
  ] as const)('POD-162: with more fate tokens it is dominant (%s)', (_, fate, path, kind) => {
    const table = given({ geralt: {}, ciri: {}, state: withTokens(...fate) }, { do: 'dominance' })
    expect(table.state.dominant).toBe(path)
    expect(table.told('log.dominant')).toMatchObject([{ args: { kind, path }, rule: ['POD-162', 'POD-163'] }])
    expect(table.rests).toBe(true)
  })

  it('POD-162: it alone gives victory points, and the other active symbol is non-dominant', () => {
    const table = given(
      { geralt: { pool: { magic: 1, combat: 2 } }, ciri: {}, state: withTokens('left', 'right', 'right') },
      { do: 'dominance' },
      { do: 'score' },
    )
    table.expect('geralt').has({ victory: 2, experience: 1 })
  })

  it.each([
    [
      'POD-X16 POD-163: I on the left, III on the right and II aside: right',
      ['left', 'aside', 'right'],
      'right',
    ],
    ['POD-163: I on the right, II on the left and III aside: left', ['right', 'left', 'aside'], 'left'],
    ['POD-163: II on the right, III on the left and I aside: left', ['aside', 'right', 'left'], 'left'],
  ] as const)('%s', (_, fate, path) => {
    const table = given({ geralt: {}, ciri: {}, state: withTokens(...fate) }, { do: 'dominance' })
    expect(table.state.dominant).toBe(path)
    expect(table.isAsked('geralt') || table.isAsked('ciri')).toBe(false)
  })

  it.each(['left', 'right'] as const)(
    'POD-X17 POD-164: without any fate token the first in initiative chooses freely, here the %s symbol',
    path => {
      const table = given(
        {
          geralt: { pool: { magic: 7 } },
          ciri: { pool: { magic: 2, combat: 5 } },
          initiative: ['ciri', 'geralt'],
          state: withTokens('aside', 'aside', 'aside'),
        },
        { do: 'dominance' },
      )
      expect(table.asked('ciri').question).toMatchObject({ ask: 'ask.dominant', rule: 'POD-164' })
      expect(table.isAsked('geralt')).toBe(false)
      expect(table.choices('ciri')).toEqual(['left', 'right'])
      expect(table.told('log.dominant')).toEqual([])
      const kind = path === 'left' ? 'magic' : 'combat'
      table.saysThat('ciri', 'ask.dominant.path', { path, kind })
      expect(table.state.dominant).toBe(path)
      expect(table.told('log.dominant')).toMatchObject([{ args: { kind, path }, rule: 'POD-164' }])
    },
  )

  it('POD-164: the choice is that of the track at this moment, not of the seats', () => {
    const table = given(
      {
        geralt: {},
        ciri: {},
        vesemir: {},
        initiative: ['vesemir', 'geralt', 'ciri'],
        state: withTokens('aside', 'aside', 'aside'),
      },
      { do: 'dominance' },
    )
    expect(table.isAsked('vesemir')).toBe(true)
    expect(table.isAsked('geralt') || table.isAsked('ciri')).toBe(false)
  })
})

describe('the points of a chapter', () => {
  const diplomacyDominant = {
    active: { left: 'diplomacy', right: 'combat' },
    dominant: 'left',
  } as const

  it('POD-X05 POD-165 POD-166: 4 dominant diplomacy and 3 combat give 4 victory and 3 experience points', () => {
    const table = given(
      { geralt: { pool: { diplomacy: 4, combat: 3 } }, ciri: {}, state: diplomacyDominant },
      { do: 'score' },
    )
    table.expect('geralt').has({ victory: 4, experience: 3 })
    expect(table.told('log.victory')).toMatchObject([{ args: { hero: 'geralt', n: 4 }, rule: 'POD-165' }])
    expect(table.told('log.experience')).toMatchObject([{ args: { hero: 'geralt', n: 3 }, rule: 'POD-166' }])
    table.bystanders('geralt')
  })

  it('POD-165 POD-166: timeline and pool count together, covered symbols and cards in hand do not', () => {
    const [scarred, whole] = [a('red', 'diplomacy', 'diplomacy', 'combat'), a('blue', 'combat', 'combat')]
    const covered = [
      { card: scarred, symbol: 'diplomacy' },
      { card: whole, symbol: 'combat' },
    ] as const
    const table = given(
      {
        geralt: {
          timeline: [scarred, whole],
          hand: [a('red', 'diplomacy', 'combat')],
          pool: { diplomacy: 3, combat: 1 },
          with: { covered },
          victory: 10,
          experience: 1,
        },
        ciri: {},
        state: diplomacyDominant,
      },
      { do: 'score' },
    )
    table.expect('geralt').has({ victory: 14, experience: 4 })
  })

  it('POD-165 POD-166: everybody scores the own symbols, with the other path dominant the other way round', () => {
    const table = given(
      {
        geralt: { pool: { diplomacy: 4, combat: 3 } },
        yennefer: { pool: { combat: 6 } },
        ciri: { pool: { diplomacy: 2 } },
        state: { ...diplomacyDominant, dominant: 'right' },
      },
      { do: 'score' },
    )
    table.expect('geralt').has({ victory: 3, experience: 4 })
    table.expect('yennefer').has({ victory: 6, experience: 0 })
    table.expect('ciri').has({ victory: 0, experience: 2 })
  })

  it('POD-167: inactive symbols score nothing', () => {
    const table = given(
      {
        geralt: { pool: { magic: 5 }, timeline: [a('red', 'exploration', 'magic')] },
        ciri: { pool: { combat: 1 } },
        state: diplomacyDominant,
      },
      { do: 'score' },
    )
    table.expect('ciri').has({ victory: 0, experience: 1 })
    table.bystanders('ciri')
  })

  it('POD-166: experience of a chapter unlocks abilities as any other does', () => {
    const [threshold] = boards.geralt.thresholds
    const table = given(
      { geralt: { pool: { combat: 1 }, experience: threshold - 1 }, ciri: {}, state: diplomacyDominant },
      { do: 'score' },
    )
    table.expect('geralt').has({ experience: threshold, abilities: ['locked', 'ready', 'locked', 'locked'] })
  })
})
