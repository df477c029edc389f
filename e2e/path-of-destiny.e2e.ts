import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
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

  test('speaks another language in mid-game, without losing its place', async () => {
    const player = await Player.at(browser, table.address, still)
    await player.sitsDown()
    await player.waits()
    expect(await player.question()).toBe('Whom will you play?')
    await player.page.getByRole('button', { name: 'Menu' }).click()
    await player.page.getByRole('button', { name: 'Українська' }).click()
    await player.page.keyboard.press('Escape')
    expect(await player.question()).toBe('Ким гратимете?')
    await player.answers()
    await player.waits()
    expect(await player.question()).toMatch(/[а-яіїєґ]/i)
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
        await page.keyboard.press('u')
        expect(await page.locator('.notices .trouble').textContent()).toMatch(/revealed|nothing to take back/)
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

  test('in two tabs at once stays one match', async () => {
    const player = await Player.at(browser, table.address, still)
    await player.sitsDown()
    await player.waits()
    const second = await player.page.context().newPage()
    await second.goto(player.page.url())
    await second.locator('#question .primary').waitFor()
    await player.answers()
    await player.waits()
    const asked = await player.question()
    await expect.poll(() => second.locator('#question h2').textContent(), { timeout: 5000 }).toBe(asked)
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
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      const label = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
      if (name.test(label)) return
    }
    throw new Error(`no way leads to ${name}`)
  }
  await tabTo(/Sit down to play/)
  await page.keyboard.press('Enter')
  await page.locator('form .primary').waitFor()
  await tabTo(/^Begin$/)
  await page.keyboard.press('Enter')
  await page.locator('#question .primary').waitFor()
  for (let turn = 0; turn < 6;) {
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
  }
  while ((await player.waits()) === 'reading') await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await page.getByText('The adviser would choose').waitFor()
  await player.shoot('hint-en-desktop')
  // From the top of the page one press leads past everything to the question.
  const skip = page.locator('.skip')
  expect((await skip.boundingBox())?.y).toBeLessThan(0)
  await skip.focus()
  expect((await skip.boundingBox())?.y).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('question')
})

describe.each(['cs', 'uk', 'en'] as const)('in %s', locale => {
  test.each([
    { name: 'phone', width: 360, height: 740, colorScheme: 'light' },
    { name: 'phone', width: 360, height: 740, colorScheme: 'dark' },
    { name: 'tablet', width: 1024, height: 768, colorScheme: 'light' },
    { name: 'desktop', width: 1440, height: 900, colorScheme: 'light' },
    { name: '4k', width: 2560, height: 1440, colorScheme: 'dark' },
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
    90_000,
  )
})
