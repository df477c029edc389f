import type { Question, SeenEvent } from '@osud/engine'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import Frame from '../../src/table/Frame.svelte'
import Log from '../../src/table/Log.svelte'
import type { Sitting } from '../../src/table/sitting.svelte.ts'
import { voiceOf } from '../../src/table/voice.ts'
import { waitingWords } from '../../src/table/waiting.ts'
import { asks, boarding, momentOf, sitDown, voice } from './slow-host.ts'

const way: Question = {
  kind: 'choose',
  ask: 'ask.way',
  rule: 'R-1',
  options: [{ value: 'a' }, { value: 'b' }],
}

test('who is waited for is shown, and said once to a screen reader as soon as it has been seen', async () => {
  const { sitting } = sitDown()
  sitting.hear(asks(0, 1))
  const props = { sitting, voice, boarding, game: 'night-ferry' }
  const frame = mount(Frame, { target: document.body, props })
  const spoken = (): Element[] =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')].filter(
      ({ textContent }) => textContent?.includes('thinking Bob'),
    )
  flushSync(() => sitting.hear(momentOf(0, undefined, { thinking: 1 })))
  expect(spoken()).toHaveLength(0)
  await expect.element(page.getByText('thinking Bob').first()).toBeVisible()
  await expect.poll(spoken).toHaveLength(1)
  await unmount(frame)
})

test('at the end it is said that the match is over, not that somebody is waited for', () => {
  const { sitting } = sitDown()
  const { view } = momentOf(0, undefined)
  sitting.hear(momentOf(0, undefined, { view: { ...view, result: { winners: [0] } } }))
  expect(waitingWords(sitting, voice)).toBe('over')
})

describe('while something lies over the table', () => {
  const announced = (): string | undefined => document.querySelector('p[aria-live]')?.textContent
  const page7: SeenEvent = {
    key: 'log.page',
    args: { page: { text: 'page.7' }, prose: { text: 'page.7.prose' } },
  }
  const toll: SeenEvent = { key: 'log.toll', args: { hero: 'fox' } }
  let frame: Record<string, unknown>
  afterEach(() => unmount(frame))

  async function plays(): Promise<Sitting> {
    const { sitting } = sitDown()
    sitting.hear(asks(0, 1, undefined, { secretive: false }))
    frame = mount(Frame, {
      target: document.body,
      props: { sitting, voice, boarding, game: 'night-ferry' },
    })
    await expect.poll(announced).not.toBe('')
    return sitting
  }

  test('words wait until the pages are put away, and are said then', async () => {
    const sitting = await plays()
    const before = announced()
    const news = { from: 0, events: [toll, page7] }
    flushSync(() => sitting.hear(asks(0, 2, { ...way, ask: 'ask.who' }, { secretive: false, news })))
    expect(document.querySelector('dialog:modal')).not.toBeNull()
    expect(announced()).toBe(before)
    flushSync(() => sitting.putAway())
    await expect.poll(announced).toBe('toll fox who')
  })

  test('what happens under the menu is said once the menu is closed', async () => {
    const sitting = await plays()
    const before = announced()
    await page.getByRole('button', { name: 'menu' }).click()
    const news = { from: 0, events: [toll] }
    flushSync(() => sitting.hear(asks(0, 2, { ...way, ask: 'ask.who' }, { secretive: false, news })))
    expect(announced()).toBe(before)
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
    await expect.poll(announced).toBe('toll fox who')
  })

  test('whoever has looked up a rule is not told again what is asked', async () => {
    await plays()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    flushSync()
    const changes: MutationRecord[] = []
    const watch = new MutationObserver(seen => changes.push(...seen))
    const region = document.querySelector('p[aria-live]')
    if (region) watch.observe(region, { childList: true, characterData: true, subtree: true })
    const sheet = document.querySelector<HTMLDialogElement>('dialog:modal')
    expect(sheet).not.toBeNull()
    sheet?.close()
    await expect.poll(() => document.querySelector('dialog:modal')).toBeNull()
    await new Promise(resolve => setTimeout(resolve, 300))
    watch.disconnect()
    expect(changes).toEqual([])
  })
})

test('what is chosen by keys is said, until something else happens', async () => {
  const { sitting } = sitDown()
  const three = ['a', 'b', 'c'].map(value => ({ value }))
  const pick: Question = {
    kind: 'pick',
    ask: 'ask.load',
    rule: 'R-1',
    options: three,
    min: 0,
    max: 2,
    ordered: false,
  }
  sitting.hear(asks(0, 1, pick, { secretive: false }))
  const frame = mount(Frame, {
    target: document.body,
    props: { sitting, voice, boarding, game: 'night-ferry' },
  })
  const said = (): string | undefined => [...document.querySelectorAll('p[aria-live]')].at(-1)?.textContent
  for (const [key, words] of [
    ['2', 'choice b. chosen 1 2'],
    ['1', 'choice b + a. chosen 2 2'],
    ['2', 'choice a. chosen 1 2'],
    ['9', 'no choice 9'],
    ['Escape', 'unchosen'],
  ] as const) {
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`)
    expect(said()).toBe(words)
  }
  flushSync(() => sitting.hear(momentOf(0, undefined, { thinking: 1 })))
  expect(said()).toBe('')
  await unmount(frame)
})

test.each([
  ['cs', 'Ukázat starší zápisy'],
  ['uk', 'Показати давніші записи'],
  ['en', 'Show older entries'],
] as const)('what brings older lines of the log says so, in %s', async (language, name) => {
  const log = Array.from({ length: 61 }, () => ({ key: 'frame.log', args: {} }))
  const nothing = () => undefined
  const props = { log, boarding, openRule: nothing, reread: nothing, close: nothing, book: undefined }
  const shown = mount(Log, {
    target: document.body,
    props: { ...props, voice: await voiceOf(language), since: undefined },
  })
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  await unmount(shown)
})
