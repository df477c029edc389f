import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import App from '../src/App.svelte'
import { reader } from '../src/reader.svelte.ts'

let app: Record<string, unknown>

beforeEach(() => {
  location.hash = '#/'
  app = mount(App, { target: document.body })
  flushSync(() => reader.choose('en'))
})
afterEach(async () => {
  await unmount(app)
  location.hash = ''
})

/** Where the focus is: at a heading, by its words. */
const heading = (): string | undefined =>
  document.activeElement?.localName === 'h1' ? document.activeElement.textContent.trim() : undefined
const patient = { timeout: 10_000 }

async function follows(href: string): Promise<void> {
  await expect.poll(() => document.querySelector(`a[href="${href}"]`), patient).not.toBeNull()
  document.querySelector<HTMLElement>(`a[href="${href}"]`)?.focus()
  await userEvent.keyboard('{Enter}')
}

test('whoever opens the page is where a browser begins', async () => {
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
  expect(document.title).toBe('Osud')
})

test('whoever goes to another room and back is at its heading each time, and the page is named after it', async () => {
  await follows('#/set/path-of-destiny')
  await expect.poll(heading, patient).toBe('Set the table')
  expect(document.title).toBe('Set the table – Osud')
  expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe('none')
  flushSync(() => reader.choose('cs'))
  await expect.poll(() => document.title).toBe('Prostřít stůl – Osud')
  flushSync(() => reader.choose('en'))
  history.back()
  await expect.poll(heading, patient).toBe('Which table will you sit down at?')
  expect(document.title).toBe('Osud')
  await follows('#/rulebook/path-of-destiny')
  await expect.poll(heading, patient).toBe('The Witcher: Path of Destiny')
  expect(document.title).toBe('The Witcher: Path of Destiny – Rulebook – Osud')
})

test('whoever looks a rule up is at the rule, not at the heading above it', async () => {
  location.hash = '#/rulebook/path-of-destiny/POD-103'
  await expect.poll(() => document.activeElement?.getAttribute('data-rule'), patient).toBe('POD-103')
})
