import { Match } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import { flushSync, mount, tick, unmount } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Component } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BrowserStore } from '../src/keep/browser-store.ts'
import type { Head } from '../src/keep/store.ts'
import Offer from '../src/offline/Offer.svelte'
import Chairs from '../src/online/Chairs.svelte'
import NameForm from '../src/online/NameForm.svelte'
import type { Party } from '../src/online/party.svelte.ts'
import Sure from '../src/online/Sure.svelte'
import type { OnlineVoice } from '../src/online/voice.ts'
import GameMemories from '../src/memories/GameMemories.svelte'
import type { Tally } from '../src/memories/tally.ts'
import type { GameMemory } from '../src/memories/voice.ts'
import { reader } from '../src/reader.svelte.ts'
import SetUp from '../src/setup/SetUp.svelte'
import Waiting from '../src/shelf/Waiting.svelte'
import Frame from '../src/table/Frame.svelte'
import Log from '../src/table/Log.svelte'
import type { Sitting } from '../src/table/sitting.svelte.ts'
import { adviceFor, asks, boarding, momentOf, sitDown, voice } from './table/slow-host.ts'

let leave: (() => Promise<void>) | undefined
afterEach(() => leave?.())

function lays<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  flushSync(() => reader.choose('en'))
  const shown = mount(component, { target: document.body, props })
  leave = () => unmount(shown)
}

/** Waits for something on the page. */
async function found(selector: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  return document.querySelector<HTMLElement>(selector) as HTMLElement
}

/** Presses a button as somebody at a keyboard does. */
async function enters(selector: string): Promise<void> {
  ;(await found(selector)).focus()
  await userEvent.keyboard('{Enter}')
}

/** Waits until the focus is there. */
async function isAt(selector: string): Promise<void> {
  await expect
    .poll(() => document.activeElement === document.querySelector(selector), { message: selector })
    .toBe(true)
}

describe('matches on the shelf', () => {
  const { header, point } = Match.create(ferry, { seed: 1, seats: 2, options: { crossings: 1 } })
  /** A match, which is over if its name says so. */
  const headOf = (id: string): Head => {
    const over = id.startsWith('over')
    const more = { places: [], begun: 0, touched: 0, over, writes: 1, suggestions: [] }
    return { id, header, point, ...more }
  }

  async function withMatches(...ids: readonly string[]): Promise<void> {
    const store = new BrowserStore()
    for (const { id } of await store.list()) await store.remove(id)
    for (const id of ids)
      await store.write({ head: headOf(id), entriesFrom: 0, entries: [], eventsFrom: 0, events: [] })
    lays(Waiting, {})
    await found('#waiting')
  }

  test('whoever is asked whether to remove one is at that question, and back where they were if it stays', async () => {
    await withMatches('a', 'b')
    await enters('li:nth-child(2) button.icon')
    await isAt('li:nth-child(2) [role=group]')
    await enters('li:nth-child(2) [role=group] button:last-child')
    await isAt('li:nth-child(2) button.icon')
  })

  test('whoever removes one is at the heading of those that are left, or beside it if none is', async () => {
    await withMatches('a', 'b')
    for (const left of ['#waiting', 'input[type=file]']) {
      await enters('li button.icon')
      await enters('li [role=group] button')
      await isAt(left)
    }
  })

  test('those that are over do not wait: they stand below, under a heading of their own', async () => {
    await withMatches('over', 'a')
    const under = (id: string): (string | null | undefined)[] => {
      const section = document.querySelector(`#${id}`)?.parentElement
      return [...(section?.querySelectorAll('li > a:first-child') ?? [])].map(link =>
        link.getAttribute('href'),
      )
    }
    expect(under('waiting')).toEqual(['#/table/a'])
    expect(under('finished')).toEqual(['#/table/over'])
  })

  test('whoever asks for all of them, over or not, is at the first that was not shown', async () => {
    await withMatches('a', 'b', 'over', 'over too')
    await enters('.quiet')
    await isAt('#finished + ul a')
  })

  test('whoever asks for all of them is at the first that was not shown', async () => {
    await withMatches('a', 'b', 'c', 'd', 'e')
    await enters('.quiet')
    await isAt('li:nth-child(3) a')
  })
})

describe('a table', () => {
  function atTable(sitting: Sitting): void {
    lays(Frame, { sitting, voice, boarding, game: 'night-ferry' })
  }

  test('whoever closes advice is at the question', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    atTable(sitting)
    void sitting.askHint()
    host.hints[0]?.grant(adviceFor(1))
    await enters('.hint button:last-child')
    await isAt('#question')
  })

  test('whoever asks for advice stays there while others are asked, and nothing happens', async () => {
    const { host, sitting } = sitDown()
    sitting.hear(asks(0, 1))
    atTable(sitting)
    const hint = await found('[aria-keyshortcuts=h]')
    hint.focus()
    sitting.hear(momentOf(0, undefined))
    await tick()
    await isAt('[aria-keyshortcuts=h]')
    expect(hint.ariaDisabled).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(host.hints).toEqual([])
  })

  test('whoever has taken as much as there is stays at the button', async () => {
    const { sitting } = sitDown()
    const options = [{ value: 'bread', most: 1 }]
    sitting.hear(asks(0, 1, { kind: 'split', ask: 'ask.share', rule: 'R-1', options, min: 0, max: 9 }))
    atTable(sitting)
    const more = await found('#question [role=group] button:last-child')
    more.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(sitting.draft.amounts).toEqual({ bread: 1 })
    expect(more.ariaDisabled).toBe('true')
    await isAt('#question [role=group] button:last-child')
    const less = await found('#question [role=group] button')
    less.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(sitting.draft.amounts).toEqual({})
    await isAt('#question [role=group] button')
  })

  test('whoever has asked for the oldest line of the log is in the log', async () => {
    const log = Array.from({ length: 100 }, (_, n) => ({ key: `line-${n}`, args: {} }))
    const nothing = () => undefined
    const props = { log, voice, boarding, openRule: nothing, reread: nothing, close: nothing }
    lays(Log, { ...props, book: undefined, since: undefined })
    await enters('.lines > button')
    await isAt('.lines')
  })
})

test('whoever closes the log on a narrow screen is at what opens it', async () => {
  const { innerWidth, innerHeight } = globalThis
  await page.viewport(700, 800)
  const { sitting } = sitDown()
  sitting.hear(asks(0, 1))
  lays(Frame, { sitting, voice, boarding, game: 'night-ferry' })
  for (const close of ['{Enter}', 'l']) {
    await enters('button.chronicle')
    await expect.poll(() => document.querySelector('.log')?.checkVisibility()).toBe(true)
    ;(await found('.log .close')).focus()
    await userEvent.keyboard(close)
    await expect.poll(() => document.querySelector('.log')?.checkVisibility()).toBe(false)
    await isAt('button.chronicle')
  }
  await page.viewport(innerWidth, innerHeight)
})

test('whoever leaves a newer Osud for later is where they were', async () => {
  const before = document.createElement('button')
  document.body.append(before)
  lays(Offer, {})
  before.focus()
  await enters('.offer button:last-child')
  const back = document.activeElement === before
  before.remove()
  expect(back).toBe(true)
})

describe('online', () => {
  const online = { ...voice, online: voice.say } as unknown as OnlineVoice

  test('whoever calls a bot to a chair is still at that chair, and so is whoever has nothing more to do there', async () => {
    const about = {
      started: false,
      over: false,
      owners: [null, 'Jaskier'],
      present: [],
      late: [],
      me: { host: true },
    }
    const now = new SvelteMap<string, unknown>([
      ['company', about],
      ['places', [{ person: '' }, { person: 'Jaskier' }]],
    ])
    const party = {
      get company() {
        return now.get('company')
      },
      get places() {
        return now.get('places')
      },
      hosts: true,
      wish: () => now.set('places', [{ bot: 'companion' }, { person: 'Jaskier' }]),
    } as unknown as Party
    lays(Chairs, { party, voice: online })
    const chair = 'li:first-child'
    await enters(`${chair} .deeds > button:last-child`)
    await isAt(`${chair} .deeds > button:only-child`)
    now.set('company', { ...about, started: true, over: true })
    await isAt(chair)
  })

  test('whoever has said their name stays at the button while it is being heard, and is heard once', async () => {
    let heard = 0
    const deed = () => {
      heard++
      return new Promise<void>(() => undefined)
    }
    lays(NameForm, { voice: online, label: 'sit down', deed })
    await userEvent.type(await found('input'), 'Ciri')
    await enters('button[type=submit]')
    await expect.poll(() => heard).toBe(1)
    await new Promise(requestAnimationFrame)
    await isAt('button[type=submit]')
    await userEvent.keyboard('{Enter}')
    expect(heard).toBe(1)
  })
})

test('whoever takes a seat away, or sets the last one, is at the last seat', async () => {
  lays(SetUp, { game: 'night-ferry' })
  const add = 'fieldset > .secondary'
  await enters(add)
  await enters(add)
  await isAt('li:nth-child(4) select')
  await enters('.drop')
  await isAt('li:nth-child(3) select')
})

test('whoever asks for all that is remembered is at the first that was not shown', async () => {
  const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map(id => ({
    head: { id, touched: 0 } as Head,
    seat: 0,
    hero: `hero of ${id}`,
    won: false,
    points: undefined,
  }))
  const empty = { matches: 6, won: 0, best: undefined, heroes: [], endings: new Map(), feats: new Map() }
  const tally: Tally = { game: 'night-ferry', ...empty, parts }
  const memory = { stories: [], voice: { ...voice, memories: voice.say } } as unknown as GameMemory
  lays(GameMemories, { tally, memory })
  await enters('.matches + button')
  await isAt('.matches li:nth-child(6) a')
})

test('whoever is asked whether to do what cannot be undone is at that question, and back if it is not done', async () => {
  const online = { ...voice, online: voice.say } as unknown as OnlineVoice
  lays(Sure, { voice: online, label: 'give up', question: 'sure?', deed: () => undefined })
  await enters('button')
  await isAt('[role=group]')
  await enters('button:last-child')
  await isAt('button')
})
