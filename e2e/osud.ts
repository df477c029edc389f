import { AxeBuilder } from '@axe-core/playwright'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { goOn, waitedFor } from './waiting.ts'
import type { Waiting } from './waiting.ts'

const shots = join(import.meta.dirname, 'shots')
mkdirSync(shots, { recursive: true })

/** Somebody at a browser, who complains if the page ever does. */
export class Player {
  readonly page: Page
  /** Whether scripts run in the browser. */
  readonly #scripted: boolean
  /** What the page may complain about, since the test is about that. */
  readonly #forgiven: RegExp[] = []

  private constructor(page: Page, scripted: boolean) {
    this.page = page
    this.#scripted = scripted
  }

  /** Opens an address in a browser of its own; the test fails if the page ever complains. */
  static async at(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Player> {
    const context = await browser.newContext({
      locale: 'en',
      viewport: { width: 1440, height: 900 },
      ...options,
    })
    const player = new Player(await context.newPage(), options.javaScriptEnabled !== false)
    const complaints: string[] = []
    const listen = (page: Page): void => {
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', error => complaints.push(error.message))
      page.on('requestfailed', request => complaints.push(`${request.url()} could not be loaded`))
    }
    listen(player.page)
    context.on('page', listen)
    onTestFinished(async () => {
      await context.close()
      expect(complaints.filter(one => !player.#forgiven.some(known => known.test(one)))).toEqual([])
    })
    await player.page.goto(address)
    await player.page.evaluate('document.fonts.ready')
    return player
  }

  /** A test that breaks something forgives the page that it says so. */
  mayComplain(about: RegExp): void {
    this.#forgiven.push(about)
  }

  /** Waits until every picture on the screen is printed. */
  async seesPictures(): Promise<void> {
    await this.page.waitForFunction(() => {
      const blank = 'span.flat:not(.printed), :is(.woodcut > .sheet, span.picture):not(:has(img, .flat))'
      const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
      return (
        document.querySelector(blank) === null &&
        images.every(image => image.complete && image.naturalWidth > 0)
      )
    })
    await this.page.evaluate(async () => {
      const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
      await Promise.all(images.map(image => image.decode().catch(() => undefined)))
      await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))
    })
  }

  /** Keeps a picture of the screen, to be looked at. */
  async shoot(name: string): Promise<void> {
    // A page without scripts has printed nothing itself.
    if (this.#scripted) await this.seesPictures()
    await this.page.screenshot({ path: join(shots, `${name}.png`) })
  }

  /** Nothing on the screen is out of reach for anybody by these rules or by all, and nothing scrolls sideways. */
  async findsNothingWrong(rules: readonly string[] = []): Promise<void> {
    const axe = new AxeBuilder({ page: this.page })
    if (rules.length > 0) axe.withRules([...rules])
    const { violations } = await axe.analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(node => node.html)])).toEqual([])
    const [wide, width] = await this.page.evaluate<[number, number]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    )
    expect(wide).toBeLessThanOrEqual(width)
  }

  /** Nothing is out of reach by day, and all can be read by night. */
  async findsNothingWrongDayOrNight(): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'light' })
    await this.findsNothingWrong()
    await this.page.emulateMedia({ colorScheme: 'dark' })
    await this.findsNothingWrong(['color-contrast'])
  }

  /** From the shelf to a table of Path of Destiny: one press for the box, one to begin. */
  async sitsDown(prepare?: (page: Page) => Promise<void>): Promise<void> {
    await this.page.locator('#path-of-destiny a.play').click()
    await this.page.locator('form').waitFor()
    await prepare?.(this.page)
    await this.page.locator('form .primary').click()
    await this.page.locator('#question').waitFor()
  }

  /** What the table waits for, once it waits for this person. */
  waits(): Promise<Waiting> {
    return waitedFor(this.page)
  }

  /** What is asked. */
  async question(): Promise<string> {
    return (await this.page.locator('#question h2').textContent()) ?? ''
  }

  /** Takes the first answers that can be taken, or the last ones, as many as it needs. */
  async answers(from: 'first' | 'last' = 'first'): Promise<void> {
    const { page } = this
    const asked = await this.question()
    const rows = page.locator('#question li > button[aria-disabled="false"]')
    const confirm = page.locator('#question .primary')
    const count = await rows.count()
    const more = page.locator('#question [role=group] button:not([aria-disabled=true]):last-child')
    // Amounts are shared out until they fit.
    for (let press = 0; press < 20; press++) {
      if (count > 0 || (await confirm.getAttribute('aria-disabled')) !== 'true') break
      await more.nth(press % (await more.count())).click()
    }
    for (let row = 0; row < count && (await confirm.getAttribute('aria-disabled')) === 'true'; row++)
      await rows.nth(from === 'first' ? row : count - 1 - row).click()
    const before = await page.evaluate(() => {
      const panel = document.querySelector<HTMLElement>('#question')
      return { id: panel?.dataset['question'], said: panel?.innerHTML }
    })
    const noTrade = page.locator('#question .no-trade')
    await ((await noTrade.count()) > 0 ? noTrade : confirm).click()
    // What was chosen is put away at once; only another question shows that the answer has been taken in. One that all must
    // agree on stays, and says what this person has answered.
    const another = (id: string | undefined): boolean =>
      document.querySelector<HTMLElement>('#question')?.dataset['question'] !== id
    await page.waitForFunction(another, before.id, { timeout: 3000 }).catch(() => undefined)
    await page.waitForFunction(said => document.querySelector('#question')?.innerHTML !== said, before.said)
    expect(asked).not.toBe('')
  }

  /** Puts the pages away, or lifts the curtain. */
  goesOn(what: 'reading' | 'curtain'): Promise<void> {
    return goOn(this.page, what)
  }

  /** Plays to the end, looking at every screen on the way. */
  async playsToTheEnd(look?: (what: string, turn: number) => Promise<void>): Promise<number> {
    for (let turn = 0; turn < 400; turn++) {
      const what = await this.waits()
      await look?.(what, turn)
      if (what === 'end') return turn
      if (what === 'question') await this.answers()
      else await this.goesOn(what)
    }
    throw new Error('the match does not end')
  }
}
