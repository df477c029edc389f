import { join } from 'node:path'
import { ask, greedy, nextFor } from '@osud/bots'
import { Match, sow, usualOptions } from '@osud/engine'
import type { Game } from '@osud/engine'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import { recollection } from '@osud/path-of-destiny/feats'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'
import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { keptRecord } from './matches.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const long = 240_000
const still = { reducedMotion: 'reduce' } as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** Opens a file from the shelf. */
async function opens({ page }: Player, content: unknown): Promise<void> {
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer })
}

/** Somebody who looks back on a finished match of three. */
async function looksBack(
  options: BrowserContextOptions = {},
  name = 'the-edge-of-the-world',
): Promise<Player> {
  const player = await Player.at(browser, table.address, { ...still, ...options })
  await opens(player, keptRecord(name))
  await player.page.locator('.replay').waitFor()
  return player
}

type Told = Parameters<typeof recollection.feats>[0]

/** A match of two, shortly before its end, in which the first seat has met six requirements. */
function featWorthy(): unknown {
  for (let seed = 0; ; seed++) {
    const match = playedToTheEnd(`feat-${seed}`)
    const { result } = match
    if (result === undefined) throw new Error('the match does not end')
    const story = { events: match.events(), state: match.position.game as Told['state'], result }
    if (recollection.feats(story, 0).includes('whispers'))
      return Match.replay(pathOfDestiny, match.record(), match.length - 2).save()
  }
}

function playedToTheEnd(seed: string): Match<PathOfDestiny> {
  const options = { ...usualOptions<PathOfDestiny>(pathOfDestiny), story: 'striga' as const }
  const match = Match.create(pathOfDestiny, { seed, seats: 2, options })
  const chance = sow('feat')
  for (;;) {
    const asked = nextFor(match, [0, 1])
    if (asked === undefined) return match
    match.answer(asked.seat, asked.open.id, ask(greedy, match, asked.seat, asked.open, chance))
  }
}

const scrubber = (page: Page) => page.locator('input[type=range]')

/** Waits until the board shows the match after an entry. */
const shows = (page: Page, at: number): Promise<void> => page.locator(`main.board[data-at="${at}"]`).waitFor()

const position = async (page: Page): Promise<number> => Number(await scrubber(page).inputValue())

describe('looking back on a match', () => {
  test(
    'goes by keyboard alone to any moment, and the address keeps it',
    async () => {
      const player = await looksBack()
      const { page } = player
      const last = keptRecord('the-edge-of-the-world').entries.length
      await shows(page, 0)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await shows(page, 2)
      await page.keyboard.press('End')
      await shows(page, last)
      await page.keyboard.press('PageUp')
      const page1 = await position(page)
      expect(page1).toBeLessThan(last)
      await page.keyboard.press('Shift+ArrowLeft')
      expect(await position(page)).toBeLessThan(page1)
      await page.keyboard.press('Home')
      await shows(page, 0)
      await page.keyboard.press('Space')
      await shows(page, 1)
      await page.keyboard.press('Space')
      await scrubber(page).focus()
      await page.keyboard.press('ArrowRight')
      const at = await position(page)
      await expect.poll(() => page.url()).toMatch(new RegExp(`#/replay/[^/]+/${at}$`))
      await page.reload()
      await shows(page, at)
      await player.findsNothingWrong()
    },
    long,
  )

  test(
    'jumps to an event, through any eyes, with all cards face up if one likes',
    async () => {
      const player = await looksBack()
      const { page } = player
      // Who is who is known before anybody has chosen.
      const eyes = page.locator('select').nth(1).locator('option')
      expect(await eyes.allTextContents()).toEqual(['Dandelion', 'Geralt', 'Yennefer'])
      const told = page.locator('.side li button')
      await told.filter({ hasText: 'Chapter 2, turn 1' }).first().click()
      const at = await position(page)
      expect(at).toBeGreaterThan(20)
      await shows(page, at)
      expect(await page.locator('.side li[aria-current] button').textContent()).not.toBe('')
      const hand = page.locator('section.hand [data-travels]')
      const own = await hand.evaluateAll(cards => cards.map(card => card.getAttribute('data-travels')))
      await page.locator('select').nth(1).selectOption({ index: 1 })
      await expect
        .poll(() => hand.evaluateAll(cards => cards.map(card => card.getAttribute('data-travels'))))
        .not.toEqual(own)
      await page.getByLabel('All cards face up').check()
      await page.waitForTimeout(100)
      await player.findsNothingWrong()
      await player.shoot('replay-en-desktop-open')
    },
    long,
  )

  test(
    'a record that is damaged or of other rules is refused with a reason, and nothing is kept of it',
    async () => {
      const record = keptRecord('striga-alone')
      const player = await Player.at(browser, table.address, still)
      const { page } = player
      const alert = page.locator('[role=alert]')
      await opens(player, { ...record, entries: record.entries.slice(2) })
      await alert.waitFor()
      const damaged = await alert.textContent()
      expect(damaged).toContain('could not be opened')
      await opens(player, { ...record, header: { ...record.header, rules: '1' } })
      await expect.poll(() => alert.textContent()).not.toBe(damaged)
      expect(await alert.textContent()).toMatch(/rules/i)
      await page.reload()
      await page.locator('input[type=file]').waitFor({ state: 'attached' })
      expect(await page.locator('#waiting').count()).toBe(0)
    },
    long,
  )

  test(
    'a match that goes on shows only what its person may see, and a branch of it deals anew',
    async () => {
      const player = await Player.at(browser, table.address, still)
      const { page } = player
      await player.sitsDown()
      for (let turn = 0; turn < 12; turn++) {
        const what = await player.waits()
        if (what === 'question') await player.answers()
        else if (what !== 'end') await player.goesOn(what)
      }
      await page.goto(`${page.url().replace('table', 'replay')}/9999`)
      await page.locator('.replay').waitFor()
      expect(await page.getByLabel('All cards face up').count()).toBe(0)
      await page.getByText('you see what you could see at the table').waitFor()
      await page.keyboard.press('ArrowLeft')
      await page.getByRole('button', { name: 'What if…' }).click()
      await page.getByText('nobody can peek').waitFor()
      await player.shoot('branch-live-en-desktop')
      await page.getByRole('button', { name: 'Play on from here' }).click()
      await page.locator('#question').waitFor()
    },
    long,
  )
})

test(
  'a branch from a chosen moment is a match that can be played, and the shelf says what it is',
  async () => {
    const player = await looksBack()
    const { page } = player
    await page.locator('.side li button').filter({ hasText: 'Chapter 2, turn 2' }).first().click()
    const at = await position(page)
    await page.getByRole('button', { name: 'What if…' }).click()
    await player.findsNothingWrong()
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.locator('#question').waitFor()
    for (let answers = 0; answers < 2;) {
      const what = await player.waits()
      if (what === 'question') {
        await player.answers()
        answers++
      } else if (what !== 'end') await player.goesOn(what)
    }
    await page.goto(`${table.address}/#/`)
    await page.getByText(`what if, after answer ${at} of the match`).waitFor()
    await page.getByText('finished · from a file').waitFor()
    await player.shoot('shelf-en-desktop-branch')
    await player.findsNothingWrong()
  },
  long,
)

test(
  'the analysis of a finished match finds its turning points, and each leads to its moment',
  async () => {
    const player = await looksBack({ locale: 'cs' }, 'striga-alone')
    const { page } = player
    await page.getByRole('button', { name: 'Rozbor', exact: true }).click()
    await page.getByRole('button', { name: 'Rozebrat partii' }).click()
    await page.locator('progress').waitFor()
    // The page goes on while the analyst thinks.
    await page.keyboard.press('ArrowRight')
    await shows(page, 1)
    await page.getByRole('heading', { name: 'Největší zvraty' }).waitFor({ timeout: 180_000 })
    expect(await page.locator('figure svg[role=img]').getAttribute('aria-label')).toMatch(
      /na začátku .* na konci/,
    )
    await page.getByText('Křivka jako tabulka').click()
    expect(await page.locator('figure tbody tr').count()).toBeGreaterThan(5)
    const look = page.getByRole('link', { name: /Podívat se tam/ }).first()
    const at = Number(/\/(\d+)$/.exec((await look.getAttribute('href')) ?? '')?.[1])
    await look.click()
    await shows(page, at)
    await player.findsNothingWrong()
    await page.locator('.leaf:not([hidden])').evaluate(leaf => (leaf.scrollTop = 0))
    await player.shoot('analysis-cs-desktop')
  },
  long,
)

test(
  'an analysis can be stopped, and says what it has found so far',
  async () => {
    const player = await looksBack()
    const { page } = player
    await page.getByRole('button', { name: 'Analysis', exact: true }).click()
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
    await page.getByRole('button', { name: 'Analyse the match' }).focus()
    // Whoever presses these with a key is not sent back to the top of the page when they make way for what comes.
    await page.keyboard.press('Enter')
    await expect.poll(focused, { timeout: 10_000 }).toBe('Stop, and show what is found')
    await page.keyboard.press('Enter')
    await expect.poll(focused, { timeout: 120_000 }).toBe('How the match went')
    await page.getByText(/^Interrupted/).waitFor()
  },
  long,
)

test(
  'memories: a match played to its end here is remembered, with its ending and its hero',
  async () => {
    const player = await Player.at(browser, table.address, { ...still, locale: 'cs' })
    const { page } = player
    await page.goto(`${table.address}/#/memories`)
    await page.getByText('Zatím na nic.').waitFor()
    await player.findsNothingWrong()
    await page.goto(`${table.address}/#/`)
    const record = keptRecord('striga-alone')
    const game = pathOfDestiny as unknown as Game
    await opens(player, Match.replay(game, record, record.entries.length - 2).save())
    await player.playsToTheEnd()
    await page.getByRole('link', { name: 'Ohlédnout se za partií' }).waitFor()
    await page.goto(`${table.address}/#/memories`)
    const seen = page.locator('.endings a')
    await seen.first().waitFor()
    expect(await seen.count()).toBe(1)
    expect(await page.locator('.endings .unknown').count()).toBe(23)
    expect(await page.locator('.feats li').count()).toBe(18)
    expect(await page.locator('.numbers dd').first().textContent()).toBe('1')
    await player.findsNothingWrong()
    await player.shoot('memories-cs-desktop')
    await seen.first().click()
    await page.locator('.replay').waitFor()
  },
  long,
)

test(
  'a feat that was earned is told, and the others stay riddles',
  async () => {
    const player = await Player.at(browser, table.address, { ...still, locale: 'uk', ...phone })
    await opens(player, featWorthy())
    await player.playsToTheEnd()
    await player.page.goto(`${table.address}/#/memories`)
    await player.page.locator('.feats .earned').first().waitFor()
    await player.page.locator('.feats .earned b', { hasText: 'Три шепоти' }).waitFor()
    await player.page.locator('.feats .earned').first().scrollIntoViewIfNeeded()
    await player.findsNothingWrong()
    await player.shoot('memories-uk-phone-earned')
  },
  long,
)

test(
  'cards travel in a replay as they do at the table',
  async () => {
    const player = await Player.at(browser, table.address)
    await opens(player, keptRecord('the-edge-of-the-world'))
    const { page } = player
    await page.locator('.replay').waitFor()
    // A journey is noted as it sets out: it may be over before anybody can ask.
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Object.assign(globalThis, { journeys: 0 })
      Element.prototype.animate = function (this: Element, ...args) {
        if (this.matches('main.board [data-travels]')) Object.assign(globalThis, { journeys: 1 })
        return animate.apply(this, args)
      }
    })
    const journeys = (): Promise<number> => page.evaluate('journeys')
    for (let at = 1; at < 40 && (await journeys()) === 0; at++) {
      // Whoever steps fast sees nothing on its way.
      await page.waitForTimeout(600)
      await page.keyboard.press('ArrowRight')
      await shows(page, at)
    }
    expect(await journeys()).toBe(1)
  },
  long,
)

describe('looks', () => {
  const looks = [
    ['cs', 'dark', 'desktop', {}],
    ['uk', 'light', 'desktop', {}],
    ['uk', 'dark', 'phone', phone],
    ['en', 'light', 'phone', phone],
    ['cs', 'light', 'tablet', { viewport: { width: 1024, height: 768 } }],
    ['en', 'dark', '4k', { viewport: { width: 3840, height: 2160 } }],
  ] as const

  test.each(looks)(
    '%s, %s, %s',
    async (locale, colorScheme, size, options) => {
      const player = await looksBack({ locale, colorScheme, ...options }, 'the-lesser-evil')
      const { page } = player
      await scrubber(page).fill('70')
      await shows(page, 70)
      await page.waitForTimeout(400)
      await player.findsNothingWrong()
      await player.shoot(`replay-${locale}-${colorScheme}-${size}`)
      if (size === 'phone') {
        await page.locator('.opens-side').click()
        await page.waitForTimeout(200)
        await player.findsNothingWrong()
        await player.shoot(`replay-${locale}-${colorScheme}-${size}-told`)
      }
    },
    long,
  )

  test.each([
    ['uk', 'light', 'desktop', {}],
    ['en', 'dark', 'phone', phone],
  ] as const)(
    'memories %s, %s, %s',
    async (locale, colorScheme, size, options) => {
      const player = await Player.at(browser, table.address, { ...still, locale, colorScheme, ...options })
      const { page } = player
      const game = pathOfDestiny as unknown as Game
      const record = keptRecord('striga-alone')
      await opens(player, Match.replay(game, record, record.entries.length - 1).save())
      await player.playsToTheEnd()
      await page.goto(`${table.address}/#/memories`)
      await page.locator('.endings a').first().waitFor()
      await player.findsNothingWrong()
      await page.screenshot({
        path: join(import.meta.dirname, 'shots', `memories-${locale}-${colorScheme}-${size}.png`),
        fullPage: true,
      })
    },
    long,
  )
})
