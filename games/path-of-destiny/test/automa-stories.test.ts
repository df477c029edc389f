import { describe, expect, it } from 'vitest'
import { sideQuests } from '../content/side-quests.ts'
import { alone } from './solo.ts'
import type { Given } from './given.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { playedOut, told } from './whole-match.ts'

const storyNames = ['edge-of-the-world', 'striga', 'lesser-evil'] as const
const automa = 'yennefer'

describe('without the solo cards', () => {
  it('POD-224: the Automa has no side quest to score, the player has', () => {
    const table = given(
      { geralt: { hand: some(3, 'green') }, automa, yennefer: { timeline: some(5, 'blue', 'magic') } },
      { do: 'final-scoring', page: 31 },
    )
    table.expect('geralt').has({ victory: sideQuests.geralt.victory[3] ?? 0 })
    table.bystanders('geralt')
    expect(table.told('log.side-quest')).toMatchObject([{ args: { hero: 'geralt' } }])
  })

  it.each(storyNames)('POD-224: in %s what the story adds is for the player alone', story => {
    const match = playedOut(alone('geralt', 'yennefer', { story, sequences: 'anywhere' }))
    const ofStories = ['log.effort', 'log.requirement', 'log.alliance', 'log.alliances', 'log.side-quest']
    const receivers = told(match, ...ofStories).map(({ args }) => args['hero'])
    expect(receivers.length).toBeGreaterThan(1)
    expect(new Set(receivers)).toEqual(new Set(['geralt']))
  })
})

describe('The Edge of the World', () => {
  const [own, others] = [
    [a('green'), a('yellow')],
    [a('green'), a('yellow')],
  ]

  it('POD-310: for the same sequence the player gains the extra effort bonus, the Automa does not', () => {
    const table = given(
      {
        geralt: { timeline: own, with: { played: own } },
        automa,
        yennefer: { timeline: others, with: { played: others } },
        state: { efforts: ['early-start', '', ''] },
      },
      { do: 'extra-effort' },
    )
    table.expect('geralt').has({ experience: 1 })
    table.bystanders('geralt')
    expect(table.told('log.effort')).toMatchObject([{ args: { hero: 'geralt' } }])
  })

  it('POD-310: a turn in which the Automa drafts the sequence brings it nothing', () => {
    const pairs = [[a('green', 'magic'), a('yellow')], some(2, 'red'), some(2, 'red'), some(2, 'red')]
    const table = given(
      {
        geralt: { hand: own },
        automa,
        yennefer: {},
        pairs,
        initiative: ['yennefer', 'geralt'],
        state: { efforts: ['early-start', '', ''] },
      },
      { do: 'turn', turn: 1 },
    )
    table.drafts('geralt', 'deck').plays('geralt', ...own)
    table.expect('yennefer').has({ timeline: pairs[0] ?? [], experience: 0 })
    table.expect('geralt').has({ experience: 1 })
  })
})

describe('Striga', () => {
  const options = { story: 'striga' } as const

  /** After a turn the requirement of 3 red cards is checked. */
  const checked = (geralt: Given, yennefer: Given) =>
    given(
      {
        geralt,
        automa,
        yennefer,
        options,
        goals: ['goal-solo-red'],
        state: { requirements: [{ colour: 'red', left: [], right: [], raised: false }] },
      },
      { do: 'requirements' },
    )

  it('POD-311: the Automa meets no requirement, however many cards it has', () => {
    const table = checked({ timeline: some(2, 'red') }, { timeline: some(5, 'red') })
    expect(table.state.requirements).toEqual([{ colour: 'red', left: [], right: [], raised: false }])
    expect(table.told('log.requirement')).toEqual([])
    table.bystanders()
  })

  it('POD-311: so the player still finds the requirement at 3 cards', () => {
    const table = checked({ timeline: some(3, 'red') }, { timeline: some(5, 'red') })
    expect(table.state.requirements).toEqual([{ colour: 'red', left: [0], right: [], raised: true }])
    table.expect('geralt').has({ experience: 1 })
    table.bystanders('geralt')
  })

  /** Final scoring with combat dominant: the hidden goals 1 and 3 are turned up. */
  const scored = (first: string, third: string, geralt: Given, yennefer: Given) =>
    given(
      {
        geralt,
        automa,
        yennefer,
        options,
        goals: [first, 'goal-solo-blue', third, 'goal-green-trail'],
        state: { dominant: 'right' },
      },
      { do: 'final-scoring', page: 31 },
    )

  it('POD-312: both hidden goals are scored for the player and for the Automa', () => {
    const table = scored(
      'goal-solo-red',
      'goal-known-roads',
      { timeline: [a('red', 'exploration'), a('red')] },
      { timeline: [...some(4, 'red green'), a('blue', 'exploration')], pool: { exploration: 1 } },
    )
    table.expect('geralt').has({ victory: 2 + 1 })
    table.expect('yennefer').has({ victory: 3 + 2 })
  })

  it('POD-312: where the hand counts the Automa has 0', () => {
    const table = scored(
      'goal-solo-blades',
      'goal-words-in-reserve',
      { hand: [a('red', 'combat', 'combat'), a('red', 'diplomacy')] },
      { timeline: some(3, 'red', 'combat', 'diplomacy'), pool: { combat: 3, diplomacy: 3 } },
    )
    table.expect('geralt').has({ victory: 2 + 1 })
    table.expect('yennefer').has({ victory: 0 })
  })

  it('POD-312: in a comparison the two are compared with each other', () => {
    const table = scored(
      'goal-red-trail',
      'goal-words-in-reserve',
      { timeline: some(2, 'red') },
      { timeline: some(3, 'red blue') },
    )
    table.expect('yennefer').has({ victory: 4 })
    table.expect('geralt').has({ victory: 2 })
  })
})

describe('The Lesser Evil', () => {
  const decks = { renfri: some(3, 'red').map(() => 'renfri-lesson'), stregobor: ['stregobor-lesson'] }
  const tokens = { 4: ['renfri', 'stregobor'], 3: ['renfri'], 2: ['stregobor'] } as const

  it.each([2, 3, 4])('POD-313: at position %i the Automa draws no alliance card and is not asked', place => {
    const pairs = [1, 2, 3, 4].map(one => (one === place ? [a('red', 'magic'), a('red')] : some(2, 'red')))
    const table = given(
      {
        geralt: {},
        automa,
        yennefer: {},
        pairs,
        options: { story: 'lesser-evil' },
        zones: decks,
        state: { alliances: tokens },
      },
      { do: 'automa-draft', who: 1 },
    )
    expect(table.state.figures).toEqual([{ who: 1, place }])
    expect(table.rests).toBe(true)
    expect(table.zone('alliance:1')).toEqual([])
    expect([table.zone('renfri'), table.zone('stregobor')]).toEqual([decks.renfri, decks.stregobor])
    table.bystanders()
  })

  it('POD-313: the player draws one there as usual', () => {
    const table = given(
      {
        geralt: {},
        automa,
        yennefer: {},
        pairs: [[], [], some(2, 'red'), []],
        options: { story: 'lesser-evil' },
        zones: decks,
        state: { alliances: tokens },
      },
      { do: 'draft', who: 0 },
    )
    table.drafts('geralt', 3)
    expect(table.zone('alliance:0')).toEqual(['renfri-lesson'])
  })
})

describe('an effect against all other players', () => {
  const strings = { do: 'pulling-strings', who: 0 } as const
  const shown = [a('red', 'combat'), a('red', 'combat', 'combat'), a('red', 'magic')]

  it('POD-315: hits the Automa, which discards a matching token if it has one', () => {
    const yennefer = { timeline: shown, pool: { combat: 2, magic: 2 } }
    const table = given({ dandelion: {}, automa, yennefer }, strings).says('dandelion', 'magic')
    expect(table.rests).toBe(true)
    table.expect('yennefer').has({ pool: { combat: 1, magic: 2 }, covered: [] })
    expect(table.told('log.lose-token')).toMatchObject([{ args: { hero: 'yennefer' }, rule: 'POD-315' }])
    table.expect('dandelion').has({ pool: { magic: 1 } })
  })

  it('POD-315: otherwise the symbol on the card it played last among those that show one is covered', () => {
    const yennefer = { timeline: shown, pool: { magic: 2 } }
    const table = given({ dandelion: {}, automa, yennefer }, strings).says('dandelion', 'magic')
    expect(table.rests).toBe(true)
    table
      .expect('yennefer')
      .has({ pool: { magic: 2 }, covered: [{ card: shown[1] ?? '', symbol: 'combat' }] })
    expect(table.told('log.cover')).toMatchObject([{ args: { hero: 'yennefer' }, rule: 'POD-315' }])
  })

  it('POD-315: a symbol that is covered already is passed over', () => {
    const yennefer = {
      timeline: shown,
      with: { covered: [{ card: shown[2] ?? '', symbol: 'magic' }] as const },
    }
    const only = given({ dandelion: {}, automa, yennefer }, strings).says('dandelion', 'combat')
    only.bystanders('dandelion')
    expect(only.told('log.nothing-to-lose')).toMatchObject([{ args: { hero: 'yennefer' } }])
    const both = [
      { card: shown[1] ?? '', symbol: 'combat' },
      { card: shown[1] ?? '', symbol: 'combat' },
    ] as const
    const table = given(
      { dandelion: {}, automa, yennefer: { timeline: shown, with: { covered: both } } },
      strings,
    )
    table.says('dandelion', 'magic')
    table.expect('yennefer').has({ covered: [...both, { card: shown[0] ?? '', symbol: 'combat' }] })
  })

  it('POD-315: without such a symbol it loses nothing', () => {
    const yennefer = { timeline: some(2, 'red', 'magic'), pool: { magic: 1 } }
    const table = given({ dandelion: {}, automa, yennefer }, strings).says('dandelion', 'magic')
    table.bystanders('dandelion')
    expect(table.told('log.nothing-to-lose')).toHaveLength(1)
  })
})
