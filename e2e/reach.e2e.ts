import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { keptMatch, playedMatch } from './matches.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const screens = [
  { name: 'phone', viewport: { width: 360, height: 740 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const

/** Waits until nothing lies over the table any more. */
async function closes(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
}

describe.each(['cs', 'uk', 'en'])('in %s, by day and by night', locale => {
  test.each(screens)(
    'whatever opens on a $name is within everybody’s reach',
    async ({ name, viewport }) => {
      const player = await Player.at(browser, table.address, { locale, viewport, reducedMotion: 'reduce' })
      const { page } = player
      const looks = (): Promise<void> => player.findsNothingWrongDayOrNight()
      const dialog = page.locator('dialog[open]')

      await page.locator('button.gear').click()
      await page.locator('[popover] fieldset').first().waitFor()
      await looks()
      await page.keyboard.press('Escape')

      const chooser = page.locator('input[type=file]')
      await chooser.setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"a":1}'),
      })
      await page.getByRole('alert').waitFor()
      await looks()

      await chooser.setInputFiles(playedMatch(1, 'edge-of-the-world', 14))
      expect(await player.waits()).toBe('question')
      // What was told last lies over the board.
      const recalled = page.locator('.table > section footer .primary')
      await recalled.waitFor()
      await looks()
      await recalled.click()

      await page.locator('header [aria-haspopup=dialog]').click()
      await dialog.waitFor()
      await looks()
      await closes(page)

      if (name === 'phone') {
        await page.locator('button.chronicle').click()
        await page.locator('.log.open').waitFor()
        await looks()
        await page.locator('button.chronicle').click()
      }

      const card = page.locator('section.hand button[data-travels]').first()
      await card.focus()
      await page.keyboard.press('z')
      await dialog.waitFor()
      await looks()
      await closes(page)

      await page
        .locator(name === 'phone' ? '.strip button' : 'article.seat header button')
        .first()
        .click()
      await dialog.waitFor()
      await looks()
      await closes(page)

      await page.locator('main button:has([class*=effort])').first().click()
      await dialog.waitFor()
      await looks()
      await closes(page)

      await page.goto(`${table.address}/#/table/nowhere`)
      await page.getByRole('alert').waitFor()
      await looks()

      await page.goto(table.address)
      await chooser.setInputFiles(keptMatch('striga-alone'))
      await dialog.waitFor()
      await looks()
    },
    120_000,
  )
})

test('with colours of the reader’s own, what is chosen stands out, and nothing shows through a dialog', async () => {
  const player = await Player.at(browser, table.address, { forcedColors: 'active', reducedMotion: 'reduce' })
  const { page } = player
  const ground = (part: string): Promise<string> =>
    page
      .locator(part)
      .first()
      .evaluate(one => getComputedStyle(one).backgroundColor)
  expect(await ground('[aria-pressed=true]')).not.toBe(await ground('[aria-pressed=false]'))
  await page.locator('input[type=file]').setInputFiles(playedMatch(1, 'edge-of-the-world', 14))
  await page.locator('.table > section footer .primary').click()
  await page.locator('#question li:not(.refused) > button').first().click()
  expect(await ground('#question [aria-pressed=true]')).not.toBe(
    await ground('#question [aria-pressed=false]'),
  )
  await page.goto(table.address)
  await page.locator('input[type=file]').setInputFiles(keptMatch('striga-alone'))
  await page.getByRole('button', { name: 'Look at the table' }).click()
  await page.getByRole('button', { name: 'Another Mouth' }).first().click()
  await page.locator('dialog[open] .folio').first().waitFor()
  expect(await ground('dialog[open]')).not.toMatch(/rgba/)
}, 60_000)
