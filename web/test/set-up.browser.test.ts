import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../src/look/base.css'
import '../src/look/tokens.css'
import { reader } from '../src/reader.svelte.ts'
import SetUp from '../src/setup/SetUp.svelte'

const { innerWidth, innerHeight } = globalThis
let room: Record<string, unknown>

beforeEach(() => {
  localStorage.clear()
  flushSync(() => reader.choose('en'))
  room = mount(SetUp, { target: document.body, props: { game: 'path-of-destiny' } })
})
afterEach(async () => {
  await unmount(room)
  await page.viewport(innerWidth, innerHeight)
})

const begin = () => page.getByRole('button', { name: 'Begin' })

test('whoever has not said their name is led to it, and the phone stays as wide as it is', async () => {
  await page.viewport(360, 740)
  await page.getByRole('radio', { name: 'Online with friends' }).click()
  await begin().click()
  const why = page.getByRole('alert')
  await expect.element(why).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name, Seat 1' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription('Please say what you are called.')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(why.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    begin().element().getBoundingClientRect().top,
  )
  await name.fill('Ciri')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
})

test('nothing that has the focus lies under what begins the match', async () => {
  await page.viewport(1440, 900)
  await expect.element(begin()).toBeVisible()
  const reached: string[] = []
  for (let press = 0; press < 40; press++) {
    await userEvent.tab()
    const at = document.activeElement
    if (at === null || at === document.body || at.closest('footer')) break
    const footer = document.querySelector('footer')?.getBoundingClientRect()
    expect(at.getBoundingClientRect().bottom, at.outerHTML).toBeLessThanOrEqual(footer?.top ?? 0)
    reached.push(at.localName)
  }
  expect(reached).toContain('summary')
})
