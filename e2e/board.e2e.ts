import type { BrowserContextOptions, Locator } from 'playwright'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { keptMatch, playedMatch } from './matches.ts'
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
  await player.findsNothingWrong()
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

test('a pair is one stop of the keyboard, and both of its cards are held close while no place can be taken', async () => {
  const { page } = await withCards()
  const pair = page.locator('.market .whole:not(.away) button').first()
  const cards = page.locator('.market li:has(.whole:not(.away)) .pair button')
  expect(await cards.first().getAttribute('tabindex')).toBe('-1')
  await pair.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open] article').nth(1).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  expect(await pair.evaluate(button => button === document.activeElement)).toBe(true)
})

test('a finger that rests on a card holds it close; the next touch chooses it', async () => {
  const player = await withCards({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  const { page } = player
  const card = inHand(player).first()
  const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.locator('dialog[open]').waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await isChosen(card)).toBe('false')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  await card.tap()
  expect(await isChosen(card)).toBe('true')
})

test('the end is counted at once or by itself, and the focus goes to the winner', async () => {
  const player = await Player.at(browser, table.address)
  const { page } = player
  const winner = page.locator('dialog .winner:focus')
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await page.locator('input[type=file]').setInputFiles(keptMatch('striga-alone'))
  await press('Show the result')
  await winner.waitFor()
  await page.reload()
  await press('Next sum')
  expect(await winner.count()).toBe(0)
  await winner.waitFor()
}, 60_000)

test.each([
  [1440, 900],
  [1280, 720],
])(
  'the end fits on a screen of %d by %d, and the key that turns pages counts and does nothing more',
  async (width, height) => {
    const player = await Player.at(browser, table.address, {
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    const { page } = player
    await page.locator('input[type=file]').setInputFiles(keptMatch('the-lesser-evil'))
    await page.locator('dialog .winner .primary:focus').waitFor()
    const rows = await page.locator('dialog tbody tr').count()
    const edge = async (part: string, side: 'top' | 'bottom'): Promise<number> =>
      page.locator(`dialog ${part}`).evaluate((one, at) => one.getBoundingClientRect()[at], side)
    for (let row = 1; row <= rows; row++) {
      const [last, total] = [`tbody tr:nth-child(${row})`, 'tfoot']
      expect(await edge(last, 'top')).toBeGreaterThan(0)
      expect(await edge(last, 'bottom')).toBeLessThanOrEqual((await edge(total, 'top')) + 1)
      expect(await edge(total, 'bottom')).toBeLessThanOrEqual((await edge('footer', 'top')) + 1)
      await page.keyboard.press('Enter')
    }
    await page.locator('dialog .winner:focus .name').waitFor()
    // Nobody is led away by one press too many.
    await page.keyboard.press('Enter')
    expect(await page.locator('dialog .winner .name').isVisible()).toBe(true)
  },
  60_000,
)

test('POD-163: dominance is shown happening, in gold and in words, and path tokens go to their holders', async () => {
  const player = await Player.at(browser, table.address)
  const { page } = player
  // The last answer before a chapter ends: tokens I right, II aside, III left.
  await page.locator('input[type=file]').setInputFiles(playedMatch(1, 'edge-of-the-world', 25))
  expect(await player.waits()).toBe('question')
  await page.getByRole('button', { name: 'To the table' }).click()
  expect(await page.locator('.book em, .points [data-travels^="path:"]').count()).toBe(0)
  const coming = page.waitForFunction(() =>
    document.getAnimations().some(one => {
      const { target } = one.effect as KeyframeEffect
      return one.playState === 'running' && target?.matches('em[data-travels=dominant]')
    }),
  )
  await player.answers()
  await coming
  await page.keyboard.press('Shift')
  expect(await page.locator('.book .left em').textContent()).toBe('dominant symbol')
  expect(await page.locator('.book .right em').count()).toBe(0)
  expect(await page.locator('.votes [aria-live]').textContent()).toMatch(
    /The dominant symbol is .+: the higher token lies left\./,
  )
  expect(
    await page
      .locator('.me')
      .getByRole('img', { name: /path token/ })
      .count(),
  ).toBe(2)
  await player.shoot('dominance')
  await player.findsNothingWrong()
  await page.getByRole('button', { name: 'POD-163' }).first().click()
  await page.getByText('the token with the higher number is dominant').first().waitFor()
}, 60_000)

test.each([
  [11, 'cs', { width: 1440, height: 900 }],
  [25, 'en', { width: 1440, height: 900 }],
  [25, 'uk', { width: 1366, height: 768 }],
] as const)('coins leave the word for what is dominant free (%i, %s)', async (answers, locale, viewport) => {
  const player = await Player.at(browser, table.address, { locale, viewport, reducedMotion: 'reduce' })
  const { page } = player
  // All three tokens lie on one path.
  await page.locator('input[type=file]').setInputFiles(playedMatch(1, 'lesser-evil', answers))
  await player.waits()
  await page.locator('.book .won em').waitFor()
  const seen = await page.evaluate(() => {
    const [word, sheet] = ['.book .won em', '.book .won'].map(one =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    const coins = [...document.querySelectorAll('.book .won .coin')].map(one => one.getBoundingClientRect())
    if (word === undefined || sheet === undefined) throw new Error('nothing is dominant')
    return {
      coins: coins.length,
      inside: word.left > sheet.left && word.right < sheet.right && word.top > sheet.top,
      covered: coins.some(
        ({ left, right, top }) => top < word.bottom && left < word.right && right > word.left,
      ),
    }
  })
  expect(seen).toEqual({ coins: 3, inside: true, covered: false })
})

test.each(['a system', 'a player'] as const)(
  'the end is counted step by step for %s that wants no movement, and nothing counts by itself',
  async who => {
    const player = await Player.at(browser, table.address, {
      reducedMotion: who === 'a system' ? 'reduce' : 'no-preference',
    })
    const { page } = player
    if (who === 'a player') await page.evaluate(() => (document.documentElement.dataset['motion'] = 'off'))
    await page.locator('input[type=file]').setInputFiles(keptMatch('the-edge-of-the-world'))
    const next = page.getByRole('button', { name: 'Next sum', exact: true })
    const numbers = (part: string): Promise<number[]> =>
      page.locator(`dialog ${part} td`).evaluateAll(all => all.map(one => Number(one.textContent)))
    await next.waitFor()
    const rows = await page.locator('dialog tbody tr').count()
    for (let row = 1; row <= rows; row++) {
      expect(await page.locator('dialog tbody tr:not(.later)').count()).toBe(row)
      const points = await numbers('tbody tr:not(.later)')
      const sums = (await numbers('tfoot')).map((_, i, { length }) =>
        points.reduce((sum, n, at) => (at % length === i ? sum + n : sum), 0),
      )
      expect(await numbers('tfoot')).toEqual(sums)
      if (row === 1) {
        await player.findsNothingWrong()
        await page.waitForTimeout(1600)
      }
      await next.click()
    }
    await page.locator('dialog .winner .name').waitFor()
    const { y, height } = (await page.locator('dialog footer .primary').boundingBox()) ?? { y: 0, height: 0 }
    const box = await page.locator('dialog[open]').boundingBox()
    expect(y + height).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    expect(height).toBeGreaterThan(40)
  },
  60_000,
)
