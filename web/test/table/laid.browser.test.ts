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
const aFrame = (): Promise<number> => new Promise(requestAnimationFrame)

test('what is asked next is on the screen first, and the board follows', async () => {
  hears(lies(2, ['b', 'y']))
  expect(question()).toBe('2')
  expect(onBoard()).toEqual(['a', 'x'])
  await aFrame()
  expect(onBoard()).toEqual(['a', 'x'])
  await expect.poll(onBoard).toEqual(['b', 'y'])
})

test('the board follows though no frame comes, as behind another window', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  hears(lies(2, ['b', 'y']))
  expect(onBoard()).toEqual(['a', 'x'])
  await expect.poll(onBoard).toEqual(['b', 'y'])
})

test('moments that come quickly are laid as one', async () => {
  hears(lies(2, ['b']))
  hears(lies(3, ['c']))
  expect(onBoard()).toEqual(['a', 'x'])
  await expect.poll(onBoard).toEqual(['c'])
  expect(question()).toBe('3')
})

test('a press on a board that has not followed yet answers nothing', async () => {
  hears(lies(2, ['a', 'b']))
  card()?.click()
  expect(sitting.draft.count).toBe(0)
  await expect.poll(onBoard).toEqual(['a', 'b'])
  card()?.click()
  expect(sitting.draft.count).toBe(1)
})

test('as long as the same is asked, the board can be pressed at any time, and shows it', () => {
  hears(lies(1, ['a', 'y']))
  flushSync(() => card()?.click())
  expect(sitting.draft.count).toBe(1)
  expect(card()?.getAttribute('aria-pressed')).toBe('true')
})

const looksSent = (): boolean => {
  const chosen = document.querySelector('main [aria-pressed=true]')
  return chosen !== null && getComputedStyle(chosen).opacity !== '1'
}
const choosesAndConfirms = (): void => {
  flushSync(() => card()?.click())
  expect(looksSent()).toBe(false)
  flushSync(() => sitting.draft.confirm())
}

test('what was answered with is seen to leave before the host has said a word, and until the board follows', async () => {
  choosesAndConfirms()
  expect(looksSent()).toBe(true)
  expect(document.querySelector('#question')?.getAttribute('aria-busy')).toBe('true')
  hears(lies(2, ['b', 'y']))
  expect(question()).toBe('2')
  expect(document.querySelector('#question')?.hasAttribute('aria-busy')).toBe(false)
  expect(looksSent()).toBe(true)
  await expect.poll(onBoard).toEqual(['b', 'y'])
  expect(document.querySelector('main')?.hasAttribute('data-sent')).toBe(false)
})

test('what was answered with comes back when the answer is not taken', async () => {
  choosesAndConfirms()
  host.answers[0]?.refuse(new Error('no'))
  await expect.poll(looksSent).toBe(false)
  expect(card()?.getAttribute('aria-pressed')).toBe('true')
})

test('what somebody is choosing stays as it is while others move', () => {
  flushSync(() => card()?.click())
  hears(lies(1, ['a', 'y']))
  expect(looksSent()).toBe(false)
})

test('what one person has seen is gone at once when another looks', () => {
  hears(lies(2, ['b']))
  hears(lies(2, ['c'], 1))
  expect(onBoard()).toEqual(['c'])
})

test('nothing waits for frames that nobody sees', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  hears(lies(2, ['b']))
  expect(onBoard()).toEqual(['b'])
})

test('the focus goes to the question when what had it goes from the board', async () => {
  card()?.focus()
  hears(momentOf(0, undefined))
  expect(document.activeElement).toBe(card())
  await expect.poll(() => document.activeElement?.id).toBe('question')
})
