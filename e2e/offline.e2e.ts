import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { Host } from './edition.ts'
import { Player } from './osud.ts'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(inject('chromium'))
})

afterAll(() => browser.close())

async function aHost(): Promise<Host> {
  const host = await Host.begin()
  onTestFinished(() => host.end())
  return host
}

/** Waits until the browser holds all of Osud. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 60_000,
  })
}

/** Opens the rule behind the question: its text is a part of the page that is loaded only now. */
async function readsTheRule(page: Page): Promise<void> {
  await page.keyboard.press('?')
  const rule = page.getByRole('dialog')
  await rule.waitFor()
  await expect.poll(() => rule.innerText()).toMatch(/POD-\d{3}[^]{60}/)
  await page.keyboard.press('Escape')
  await rule.waitFor({ state: 'hidden' })
}

const edition = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name=edition]')?.getAttribute('content') ?? null)

const still = { reducedMotion: 'reduce' } as const

test('after the first visit a whole game is played without a network, in any language', async () => {
  const host = await aHost()
  const player = await Player.at(browser, host.address, { locale: 'en', ...still })
  const { page } = player
  await isKept(page)
  await host.stop()
  await page.reload()
  await player.sitsDown()
  await player.waits()
  expect(await player.question()).toBe('Whom will you play?')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Українська' }).click()
  await page.getByRole('button', { name: 'Čeština' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => player.question()).toBe('Za koho budete hrát?')
  await page.reload()
  expect(await player.waits()).toBe('question')
  const turns = await player.playsToTheEnd()
  expect(turns).toBeGreaterThan(15)
  await player.shoot('offline-end-cs')
  await page.reload()
  await player.waits()
}, 240_000)

test('every room starts without a network', async () => {
  const host = await aHost()
  const player = await Player.at(browser, host.address, { locale: 'cs', ...still })
  const { page } = player
  await isKept(page)
  await host.stop()
  const rooms = [
    '',
    'rulebook/path-of-destiny',
    'memories',
    'chronicle/nowhere',
    'replay/nowhere',
    'set/path-of-destiny',
    'lesson/path-of-destiny',
    'set/night-ferry',
    'table/nowhere',
  ]
  for (const room of rooms) {
    await page.goto('about:blank')
    await page.goto(`${host.address}/#/${room}`)
    await page.locator('main, [role=alert]').first().waitFor()
    expect(await page.getByText('Načíst znovu').count(), room).toBe(0)
  }
})

test('a newer Osud is offered and taken without losing the match, and never forced upon another tab', async () => {
  const host = await aHost()
  const player = await Player.at(browser, host.address, still)
  const { page } = player
  await isKept(page)
  await player.sitsDown()
  await player.waits()
  await player.answers()
  while ((await player.waits()) === 'reading') await player.goesOn('reading')
  const asked = await player.question()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.locator('#question .primary').waitFor()

  await host.renew('newer')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const offer = page.getByRole('status').filter({ hasText: 'A new version of Osud is ready' })
  await offer.waitFor({ timeout: 60_000 })
  await player.shoot('offline-offer-en-desktop')
  await player.findsNothingWrong()
  await page.setViewportSize({ width: 360, height: 740 })
  await player.shoot('offline-offer-en-phone')
  await player.findsNothingWrong()
  await page.setViewportSize({ width: 1440, height: 900 })
  // Nothing has changed yet: the old page goes on, with parts that the server no longer has.
  await readsTheRule(page)
  expect(await player.question()).toBe(asked)

  await offer.getByRole('button', { name: 'Take it now' }).click()
  await expect.poll(() => edition(page).catch(() => null)).toBe('newer')
  expect(await player.waits()).toBe('question')
  expect(await player.question()).toBe(asked)

  expect(await edition(second)).toBeNull()
  await second.getByText('A new version of Osud is ready').waitFor()
  await readsTheRule(second)
  await second.getByRole('button', { name: 'Take it now' }).click()
  await expect.poll(() => edition(second).catch(() => null)).toBe('newer')

  // Once a single page is left, the older version is let go.
  await second.close()
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 10_000 })
    .toBe(1)
}, 180_000)

test('a browser without room for Osud says that it needs a network, and gives back what it took', async () => {
  const host = await aHost()
  const player = await Player.at(browser, 'about:blank', { locale: 'en', ...still })
  const { page } = player
  const line = await page.context().newCDPSession(page)
  await line.send('Storage.overrideQuotaForOrigin', { origin: host.address, quotaSize: 400_000 })
  const tried = page.context().waitForEvent('serviceworker', { timeout: 60_000 })
  await page.goto(host.address)
  await tried
  /** Whether the service worker failed, and left nothing. */
  const gaveUp = (): Promise<boolean> =>
    page.evaluate(async () => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
      return !installing && !waiting && !active && (await caches.keys()).length === 0
    })
  await expect.poll(gaveUp, { timeout: 60_000 }).toBe(true)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Osud itself is not stored').waitFor()
  await player.shoot('offline-no-room-en')
  await player.findsNothingWrong()
}, 120_000)

test('who presses a notification is led to the table that it is about, be it open or not', async () => {
  const host = await aHost()
  const player = await Player.at(browser, host.address, { ...still, permissions: ['notifications'] })
  const { page } = player
  await isKept(page)
  await page.goto(`${host.address}/#/online/${'x'.repeat(22)}`)
  await page.getByRole('alert').waitFor()
  const [worker] = page.context().serviceWorkers()
  /** Presses a notification about an address; tells what came of it, and how many notifications are left. */
  const presses = (address: string): Promise<unknown> =>
    worker?.evaluate(`(async () => {
      const led = []
      WindowClient.prototype.focus = function () { led.push('focused'); return Promise.resolve(this) }
      Clients.prototype.openWindow = url => { led.push('opened ' + url); return Promise.resolve(null) }
      await self.registration.showNotification('Osud', { data: ${JSON.stringify(address)} })
      const [notification] = await self.registration.getNotifications()
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
      while (led.length === 0) await new Promise(done => setTimeout(done, 20))
      const left = await self.registration.getNotifications()
      return [...led, left.length]
    })()`) ?? Promise.resolve(undefined)
  expect(await presses(page.url())).toEqual(['focused', 0])
  const elsewhere = `${host.address}/#/online/${'y'.repeat(22)}`
  expect(await presses(elsewhere)).toEqual([`opened ${elsewhere}`, 0])
}, 60_000)
