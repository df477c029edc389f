import { ask, nextFor, random } from '@osud/bots'
import { Match, sow } from '@osud/engine'
import type { Game } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ChronicleRoom from '../src/chronicle/ChronicleRoom.svelte'
import { tellAhead } from '../src/chronicle/story.ts'
import { findPlayable } from '../src/games.ts'
import type { TaleSheet } from '../src/host/host.ts'
import { host } from '../src/host/index.ts'
import { taleSheet } from '../src/host/tale.ts'
import { reader } from '../src/reader.svelte.ts'

let room: Record<string, unknown> | undefined

beforeEach(() => flushSync(() => reader.choose('en')))

afterEach(async () => {
  if (room !== undefined) await unmount(room)
  room = undefined
  vi.restoreAllMocks()
})

/** What the match of a test is told from after so many answers. */
function sheetAfter(id: string, answers: number): TaleSheet {
  const match = Match.create(ferry as unknown as Game, { seed: 1, seats: 2, options: { crossings: 3 } })
  const chance = sow('chronicle')
  for (let given = 0; given < answers; given++) {
    const asked = nextFor(match, [0, 1])
    if (asked === undefined) break
    match.answer(asked.seat, asked.open.id, ask(random, match, asked.seat, asked.open, chance))
  }
  const { header, point, suggestions } = match
  const head = { id, places: [], begun: 1, touched: answers, over: false, writes: 1 }
  return taleSheet(match, { ...head, header, point, suggestions })
}

/** The host has a match at hand when it is told ahead; afterwards it takes its time until the test lets it go on. */
async function toldAhead(sheet: TaleSheet): Promise<(fresh: TaleSheet) => void> {
  const tale = vi.spyOn(host, 'tale').mockResolvedValueOnce(sheet)
  await tellAhead('en', sheet.match)
  return new Promise(ready =>
    tale.mockReturnValueOnce(new Promise<TaleSheet>(resolve => ready(fresh => resolve(fresh)))),
  )
}

function enter(match: string): void {
  room = mount(ChronicleRoom, { target: document.body, props: { match } })
  flushSync()
}

const book = (): Element | null => document.querySelector('.chronicle-book')
const length = (): number => book()?.textContent.length ?? 0
const isBusy = (): boolean => book()?.ariaBusy === 'true'
/** Everything that could still happen has happened. */
const aWhile = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 500))

test('what was told ahead is read at once; what has happened since follows, and until then the book is not whole', async () => {
  const comes = await toldAhead(sheetAfter('gone-on', 4))
  enter('gone-on')
  expect(book()).not.toBeNull()
  await aWhile()
  const before = length()
  expect(isBusy()).toBe(true)
  comes(sheetAfter('gone-on', 40))
  await expect.poll(isBusy).toBe(false)
  expect(length()).toBeGreaterThan(before)
})

test('a match that has not gone on is told once', async () => {
  const sheet = sheetAfter('at-rest', 4)
  const comes = await toldAhead(sheet)
  const playable = findPlayable(ferry.id)
  if (playable === undefined) throw new Error('there is no ferry')
  const telling = vi.spyOn(playable, 'telling')
  enter('at-rest')
  comes(structuredClone(sheet))
  await expect.poll(isBusy).toBe(false)
  expect(telling).not.toHaveBeenCalled()
})

test('nobody reads another match or another language than they asked for, though it was told ahead', async () => {
  const comes = await toldAhead(sheetAfter('mine', 4))
  enter('another')
  expect(book()).toBeNull()
  comes(sheetAfter('another', 40))
  await expect.poll(book).not.toBeNull()
  if (room !== undefined) await unmount(room)
  await toldAhead(sheetAfter('mine', 4))
  flushSync(() => reader.choose('cs'))
  enter('mine')
  expect(book()).toBeNull()
})
