import { ask, nextFor, random } from '@osud/bots'
import { Match, sow, view } from '@osud/engine'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pathOfDestiny } from '../../games/path-of-destiny/index.ts'
import { printed } from '../../games/path-of-destiny/rules/options.ts'
import Board from '../../games/path-of-destiny/table/board/Board.svelte'
import { findPlayable } from '../src/games.ts'
import type { Choosing } from '../src/look/board.ts'
import '../src/look/base.css'
import '../src/look/tokens.css'
import { voiceOf } from '../src/table/voice.ts'

const { innerWidth, innerHeight } = globalThis
const match = Match.create(pathOfDestiny, { seed: 1, seats: 2, options: { ...printed, story: 'striga' } })
const chance = sow('mat')
while (view(match, 0).state.fate.length === 0) {
  const asked = nextFor(match, [0, 1])
  if (asked === undefined) throw new Error('The match ended before a fate token lay on a path.')
  match.answer(asked.seat, asked.open.id, ask(random, match, asked.seat, asked.open, chance))
}
const seen = view(match, 0)
const choosing: Choosing = { asked: undefined, of: () => undefined, press: () => undefined }
let board: Record<string, unknown>
let desk: HTMLElement

/** Lays the table as the first seat sees it, with a question on its right. */
async function lays(language: 'cs' | 'uk' | 'en'): Promise<void> {
  await page.viewport(1440, 900)
  const game = findPlayable('path-of-destiny')
  const voice = await voiceOf(language, game?.texts(language), game?.names())
  desk = document.body.appendChild(document.createElement('main'))
  desk.style.cssText = 'position: fixed; inset: 52px 320px 0 0'
  const nothing = (): void => undefined
  const props = { view: seen, voice, choosing, sitters: [], log: [], openRule: nothing, reread: nothing }
  board = mount(Board, { target: desk, props })
  flushSync()
}

afterEach(async () => {
  await unmount(board)
  desk.remove()
  await page.viewport(innerWidth, innerHeight)
})

/** What a screen reader finds in an element. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}

test.each([
  ['cs', { one: ' vítězný bod', few: ' vítězné body', other: ' vítězných bodů' }],
  ['uk', { one: ' переможне очко', few: ' переможні очки', many: ' переможних очок' }],
] as const)('points are said with the number in its right form, in %s', async (language, forms) => {
  await lays(language)
  const points = [...document.querySelectorAll('.points')].map(heard)
  expect(points.length).toBeGreaterThan(0)
  for (const said of points) {
    const n = Number.parseInt(said)
    const form = new Map<string, string>(Object.entries(forms)).get(new Intl.PluralRules(language).select(n))
    expect(said.startsWith(`${n}${form}`), said).toBe(true)
  }
})

test('a page of the open book is named by path and title, not by all that it tells', async () => {
  await lays('en')
  const names = [...document.querySelectorAll('button.page')].map(leaf => leaf.ariaLabel ?? '')
  expect(names).toHaveLength(2)
  expect(names[0]).toMatch(/^Left path: \w+, \w/)
  expect(names[1]).toMatch(/^Right path: \w+, \w/)
  const [at] = seen.state.fate
  if (at !== 'aside') expect(names.join()).toContain(`Fate token 1\u00a0on the ${at} path`)
})

test('a card of the hand is shown large above it and beside the question, and any key puts it away', async () => {
  await lays('en')
  const cards = page.elementLocator(desk).getByRole('region', { name: 'Hand' }).getByRole('button')
  await cards.last().hover()
  const peek = () => document.querySelector('.peek')
  await expect.poll(peek).not.toBeNull()
  const [shown, card] = [peek(), cards.last().element()].map(one => one?.getBoundingClientRect())
  expect(shown?.bottom).toBeLessThan(card?.top ?? 0)
  expect(shown?.right).toBeLessThanOrEqual(1440 - 320)
  expect(peek()?.querySelector('button')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(peek()).toBeNull()
})
