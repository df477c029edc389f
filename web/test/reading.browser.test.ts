import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import Reading from '../../games/path-of-destiny/table/board/Reading.svelte'
import { findPlayable } from '../src/games.ts'
import '../src/look/base.css'
import '../src/look/tokens.css'
import { voiceOf } from '../src/table/voice.ts'

const { innerWidth, innerHeight } = globalThis
const game = findPlayable('path-of-destiny')
const voice = await voiceOf('en', game?.texts('en'), game?.names())
const pages = [2, 3].map(n => ({
  title: `page.striga.${n}`,
  prose: `page.striga.${n}.prose`,
  effects: [`what page ${n} does`],
}))
const wordsOf = (n: number): string =>
  [voice.say(`page.striga.${n}`), voice.say(`page.striga.${n}.prose`), `what page ${n} does`].join(' ')
let book: Record<string, unknown>

afterEach(async () => {
  await unmount(book)
  await page.viewport(innerWidth, innerHeight)
})

test('the page at which the book opens is said as well, once it can be heard', async () => {
  const props = { voice, pages, close: () => undefined, view: {} as never }
  book = mount(Reading, { target: document.body, props })
  flushSync()
  const live = document.querySelector('dialog [aria-live]')
  // What stands there from the beginning is not said.
  expect(live?.textContent).toBe('')
  await expect.poll(() => live?.textContent).toBe(wordsOf(2))
})

test('a page that is turned is said once, and only when it is the one that is read', async () => {
  await page.viewport(1280, 800)
  // The book needs no view of the match.
  const props = { voice, pages, close: () => undefined, view: {} as never }
  book = mount(Reading, { target: document.body, props })
  flushSync()
  const live = [...document.querySelectorAll('[aria-live]')]
  expect(live.map(({ textContent }) => textContent)).toEqual([''])
  const said: (string | undefined)[] = []
  const watch = new MutationObserver(() => said.push(live[0]?.textContent))
  if (live[0]) watch.observe(live[0], { characterData: true, childList: true, subtree: true })
  // A book is measured in its first frame; until then it is taken for a narrow one, whose pages do not turn.
  await expect.poll(() => document.querySelector('.book.narrow')).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  // The leaf is on its way: nobody hears or reaches it.
  const leaf = document.querySelector('.leaf')
  expect(leaf?.ariaHidden).toBe('true')
  expect(leaf?.querySelectorAll(':scope > :not([inert])')).toHaveLength(0)
  await expect.poll(() => document.querySelector('.leaf'), { timeout: 5000 }).toBeNull()
  watch.disconnect()
  expect(said.filter(words => words !== wordsOf(2))).toEqual([wordsOf(3)])
})
