import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Moment } from '../../src/host/host.ts'
import Frame from '../../src/table/Frame.svelte'
import type { Sitting } from '../../src/table/sitting.svelte.ts'
import { asks, boarding, momentOf, sitDown, voice, type SlowHost } from './slow-host.ts'

let host: SlowHost
let sitting: Sitting
let frame: Record<string, unknown>

/** Somebody is asked something while these cards lie on the table. */
function lies(id: number, cards: readonly string[], seat = 0): Moment {
  const moment = asks(seat, id)
  return { ...moment, view: { ...moment.view, zones: { table: cards } } }
}

beforeEach(() => {
  ;({ host, sitting } = sitDown())
  sitting.hear(lies(1, ['a', 'x']))
  frame = mount(Frame, { target: document.body, props: { sitting, voice, boarding, game: 'night-ferry' } })
  flushSync()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await unmount(frame)
})

const hears = (moment: Moment): void => flushSync(() => sitting.hear(moment))
const onBoard = (): string[] =>
  [...document.querySelectorAll('main .card')].map(({ textContent }) => textContent)
const question = (): string | undefined =>
  document.querySelector<HTMLElement>('#question')?.dataset['question']
const card = (): HTMLElement | null => document.querySelector<HTMLElement>('main button.card')
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#question li > button')]

test('what is asked and what lies on the board are of one moment', () => {
  hears(lies(2, ['b', 'y']))
  expect(question()).toBe('2')
  expect(onBoard()).toEqual(['b', 'y'])
})

test('what lies there as before is not drawn again', () => {
  const before = card()
  const { view } = sitting
  hears(lies(2, ['a', 'y']))
  expect(card()).toBe(before)
  // Another view would have all that is drawn from it asked again.
  expect(sitting.view).toBe(view)
  expect(onBoard()).toEqual(['a', 'y'])
})

test('the board can be pressed at once, and shows it', () => {
  hears(lies(2, ['a', 'b']))
  flushSync(() => card()?.click())
  expect(sitting.draft.count).toBe(1)
  expect(card()?.getAttribute('aria-pressed')).toBe('true')
})

test('how a match stands is remembered once it is seen, though somebody leaves at once', async () => {
  localStorage.clear()
  hears(lies(2, ['b']))
  expect(localStorage.length).toBe(0)
  await unmount(frame)
  await expect.poll(() => localStorage.length).toBe(1)
  frame = mount(Frame, { target: document.body, props: { sitting, voice, boarding, game: 'night-ferry' } })
})

test('an answer that is long on its way says so, until it is taken in or refused', async () => {
  const busy = (): string | null => document.querySelector('#question')?.getAttribute('aria-busy') ?? null
  for (const ends of ['grant', 'refuse'] as const) {
    flushSync(() => sitting.draft.give('a'))
    expect(busy()).toBeNull()
    await expect.poll(busy).toBe('true')
    const answer = host.answers.at(-1)
    if (ends === 'grant') answer?.grant()
    else answer?.refuse(new Error('no'))
    await expect.poll(busy).toBeNull()
  }
})

test('an answer that is taken in at once needs no sign', async () => {
  flushSync(() => sitting.draft.give('a'))
  host.answers[0]?.grant()
  await new Promise(done => setTimeout(done, 300))
  expect(document.querySelector('#question')?.hasAttribute('aria-busy')).toBe(false)
})

test('what one person has seen is gone when another looks', () => {
  hears(lies(2, ['b']))
  hears(lies(2, ['c'], 1))
  expect(onBoard()).toEqual(['c'])
})

test('the focus goes to the question when what had it goes from the board', () => {
  card()?.focus()
  hears(momentOf(0, undefined))
  expect(document.activeElement?.id).toBe('question')
})

test('the focus does not stay on an answer that means something else by now', () => {
  rows()[0]?.focus()
  hears(lies(1, ['b']))
  expect(document.activeElement).toBe(rows()[0])
  hears(lies(2, ['b']))
  expect(document.activeElement?.id).toBe('question')
})
