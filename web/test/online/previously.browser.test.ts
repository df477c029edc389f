import type { SeenEvent } from '@osud/engine'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import Frame from '../../src/table/Frame.svelte'
import type { Extras } from '../../src/table/door.ts'
import { Sitting } from '../../src/table/sitting.svelte.ts'
import { asks, SlowHost, voice } from '../table/slow-host.ts'

const boarding = { hero: (_: object, seat: number) => ['fox', 'heron'][seat] }
let frame: Record<string, unknown> | undefined

beforeEach(() => localStorage.clear())
afterEach(async () => {
  if (frame) await unmount(frame)
  frame = undefined
})

const does = (hero: string): SeenEvent => ({ key: 'log.empty', args: { hero } })
/** A long while of which this reader was not told in this browser. */
const longAgo = Array.from({ length: 70 }, (_, n) => does(n % 2 === 0 ? 'fox' : 'heron'))

/** The first seat comes to a match of which so much has been told, and is asked. */
function comes(events: readonly SeenEvent[], host = new SlowHost(), extras?: Extras): Sitting {
  const sitting = new Sitting(host, () => ({ game: 'night-ferry', boarding, voice }))
  sitting.hear(asks(0, 9, undefined, { secretive: false, news: { from: 0, events } }))
  frame = mount(Frame, {
    target: document.body,
    props: { sitting, voice, boarding, game: 'night-ferry', ...(extras && { extras }) },
  })
  flushSync()
  return sitting
}

const online = (): SlowHost => Object.assign(new SlowHost(), { online: true as const })
const card = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('section[aria-labelledby]:has([role=status])')
/** What is told is loaded when it is needed, which may take a while on a busy machine. */
const patient = { timeout: 10_000 }
const bookOf = (): string | null | undefined => card()?.querySelector('a')?.getAttribute('href')

test('whoever comes back to an online table reads on in the book of that table', async () => {
  comes(longAgo, online(), { book: '#/online/t/book' })
  await expect.poll(bookOf, patient).toBe('#/online/t/book')
})

test('whoever comes back to a match of this browser reads on in the chronicle of it', async () => {
  comes(longAgo)
  await expect.poll(bookOf, patient).toBe('#/chronicle/m')
})

/** What the reader is shown of what happened since their last turn, step by step. */
async function stepsOf(): Promise<string[]> {
  await expect.poll(card, patient).not.toBeNull()
  card()?.querySelectorAll<HTMLElement>('footer button')[1]?.click()
  flushSync()
  const told: string[] = []
  for (let step = 0; step < 20; step++) {
    const shown = document.querySelector<HTMLElement>('section:has([aria-live])')
    if (shown === null) break
    told.push(shown.querySelector('p')?.textContent?.split(' ').slice(0, 2).join(' ') ?? '')
    flushSync(() => shown.querySelector<HTMLElement>('button.primary')?.click())
  }
  return told
}

test('on another device the log itself tells what happened since the own last turn', async () => {
  const fresh: SeenEvent[] = [
    { key: 'log.load', args: { hero: 'fox', cards: { cards: ['goat'] } } },
    { key: 'log.no-trade', args: { hero: 'heron' } },
    { key: 'log.paid', args: { hero: 'fox', n: 2 } },
    { key: 'log.toll', args: { hero: 'heron', n: 1 } },
  ]
  comes([...longAgo, ...fresh], online())
  // What became of a turn may be told after it: the turn itself is told along.
  expect(await stepsOf()).toEqual(['load fox', 'no trade', 'paid fox', 'toll heron'])
})

test('what this browser saw counts before what the log names', async () => {
  const sitting = comes(longAgo, online())
  sitting.hear(asks(0, 10, undefined, { secretive: false, news: { from: 70, events: [does('heron')] } }))
  await expect.poll(card, patient).not.toBeNull()
  expect(await stepsOf()).toEqual(['empty heron'])
})

test('whoever has done nothing yet is shown no last turn', async () => {
  comes(
    Array.from({ length: 70 }, () => does('heron')),
    online(),
  )
  await expect.poll(card, patient).not.toBeNull()
  expect(card()?.querySelectorAll('footer button').length).toBe(1)
})

test('Escape puts it away from wherever it is pressed, and takes nothing back at the table', async () => {
  const sitting = comes(longAgo)
  await expect.poll(card, patient).not.toBeNull()
  sitting.draft.press('a')
  document.querySelector<HTMLElement>('#question')?.focus()
  await userEvent.keyboard('{Escape}')
  expect(card()).toBeNull()
  expect(sitting.draft.count).toBe(1)
  await userEvent.keyboard('{Escape}')
  expect(sitting.draft.count).toBe(0)
})
