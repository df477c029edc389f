import type { Answer, Question, SeenQuestion } from '@osud/engine'
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import { AnswerDraft } from '../src/table/choosing.svelte.ts'

const voice = {
  language: 'en' as const,
  say: (key: string) => key,
  has: () => true,
  sayOr: (key: string) => key,
  nameOf: (hero: string) => hero,
}

let given: Answer[] = []
let draft: AnswerDraft
beforeEach(() => {
  given = []
  draft = new AnswerDraft(
    () => voice,
    (_question, answer) => given.push(answer),
  )
})

let id = 0
function asked(question: Question): SeenQuestion {
  const { ask, rule } = question
  return {
    id: ++id,
    seats: [0],
    settles: 'first',
    table: false,
    ask,
    rule,
    mine: true,
    question,
    done: [],
    suggestions: [],
  }
}

const frame = { ask: 'ask', rule: 'R-1' } as const
const refused = { rule: 'R-2', key: 'why' }

describe('choosing one', () => {
  beforeEach(() => {
    const options = [{ value: 'a' }, { value: 'b', refused }, { value: 'c' }]
    draft.take(asked({ kind: 'choose', ...frame, options }))
  })

  test('the first press selects, the second confirms, and another choice replaces the first', () => {
    draft.press('a')
    draft.press('c')
    expect(given).toEqual([])
    expect(draft.choices.map(({ selected }) => selected)).toEqual([false, false, true])
    draft.press('c')
    expect(given).toEqual(['c'])
  })

  test('what is refused says why and cannot be selected', () => {
    draft.press('b')
    expect(draft.answer).toBeUndefined()
    expect(draft.of('b')?.reasons).toEqual([{ text: 'why', rule: 'R-2' }])
  })

  test('keys count only what can be taken', () => {
    expect(draft.choices.map(({ key }) => key)).toEqual(['1', '', '2'])
    expect(draft.pressKey('2')).toBe(true)
    expect(draft.answer).toBe('c')
    expect(draft.pressKey('3')).toBe(false)
  })

  test('another question forgets the choice; the same question keeps it', () => {
    draft.press('a')
    const same = draft.asked
    flushSync(() => draft.take(same))
    expect(draft.answer).toBe('a')
    draft.take(asked({ kind: 'choose', ...frame, options: [{ value: 'a' }] }))
    expect(draft.answer).toBeUndefined()
  })
})

test('a numbered place has its own number as its key, and what has no number has 0', () => {
  const place = (n: number) => ({ value: n, says: { key: 'pair', args: { n } } })
  draft.take(
    asked({
      kind: 'choose',
      ...frame,
      options: [{ value: 'deck' }, { ...place(1), refused }, place(2), place(3)],
    }),
  )
  expect(draft.choices.map(({ key }) => key)).toEqual(['0', '', '2', '3'])
})

test('an ordered pick keeps its order, and the last one gives way when there are too many', () => {
  const options = ['a', 'b', 'c'].map(value => ({ value }))
  draft.take(asked({ kind: 'pick', ...frame, options, min: 2, max: 2, ordered: true }))
  draft.press('c')
  expect(draft.answer).toBeUndefined()
  draft.press('a')
  expect(draft.answer).toEqual(['c', 'a'])
  expect(draft.of('a')?.order).toBe(2)
  draft.press('b')
  expect(draft.answer).toEqual(['c', 'b'])
  draft.press('c')
  expect(draft.count).toBe(1)
})

test('an unordered pick is answered in the order of the options, also with nothing', () => {
  const options = ['a', 'b', 'c'].map(value => ({ value }))
  draft.take(asked({ kind: 'pick', ...frame, options, min: 0, max: 3, ordered: false }))
  expect(draft.answer).toEqual([])
  draft.press('c')
  draft.press('a')
  expect(draft.answer).toEqual(['a', 'c'])
})

test('a split is whole when its weights fit', () => {
  const options = [
    { value: 'x', most: 3 },
    { value: 'y', most: 3, weight: 2 },
  ]
  draft.take(asked({ kind: 'split', ...frame, options, min: 3, max: 4 }))
  draft.amounts = { y: 1 }
  expect(draft.answer).toBeUndefined()
  draft.amounts = { x: 1, y: 1 }
  expect(draft.total).toBe(3)
  expect(draft.answer).toEqual({ x: 1, y: 1 })
  draft.amounts = { x: 3, y: 1 }
  expect(draft.answer).toBeUndefined()
})

test('advice is marked, not given', () => {
  const options = ['a', 'b', 'c'].map(value => ({ value }))
  draft.take(asked({ kind: 'pick', ...frame, options, min: 1, max: 2, ordered: true }))
  draft.mark(['b', 'a'])
  expect(draft.answer).toEqual(['b', 'a'])
  expect(given).toEqual([])
})
