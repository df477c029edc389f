import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { Player } from './osud.ts'
import { startTable, type Table } from './table.ts'

let table: Table
let browser: Browser

beforeAll(async () => {
  ;[table, browser] = await Promise.all([startTable(), chromium.launch(inject('chromium'))])
})

afterAll(async () => {
  await browser.close()
  await table.stop()
})

const desktop = { viewport: { width: 1440, height: 900 } } as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** Sets a table for friends and returns the link that invites them. */
async function invites(
  host: Player,
  {
    name,
    game = 'night-ferry',
    seats = ['friend'],
  }: { name: string; game?: string; seats?: readonly string[] },
): Promise<string> {
  const { page } = host
  await page.goto(`${table.address}/#/set/${game}`)
  await page.locator('input[name=where][value=online]').check()
  await page.locator('form ol input').fill(name)
  const rows = page.locator('form ol select')
  for (const [index, seat] of seats.entries()) {
    if ((await rows.count()) <= index + 1) await page.locator('form fieldset > .secondary').click()
    await rows.nth(index + 1).selectOption(seat)
  }
  await page.locator('form footer .primary').click()
  await page.locator('#link').waitFor()
  return page.locator('#link').inputValue()
}

/** Follows an invitation. */
async function comes(link: string, name: string, options: BrowserContextOptions = desktop): Promise<Player> {
  const guest = await Player.at(browser, link, { reducedMotion: 'reduce', ...options })
  await guest.page.locator('form input').fill(name)
  await guest.page.locator('form .primary').click()
  await guest.page.locator('ol .who').first().waitFor()
  return guest
}

const hosts = (options: BrowserContextOptions = desktop): Promise<Player> =>
  Player.at(browser, table.address, { reducedMotion: 'reduce', ...options })

const begins = (page: Page): Promise<void> => page.locator('main footer .primary').click()

describe('a table online', () => {
  test('three people in three languages and a bot play a whole match', async () => {
    const anna = await hosts({ ...desktop, locale: 'cs' })
    const link = await invites(anna, {
      name: 'Anna',
      game: 'path-of-destiny',
      seats: ['friend', 'friend', 'novice'],
    })
    await anna.findsNothingWrong()
    await anna.shoot('online-gathering-cs')
    const taras = await comes(link, 'Тарас', { ...phone, locale: 'uk', colorScheme: 'dark' })
    const joe = await comes(link, 'Joe', { ...desktop, locale: 'en', colorScheme: 'dark' })
    await taras.findsNothingWrong()
    await taras.shoot('online-gathering-uk-phone')
    await begins(anna.page)
    const people = [anna, taras, joe]
    await Promise.all(people.map(({ page }) => page.locator('#question').waitFor()))
    expect(await anna.page.locator('html').getAttribute('lang')).toBe('cs')
    expect(await taras.page.locator('html').getAttribute('lang')).toBe('uk')
    expect(await joe.page.locator('html').getAttribute('lang')).toBe('en')
    await joe.page.locator('.tools button', { hasText: 'Talk' }).click()
    await joe.page.locator('form input').fill('<b>May the best win</b>')
    await joe.page.locator('form button').click()
    await anna.page.locator('.notes .said', { hasText: '<b>May the best win</b>' }).waitFor()
    await anna.shoot('online-said-cs')
    await joe.page.keyboard.press('Escape')
    await taras.findsNothingWrong()
    await taras.shoot('online-table-uk-phone')
    const turns = await Promise.all(people.map(player => player.playsToTheEnd()))
    expect(Math.min(...turns)).toBeGreaterThan(10)
    await anna.shoot('online-end-cs')
    await taras.shoot('online-end-uk-phone')
    await anna.findsNothingWrong()
    // Once more in the same company.
    await anna.page.locator('dialog[open] button.primary').click()
    await anna.page.locator('main footer .primary').waitFor()
    await joe.page.locator('dialog[open] a.primary').click()
    await joe.page.locator('ol .who', { hasText: 'Anna' }).waitFor()
    expect(await joe.page.locator('ol .who b').allTextContents()).toEqual(['Anna', 'Тарас', 'Joe', 'novice'])
  }, 900_000)
})
