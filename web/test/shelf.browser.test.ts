import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import App from '../src/App.svelte'
import { reader } from '../src/reader.svelte.ts'

let app: Record<string, unknown>

beforeEach(() => {
  app = mount(App, { target: document.body })
  flushSync(() => reader.choose('en'))
})

afterEach(() => unmount(app))

function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find(each => each.textContent.includes(name))
  if (!button) throw new Error(`There is no button ${name}.`)
  flushSync(() => button.click())
}

test('four books stand on the shelf, each drawn on its cover', async () => {
  const titles = [...document.querySelectorAll('h2')].map(title => title.ariaLabel)
  expect(titles).toEqual([
    'The Witcher: Path of Destiny',
    'The Witcher Adventure Game',
    'Wonder Book',
    'This War of Mine: The Board Game',
  ])
  for (const title of document.querySelectorAll('h2')) {
    await expect.poll(() => title.parentElement?.querySelector('img')?.naturalWidth).toBeGreaterThan(10)
  }
})

test('a game that players do not see can be sat down at in development', async () => {
  await expect.poll(() => document.querySelector('a[href="#/set/night-ferry"]')).not.toBeNull()
})

test('choosing a language changes every word and the language of the page', () => {
  press('Čeština')
  expect(document.querySelector('h1')?.textContent).toBe('Ke kterému stolu si sednete?')
  expect(document.documentElement.lang).toBe('cs')
  press('Українська')
  expect(document.querySelector('h1')?.textContent).toBe('За який стіл сядете?')
  expect(document.documentElement.lang).toBe('uk')
})

test('the chosen language is kept for the next visit', () => {
  press('Čeština')
  expect(localStorage.getItem('osud.language')).toBe('cs')
})
