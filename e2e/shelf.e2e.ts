import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openHouse } from './house.ts'
import { playedMatch } from './matches.ts'

const shelf = {
  cs: {
    question: 'Ke kterému stolu si sednete?',
    titles: [
      'Zaklínač: Cesta osudu',
      'Zaklínač: Dobrodružná hra',
      'Čarokniha',
      'This War of Mine: Desková hra',
    ],
    players: ['1–5 hráčů', '2–4 hráči', '1–4 hráči', '1–6 hráčů'],
    notPlayable: 'Zatím se nedá hrát',
  },
  uk: {
    question: 'За який стіл сядете?',
    titles: [
      'Відьмак. Шлях призначення',
      'Відьмак: Пригодницька гра',
      'Диво-книга',
      'This War of Mine: Настільна гра',
    ],
    players: ['1–5 гравців', '2–4 гравці', '1–4 гравці', '1–6 гравців'],
    notPlayable: 'Грати ще не можна',
  },
  en: {
    question: 'Which table will you sit down at?',
    titles: [
      'The Witcher: Path of Destiny',
      'The Witcher Adventure Game',
      'Wonder Book',
      'This War of Mine: The Board Game',
    ],
    players: ['1–5 players', '2–4 players', '1–4 players', '1–6 players'],
    notPlayable: 'Not playable yet',
  },
} as const

const widths = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const

const { table, browser } = await openHouse()

/** Opens the shelf in a browser of its own; the test fails if the page ever complains. */
async function openShelf(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('requestfailed', request => complaints.push(`${request.url()} could not be loaded`))
  onTestFinished(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })
  await page.goto(table.address)
  await page.evaluate('document.fonts.ready')
  return page
}

describe.each(['cs', 'uk', 'en'] as const)('the shelf in %s', language => {
  test.each([
    [1280, 720],
    [1440, 900],
  ])('has what can be done at each table on a screen of %d by %d', async (width, height) => {
    const page = await openShelf({ locale: language, viewport: { width, height } })
    const foot = async (): Promise<number> =>
      page
        .locator(':is(.play, .learn, .label .waiting)')
        .evaluateAll(all => Math.max(...all.map(one => one.getBoundingClientRect().bottom)))
    expect(await foot()).toBeLessThanOrEqual(height)
    // A match that waits hangs beside the question and pushes nothing down.
    await page.locator('input[type=file]').setInputFiles(playedMatch(2, 'striga', 8))
    await page.locator('#question').waitFor()
    await page.goto(`${table.address}/#/`)
    await page.locator('#waiting').waitFor()
    expect(await foot()).toBeLessThanOrEqual(height)
  })

  describe.each(['light', 'dark'] as const)('%s', colorScheme => {
    test.each(widths)('on a $name', async ({ name, width, height }) => {
      const said = shelf[language]
      const page = await openShelf({ locale: language, colorScheme, viewport: { width, height } })

      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(said.question)
      for (const [index, title] of said.titles.entries()) {
        const game = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        expect(await game.getByText(said.players[index] ?? '', { exact: true }).isVisible()).toBe(true)
        const waits = game.getByText(said.notPlayable, { exact: true })
        expect(await waits.count()).toBe(index === 0 ? 0 : 1)
      }
      expect(await page.locator('a[href*="night-ferry"]').count()).toBe(0)

      expect(await page.evaluate('document.documentElement.lang')).toBe(language)
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      const found = await new AxeBuilder({ page }).analyze()
      expect(found.violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([])

      await page.screenshot({
        path: join(import.meta.dirname, 'shots', `shelf-${language}-${colorScheme}-${name}.png`),
        fullPage: true,
      })
    })
  })
})

test.each([
  [2560, 1440, 1.5],
  [3840, 2160, 2.2],
])('on a screen of %d by %d shelf and set-up grow as a whole', async (width, height, grown) => {
  const page = await openShelf({ locale: 'cs', viewport: { width, height } })
  const high = (part: string): Promise<number> =>
    page.locator(part).evaluate(one => one.getBoundingClientRect().height)
  for (const room of ['', 'set/path-of-destiny']) {
    await page.goto(`${table.address}/#/${room}`)
    await page.locator('main h1').waitFor()
    expect(await high('.brand')).toBeGreaterThanOrEqual(44 * grown - 1)
    expect(await high('main h1')).toBeGreaterThanOrEqual(48 * grown - 1)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width)
  }
})

test('the language is chosen with the keyboard and remembered', async () => {
  const page = await openShelf({ locale: 'de-DE' })
  const question = page.getByRole('heading', { level: 1 })
  expect(await question.textContent()).toBe(shelf.en.question)

  const ukrainian = page.getByRole('button', { name: 'Українська' })
  for (const stop of ['Osud', 'Čeština', 'Українська']) {
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toContain(stop)
  }
  await page.keyboard.press('Enter')
  expect(await question.textContent()).toBe(shelf.uk.question)
  expect(await ukrainian.getAttribute('aria-pressed')).toBe('true')

  await page.reload()
  expect(await question.textContent()).toBe(shelf.uk.question)
})

test('the server sends no page without its policy and stays healthy', async () => {
  const page = await fetch(table.address)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const health = await fetch(`${table.address}/health`)
  expect(await health.json()).toMatchObject({ status: 'ok' })
})
