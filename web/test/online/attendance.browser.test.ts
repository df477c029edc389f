import type { Company, Moment } from '@osud/table'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import Comings from '../../src/online/Comings.svelte'
import Notes from '../../src/online/Notes.svelte'
import { Party } from '../../src/online/party.svelte.ts'
import { TalkMark } from '../../src/online/talk-mark.svelte.ts'
import { onlineVoice } from '../../src/online/voice.ts'
import { asks, momentOf } from '../table/slow-host.ts'
import { FakeLine, pair } from './fake-line.ts'

const voice = await onlineVoice('en')
let line: FakeLine
let party: Party
let shown: Record<string, unknown>[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  party = new Party('t', {
    connect: () => (line = new FakeLine()) as unknown as WebSocket,
    newKey: () => 'key',
  })
  line.greets()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const one of shown) await unmount(one)
  shown = []
  party.leave()
})

/** The first seat reads; the second is asked. */
const asked: Moment = {
  ...momentOf(0, 1),
  view: { ...momentOf(0, 1).view, questions: asks(1, 1).view.questions },
}

/** The server says who is there, and some time passes. */
function says(about: Partial<Company>, passes = 3000, moment = asked): void {
  line.says({ number: 1, told: 0, moment })
  line.says({ company: { ...pair, ...about } })
  flushSync()
  vi.advanceTimersByTime(passes)
  flushSync()
}

function lays(about: Partial<Company>, moment = asked): void {
  says(about, 0, moment)
  shown = [
    mount(Notes, { target: document.body, props: { party, voice, mark: new TalkMark(party) } }),
    mount(Comings, { target: document.body, props: { party, voice } }),
  ]
  flushSync()
}

const told = (): string | undefined => document.querySelector('[role=status]')?.textContent
const noted = (): string => document.querySelector('p:not([role])')?.textContent ?? ''

test('whoever the table waits for and who is away is missed, and the host may call a companion', async () => {
  lays({})
  says({ present: [0] }, 500)
  expect(noted()).toBe('')
  says({ present: [0] })
  expect(noted()).toContain('The table is waiting for Bob, who is away.')
  // It is said once.
  expect(told()).toBe('')
  await page.getByRole('button', { name: /Bob/ }).click()
  expect(line.last).toMatchObject({ do: 'bot', seat: 1, bot: 'companion' })
  says({ present: [0, 1] }, 0)
  expect(noted()).toBe('')
})

test('whoever comes late to a table is told at once who is missed, and only a host may do something about it', () => {
  lays({ present: [0], me: { seat: 0, host: false } })
  expect(noted()).toContain('who is away')
  expect(document.querySelectorAll('button')).toHaveLength(0)
})

test('nobody is missed for whom the table does not wait, nor twice who is late', () => {
  lays({ present: [0] }, momentOf(0, 0))
  expect(noted()).toBe('')
  says({ present: [0], late: [1] })
  expect(document.body.textContent).toContain('longer than was agreed')
  expect(document.body.textContent).not.toContain('who is away')
})

test('who comes and goes is said once, but not that somebody has loaded the page anew', () => {
  lays({}, momentOf(0, 0))
  says({ present: [0] }, 500, momentOf(0, 0))
  says({ present: [0, 1] }, 3000, momentOf(0, 0))
  expect(told()).toBe('')
  says({ present: [0] }, 3000, momentOf(0, 0))
  expect(told()).toBe('Bob is away.')
  says({ present: [0, 1] }, 3000, momentOf(0, 0))
  expect(told()).toBe('Bob is here.')
})
