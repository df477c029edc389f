import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { crowdedMatch, playedMatch } from './matches.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const long = 240_000
const still = { reducedMotion: 'reduce' } as const

test('what is fetched beside play moves nothing on the table', async () => {
  const player = await Player.at(browser, table.address, still)
  const { page } = player
  const fetched = page.waitForResponse(/ChronicleRoom.*\.css/)
  await player.sitsDown()
  for (let turn = 0; turn < 3; turn++) {
    const what = await player.waits()
    if (what === 'question') await player.answers()
    else if (what !== 'end') await player.goesOn(what)
  }
  expect(await player.waits()).toBe('question')
  const places = (): Promise<unknown> =>
    page.evaluate(() =>
      [...document.querySelectorAll('main.board :is(section, article, ol, li, button)')].map(part => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.tagName, ...[x, y, width, height].map(Math.round)].join(' ')
      }),
    )
  const before = await places()
  await fetched
  await page.waitForTimeout(300)
  expect(await places()).toEqual(before)
}, 60_000)

test(
  'a whole game alone against the Automa, from the shelf to the last page',
  async () => {
    const player = await Player.at(browser, table.address, { locale: 'cs', colorScheme: 'dark', ...still })
    await player.sitsDown(async page => {
      await player.shoot('set-up-cs-dark-desktop')
      await player.findsNothingWrong()
      await page.locator('input[value="striga"]').check()
    })
    const looked = new Set<string>()
    const turns = await player.playsToTheEnd(async what => {
      const asked = what === 'question' ? await player.question() : what
      if (looked.has(asked)) return
      looked.add(asked)
      await player.shoot(`alone-cs-dark-desktop-${String(looked.size).padStart(2, '0')}`)
      if (looked.size < 10 || what === 'end') await player.findsNothingWrong()
    })
    expect(turns).toBeGreaterThan(15)
    expect(await player.page.locator('dialog[open]').textContent()).toMatch(
      /Geralt|Yennefer|Ciri|Marigold|Vesemir/,
    )
  },
  long,
)

test(
  'three seats at one screen: hands stay behind the curtain, and a bot plays along',
  async () => {
    const player = await Player.at(browser, table.address, { locale: 'uk', colorScheme: 'light', ...still })
    await player.sitsDown(async page => {
      await page.locator('fieldset .secondary').click()
      await page.locator('fieldset .secondary').click()
      await page.locator('select').nth(1).selectOption('person')
      await page.locator('select').nth(2).selectOption('novice')
      await page.locator('input[maxlength]').nth(1).fill('Оля')
    })
    let curtains = 0
    const turns = await player.playsToTheEnd(async what => {
      if (what !== 'curtain') return
      curtains++
      expect(await player.page.locator('[data-travels^="card:"]').count()).toBe(0)
      if (curtains === 1) {
        await player.shoot('curtain-uk-light-desktop')
        await player.findsNothingWrong()
      }
    })
    expect(curtains).toBeGreaterThan(5)
    expect(turns).toBeGreaterThan(30)
  },
  long,
)

test.each(['no-preference', 'reduce'] as const)(
  'things travel or stay as they are asked to: %s',
  async reducedMotion => {
    const player = await Player.at(browser, table.address, { reducedMotion })
    const { page } = player
    await page.locator('input[type=file]').setInputFiles(crowdedMatch('ask.play', 8))
    await player.waits()
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...how) {
        document.documentElement.dataset['moved'] = 'yes'
        return animate.apply(this, how)
      }
    })
    await player.answers()
    const moved = await page.evaluate(() => document.documentElement.dataset['moved'])
    // What changes may fade, but stays where it is.
    const going = await page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
        return frames
          .flatMap(frame => Object.keys(frame))
          .filter(name => /transform|translate|scale/.test(name))
      }),
    )
    if (reducedMotion === 'reduce') expect(going).toEqual([])
    expect(moved).toBe(reducedMotion === 'reduce' ? undefined : 'yes')
  },
)

describe('a match that goes on', () => {
  test('is saved after every answer, and is there after a reload', async () => {
    const player = await Player.at(browser, table.address, still)
    await player.sitsDown()
    for (let answers = 0; answers < 4;) {
      const what = await player.waits()
      if (what === 'question') {
        await player.answers()
        answers++
      } else if (what !== 'end') await player.goesOn(what)
    }
    expect(await player.waits()).toBe('question')
    const asked = await player.question()
    await player.page.reload()
    expect(await player.waits()).toBe('question')
    expect(await player.question()).toBe(asked)
    await player.page.locator('header a.home').click()
    const waiting = player.page.getByRole('region', { name: 'Waiting for you' })
    await waiting.getByRole('link').first().click()
    expect(await player.waits()).toBe('question')
    expect(await player.question()).toBe(asked)
  })

  test('speaks every language in mid-game, without losing its place or what was chosen', async () => {
    const player = await Player.at(browser, table.address, still)
    const { page } = player
    await page.locator('input[type=file]').setInputFiles(crowdedMatch('ask.play', 8))
    expect(await player.waits()).toBe('question')
    await page.locator('#question li > button').first().click()
    const words = (): Promise<Record<string, string>> =>
      page.evaluate(() => {
        const said = (where: string): string =>
          [...document.querySelectorAll(where)].map(one => one.ariaLabel ?? one.textContent.trim()).join('; ')
        return {
          bar: said('header h1'),
          asked: said('#question h2'),
          answers: said('#question li .label'),
          deed: said('#question .primary'),
          hand: said('section.hand button[data-travels]'),
          log: said('.log li:first-child'),
        }
      })
    const things = (): Promise<string> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-travels], #question [aria-pressed]')]
          .map(({ dataset, ariaPressed }) => `${dataset['travels']} ${ariaPressed}`)
          .join('; '),
      )
    const [english, lying] = [await words(), await things()]
    expect(lying).toMatch(/card:.*true/s)
    let before = english
    for (const name of ['Українська', 'Čeština', 'English']) {
      await page.locator('header [aria-haspopup=dialog]').click()
      await page.getByRole('button', { name }).click()
      await page.keyboard.press('Escape')
      await expect.poll(async () => (await words())['asked']).not.toBe(before['asked'])
      const now = await words()
      for (const [part, said] of Object.entries(now)) {
        expect(said, part).not.toBe('')
        expect(said, part).not.toBe(before[part])
        if (name === 'Українська') expect(said, part).toMatch(/[а-яіїєґ]/i)
      }
      expect(await things()).toBe(lying)
      before = now
    }
    expect(before).toEqual(english)
  })

  test('takes an answer back, but not past something revealed, and says why', async () => {
    const player = await Player.at(browser, table.address, still)
    const { page } = player
    await player.sitsDown(async () => {
      await page.locator('fieldset .secondary').click()
      await page.locator('select').nth(1).selectOption('novice')
    })
    const undo = page.getByRole('button', { name: 'Undo' })
    let taken = false
    let refused = false
    for (let turn = 0; turn < 60 && !(taken && refused); turn++) {
      const what = await player.waits()
      if (what === 'end') break
      if (what !== 'question') {
        await player.goesOn(what)
        continue
      }
      const before = await player.question()
      await player.answers('last')
      for (let next = await player.waits(); next === 'reading'; next = await player.waits())
        await player.goesOn(next)
      if ((await undo.getAttribute('aria-disabled')) === 'true') {
        if (!/revealed/.test((await undo.getAttribute('title')) ?? '')) continue
        const asked = await player.question()
        await page.keyboard.press('u')
        await page.locator('.notices .trouble').filter({ hasText: 'rolled or revealed' }).waitFor()
        expect(await player.question()).toBe(asked)
        refused = true
        continue
      }
      if (taken) continue
      await undo.click()
      await page.getByText(/answers? taken back/).waitFor()
      expect(await player.question()).toBe(before)
      taken = true
    }
    expect({ taken, refused }).toEqual({ taken: true, refused: true })
  })

  test('goes out as a file and comes back; what is no match is refused with a reason', async () => {
    const player = await Player.at(browser, table.address, still)
    const { page } = player
    await player.sitsDown()
    await player.answers()
    await player.waits()
    const asked = await player.question()
    await page.getByRole('button', { name: 'Menu' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    const file = await download.path()
    await page.keyboard.press('Escape')
    await page.locator('header a.home').click()
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    })
    expect(await page.getByRole('alert').textContent()).toContain('damaged')
    await chooser.setInputFiles(file)
    await page.locator('#question').waitFor()
    expect(await player.waits()).toBe('question')
    expect(await player.question()).toBe(asked)
  })

  test.each([
    ['cs', 'Uložená hra je poškozená', 'Tohle je uložená partie jiné hry'],
    ['uk', 'Збережену гру пошкоджено', 'Це збережена партія іншої гри'],
  ])('in %s a damaged, an altered and a foreign file say what they are; the shelf stays', async (...said) => {
    const [locale, damaged, foreign] = said
    const player = await Player.at(browser, table.address, { locale, ...still })
    const { page } = player
    const chooser = page.locator('input[type=file]')
    const good = playedMatch(1, 'striga', 4)
    await chooser.setInputFiles(good)
    await page.locator('#question').waitFor()
    await page.locator('header a.home').click()
    const kept = page.locator('a[href^="#/table/"]')
    await kept.first().waitFor()
    const before = await kept.count()
    const save = good.buffer.toString()
    const alert = page.getByRole('alert')
    const sentences: readonly (readonly [file: string, sentence: string])[] = [
      ['{"a":1}', damaged],
      [save.replace('"seed":"striga-1"', '"seed":"striga-2"'), damaged],
      [save.replaceAll('"path-of-destiny"', '"night-market"'), foreign],
    ]
    for (const [file, sentence] of sentences) {
      expect(file).not.toBe(save)
      await chooser.setInputFiles({ ...good, buffer: Buffer.from(file) })
      await alert.filter({ hasText: sentence }).waitFor()
      expect(await kept.count()).toBe(before)
    }
    await player.findsNothingWrong()
    await kept.first().click()
    expect(await player.waits()).toBe('question')
  })

  test('in two tabs at once stays one match', async () => {
    const player = await Player.at(browser, table.address, still)
    await player.sitsDown()
    await player.waits()
    const second = await player.page.context().newPage()
    await second.goto(player.page.url())
    await second.locator('#question .primary').waitFor()
    const tabs = [player.page, second]
    const told = (page: Page): Promise<readonly string[]> => page.locator('.log li').allTextContents()
    const asked = async (page: Page): Promise<string> =>
      (await page.locator('#question').getAttribute('data-question')) ?? 'nothing'
    /** Both tabs ask the same new thing, and have told the same. */
    const agree = async (after: string): Promise<boolean> => {
      const seen = await Promise.all(
        tabs.map(async page => [await asked(page), ...(await told(page))].join('\n')),
      )
      return (
        seen[0] === seen[1] && !seen.some(one => one.startsWith('nothing') || one.startsWith(`${after}\n`))
      )
    }
    const before = await asked(second)
    // Both answer the same question at once: one is taken, the other follows. The page presses the button itself, since a tab
    // behind another has hardly any frames, and a press that waits for some comes after the other tab's answer.
    for (const page of tabs) await page.locator('#question li > button[aria-disabled=false]').first().click()
    await Promise.all(
      tabs.map(page =>
        page.locator('#question .primary').evaluate((confirm: HTMLElement) => confirm.click()),
      ),
    )
    await expect.poll(() => agree(before), { timeout: 10_000 }).toBe(true)
    // Whoever was second goes on, and the first follows.
    const next = await asked(second)
    await second.locator('#question li > button[aria-disabled=false]').last().click()
    await second.locator('#question .primary').click()
    await expect.poll(() => agree(next), { timeout: 10_000 }).toBe(true)
    const log = await told(player.page)
    await player.page.reload()
    await player.waits()
    expect(await told(player.page)).toEqual(log)
  })

  test('that another tab removes is stored again, and says so', async () => {
    const player = await Player.at(browser, table.address, still)
    await player.sitsDown()
    await player.waits()
    const second = await player.page.context().newPage()
    await second.goto(table.address)
    const waiting = second.getByRole('region', { name: 'Waiting for you' })
    await waiting.getByRole('button', { name: /^Remove:/ }).click()
    await waiting.getByRole('button', { name: 'Remove', exact: true }).click()
    await waiting.waitFor({ state: 'detached' })
    await player.answers()
    await player.page.getByText('Another tab removed the match.').waitFor()
    await second.reload()
    await waiting.getByRole('link').first().waitFor()
  })

  test('that is not in this browser says so', async () => {
    const player = await Player.at(browser, `${table.address}/#/table/nowhere`, still)
    expect(await player.page.getByRole('alert').textContent()).toContain('not in this browser')
  })
})

test('a game without a board of its own is played on the table for any game', async () => {
  const player = await Player.at(browser, `${table.address}/#/set/night-ferry`, { locale: 'uk', ...still })
  const { page } = player
  await page.locator('select').nth(1).selectOption('novice')
  await page.locator('form .primary').click()
  await page.locator('#question').waitFor()
  const kinds = new Set<string>()
  await player.playsToTheEnd(async what => {
    if (what === 'question' && !kinds.has(await player.question())) {
      kinds.add(await player.question())
      await player.shoot(`any-table-uk-${kinds.size}`)
      await player.findsNothingWrong()
    }
  })
  // How many kinds of questions come up depends on how the match goes; in a short one there are at least three.
  expect(kinds.size).toBeGreaterThan(2)
}, 90_000)

test('every answer names its rule, and the rule opens without leaving the table', async () => {
  const player = await Player.at(browser, table.address, { locale: 'cs', ...still })
  const { page } = player
  await player.sitsDown()
  await player.waits()
  await page.keyboard.press('?')
  const rule = page.getByRole('dialog')
  await rule.waitFor()
  const open = rule.locator('[data-rule][aria-current]')
  await open.waitFor()
  expect(await open.getAttribute('data-rule')).toMatch(/^POD-\d{3}$/)
  expect((await open.locator('p').textContent())?.length).toBeGreaterThan(30)
  await player.shoot('rule-cs-desktop')
  await player.findsNothingWrong()
  await page.keyboard.press('Escape')
  expect(await player.waits()).toBe('question')
})

test('by keyboard alone: sit down, choose, read, undo and ask for advice', async () => {
  const player = await Player.at(browser, table.address, still)
  const { page } = player
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let press = 0; press < 200; press++) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
      if (name.test(label.trim())) return
    }
    throw new Error(`no way leads to ${name}`)
  }
  await tabTo(/Sit down to play/)
  await page.keyboard.press('Enter')
  await page.locator('form .primary').waitFor()
  await tabTo(/^Begin$/)
  await page.keyboard.press('Enter')
  await page.locator('#question .primary').waitFor()
  const undo = page.getByRole('button', { name: 'Undo' })
  let undone = false
  for (let turn = 0; turn < 6 || (!undone && turn < 25);) {
    const what = await player.waits()
    if (what === 'reading') {
      await page.keyboard.press('Escape')
      continue
    }
    await page.keyboard.press('1')
    if ((await page.locator('#question .primary').getAttribute('aria-disabled')) === 'true')
      await page.keyboard.press('2')
    const before = await page.locator('#question').innerHTML()
    await page.keyboard.press('Enter')
    await page.waitForFunction(old => document.querySelector('#question')?.innerHTML !== old, before)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('#question, dialog')?.tagName))
      .toBeDefined()
    turn++
    if (undone || (await player.waits()) !== 'question') continue
    if ((await undo.getAttribute('aria-disabled')) === 'true') continue
    await page.keyboard.press('u')
    await page.getByText(/answers? taken back/).waitFor()
    undone = true
  }
  expect(undone).toBe(true)
  while ((await player.waits()) === 'reading') await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await page.getByText('The adviser would choose').waitFor()
  await player.shoot('hint-en-desktop')
  await player.findsNothingWrongDayOrNight()
  // From the top of the page one press leads past everything to the question.
  const skip = page.locator('.skip')
  expect((await skip.boundingBox())?.y).toBeLessThan(0)
  await tabTo(new RegExp(`^${(await skip.textContent())?.trim()}$`))
  expect(await skip.evaluate(link => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('question')
}, 90_000)

describe.each(['cs', 'uk', 'en'] as const)('in %s', locale => {
  test.each([
    { name: 'phone', width: 360, height: 740, colorScheme: 'light' },
    { name: 'phone', width: 360, height: 740, colorScheme: 'dark' },
    { name: 'tablet', width: 1024, height: 768, colorScheme: 'light' },
    { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' },
    { name: '4k', width: 3840, height: 2160, colorScheme: 'dark' },
  ] as const)(
    'the table on a $name, $colorScheme, is whole and within everybody’s reach',
    async ({ name, width, height, colorScheme }) => {
      const player = await Player.at(browser, table.address, {
        locale,
        colorScheme,
        viewport: { width, height },
        ...still,
      })
      const { page } = player
      await player.sitsDown(async () => {
        await player.shoot(`set-up-${locale}-${colorScheme}-${name}`)
        await player.findsNothingWrong()
      })
      for (let step = 0; step < 5; step++) {
        const what = await player.waits()
        await player.shoot(`table-${locale}-${colorScheme}-${name}-${step}`)
        await player.findsNothingWrong()
        if (what !== 'question') {
          if (what !== 'end') await player.goesOn(what)
          continue
        }
        // The question and the deed are on the screen without scrolling.
        for (const part of ['#question h2', '#question .primary', '#question li']) {
          const box = await page.locator(part).first().boundingBox()
          expect(box && box.y >= 0 && box.y + Math.min(box.height, 40) <= height).toBe(true)
        }
        await player.answers()
      }
    },
    120_000,
  )
})
