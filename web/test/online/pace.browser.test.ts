import type { Company, Moment } from '@osud/table'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Notes from '../../src/online/Notes.svelte'
import Pace from '../../src/online/Pace.svelte'
import { Party } from '../../src/online/party.svelte.ts'
import { TalkMark } from '../../src/online/talk-mark.svelte.ts'
import { onlineVoice } from '../../src/online/voice.ts'
import { momentOf } from '../table/slow-host.ts'
import { FakeLine, pair } from './fake-line.ts'

const voice = await onlineVoice('en')
let line: FakeLine
let party: Party
let shown: Record<string, unknown> | undefined

beforeEach(() => {
  party = new Party('t', {
    connect: () => (line = new FakeLine()) as unknown as WebSocket,
    newKey: () => 'key',
  })
  line.greets()
})
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  party.leave()
})

/** The server says who is there, and where the match stands. */
function says(about: Partial<Company>, moment: Moment = momentOf(0, 1)): void {
  line.says({ number: 1, told: 0, moment })
  line.says({ company: { ...pair, ...about } })
  flushSync()
}

const wished = (): unknown => {
  const { n: _, key: __, ...wish } = line.last ?? {}
  return wish
}

const paces = (): (string | null)[] =>
  [...document.querySelectorAll('option')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

test('a host chooses how long anybody may take, and that there is no hurry after all', async () => {
  says({})
  shown = mount(Pace, { target: document.body, props: { party, voice } })
  const choice = page.getByRole('combobox')
  await expect.element(choice).toHaveValue('')
  expect(paces()).toHaveLength(5)
  await choice.selectOptions('600')
  expect(wished()).toEqual({ do: 'pace', seconds: 600 })
  says({ pace: 600 })
  await expect.element(choice).toHaveValue('600')
  await choice.selectOptions('')
  expect(wished()).toEqual({ do: 'pace', seconds: null })
})

test('a pace that another page has set is among the choices, in its place', async () => {
  says({ pace: 5 * 60 })
  shown = mount(Pace, { target: document.body, props: { party, voice } })
  await expect.element(page.getByRole('combobox')).toHaveValue('300')
  expect(paces().slice(1, 4)).toEqual(['2 minutes', '5 minutes', '10 minutes'])
})

/** The notices above the question. */
function notes(): void {
  shown = mount(Notes, { target: document.body, props: { party, voice, mark: new TalkMark(party) } })
  flushSync()
}

test('whoever waits for somebody late may call a companion for them, until they are there again', async () => {
  says({ pace: 120 })
  notes()
  expect(document.body.textContent).not.toContain('Bob')
  says({ pace: 120, late: [1] })
  await page.getByRole('button', { name: /Bob/ }).click()
  expect(wished()).toEqual({ do: 'bot', seat: 1, bot: 'companion' })
  says({ pace: 120 })
  expect(document.body.textContent).not.toContain('Bob')
})

test('nobody is told of their own lateness, nor may an onlooker call anybody', () => {
  says({ pace: 120, late: [0] })
  notes()
  expect(document.querySelectorAll('button')).toHaveLength(0)
  says({ pace: 120, late: [0, 1], me: { seat: undefined, host: false } }, momentOf('onlooker', 1))
  expect(document.querySelectorAll('button')).toHaveLength(0)
})
