import type { SeenQuestion } from '@osud/engine'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keysOf as replayKeysOf } from '../../src/replay/keys.ts'
import type { Showing } from '../../src/replay/showing.svelte.ts'
import { AnswerDraft } from '../../src/table/choosing.svelte.ts'
import { keysOf } from '../../src/table/keys.ts'
import { voice } from '../any/sketches.ts'

let done: string[] = []
let told: string[] = []
let over: HTMLElement | undefined
const draft = new AnswerDraft(
  () => voice,
  () => done.push('answer'),
)
const question: SeenQuestion = {
  id: 1,
  seats: [0],
  settles: 'first',
  table: false,
  ask: 'ask',
  rule: 'R-1',
  mine: true,
  question: { kind: 'choose', ask: 'ask', rule: 'R-1', options: [{ value: 'a' }, { value: 'b' }] },
  done: [],
  suggestions: [],
}

const press = keysOf(() => ({
  busy: false,
  draft,
  undo: () => done.push('undo'),
  hint: () => done.push('hint'),
  log: () => done.push('log'),
  rule: () => done.push('rule'),
  tell: missed => told.push(missed ?? draft.words),
}))

/** Presses a key: what it types, and where it lies on a keyboard with English letters. */
function types(key: string, code: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, code, cancelable: true, ...more })
  press(event)
  return event
}

/** Lays something over the table. */
function lays(kind: 'manual' | 'auto'): void {
  over = document.body.appendChild(document.createElement('div'))
  over.popover = kind
  over.showPopover()
}

beforeEach(() => {
  done = []
  told = []
  draft.take(undefined)
  draft.take(question)
})
afterEach(() => over?.remove())

describe('keys of a table', () => {
  test.each([
    ['Czech', '+', 'ě'],
    ['English', '1', '2'],
    ['French', '&', 'é'],
  ])('the number row chooses: %s', (_, one, two) => {
    types(two, 'Digit2')
    expect(draft.answer).toBe('b')
    types(one, 'Digit1')
    expect(draft.answer).toBe('a')
  })

  test.each([
    ['Ukrainian', 'г', 'р', 'д'],
    ['English', 'u', 'h', 'l'],
    ['English with capitals', 'U', 'H', 'L'],
  ])('letters do what they say: %s', (_, u, h, l) => {
    types(u, 'KeyU')
    types(h, 'KeyH')
    types(l, 'KeyL')
    expect(done).toEqual(['undo', 'hint', 'log'])
  })

  test('what a key has chosen is told, and what it has put back, and that a digit has no answer', () => {
    types('2', 'Digit2')
    types('Escape', 'Escape')
    types('Escape', 'Escape')
    expect(types('7', 'Digit7').defaultPrevented).toBe(false)
    expect(told).toEqual(['b', '', '7'])
  })

  test('a letter counts for what it types, not for where it lies', () => {
    types('h', 'KeyD')
    expect(done).toEqual(['hint'])
  })

  test('a question mark opens the rule wherever it lies; other signs and an unlocked number pad choose nothing', () => {
    types('?', 'Digit7', { shiftKey: true })
    expect(done).toEqual(['rule'])
    types('!', 'Digit1', { shiftKey: true })
    types('End', 'Numpad1')
    types('-', 'NumpadSubtract')
    expect(draft.answer).toBeUndefined()
  })
})

describe('what lies over the table', () => {
  test('a card that the mouse rests on leaves the keys to the table', () => {
    lays('manual')
    types('1', 'Digit1')
    types('h', 'KeyH')
    expect(draft.answer).toBe('a')
    expect(done).toEqual(['hint'])
  })

  test('a menu that is open keeps them', () => {
    lays('auto')
    types('h', 'KeyH')
    expect(done).toEqual([])
  })

  test('looking back goes on under a card that the mouse rests on, too', () => {
    const steps: number[] = []
    const showing = { recalled: { first: 0, last: 9 }, step: (by: number) => steps.push(by) }
    const look = replayKeysOf(() => showing as unknown as Showing)
    lays('manual')
    look(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
    expect(steps).toEqual([1])
  })
})
