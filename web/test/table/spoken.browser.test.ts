import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Frame from '../../src/table/Frame.svelte'
import Log from '../../src/table/Log.svelte'
import { voiceOf } from '../../src/table/voice.ts'
import { waitingWords } from '../../src/table/waiting.ts'
import { asks, boarding, momentOf, sitDown, voice } from './slow-host.ts'

test('who is waited for is shown, and said once to a screen reader', async () => {
  const { sitting } = sitDown()
  sitting.hear(asks(0, 1))
  const props = { sitting, voice, boarding, game: 'night-ferry' }
  const frame = mount(Frame, { target: document.body, props })
  flushSync(() => sitting.hear(momentOf(0, undefined, { thinking: 1 })))
  await expect.element(page.getByText('thinking Bob').first()).toBeVisible()
  const spoken = [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')]
  expect(spoken.filter(({ textContent }) => textContent?.includes('thinking Bob'))).toHaveLength(1)
  await unmount(frame)
})

test('at the end it is said that the match is over, not that somebody is waited for', () => {
  const { sitting } = sitDown()
  const { view } = momentOf(0, undefined)
  sitting.hear(momentOf(0, undefined, { view: { ...view, result: { winners: [0] } } }))
  expect(waitingWords(sitting, voice)).toBe('over')
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
