import type { BrowserContextOptions, Locator } from 'playwright'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { playedMatch } from './matches.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

/** Somebody who is to play cards from the hand. */
async function withCards(options: BrowserContextOptions = {}): Promise<Player> {
  const player = await Player.at(browser, table.address, { reducedMotion: 'reduce', ...options })
  await player.page.locator('input[type=file]').setInputFiles(playedMatch(1, 'striga', 4))
  expect(await player.waits()).toBe('question')
  return player
}

const inHand = ({ page }: Player): Locator => page.locator('section.hand button[data-travels]')
const isChosen = (card: Locator): Promise<string | null> => card.getAttribute('aria-pressed')

test('a card under the mouse is shown large, and the keys go on choosing', async () => {
  const player = await withCards({ locale: 'cs' })
  const { page } = player
  const cards = inHand(player)
  await cards.nth(2).hover()
  await page.locator('.peek').waitFor()
  await page.keyboard.press('1')
  expect(await isChosen(cards.nth(0))).toBe('true')
  // The number row of a Czech keyboard.
  await page.locator('body').dispatchEvent('keydown', { key: 'ě', code: 'Digit2' })
  expect(await isChosen(cards.nth(1))).toBe('true')
})

test('a card is held close by a key, though it types a Ukrainian letter', async () => {
  const player = await withCards({ locale: 'uk' })
  const { page } = player
  const card = inHand(player).first()
  await card.focus()
  await card.dispatchEvent('keydown', { key: 'я', code: 'KeyZ' })
  await page.locator('dialog[open]').waitFor()
})
