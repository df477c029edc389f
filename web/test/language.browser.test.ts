import { Match } from '@osud/engine'
import type { Game } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import type { Language } from '@osud/lang'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import { flushSync, mount, unmount } from 'svelte'
import type { Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import ChronicleRoom from '../src/chronicle/ChronicleRoom.svelte'
import { findPlayable } from '../src/games.ts'
import { HostError } from '../src/host/host.ts'
import { host } from '../src/host/index.ts'
import { sceneOf } from '../src/host/scene.ts'
import { taleSheet } from '../src/host/tale.ts'
import type { frameTexts } from '../src/lang/frame/index.ts'
import LessonRoom from '../src/lesson/LessonRoom.svelte'
import { reader } from '../src/reader.svelte.ts'
import type * as Library from '../src/rulebook/library.ts'
import RulebookRoom from '../src/rulebook/RulebookRoom.svelte'
import SetUp from '../src/setup/SetUp.svelte'
import TableRoom from '../src/table/TableRoom.svelte'

/** Ukrainian words stay on their way until they are let in. */
const gate = vi.hoisted(() => ({
  opened: Promise.resolve(),
  open: () => undefined as void,
  fail: () => undefined as void,
}))

vi.mock('../src/lang/frame/index.ts', async original => {
  const actual = await original<{ frameTexts: typeof frameTexts }>()
  return {
    async frameTexts(language: Language) {
      const texts = await actual.frameTexts(language)
      if (language === 'uk') await gate.opened
      return texts
    },
  }
})

vi.mock('../src/rulebook/library.ts', async original => {
  const actual = await original<typeof Library>()
  return {
    ...actual,
    async openBook(game: string, language: Language) {
      const book = await actual.openBook(game, language)
      if (language === 'uk') await gate.opened
      return book
    },
  }
})

let room: Record<string, unknown> | undefined

beforeEach(() => {
  flushSync(() => reader.choose('en'))
  gate.opened = new Promise((resolve, reject) => {
    gate.open = resolve
    gate.fail = () => reject(new Error('there is no network'))
  })
  gate.opened.catch(() => undefined)
})

afterEach(async () => {
  if (room !== undefined) await unmount(room)
  room = undefined
  vi.restoreAllMocks()
})

function enter<P extends Record<string, unknown>>(place: Component<P>, props: P): void {
  room = mount(place, { target: document.body, props })
}

/** Spaces of all kinds are one. */
const read = (): string => document.body.textContent.replaceAll(/\s+/g, ' ')
async function says(words: string): Promise<void> {
  await expect.poll(read, { timeout: 5000 }).toContain(words)
}

function choose(language: Language): void {
  flushSync(() => reader.choose(language))
}

/** Everything that could still happen has happened. */
const rest = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 200))

describe('whoever changes the language twice reads the second one, though the first comes late', () => {
  const rooms = [
    ['a table is set', () => enter(SetUp, { game: 'path-of-destiny' }), 'Which story?', 'Který příběh?'],
    [
      'a match is not there',
      () => {
        vi.spyOn(host, 'open').mockRejectedValue(new HostError({ code: 'missing' }))
        enter(TableRoom, { match: 'nowhere' })
      },
      'This match is not in this browser.',
      'Tahle partie v tomto prohlížeči není.',
    ],
    ['there is no lesson', () => enter(LessonRoom, { game: 'chess' }), 'Back to the shelf', 'Zpět k polici'],
  ] as const

  test.each(rooms)('where %s', async (_where, come, english, czech) => {
    come()
    await says(english)
    choose('uk')
    choose('cs')
    await says(czech)
    // All else that is needed for Ukrainian is there by now.
    await findPlayable('path-of-destiny')?.texts('uk')
    gate.open()
    await rest()
    expect(read()).toContain(czech)
  })
})

describe('words that cannot be had are no trouble for whoever reads another language by then', () => {
  const match = Match.create(ferry as unknown as Game, { seed: 1, seats: 2, options: { crossings: 1 } })
  const head = { id: 'm', places: [], begun: 1, touched: 2, over: false, writes: 1 }
  const { header, point, suggestions } = match
  const sheet = taleSheet(match, { ...head, header, point, suggestions })
  /** The words of the table come at once, those of the chronicle when the gate opens. */
  function openChronicle(): void {
    const playable = findPlayable(ferry.id)
    if (playable === undefined) throw new Error('there is no ferry')
    const { telling } = playable
    const slow = gate.opened
    gate.opened = Promise.resolve()
    vi.spyOn(playable, 'telling').mockImplementation(async language => {
      if (language === 'uk') await slow
      return telling(language)
    })
    enter(ChronicleRoom, { match: 'm', from: sheet })
  }
  const rooms = [
    ['a chronicle', openChronicle, 'To the table', 'Ke stolu'],
    [
      'a rulebook',
      () => enter(RulebookRoom, { game: 'path-of-destiny', at: undefined }),
      'Rulebook',
      'Pravidla',
    ],
  ] as const

  test.each(rooms)('in %s', async (_where, come, english, czech) => {
    come()
    await says(english)
    choose('uk')
    choose('cs')
    await says(czech)
    gate.fail()
    await rest()
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect(read()).toContain(czech)
  })

  test.each(rooms)(
    'in %s, nor for whoever comes back to a language that is there',
    async (_where, come, english) => {
      come()
      await says(english)
      choose('uk')
      gate.fail()
      await expect.poll(() => document.querySelector('[role=alert]'), { timeout: 5000 }).not.toBeNull()
      choose('en')
      await expect.poll(() => document.querySelector('[role=alert]')).toBeNull()
      await says(english)
    },
  )
})

test('a lesson goes on in another language, and what was marked stays marked', async () => {
  vi.spyOn(host, 'scene').mockImplementation((lesson, length) =>
    Promise.resolve(sceneOf(pathOfDestiny as unknown as Game, lesson, length)),
  )
  enter(LessonRoom, { game: 'path-of-destiny' })
  const marked = () => document.querySelector('#question li > button[aria-pressed=true]')
  await expect
    .poll(() => document.querySelectorAll('#question li > button').length, { timeout: 20_000 })
    .toBeGreaterThan(2)
  flushSync(() => document.querySelectorAll<HTMLElement>('#question li > button')[2]?.click())
  expect(marked()).not.toBeNull()
  const asked = document.querySelector('#question')
  choose('cs')
  await says('Nabídka')
  await rest()
  expect(marked()).not.toBeNull()
  expect(document.querySelector('#question')).toBe(asked)
}, 40_000)
