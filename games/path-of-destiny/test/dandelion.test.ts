import { describe, expect, it } from 'vitest'
import type { Step } from '../rules/step.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'
import { cardsIn } from './whole-match.ts'

/** The moment before cards are played, for whoever sits there. */
const before = (who: number): Step => ({ do: 'window', who, window: 'before-play' })

describe('Ballad of a change of mind', () => {
  it.each([
    ['magic', { combat: 2 }, ['magic'], { combat: 2, magic: 1 }],
    ['combat', { magic: 1 }, ['magic'], { magic: 1, combat: 1 }],
  ] as const)(
    'POD-084: he gains %s if he has fewer of it, on cards and tokens together',
    (_, had, printed, has) => {
      const table = given(
        {
          geralt: { pool: { magic: 3 } },
          dandelion: { ready: [1], pool: had, timeline: [a('red', ...printed)] },
        },
        before(1),
      )
      table.uses('dandelion', 'ballad')
      table.expect('dandelion').has({ pool: has })
      expect(table.rests).toBe(true)
      table.bystanders('dandelion')
    },
  )

  it('POD-084: with equally many he chooses between the two active symbols', () => {
    const table = given(
      { dandelion: { ready: [1], pool: { magic: 1, diplomacy: 5 }, timeline: [a('red', 'combat')] } },
      before(0),
    )
    table.uses('dandelion', 'ballad')
    expect(table.choices('dandelion')).toEqual(['magic', 'combat'])
    table.says('dandelion', 'combat')
    table.expect('dandelion').has({ pool: { magic: 1, diplomacy: 5, combat: 1 } })
  })
})

describe('Reading between the lines', () => {
  it('POD-085: he names any symbol, turns up cards until one shows it, takes that one and discards the others', () => {
    const [below, found, missed, top] = [
      a('red', 'diplomacy'),
      a('red', 'magic', 'diplomacy'),
      a('red'),
      a('red', 'magic'),
    ]
    const held = some(5, 'green')
    const table = given(
      { geralt: {}, dandelion: { ready: [2], hand: held }, deck: [below, found, missed, top] },
      before(1),
    )
    table.uses('dandelion', 'between-the-lines')
    expect(table.choices('dandelion')).toEqual(['magic', 'diplomacy', 'exploration', 'combat'])
    table.says('dandelion', 'diplomacy')
    table.expect('dandelion').has({ hand: [...held, found], pool: {} })
    expect(table.zone('discard')).toEqual([top, missed])
    expect(table.zone('deck')).toEqual([below])
    expect(table.told('log.seek')).toMatchObject([
      { args: { hero: 'dandelion', kind: 'diplomacy' }, rule: 'POD-085' },
    ])
    expect(table.told('log.discard-revealed').map(cardsIn)).toEqual([[top, missed]])
    table.bystanders('dandelion')
  })

  it('POD-085: if the deck runs out he goes on with the shuffled discard pile, without the cards just turned up', () => {
    const [found, missed] = [a('red', 'combat'), a('green')]
    const table = given({ dandelion: { ready: [2] }, deck: [missed], discard: [found] }, before(0))
    table.uses('dandelion', 'between-the-lines').says('dandelion', 'combat')
    table.expect('dandelion').has({ hand: [found] })
    expect(table.told('log.reshuffle')).toHaveLength(1)
    expect(table.zone('discard')).toEqual([missed])
    expect(table.zone('deck')).toEqual([])
  })

  it('POD-085: if no card shows the symbol he takes none, and all lie in the discard pile', () => {
    const [deck, discard] = [some(2, 'green', 'magic'), some(2, 'red')]
    const table = given({ dandelion: { ready: [2] }, deck, discard }, before(0))
    table.uses('dandelion', 'between-the-lines').says('dandelion', 'combat')
    table.expect('dandelion').has({ cards: 0, abilities: ['locked', 'spent', 'locked', 'locked'] })
    expect(new Set(table.zone('discard'))).toEqual(new Set([...deck, ...discard]))
    expect(table.zone('revealed')).toEqual([])
  })
})

describe('Pulling strings', () => {
  const armed = a('red', 'combat')
  const company = {
    geralt: { pool: { combat: 1 }, timeline: [armed] },
    dandelion: { ready: [3] },
    ciri: { pool: { magic: 1, diplomacy: 1 } },
  }

  it.each([
    ['token', 'ask.lose.token', { pool: {}, covered: [] }],
    [
      'symbol on a card',
      'ask.lose.card',
      { pool: { combat: 1 }, covered: [{ card: armed, symbol: 'combat' }] },
    ],
  ] as const)(
    'POD-086 POD-X32: he gains 1 left symbol, who has 2 right ones loses 1 (here a %s), who has none loses nothing',
    (_, choice, has) => {
      const table = given(company, before(1))
      table.uses('dandelion', 'pulling-strings')
      expect(table.choices('dandelion')).toEqual(['magic', 'combat'])
      table.says('dandelion', 'magic').saysThat('geralt', choice)
      table.expect('dandelion').has({ pool: { magic: 1 } })
      table.expect('geralt').has(has)
      table.expect('ciri').isUnchanged()
      expect(table.told('log.nothing-to-lose')).toMatchObject([{ args: { hero: 'ciri' }, rule: 'POD-293' }])
      expect(table.rests).toBe(true)
    },
  )

  it('POD-086: if he gains the right symbol, the others lose a left one', () => {
    const table = given(company, before(1))
    table.uses('dandelion', 'pulling-strings').says('dandelion', 'combat')
    table.expect('dandelion').has({ pool: { combat: 1 } })
    table.expect('ciri').has({ pool: { diplomacy: 1 } })
    table.expect('geralt').isUnchanged()
  })

  it('POD-086: the Automa loses one as well', () => {
    const table = given(
      { dandelion: { ready: [3] }, ciri: { pool: { combat: 2 }, with: { abilities: [] } }, automa: 'ciri' },
      before(0),
    )
    table.uses('dandelion', 'pulling-strings').says('dandelion', 'magic')
    table.expect('ciri').has({ pool: { combat: 1 } })
  })
})

describe('Song of merit', () => {
  it('POD-087: he loses one of the kind he has more of and gains three of the other', () => {
    const table = given(
      { geralt: { pool: { combat: 2 } }, dandelion: { ready: [4], pool: { combat: 2, magic: 1 } } },
      before(1),
    )
    table.uses('dandelion', 'song-of-merit')
    table.expect('dandelion').has({ pool: { combat: 1, magic: 4 } })
    table.bystanders('dandelion')
  })

  it('POD-087: a single symbol is enough, and he may cover it on a card', () => {
    const card = a('red', 'magic')
    const table = given({ dandelion: { ready: [4], timeline: [card] } }, before(0))
    table.uses('dandelion', 'song-of-merit')
    table.expect('dandelion').has({ pool: { combat: 3 }, covered: [{ card, symbol: 'magic' }] })
  })

  it('POD-087: with equally many he chooses which kind is lost, and how', () => {
    const card = a('red', 'combat')
    const table = given(
      { dandelion: { ready: [4], timeline: [card, a('red', 'magic')], pool: { magic: 1, combat: 1 } } },
      before(0),
    )
    table.uses('dandelion', 'song-of-merit')
    expect(table.choices('dandelion')).toEqual(['magic', 'combat'])
    table.says('dandelion', 'combat').saysThat('dandelion', 'ask.lose.card')
    table.expect('dandelion').has({ pool: { magic: 4, combat: 1 }, covered: [{ card, symbol: 'combat' }] })
  })
})
