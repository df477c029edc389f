import type { Game } from '@osud/engine'
import type { Language } from '@osud/lang'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import { flushSync, mount, unmount } from 'svelte'
import type { Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findPlayable } from '../src/games.ts'
import { HostError } from '../src/host/host.ts'
import { host } from '../src/host/index.ts'
import { sceneOf } from '../src/host/scene.ts'
import type { frameTexts } from '../src/lang/frame/index.ts'
import LessonRoom from '../src/lesson/LessonRoom.svelte'
import { reader } from '../src/reader.svelte.ts'
import SetUp from '../src/setup/SetUp.svelte'
import TableRoom from '../src/table/TableRoom.svelte'

/** Ukrainian words stay on their way until they are let in. */
const gate = vi.hoisted(() => ({ opened: Promise.resolve(), open: () => undefined as void }))

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

let room: Record<string, unknown> | undefined

beforeEach(() => {
  flushSync(() => reader.choose('en'))
  gate.opened = new Promise(resolve => (gate.open = resolve))
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
const says = (words: string) => expect.poll(read, { timeout: 5000 }).toContain(words)

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
