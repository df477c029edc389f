import { describe, expect, test } from 'vitest'
import type { Choice } from '../../src/look/board.ts'
import { heroOf } from '../../src/table/any/reading.ts'
import { choicesAt, figureOf, numbersOf, pressedAt } from '../../src/table/any/sketching.ts'
import { asking, seen, voice } from './sketches.ts'

test.each([
  [0, 20, [0, 5, 10, 15, 20]],
  [0, 80, [0, 10, 20, 30, 40, 50, 60, 70, 80]],
  [1, 10, [1, 4, 6, 8, 10]],
  [1, 8, [1, 2, 3, 4, 5, 6, 7, 8]],
  [-3, 3, [-3, -2, -1, 0, 1, 2, 3]],
  [0, 31, [0, 5, 10, 15, 20, 25, 31]],
  [0, 9000, [0, 9000]],
])('a track from %i to %i is numbered so that it can be read', (from, to, numbers) => {
  expect(numbersOf({ from, to })).toEqual(numbers)
})

describe('pressing an area', () => {
  const choice = (value: string, more: Partial<Choice> = {}): Choice => ({
    value,
    label: value,
    key: '',
    legal: true,
    selected: false,
    order: undefined,
    reasons: [],
    warning: undefined,
    ...more,
  })

  test('takes its only choice, and takes it again to confirm', () => {
    expect(pressedAt([choice('a')])).toBe('a')
    expect(pressedAt([choice('a', { selected: true })])).toBe('a')
  })

  test('goes round what can be chosen, and passes what cannot', () => {
    const three = (selected: string) =>
      ['a', 'b', 'c'].map(value => choice(value, { selected: value === selected, legal: value !== 'b' }))
    expect([three(''), three('a'), three('c')].map(pressedAt)).toEqual(['a', 'c', 'a'])
  })

  test('takes nothing where nothing can be chosen', () => {
    expect(pressedAt([choice('a', { legal: false })])).toBeUndefined()
    expect(pressedAt([])).toBeUndefined()
  })
})

test('an area offers the options that show it, and no others', () => {
  const choosing = asking([
    { value: 'a', shows: ['inn', 'hill'] },
    { value: 'b', shows: ['hill'] },
    { value: 'inn' },
  ])
  const at = (area: string) => choicesAt(choosing, area).map(({ value }) => value)
  expect(at('inn')).toEqual(['a'])
  expect(at('hill')).toEqual(['a', 'b'])
  expect(at('sea')).toEqual([])
})

test('what is shared out is not pressed on a map', () => {
  const { asked, ...choosing } = asking([{ value: 'a', shows: ['inn'] }])
  const options = [{ value: 'a', shows: ['inn'], most: 2 }]
  const question = { kind: 'split', ask: 'ask', rule: 'R-1', options, min: 1, max: 2 } as const
  expect(choicesAt({ ...choosing, asked: asked && { ...asked, question } }, 'inn')).toEqual([])
})

test('a figure is the reader, somebody else, or a thing', () => {
  const looking = { reader: 0, voice, heroOf: (seat: number) => heroOf(seen({}), voice, seat) }
  expect(figureOf(looking, { seat: 0 })).toMatchObject({ name: 'Geralt', kind: 'mine' })
  expect(figureOf(looking, { seat: 3 })).toMatchObject({ name: 'Yarpen', kind: 'seat' })
  expect(figureOf(looking, { says: { key: 'card.lantern' }, n: 2 })).toMatchObject({ n: 2, kind: 'thing' })
})

test('whoever has no name yet is called by the seat', () => {
  expect(heroOf({ state: {} }, voice, 3)).toBe('seat 4')
})
