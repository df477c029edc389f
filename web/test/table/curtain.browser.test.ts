import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import Frame from '../../src/table/Frame.svelte'
import type { Sitting } from '../../src/table/sitting.svelte.ts'
import type { SlowHost } from './slow-host.ts'
import { asks, boarding, momentOf, sitDown, voice } from './slow-host.ts'

let host: SlowHost
let sitting: Sitting
let frame: Record<string, unknown>

beforeEach(() => {
  ;({ host, sitting } = sitDown())
  sitting.hear(asks(0, 1))
  frame = mount(Frame, { target: document.body, props: { sitting, voice, boarding, game: 'night-ferry' } })
})
afterEach(() => unmount(frame))

const curtain = (): HTMLElement | null => document.querySelector('.curtain')

/** Somebody has answered: the screen is passed on. */
const falls = (): void => flushSync(() => sitting.hear(momentOf('onlooker', 1)))

test('nothing behind the curtain can be reached by keyboard', async () => {
  falls()
  expect(document.activeElement).toBe(curtain()?.querySelector('button'))
  for (let press = 0; press < 4; press++) {
    await userEvent.tab()
    const at = document.activeElement
    expect(at === document.body || curtain()?.contains(at)).toBe(true)
  }
})

test('only its button lifts the curtain, and whoever lifts it is at the question', async () => {
  falls()
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Escape}')
  expect(curtain()?.matches(':modal')).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(host.looked).toEqual([1])
  flushSync(() => sitting.hear(asks(1, 1)))
  expect(curtain()).toBeNull()
  await expect.poll(() => document.activeElement?.id).toBe('question')
})

test('a browser that closes the curtain all the same sees it fall again', async () => {
  falls()
  ;(curtain() as HTMLDialogElement).close()
  await expect.poll(() => curtain()?.matches(':modal')).toBe(true)
})

test('the curtain falls over a menu that is open, and gives it back', async () => {
  const menu = document.querySelector<HTMLElement>('[aria-haspopup=dialog]')
  menu?.click()
  falls()
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  expect(curtain()?.contains(seen)).toBe(true)
  flushSync(() => sitting.hear(asks(1, 1)))
  expect(document.querySelector('dialog:modal')).not.toBeNull()
})
