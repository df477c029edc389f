import { because } from '@osud/engine'
import type { Offer, Question, Split } from '@osud/engine'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import QuestionPanel from '../../src/table/QuestionPanel.svelte'
import { asks, boarding, momentOf, sitDown, voice } from './slow-host.ts'

let put: (() => void) | undefined
afterEach(() => put?.())

/** Lays a question before the first of two people; what rules are opened is noted. */
function ask(question: Question): { readonly panel: Element; readonly opened: string[] } {
  const { sitting } = sitDown()
  sitting.hear(asks(0, 1, question))
  const opened: string[] = []
  const props = {
    sitting,
    voice,
    boarding,
    openRule: (rule: string) => opened.push(rule),
    showEnd: () => undefined,
  }
  const panel = mount(QuestionPanel, { target: document.body, props })
  flushSync()
  put = () => void unmount(panel)
  return { panel: document.querySelector('#question') ?? document.body, opened }
}

const trade: Offer = {
  kind: 'offer',
  ask: 'ask.trade',
  rule: 'R-1',
  partners: [
    { value: 1, gets: [{ value: 'bread', most: 2 }] },
    { value: 0, gets: [], refused: because('R-2', 'refuse.away') },
  ],
  gives: [
    { value: 'coins', most: 2 },
    { value: 'rope', most: 1, refused: because('R-3', 'refuse.tied') },
  ],
}

test('whoever cannot be traded with and what cannot be given stay, say why and name their rules', async () => {
  const { panel, opened } = ask(trade)
  const options = [...panel.querySelectorAll('option')]
  expect(options.map(({ disabled }) => disabled)).toEqual([false, true])
  expect(panel.textContent).toContain('away')
  expect(panel.textContent).toContain('tied')
  const rope = page.getByRole('group', { name: /rope/ }).element()
  expect(rope.getAttribute('aria-disabled')).toBe('true')
  const why = document.getElementById(rope.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toContain('tied')
  await userEvent.click(page.getByRole('button', { name: 'R-2' }))
  await userEvent.click(page.getByRole('button', { name: 'R-3' }))
  expect(opened).toEqual(['R-2', 'R-3'])
})

const share: Split = {
  kind: 'split',
  ask: 'ask.share',
  rule: 'R-1',
  min: 1,
  max: 1,
  options: [
    { value: 'bread', most: 1 },
    {
      value: 'wood',
      most: 1,
      refused: [because('R-4', 'refuse.wet'), because('R-5', 'refuse.heavy')],
    },
  ],
}

test('every reason against a share is told', () => {
  const { panel } = ask(share)
  for (const said of ['wet', 'R-4', 'heavy', 'R-5']) expect(panel.textContent).toContain(said)
})

test('the panel says truthfully whose turn it is', () => {
  const { sitting } = sitDown()
  const props = { sitting, voice, boarding, openRule: () => undefined, showEnd: () => undefined }
  sitting.hear(asks(0, 1))
  const panel = mount(QuestionPanel, { target: document.body, props })
  put = () => void unmount(panel)
  const name = (): string | null | undefined =>
    document.querySelector('#question')?.getAttribute('aria-label')
  flushSync()
  expect(name()).toBe('your turn')
  flushSync(() => sitting.hear(momentOf(0, 1, { thinking: 1, secretive: false })))
  expect(name()).toContain('thinking')
  const { view } = momentOf(0, undefined)
  flushSync(() =>
    sitting.hear(momentOf(0, undefined, { view: { ...view, result: { winners: [0] } } as never })),
  )
  expect(name()).toBe('over')
})
