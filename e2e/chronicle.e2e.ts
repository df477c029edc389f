import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Locator } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { keptMatch, playedMatch, type MatchFile } from './matches.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()
const folder = await mkdtemp(join(tmpdir(), 'osud-chronicle-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

const still = { reducedMotion: 'reduce' } as const

/** Somebody who brings a match along and looks at its table. */
async function withMatch(file: MatchFile, options: BrowserContextOptions = {}): Promise<Player> {
  const player = await Player.at(browser, table.address, { ...still, ...options })
  await player.page.locator('input[type=file]').setInputFiles(file)
  await player.page.locator('#question').waitFor()
  return player
}

/** The book once all of it stands there: its beginning comes before the rest. */
const wholeBook = '.chronicle-book:not([aria-busy])'

/** Goes to the chronicle of the match on the table. */
async function opensChronicle({ page }: Player): Promise<void> {
  await page.evaluate(() => (location.hash = location.hash.replace('#/table/', '#/chronicle/')))
  await page.locator(wholeBook).waitFor()
}

/** Waits until every picture of the book is printed. */
async function seesPictures({ page }: Player): Promise<void> {
  await page.waitForFunction(() => {
    const frames = document.querySelectorAll('.chronicle-book :is(.picture, .medallion)')
    const images = [...document.querySelectorAll<HTMLImageElement>('.chronicle-book img')]
    return images.length === frames.length && images.every(image => image.complete && image.naturalWidth > 0)
  })
}

const golden = (name: string, language: string): string =>
  readFileSync(
    join(import.meta.dirname, `../games/path-of-destiny/matches/${name}.chronicle.${language}.txt`),
    'utf8',
  )

describe('the chronicle of a finished match', () => {
  const readings = [
    { name: 'the-lesser-evil', language: 'cs', button: 'Українська', other: 'uk' },
    { name: 'striga-alone', language: 'uk', button: 'English', other: 'en' },
    { name: 'the-edge-of-the-world', language: 'en', button: 'Čeština', other: 'cs' },
  ]

  test.each(readings)('$name is read in $language, and then in $other', async reading => {
    const { name, language, button, other } = reading
    const dark = language === 'uk'
    const player = await withMatch(keptMatch(name), {
      locale: language,
      colorScheme: dark ? 'dark' : 'light',
    })
    const { page } = player
    // From the dialog that ends a match, as most readers will come.
    await page.locator('dialog[open] a[href^="#/chronicle/"]').click()
    await page.locator(wholeBook).waitFor()
    expect(await page.locator('.chronicle-book').getAttribute('lang')).toBe(language)
    await expectTold(page.locator('.chronicle-book'), golden(name, language))
    await seesPictures(player)
    await player.shoot(`chronicle-${language}-${dark ? 'dark' : 'light'}-desktop`)
    await player.findsNothingWrong()
    await page.locator('.chronicle-book .chapter').nth(1).scrollIntoViewIfNeeded()
    await player.shoot(`chronicle-${language}-${dark ? 'dark' : 'light'}-desktop-chapter`)
    await page.getByRole('button', { name: button }).click()
    await page.locator(`${wholeBook}[lang=${other}]`).waitFor()
    await expectTold(page.locator('.chronicle-book'), golden(name, other))
  })

  test('is found from the shelf, opens by keyboard, and fits a phone by day and by night', async () => {
    const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, locale: 'cs' }
    const player = await withMatch(keptMatch('striga-alone'), { ...phone, colorScheme: 'dark' })
    const { page } = player
    await page.goto(table.address)
    const link = page.getByRole('link', { name: /Kronika/ })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.locator(wholeBook).waitFor()
    await seesPictures(player)
    await player.shoot('chronicle-cs-dark-phone')
    await player.findsNothingWrong()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('.chronicle-book .chapter').first().scrollIntoViewIfNeeded()
    await player.shoot('chronicle-cs-light-phone')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(A|BUTTON)$/)
  })

  test('is printed without the tools around it', async () => {
    const player = await withMatch(keptMatch('the-edge-of-the-world'), { locale: 'uk' })
    const { page } = player
    await opensChronicle(player)
    await seesPictures(player)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('header button').first().isVisible()).toBe(false)
    const shadow = await page.locator('.chronicle-book').evaluate(book => getComputedStyle(book).boxShadow)
    expect(shadow).toBe('none')
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      path: join(import.meta.dirname, 'shots/chronicle-uk.pdf'),
    })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThan(6)
    expect(pages).toBeLessThan(16)
    expect(await page.title()).toBe('Край світу – Хроніка')
  })

  /** Notes what a printer would get whenever something is printed. Runs in the page. */
  function notePrints(): void {
    const prints: object[] = []
    Object.assign(globalThis, { prints })
    globalThis.print = () => {
      const count = (what: string): number => document.querySelectorAll(`.chronicle-book ${what}`).length
      const images = [...document.querySelectorAll<HTMLImageElement>('.chronicle-book img')]
      prints.push({
        empty: count(':is(.picture, .medallion):not(:has(img))'),
        blank: images.filter(image => !image.complete || image.naturalWidth === 0).length,
        endings: count('.ending'),
      })
    }
  }
  const printsOf = ({ page }: Player): Promise<object[]> => page.evaluate('prints')

  /** Opens the chronicle and presses a button before anything else can happen. Runs in the page. */
  async function pressAtOnce(name: string): Promise<void> {
    location.hash = location.hash.replace('#/table/', '#/chronicle/')
    const find = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll('button')].find(button => button.textContent.includes(name))
    while (find() === undefined) await new Promise(resolve => setTimeout(resolve))
    find()?.click()
  }

  test('is printed whole, with all its pictures, however soon somebody asks for it', async () => {
    const player = await withMatch(keptMatch('the-lesser-evil'))
    await player.page.evaluate(notePrints)
    await player.page.evaluate(pressAtOnce, 'Print')
    await expect.poll(() => printsOf(player), { timeout: 20_000 }).toHaveLength(1)
    expect(await printsOf(player)).toEqual([{ empty: 0, blank: 0, endings: 1 }])
    await player.page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect.poll(() => printsOf(player)).toHaveLength(2)
  })

  test('is not printed when its reader has left it by then', async () => {
    const player = await withMatch(keptMatch('the-edge-of-the-world'))
    const { page } = player
    await page.evaluate(notePrints)
    await page.evaluate(pressAtOnce, 'Print')
    await page.evaluate(() => (location.hash = '#/'))
    await page.locator('#path-of-destiny').waitFor()
    await page.waitForTimeout(4000)
    expect(await printsOf(player)).toEqual([])
  })

  test('leaves in the language that it is in when it is ready', async () => {
    const player = await withMatch(keptMatch('striga-alone'))
    const { page } = player
    const coming = page.waitForEvent('download')
    await page.evaluate(pressAtOnce, 'Save as a page')
    await page.getByRole('button', { name: 'Čeština' }).click()
    const path = join(folder, 'czech.html')
    await (await coming).saveAs(path)
    const written = readFileSync(path, 'utf8')
    expect(written).toContain('<html lang="cs">')
    expect(written).toMatch(/<article[^>]* lang="cs"/)
  })

  test(
    'leaves as one file that opens anywhere, without a network and without a script',
    { timeout: 90_000 },
    async () => {
      const player = await withMatch(keptMatch('the-lesser-evil'), { locale: 'cs' })
      const { page } = player
      await opensChronicle(player)
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Uložit jako stránku' }).click()
      const file = await coming
      expect(file.suggestedFilename()).toBe('Menší zlo – Kronika.html')
      const path = join(folder, 'book.html')
      await file.saveAs(path)
      const written = readFileSync(path, 'utf8')
      expect(written).not.toMatch(/<script|<button|https?:\/\/(?!www\.w3\.org)|blob:|svelte-/)
      expect(written.length).toBeLessThan(3_000_000)

      const reader = await Player.at(browser, pathToFileURL(path).href, {
        javaScriptEnabled: false,
        offline: true,
        colorScheme: 'dark',
      })
      const asked: string[] = []
      reader.page.on('request', request => asked.push(request.url()))
      await reader.page.reload()
      expect(asked.filter(url => !url.startsWith('data:'))).toEqual([pathToFileURL(path).href])
      expect(await reader.page.locator('html').getAttribute('lang')).toBe('cs')
      await expectTold(reader.page.locator('.chronicle-book'), golden('the-lesser-evil', 'cs'))
      await reader.shoot('chronicle-file-cs-dark')
      await reader.page.setViewportSize({ width: 360, height: 780 })
      await reader.page.emulateMedia({ colorScheme: 'light' })
      await reader.shoot('chronicle-file-cs-light-phone')
      const sighted = await Player.at(browser, pathToFileURL(path).href, { offline: true })
      await seesPictures(sighted)
      await sighted.findsNothingWrong()
    },
  )
})

/** Spaces of all kinds are one. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^\s*[—·]\s*|\s*—\s*$/g, '')

/** Every line of a golden chronicle stands in the book, in its order. */
async function expectTold(book: Pick<Locator, 'textContent'>, lines: string): Promise<void> {
  const text = plain((await book.textContent()) ?? '')
  const wanted = lines.split('\n').slice(2).map(plain)
  let from = 0
  for (const line of wanted.filter(one => one.trim() !== '' && !/: \d+$/.test(one))) {
    const at = text.indexOf(line.trim(), from)
    expect(at, line).toBeGreaterThanOrEqual(0)
    from = at
  }
}

/** Lets everything in storage have been played by rules that are gone. Runs in the page. */
async function makeOld(): Promise<void> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('nothing was stored')))
    })
  const database = await done(indexedDB.open('osud'))
  const matches = database.transaction('matches', 'readwrite').objectStore('matches')
  for (const head of (await done(matches.getAll())) as { header: object }[])
    await done(matches.put({ ...head, header: { ...head.header, rules: '1' } }))
  database.close()
}

test('a finished match of older rules says so at the table and when replayed, and is told as before', async () => {
  const player = await withMatch(keptMatch('the-lesser-evil'), { locale: 'cs' })
  const { page } = player
  const address = page.url()
  // What is remembered of it is written a moment after the end.
  await page.goto(`${table.address}/#/memories`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(makeOld)
  for (const room of ['table', 'replay']) {
    await page.goto(address.replace('#/table/', `#/${room}/`))
    expect(await page.getByRole('alert').textContent()).toMatch(/^Hrálo se podle pravidel 1, tady jsou/)
    await page.getByRole('link', { name: 'Číst jako knihu' }).click()
    await page.locator('.chronicle-book .ending').waitFor()
    await expectTold(page.locator('.chronicle-book'), golden('the-lesser-evil', 'cs'))
  }
  await page.goto(`${table.address}/#/`)
  await page.getByRole('heading', { name: 'Dohráno' }).waitFor()
})

test('a match that goes on is told as far as it has come, with both paths open', async () => {
  const player = await withMatch(playedMatch(5, 'lesser-evil', 70), { locale: 'en' })
  await opensChronicle(player)
  const { page } = player
  await page.getByText('To be continued at the table.').waitFor()
  expect(
    await page.locator('.chronicle-book .chapter').last().locator('xpath=following-sibling::section').count(),
  ).toBe(2)
  await page.getByRole('link', { name: 'To the table' }).click()
  await page.locator('#question').waitFor()
})

test('an address that leads to no match says so', async () => {
  const player = await Player.at(browser, `${table.address}/#/chronicle/nothing`)
  expect(await player.page.getByRole('alert').textContent()).toMatch(/not in this browser/)
  await player.findsNothingWrong()
})

describe('previously', () => {
  /** Plays a little against bots, so that there is something to come back to. */
  async function someoneWhoPlays(options: BrowserContextOptions = {}): Promise<Player> {
    const player = await Player.at(browser, table.address, { ...still, ...options })
    await player.sitsDown(async page => {
      await page.locator('fieldset .secondary').click()
      await page.locator('select').nth(1).selectOption('novice')
    })
    for (let answers = 0; answers < 6;) {
      const what = await player.waits()
      if (what === 'end') break
      if (what === 'question') {
        await player.answers()
        answers++
      } else await player.goesOn(what)
    }
    for (let what = await player.waits(); what === 'reading'; what = await player.waits())
      await player.goesOn(what)
    return player
  }

  /** Lets some minutes pass since the match was left. */
  async function comesBackAfter({ page }: Player, minutes: number): Promise<void> {
    await page.goto(`${table.address}/#/`)
    await page.getByRole('region', { name: /Waiting for you|Čeká na vás/ }).waitFor()
    await page.evaluate(passed => {
      const left = JSON.parse(localStorage.getItem('osud.left') ?? '{}') as Record<string, { at: number }>
      for (const one of Object.values(left)) one.at -= passed * 60_000
      localStorage.setItem('osud.left', JSON.stringify(left))
    }, minutes)
    await page
      .getByRole('region', { name: /Waiting for you|Čeká na vás/ })
      .getByRole('link')
      .first()
      .click()
    await page.locator('#question').waitFor()
  }

  test('who comes back after a pause is told where the story stands, and steps through what happened', async () => {
    const player = await someoneWhoPlays({ colorScheme: 'dark' })
    const { page } = player
    const card = page.getByRole('region', { name: 'Previously…' })
    await comesBackAfter(player, 1)
    await page.waitForTimeout(500)
    expect(await card.count()).toBe(0)

    await comesBackAfter(player, 90)
    await card.waitFor()
    const sentences = (await card.locator('p').allTextContents()).map(plain)
    expect(sentences).toHaveLength(3)
    expect(sentences[0]).toMatch(/^You are in chapter \d of “.+”, in turn \d of 3\.$/)
    expect(sentences[1]).toMatch(/^The last page, “.+”, closed like this: /)
    expect(sentences[2]).toMatch(/The table asks you: /)
    await player.shoot('previously-en-dark-desktop')
    await player.findsNothingWrong()

    await card.getByRole('button', { name: 'What happened since my last turn' }).focus()
    await page.keyboard.press('Enter')
    const steps = page.getByRole('region', { name: 'Since your last turn' })
    await steps.getByText(/^1\sof\s\d+$/).waitFor()
    const first = await steps.locator('p').textContent()
    await page.keyboard.press('ArrowRight')
    await steps.getByText(/^2\sof\s\d+$/).waitFor()
    expect(await steps.locator('p').textContent()).not.toBe(first)
    await player.shoot('since-my-last-turn-en-dark-desktop')
    await player.findsNothingWrong()
    await steps.getByRole('button', { name: 'Previous' }).click()
    expect(await steps.locator('p').textContent()).toBe(first)
    await page.keyboard.press('Escape')
    expect(await steps.count()).toBe(0)
    expect(await page.locator('[data-lit]').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question')
    await player.answers()
  }, 60_000)

  test('fits a phone, and goes with Escape', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'cs' }
    const player = await someoneWhoPlays({ ...phone, colorScheme: 'light' })
    await comesBackAfter(player, 90)
    const card = player.page.getByRole('region', { name: 'Posledně…' })
    await card.waitFor()
    await player.shoot('previously-cs-light-phone')
    await player.findsNothingWrong()
    await card.getByRole('button', { name: 'Ke stolu' }).focus()
    await player.page.keyboard.press('Escape')
    expect(await card.count()).toBe(0)
  }, 60_000)
})

describe('reading aloud', () => {
  /** A browser that speaks Czech, and keeps what it said; a sentence lasts until the test says so. */
  function speakCzech(): void {
    const said: string[] = []
    let now: EventTarget | undefined
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'cs-CZ', name: 'Hlas', localService: true, default: true }],
      speak(utterance: EventTarget & { text: string }) {
        said.push(utterance.text)
        now = utterance
      },
      cancel() {
        const cancelled = now
        now = undefined
        cancelled?.dispatchEvent(new Event('error'))
      },
    })
    class Utterance extends EventTarget {
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(globalThis, {
      said,
      finish: () => now?.dispatchEvent(new Event('end')),
      speaks: () => now !== undefined,
    })
  }
  const said = async ({ page }: Player): Promise<string[]> =>
    (await page.evaluate<string[]>('said')).map(plain)
  const finishes = ({ page }: Player): Promise<void> => page.evaluate('finish()')
  const speaks = ({ page }: Player): Promise<boolean> => page.evaluate('speaks()')

  async function listener(locale: string): Promise<Player> {
    const player = await Player.at(browser, 'about:blank', { ...still, locale })
    await player.page.addInitScript(speakCzech)
    await player.page.goto(table.address)
    return player
  }

  test('a page of the chronicle is read sentence by sentence, pauses, goes on and stops', async () => {
    const player = await listener('cs')
    const { page } = player
    await page.locator('input[type=file]').setInputFiles(keptMatch('striga-alone'))
    await page.locator('#question').waitFor()
    await opensChronicle(player)
    const region = page.getByRole('region', { name: 'Co se zpívá po hospodách' })
    await region.getByRole('button', { name: 'Přečíst nahlas: Co se zpívá po hospodách' }).click()
    expect(await said(player)).toEqual(['Co se zpívá po hospodách'])
    await finishes(player)
    expect((await said(player)).at(-1)).toMatch(/^U vedlejšího stolu .+mečem\.$/)
    await region.getByRole('button', { name: /^Pozastavit/ }).click()
    expect(await speaks(player)).toBe(false)
    await region.getByRole('button', { name: /^Číst dál/ }).click()
    expect(await said(player)).toHaveLength(3)
    expect((await said(player))[2]).toBe((await said(player))[1])
    await player.findsNothingWrong()
    await player.shoot('aloud-cs-light-desktop')
    await region.getByRole('button', { name: 'Přestat číst' }).click()
    expect(await speaks(player)).toBe(false)
    // Another page silences the first; leaving the room silences everything.
    await region.getByRole('button', { name: /^Přečíst/ }).click()
    await page.getByRole('button', { name: 'Přečíst nahlas: Tři šepty u jednoho okna' }).click()
    expect(await region.getByRole('button', { name: /^Přečíst/ }).count()).toBe(1)
    expect(await speaks(player)).toBe(true)
    await page.locator('header a').first().click()
    await page.locator('#path-of-destiny').waitFor()
    expect(await speaks(player)).toBe(false)
  })

  test('at the table the open pages are read, until the page is turned', async () => {
    const player = await listener('cs')
    await player.sitsDown()
    for (let what = await player.waits(); what !== 'reading'; what = await player.waits())
      await player.answers()
    const book = player.page.locator('dialog[open]')
    await book.getByRole('button', { name: /^Přečíst nahlas/ }).click()
    expect(await speaks(player)).toBe(true)
    await player.shoot('aloud-reading-cs-desktop')
    await player.page.keyboard.press('ArrowRight')
    expect(await speaks(player)).toBe(false)
  })

  test('nothing is offered where there is no voice for the language', async () => {
    const player = await listener('uk')
    await player.page.locator('input[type=file]').setInputFiles(keptMatch('striga-alone'))
    await player.page.locator('#question').waitFor()
    await opensChronicle(player)
    expect(await player.page.locator('.aloud').count()).toBe(0)
  })
})
