import { firstGame } from '@osud/path-of-destiny/lessons'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const still = { reducedMotion: 'reduce' } as const
const steps = firstGame.steps
const teacher = (page: Page) => page.locator('.teacher')
const note = (page: Page) => teacher(page).locator('.note > p').first().textContent()

/** Waits until a step is on the table and nothing lies before it; pages are read on the way. */
async function arrives(player: Player, step: number): Promise<void> {
  const { page } = player
  await teacher(page).locator(`progress[value="${step}"]`).waitFor({ state: 'attached' })
  await page.locator('.teacher .note').waitFor()
  for (let look = 0; look < 3; look++) {
    await page.waitForTimeout(60)
    if ((await page.locator('dialog[open]').count()) > 0) await player.goesOn('reading')
  }
}

/** Does what the note asks for, with the mouse. */
async function follows(page: Page): Promise<void> {
  const { index } = await where(page)
  if (steps[index] && 'yours' in steps[index]) {
    await teacher(page).locator('.show').click()
    await page.locator('#question .primary').click()
  } else await teacher(page).locator('.primary').click()
}

async function where(page: Page): Promise<{ index: number }> {
  return { index: Number(await teacher(page).locator('progress').getAttribute('value')) - 1 }
}

test('from the first step to the last, by mouse, and on to a table of one’s own', async () => {
  const player = await Player.at(browser, table.address, { locale: 'cs', colorScheme: 'dark', ...still })
  const { page } = player
  await page.locator('#path-of-destiny a.learn').click()
  await page.locator('.teacher').waitFor()
  for (const [index, step] of steps.entries()) {
    await arrives(player, index + 1)
    // What the note speaks of is on the board, and lit.
    for (const name of 'light' in step ? step.light : []) {
      const selector = name.startsWith('card:') ? `[data-travels="${name}"]` : `[data-place~="${name}"]`
      const lit = page.locator(`main ${selector}`).first()
      await lit.waitFor()
      expect(await lit.evaluate(it => getComputedStyle(it).outlineStyle), `${step.id}: ${name}`).toBe('solid')
    }
    if (index % 2 === 0) await player.shoot(`lesson-cs-dark-desktop-${index + 1}`)
    if (index % 7 === 0) await player.findsNothingWrong()
    if (index < steps.length - 1) await follows(page)
  }
  await teacher(page).getByRole('button', { name: 'Zahrát si vlastní partii' }).click()
  await page.locator('form').waitFor()
  // The first table of one's own leaves out what the lesson left out.
  expect(await page.locator('input[name="firstGame"]:checked').inputValue()).toBe('true')
  await page.locator('a.brand').click()
  await page.locator('#path-of-destiny').waitFor()
  // A lesson is no match of one's own.
  expect(await page.getByRole('region', { name: 'Čeká na vás' }).count()).toBe(0)
}, 180_000)

test('whoever moves otherwise is told why, kindly; one step back; leave, and come back to the same step', async () => {
  const player = await Player.at(browser, `${table.address}/#/lesson/path-of-destiny`, still)
  const { page } = player
  await arrives(player, 1)
  await page.locator('#question li > button').nth(2).click()
  await page.locator('#question .primary').click()
  await teacher(page).locator('.else').waitFor()
  expect(await teacher(page).locator('.else').textContent()).toContain('please take him')
  await follows(page)
  await arrives(player, 2)
  await follows(page)
  await arrives(player, 3)
  await follows(page)
  await arrives(player, 4)
  await page.keyboard.press('h')
  await page.getByText('The adviser would choose').waitFor()
  await teacher(page).getByRole('button', { name: 'Back' }).click()
  await arrives(player, 3)
  await follows(page)
  await arrives(player, 4)
  const told = await note(page)
  await page.locator('header a.home').click()
  await page.locator('#path-of-destiny a.learn').click()
  await arrives(player, 4)
  expect(await note(page)).toBe(told)
  // The rule opens without leaving the table.
  await teacher(page).getByRole('button', { name: 'POD-099' }).click()
  await page
    .getByRole('dialog')
    .getByText(/take both cards/i)
    .waitFor()
})

test('by keyboard alone, and said aloud', async () => {
  const player = await Player.at(browser, `${table.address}/#/lesson/path-of-destiny`, {
    locale: 'uk',
    ...still,
  })
  const { page } = player
  await arrives(player, 1)
  expect(await teacher(page).locator('.note').getAttribute('aria-live')).toBe('polite')
  for (let index = 0; index < 8; index++) {
    await arrives(player, index + 1)
    const step = steps[index]
    if (step !== undefined && 'yours' in step) {
      await page.keyboard.press('h')
      await page.getByText('Порадник').waitFor()
      const wanted = firstGame.answers[step.at]?.value
      // The digits of the question choose, Enter confirms.
      const rows = await page.locator('#question li > button').count()
      for (const value of [wanted].flat()) {
        const at = await page.evaluate(
          ({ words, many }) =>
            Array.from({ length: many }, (_, i) => i).find(i =>
              document.querySelectorAll('#question li > button')[i]?.textContent?.includes(words),
            ),
          { words: wordsOf(value), many: rows },
        )
        await page.keyboard.press(typeof value === 'number' ? String(value) : String((at ?? 0) + 1))
      }
      await page.keyboard.press('Enter')
    } else {
      await page.keyboard.press('Enter')
    }
  }
  await arrives(player, 9)
}, 60_000)

/** What stands on the row of an answer, in Ukrainian. */
const wordsOf = (value: unknown): string =>
  ({ geralt: 'Геральт', 'fee-in-advance': 'Плата наперед', 'two-swords': 'Два мечі' })[String(value)] ?? '?'

test.each([
  { locale: 'uk', name: 'phone', width: 360, height: 740, colorScheme: 'light' },
  { locale: 'cs', name: 'phone', width: 390, height: 844, colorScheme: 'dark' },
  { locale: 'uk', name: 'tablet', width: 1024, height: 768, colorScheme: 'light' },
  { locale: 'en', name: 'desktop', width: 1440, height: 900, colorScheme: 'light' },
] as const)(
  'in $locale every note stands beside the table on a $name, $colorScheme',
  async ({ locale, name, width, height, colorScheme }) => {
    const player = await Player.at(browser, `${table.address}/#/lesson/path-of-destiny`, {
      locale,
      colorScheme,
      viewport: { width, height },
      ...still,
    })
    const { page } = player
    for (let index = 0; index < 9; index++) {
      await arrives(player, index + 1)
      await player.shoot(`lesson-${locale}-${colorScheme}-${name}-${index + 1}`)
      if (index === 1 || index === 3) await player.findsNothingWrong()
      for (const part of ['.teacher .note', '.teacher .back']) {
        const box = await page.locator(part).boundingBox()
        expect(box && box.y >= 0 && box.y + box.height <= height, `${steps[index]?.id} ${part}`).toBe(true)
      }
      await follows(page)
    }
  },
  90_000,
)
