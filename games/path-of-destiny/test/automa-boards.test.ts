import { describe, expect, it } from 'vitest'
import { automaBoards } from '../content/automa.ts'
import type { Experience } from '../rules/experience.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import { flipping, gainedBy } from './solo.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'

const automaDrafts = { do: 'automa-draft', who: 1 } as const
const humanDrafts = { do: 'draft', who: 0 } as const
const awake = { regular: 8, golden: 0 } as const

/** The mat with this pair at the top and nothing of use below. */
const onTop = (...pair: readonly string[]): string[][] => [
  [...pair],
  some(2, 'red'),
  some(2, 'red'),
  some(2, 'red'),
]

describe('the five Automa boards', () => {
  it.each([
    ['geralt', 24, ['combat', 'exploration']],
    ['yennefer', 20, ['magic', 'diplomacy']],
    ['dandelion', 12, ['diplomacy', 'exploration']],
    ['ciri', 28, ['magic', 'combat']],
    ['vesemir', 8, ['exploration', 'magic']],
  ] as const)(
    'POD-209: that of %s has 2 symbols, and where both are active, on page %i, it gives %j',
    (automa, page, two) => {
      const human = automa === 'ciri' ? 'geralt' : 'ciri'
      const table = given(
        { [human]: {}, automa, [automa]: {}, initiative: [human, automa] },
        { do: 'chapter', page },
      )
      expect(gainedBy('POD-209', table.told())).toEqual(two)
      table.bystanders(automa)
    },
  )

  it('POD-210: no two have the same second ability', () => {
    expect(new Set(heroes.map(hero => automaBoards[hero].power)).size).toBe(5)
  })
})

describe('the first special ability', () => {
  const drafts = (automa: Hero, ...pair: readonly string[]) =>
    given(
      { [automa === 'ciri' ? 'geralt' : 'ciri']: {}, automa, [automa]: {}, pairs: onTop(...pair) },
      automaDrafts,
    )

  it.each([
    ['geralt', 'red', 'green'],
    ['dandelion', 'yellow', 'red'],
    ['ciri', 'green', 'blue'],
  ] as const)(
    'POD-211: %s learns from the start, 1 point from each card that is only %s',
    (automa, colour, other) => {
      const plain = a(other, 'magic')
      drafts(automa, a(colour, 'magic'), a(colour, 'combat')).expect(automa).has({ experience: 2 })
      drafts(automa, a(`${other} ${colour}`, 'magic'), plain)
        .expect(automa)
        .has({ experience: 0 })
      drafts(automa, plain, a(other)).expect(automa).has({ experience: 0 })
      const table = drafts(automa, a(colour, 'magic'), plain)
      expect(table.told('log.experience')).toMatchObject([{ args: { hero: automa, n: 1 }, rule: 'POD-211' }])
      table.bystanders(automa)
    },
  )

  it.each([
    [[], [], 0],
    [['magic'], ['combat'], 0],
    [['magic', 'diplomacy'], ['combat', 'combat'], 0],
    [['magic', 'diplomacy', 'magic'], ['combat'], 1],
    [['magic', 'magic', 'magic'], ['combat', 'combat', 'exploration'], 2],
  ] as const)(
    'POD-211: Vesemir learns from cards with 3 symbols or more: %j and %j give %i',
    (one, other, n) => {
      const table = drafts('vesemir', a('red', ...one), a('green', ...other))
      table.expect('vesemir').has({ experience: n })
      table.bystanders('vesemir')
    },
  )
})

describe('the second special ability of Geralt', () => {
  const symbols = (combat: number, ...pair: readonly string[]) =>
    given(
      { ciri: {}, automa: 'geralt', geralt: { experience: awake, pool: { combat } }, pairs: onTop(...pair) },
      automaDrafts,
    )

  it('POD-210: he gains a symbol of the active kind he has more of, the drafted cards included', () => {
    const table = symbols(1, a('green', 'magic'), a('green', 'magic', 'diplomacy'))
    table.expect('geralt').has({ pool: { magic: 1, combat: 1 } })
    table.bystanders('geralt')
  })

  it('POD-210: that may be the symbol of either path; at a tie it is the left one', () => {
    symbols(3, a('green', 'magic'), a('green', 'magic'))
      .expect('geralt')
      .has({ pool: { combat: 4 } })
    symbols(2, a('green', 'magic'), a('green', 'magic'))
      .expect('geralt')
      .has({ pool: { magic: 1, combat: 2 } })
  })

  it('POD-210 POD-212: it works after every draft from 8 experience points on, and is named', () => {
    const pairs = [
      [a('green', 'magic'), a('green')],
      some(2, 'green', 'magic'),
      some(2, 'red'),
      some(2, 'red'),
    ]
    const drafts = (experience: Experience) =>
      given({ ciri: {}, automa: 'geralt', geralt: { experience }, pairs }, automaDrafts, automaDrafts)
    const asleep = drafts({ regular: 7 })
    asleep.expect('geralt').has({ experience: 7, pool: {} })
    expect(asleep.told('log.ability')).toEqual([])
    const table = drafts(awake)
    table.expect('geralt').has({ pool: { magic: 2 } })
    const named = { args: { hero: 'geralt', ability: { text: 'automa.geralt.power' } }, rule: 'POD-210' }
    expect(table.told('log.ability')).toMatchObject([named, named])
  })
})

describe('the second special ability of Dandelion', () => {
  const symbols = (combat: number) =>
    given(
      {
        ciri: {},
        automa: 'dandelion',
        dandelion: { experience: awake, pool: { combat } },
        pairs: onTop(a('green', 'magic'), a('green', 'magic')),
      },
      automaDrafts,
    )

  it('POD-210: he gains a symbol of the active kind he has fewer of, the drafted cards included', () => {
    const table = symbols(1)
    table.expect('dandelion').has({ pool: { combat: 2 } })
    table.bystanders('dandelion')
  })

  it('POD-210: that may be the symbol of either path; at a tie it is the right one', () => {
    symbols(3)
      .expect('dandelion')
      .has({ pool: { magic: 1, combat: 3 } })
    symbols(2)
      .expect('dandelion')
      .has({ pool: { combat: 3 } })
  })
})

describe('the second special ability of Ciri', () => {
  const lowest = [some(2, 'red'), some(2, 'red'), some(2, 'red'), [a('red', 'magic'), a('red')]]
  const scene = { geralt: {}, automa: 'ciri', ciri: { experience: awake }, pairs: lowest } as const

  it.each(['magic', 'combat'] as const)('POD-210: the solo fate token may give her %s', kind => {
    const table = flipping('POD-210', [kind], scene, automaDrafts)
    table.expect('ciri').has({ pool: { [kind]: 1 }, timeline: lowest[3] ?? [] })
    table.bystanders('ciri')
  })

  it('POD-210: her figure goes to the deck, and she keeps what the bottom position gave', () => {
    const table = given(scene, automaDrafts)
    expect(table.state.figures).toEqual([{ who: 1, place: 'deck' }])
    table.expect('ciri').has({ golden: 1 })
  })

  it('POD-210: so she comes before a pair, but after a figure that stood at the deck already', () => {
    const order = (place: 'deck' | number): Hero[] =>
      given(scene, humanDrafts, automaDrafts, { do: 'return-figures' }).drafts('geralt', place).initiative
    expect(order(1)).toEqual(['ciri', 'geralt'])
    expect(order('deck')).toEqual(['geralt', 'ciri'])
  })

  it('POD-210: the place she has left is empty, and nobody can draft there', () => {
    const table = given(scene, automaDrafts, humanDrafts)
    expect(table.refused('geralt', 4)).toEqual(['POD-302'])
  })

  it('POD-212: before 8 experience points she stays where she drafted', () => {
    const table = given({ ...scene, ciri: { experience: 6 } }, automaDrafts)
    expect(table.state.figures).toEqual([{ who: 1, place: 4 }])
    expect(gainedBy('POD-210', table.told())).toEqual([])
    table.expect('ciri').has({ experience: 7, pool: {} })
  })
})

describe('the second special ability of Vesemir', () => {
  const drafts = (one: string, other: string) =>
    given(
      {
        ciri: {},
        automa: 'vesemir',
        vesemir: { experience: awake },
        pairs: onTop(a(one, 'magic'), a(other)),
      },
      automaDrafts,
    )

  it.each([
    ['green', 'green'],
    ['red yellow', 'yellow'],
    ['red yellow', 'blue green red'],
  ])('POD-210: a %s and a %s card share a colour: he gains one symbol of each path', (one, other) => {
    const table = drafts(one, other)
    table.expect('vesemir').has({ pool: { magic: 1, combat: 1 } })
    expect(table.told('log.ability')).toMatchObject([{ args: { ability: { text: 'automa.vesemir.power' } } }])
    table.bystanders('vesemir')
  })

  it.each([
    ['green', 'red'],
    ['red yellow', 'blue green'],
  ])('POD-210: a %s and a %s card do not, and nothing happens', (one, other) => {
    const table = drafts(one, other)
    table.expect('vesemir').has({ pool: {} })
    expect(table.told('log.ability')).toEqual([])
  })

  it('POD-210: two cards from the deck count like a pair', () => {
    const table = given(
      { ciri: {}, automa: 'vesemir', vesemir: { experience: awake }, pairs: onTop(), deck: some(4, 'blue') },
      automaDrafts,
    )
    table.expect('vesemir').has({ pool: { magic: 1, combat: 1 } })
  })
})
