import type { Locator } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openHouse } from './house.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const still = { reducedMotion: 'reduce' } as const
const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

const open = (path: string, options: Parameters<typeof Player.at>[2] = {}) =>
  Player.at(browser, `${table.address}/#/rulebook/${path}`, { ...still, ...options })

/** Takes one step towards the end of a match. */
async function playsOn(player: Player, from: 'first' | 'last'): Promise<void> {
  const what = await player.waits()
  if (what === 'end') throw new Error('the match is over too early')
  await (what === 'question' ? player.answers(from) : player.goesOn(what))
}

/** Whether it is where the reader looks. */
async function inSight(what: Locator): Promise<boolean> {
  await what.waitFor()
  return what.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

describe('searching', () => {
  test.each([
    ['cs', 'path-of-destiny', 'kartou', /^kart[auyě]$/i, 'POD-'],
    ['cs', 'path-of-destiny', 'zetonu osudu', /^osudu$/i, 'POD-'],
    ['uk', 'path-of-destiny', 'колодою', /^колод[аиу]$/i, 'POD-'],
    ['uk', 'path-of-destiny', 'жетона долі', /^призначення$/i, 'POD-'],
    ['uk', 'wonder-book', 'жетона долі', /^fate$/i, 'WB-'],
  ])('in %s, %s: “%s” finds other forms and marks them', async (locale, game, query, form, prefix) => {
    const { page } = await open(game, { locale })
    await page.getByRole('searchbox').fill(query)
    const marks = page.locator('article ol mark')
    await marks.first().waitFor()
    expect((await marks.allTextContents()).some(text => form.test(text))).toBe(true)
    const [first] = await page.locator('article ol [data-result]').all()
    expect(await first?.textContent()).toContain(prefix)
    await first?.click()
    await page.locator('[data-rule][aria-current]').waitFor()
  })

  test('says what was found, what only in part, and what not at all', async () => {
    const player = await open('path-of-destiny', { locale: 'uk' })
    const box = player.page.getByRole('searchbox')
    await box.fill('пригодницьких карт')
    await player.page.getByText('Жодне правило не має всіх цих слів').waitFor()
    await player.shoot('rulebook-search-uk-desktop')
    await box.fill('трамвай')
    await player.page.getByText('Такого в правилах немає').waitFor()
    await player.findsNothingWrong()
  })
})

test('by keyboard alone: from the shelf to a rule that an inflected word finds', async () => {
  const { page } = await Player.at(browser, table.address, { locale: 'cs', ...still })
  for (let press = 0; ; press++) {
    await page.keyboard.press('Tab')
    const label = await page.locator(':focus').getAttribute('aria-label')
    if (label === 'Pravidla: Zaklínač: Cesta osudu') break
    expect(press).toBeLessThan(20)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('searchbox').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('vrchní pozicí')
  await page.locator('article ol mark').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = page.locator('[data-result]:focus')
  expect(await chosen.count()).toBe(1)
  await page.keyboard.press('Enter')
  const rule = page.locator('[data-rule][aria-current]')
  expect(await inSight(rule)).toBe(true)
  expect(await rule.evaluate(element => element === document.activeElement)).toBe(true)
  expect(page.url()).toContain(`#/rulebook/path-of-destiny/${await rule.getAttribute('data-rule')}`)
  // Back to what was found, and back into the box.
  await page.keyboard.press('/')
  await page.keyboard.press('Enter')
  await page.locator('article ol mark').first().waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  await rule.waitFor()
})

describe('a link', () => {
  test('leads to a rule: in sight, marked, with the focus on it', async () => {
    const player = await open('path-of-destiny/POD-116', { locale: 'cs' })
    const rule = player.page.locator('[data-rule="POD-116"]')
    expect(await inSight(rule)).toBe(true)
    expect(await rule.getAttribute('aria-current')).toBe('true')
    expect(await rule.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await player.page.getByRole('heading', { level: 2 }).textContent()).toBe('Efekty karet')
    // A rule that it names is one press away, and the browser's own way back leads here again.
    await player.page.goto(`${table.address}/#/rulebook/path-of-destiny/POD-099`)
    await player.page
      .locator('[data-rule="POD-099"]')
      .getByRole('link', { name: 'POD-100', exact: true })
      .click()
    await player.page.locator('[data-rule="POD-100"][aria-current]').waitFor()
    await player.page.goBack()
    await player.page.locator('[data-rule="POD-099"][aria-current]').waitFor()
  })

  test('to a rule that is not there says so and shows the contents', async () => {
    const player = await open('path-of-destiny/POD-999', { locale: 'cs' })
    await player.page.getByText('„POD-999“ v těchto pravidlech není.').waitFor()
    await player.page.getByRole('link', { name: 'Draftování karet' }).click()
    await player.page.locator('[data-rule="POD-099"]').waitFor()
  })

  test('to a game that is not there leads to those that are', async () => {
    const player = await open('chess', { locale: 'en' })
    await player.page.getByRole('heading', { name: 'There is no rulebook for this game here.' }).waitFor()
    await player.page.getByRole('main').getByRole('link', { name: 'Wonder Book' }).click()
    await player.page.getByRole('heading', { level: 1, name: 'Wonder Book' }).waitFor()
  })
})

test('the language changes under the reader, who stays at the same rule', async () => {
  const { page } = await open('path-of-destiny/POD-103', { locale: 'cs' })
  await page.locator('[data-rule="POD-103"]').getByText('vrchní').waitFor()
  await page.getByRole('button', { name: 'Українська' }).click()
  await page.locator('[data-rule="POD-103"]').getByText('пару').waitFor()
  expect(await page.evaluate('document.documentElement.dataset.game')).toBe('path-of-destiny')
  // Whoever pressed the button is still there.
  expect(await page.locator(':focus').textContent()).toContain('Українська')
})

test('the whole rulebook goes to paper', async () => {
  const { page } = await open('path-of-destiny/POD-103', { locale: 'cs' })
  await page.locator('[data-rule="POD-103"]').waitFor()
  const paper = await page.pdf({ format: 'A4', path: 'e2e/shots/rulebook-cs.pdf' })
  const pages = paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(10)
  expect(pages).toBeLessThan(40)
})

describe.each(['cs', 'uk', 'en'] as const)('in %s', locale => {
  describe.each(['light', 'dark'] as const)('%s', colorScheme => {
    test.each([
      ['phone', phone],
      ['desktop', desktop],
    ])(
      'nothing is wrong on a %s',
      async (name, viewport) => {
        const player = await open('path-of-destiny', { locale, colorScheme, viewport })
        const { page } = player
        const look = async (what: string): Promise<void> => {
          await player.shoot(`rulebook-${what}-${locale}-${colorScheme}-${name}`)
          await player.findsNothingWrong()
        }
        await page.getByRole('navigation').getByRole('link').nth(8).waitFor()
        await look('contents')
        await page.goto(`${table.address}/#/rulebook/path-of-destiny/POD-103`)
        await page.locator('[data-rule="POD-103"][aria-current]').waitFor()
        await look('topic')
        await page.getByRole('searchbox').fill({ cs: 'žetonů osudu', uk: 'карток', en: 'fates' }[locale])
        await page.locator('article ol mark').first().waitFor()
        await look('found')
      },
      120_000,
    )
  })

  test('nothing is wrong with the other three, on a phone or a desktop', async () => {
    for (const [game, viewport, colorScheme] of [
      ['wonder-book', phone, 'dark'],
      ['this-war-of-mine', desktop, 'light'],
      ['adventure-game', phone, 'light'],
    ] as const) {
      const player = await open(`${game}/setup`, { locale, viewport, colorScheme })
      await player.page.locator(`html[data-game="${game}"] [data-rule]`).first().waitFor()
      await player.shoot(`rulebook-${game}-${locale}`)
      await player.findsNothingWrong()
    }
  }, 120_000)
})

describe('at the table', () => {
  test.each([
    ['cs', 'dark', desktop, 'desktop'],
    ['uk', 'light', phone, 'phone'],
  ] as const)(
    'in %s, %s: a refusal opens its rule, and closing it leads back',
    async (locale, colorScheme, viewport, name) => {
      const player = await Player.at(browser, table.address, { locale, colorScheme, viewport, ...still })
      const { page } = player
      await player.sitsDown()
      const refusal = page.locator('#question .refused .rule-link').first()
      while ((await player.waits()) !== 'question' || (await refusal.count()) === 0)
        await playsOn(player, 'last')
      const id = (await refusal.textContent()) ?? ''
      const address = page.url()
      await refusal.click()
      const sheet = page.getByRole('dialog')
      const rule = sheet.locator(`[data-rule="${id}"][aria-current]`)
      expect(await inSight(rule)).toBe(true)
      expect(await sheet.locator('[data-rule]').count()).toBeGreaterThan(1)
      await player.shoot(`rulebook-refusal-${locale}-${colorScheme}-${name}`)
      await player.findsNothingWrong()

      // Searching, the glossary and the way back are here, too, and the table stays where it is.
      await sheet.getByRole('searchbox').fill({ cs: 'časovou osu', uk: 'хронологією' }[locale])
      await sheet.locator('.terms [data-result]').first().click()
      await sheet.locator('[data-term].open').waitFor()
      await player.shoot(`rulebook-sheet-glossary-${locale}-${colorScheme}-${name}`)
      await player.findsNothingWrong()
      await sheet.locator('[data-term].open a').click()
      await sheet.locator('[data-rule][aria-current]').waitFor()
      await sheet.getByRole('button', { name: { cs: 'Zpět', uk: 'Назад' }[locale], exact: true }).click()
      await sheet.locator('[data-term].open').waitFor()
      expect(page.url()).toBe(address)

      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      expect(await refusal.evaluate(element => element === document.activeElement)).toBe(true)
    },
    120_000,
  )

  test('a line of the chronicle opens its rule; the menu opens the contents', async () => {
    const player = await Player.at(browser, table.address, { locale: 'en', ...still })
    const { page } = player
    await player.sitsDown()
    while ((await player.waits()) !== 'question' || (await page.locator('.log .rule').count()) === 0)
      await playsOn(player, 'first')
    const line = page.locator('.log .rule').first()
    const id = (await line.textContent()) ?? ''
    await line.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    expect(await inSight(sheet.locator(`[data-rule="${id}"][aria-current]`))).toBe(true)
    await sheet.getByRole('button', { name: 'Close' }).click()
    expect(await line.evaluate(element => element === document.activeElement)).toBe(true)

    const menu = page.getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rulebook' }).click()
    await sheet.getByRole('link', { name: 'Drafting cards' }).click()
    await sheet.locator('[data-rule="POD-103"]').waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await menu.evaluate(element => element === document.activeElement)).toBe(true)
  }, 60_000)
})

describe('without JavaScript', () => {
  test.each([
    ['cs-CZ', 'cs', 'light', desktop],
    ['uk-UA', 'uk', 'dark', phone],
  ] as const)(
    'the server shows the rulebook as a plain page to %s',
    async (locale, lang, colorScheme, viewport) => {
      const context = await browser.newContext({ locale, colorScheme, viewport, javaScriptEnabled: false })
      onTestFinished(() => context.close())
      const page = await context.newPage()
      await page.goto(`${table.address}/rulebook/path-of-destiny#POD-103`)
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      expect(await page.locator('.rule').count()).toBe(336)
      expect(await inSight(page.locator('#POD-103'))).toBe(true)
      const { family, ink } = await page.locator('#POD-103').evaluate(element => {
        const { fontFamily, backgroundColor } = getComputedStyle(element)
        return { family: fontFamily, ink: backgroundColor }
      })
      expect(family).toContain('Alegreya')
      expect(ink).not.toBe('rgba(0, 0, 0, 0)')
      await page.locator('#POD-102 a, #POD-104 a').last().click()
      expect(page.url()).toMatch(/#POD-\d{3}$/)
      await page.getByRole('link', { name: 'English' }).click()
      expect(page.url()).toBe(`${table.address}/rulebook/path-of-destiny/en`)
      await page.screenshot({ path: `e2e/shots/rulebook-plain-${lang}.png` })
      // The page that needs JavaScript leads here.
      await page.goto(table.address)
      await page.getByRole('link', { name: /Rulebooks/ }).click()
      await page.getByRole('link', { name: 'Диво-книга' }).click()
      expect(await page.locator('#WB-001').count()).toBe(1)
    },
  )

  test.each(['light', 'dark'] as const)(
    'nothing is wrong with the plain pages: %s',
    async colorScheme => {
      for (const [path, viewport] of [
        ['rulebook', desktop],
        ['rulebook/wonder-book/uk', phone],
      ] as const) {
        const player = await Player.at(browser, `${table.address}/${path}`, { colorScheme, viewport })
        await player.shoot(`${path.replaceAll('/', '-')}-${colorScheme}`)
        await player.findsNothingWrong()
      }
    },
    120_000,
  )

  test('what is not there is told on a readable page', async () => {
    const answer = await fetch(`${table.address}/rulebook/chess`, { headers: { 'accept-language': 'uk' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Правил до цієї гри тут немає.')
  })
})
