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
