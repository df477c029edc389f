import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const desktop = { viewport: { width: 1440, height: 900 } } as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** Sets a table online. */
async function sets(
  host: Player,
  {
    name,
    game = 'night-ferry',
    seats = ['friend'],
  }: { name: string; game?: string; seats?: readonly string[] },
): Promise<void> {
  const { page } = host
  await page.goto(`${table.address}/#/set/${game}`)
  await page.locator('input[name=where][value=online]').check()
  await page.locator('form ol input').fill(name)
  const rows = page.locator('form ol select')
  for (const [index, seat] of seats.entries()) {
    if ((await rows.count()) <= index + 1) await page.locator('form fieldset > .secondary').click()
    await rows.nth(index + 1).selectOption(seat)
  }
  await page.locator('form footer .primary').click()
  await page.locator('ol .who').first().waitFor()
}

/** Sets a table for friends and returns the link that invites them. */
async function invites(host: Player, plan: Parameters<typeof sets>[1]): Promise<string> {
  await sets(host, plan)
  return host.page.locator('#link').inputValue()
}

/** Follows an invitation. */
async function comes(link: string, name: string, options: BrowserContextOptions = desktop): Promise<Player> {
  const guest = await Player.at(browser, link, { reducedMotion: 'reduce', ...options })
  await guest.page.locator('form input').fill(name)
  await guest.page.locator('form .primary').click()
  await guest.page.locator('ol .who').first().waitFor()
  return guest
}

const hosts = (options: BrowserContextOptions = desktop): Promise<Player> =>
  Player.at(browser, table.address, { reducedMotion: 'reduce', ...options })

const begins = (page: Page): Promise<void> => page.locator('main footer .primary').click()

/** Takes a match that goes on into this browser, though nobody else can sit down at it then. */
async function takesHome(page: Page): Promise<void> {
  await page.locator('.tools button', { hasText: 'Menu' }).click()
  await page.locator('dialog[open] button', { hasText: 'into this browser' }).click()
  await page.getByRole('group', { name: 'nobody else can sit down' }).getByText('Yes').click()
}

/** How many matches lie in this browser. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        const opening = indexedDB.open('osud')
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('matches').objectStore('matches').count()
          counting.addEventListener('success', () => done(counting.result))
          opening.result.close()
        })
      }),
  )

/** A match that is over is kept in this browser by itself, and counts once, though it is taken along again. */
async function remembersOneMatch({ page }: Player): Promise<void> {
  const online = page.url()
  await expect.poll(() => keptIn(page), { timeout: 20_000 }).toBe(1)
  await page.locator('dialog[open] button', { hasText: 'into this browser' }).click()
  await page.waitForFunction(() => location.hash.startsWith('#/replay/'))
  await page.goto(online)
  await page.locator('dialog[open] a[href="#/"]').click()
  await page.getByText(/finished · played online/).waitFor()
  expect(await keptIn(page)).toBe(1)
  await page.goto(`${table.address}/#/memories`)
  await page.locator('.numbers dd', { hasText: /^1$/ }).first().waitFor()
}

describe('a table online', () => {
  test('three people in three languages and a bot play a whole match', async () => {
    const anna = await hosts({ ...desktop, locale: 'cs' })
    const link = await invites(anna, {
      name: 'Anna',
      game: 'path-of-destiny',
      seats: ['friend', 'friend', 'novice'],
    })
    await anna.findsNothingWrong()
    await anna.shoot('online-gathering-cs')
    const taras = await comes(link, 'Тарас', { ...phone, locale: 'uk', colorScheme: 'dark' })
    const joe = await comes(link, 'Joe', { ...desktop, locale: 'en', colorScheme: 'dark' })
    await taras.findsNothingWrong()
    await taras.shoot('online-gathering-uk-phone')
    await begins(anna.page)
    const people = [anna, taras, joe]
    await Promise.all(people.map(({ page }) => page.locator('#question').waitFor()))
    expect(await anna.page.locator('html').getAttribute('lang')).toBe('cs')
    expect(await taras.page.locator('html').getAttribute('lang')).toBe('uk')
    expect(await joe.page.locator('html').getAttribute('lang')).toBe('en')
    await joe.page.locator('.tools button', { hasText: 'Talk' }).click()
    await joe.page.locator('form input').fill('<b>May the best win</b>')
    await joe.page.locator('form button').click()
    await anna.page.locator('.notices .said', { hasText: '<b>May the best win</b>' }).waitFor()
    await anna.shoot('online-said-cs')
    // A sign is read in everybody's own language.
    await anna.page.locator('.notices .said button').click()
    await anna.page.locator('button', { hasText: 'Souhlas' }).click()
    await taras.page.locator('.notices .said', { hasText: 'Anna: Згода' }).waitFor()
    await anna.page.keyboard.press('Escape')
    await joe.page.keyboard.press('Escape')
    await taras.findsNothingWrong()
    await taras.shoot('online-table-uk-phone')
    const turns = await Promise.all(people.map(player => player.playsToTheEnd()))
    expect(Math.min(...turns)).toBeGreaterThan(10)
    await anna.shoot('online-end-cs')
    await taras.shoot('online-end-uk-phone')
    await anna.findsNothingWrong()
    // Once more in the same company.
    await anna.page.locator('dialog[open] footer button.primary').click()
    await anna.page.locator('main footer .primary').waitFor()
    await joe.page.locator('dialog[open] a.primary').click()
    await joe.page.locator('ol .who', { hasText: 'Anna' }).waitFor()
    expect(await joe.page.locator('ol .who b').allTextContents()).toEqual(['Anna', 'Тарас', 'Joe', 'novice'])
  }, 900_000)

  test('somebody leaves, a companion plays, and they come back; nobody else may do that for them', async () => {
    const anna = await hosts()
    const link = await invites(anna, { name: 'Anna' })
    const jan = await comes(link, 'Jan')
    await begins(anna.page)
    await jan.page.locator('#question').waitFor()
    await jan.page.locator('.tools button', { hasText: 'Menu' }).click()
    await jan.findsNothingWrong()
    await jan.shoot('online-menu-en')
    // A guest is offered nothing about the host's seat.
    expect(await jan.page.locator('dialog[open] li', { hasText: 'Anna' }).locator('button').count()).toBe(0)
    await jan.page.locator('dialog[open] li.mine button').click()
    await jan.page.locator('dialog[open] li.mine', { hasText: 'companion plays for Jan' }).waitFor()
    await jan.page.keyboard.press('Escape')
    // Whatever Anna answers, the companion goes on for Jan.
    for (let turn = 0; turn < 3; turn++) {
      if ((await anna.waits()) === 'question') await anna.answers()
    }
    await jan.page.locator('.notices button', { hasText: 'Play myself again' }).click()
    await anna.page.locator('.tools button', { hasText: 'Menu' }).click()
    await anna.page
      .locator('dialog[open] li', { hasText: 'Jan' })
      .locator('small', { hasText: 'here' })
      .waitFor()
    await jan.page.context().close()
    await anna.page
      .locator('dialog[open] li', { hasText: 'Jan' })
      .locator('small', { hasText: 'away' })
      .waitFor()
    await anna.page.locator('dialog[open] li', { hasText: 'Jan' }).locator('button').click()
    await anna.page.keyboard.press('Escape')
    await anna.playsToTheEnd()
  }, 300_000)

  test('in mid-game a friend takes over from a companion by a link of the host, and nobody without one', async () => {
    const anna = await hosts({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] })
    await sets(anna, { name: 'Anna', seats: ['companion'] })
    await begins(anna.page)
    await anna.page.locator('#question').waitFor()
    const stranger = await Player.at(browser, anna.page.url(), { ...desktop, reducedMotion: 'reduce' })
    await stranger.page.locator('.tools button', { hasText: 'Menu' }).click()
    await stranger.page.locator('dialog[open] li', { hasText: 'companion' }).waitFor()
    expect(await stranger.page.locator('dialog[open] li button').count()).toBe(0)
    await anna.page.locator('.tools button', { hasText: 'Menu' }).click()
    await anna.page.locator('dialog[open] li button', { hasText: 'Copy the link to this seat' }).click()
    await anna.page.locator('dialog[open] li [role=status]', { hasText: 'Copied' }).waitFor()
    await anna.findsNothingWrong()
    await anna.shoot('online-menu-link-en')
    const link = await anna.page.evaluate(() => navigator.clipboard.readText())
    const jan = await Player.at(browser, link, { ...desktop, reducedMotion: 'reduce' })
    await jan.page.locator('form input').fill('Jan')
    await jan.page.locator('form .primary').click()
    await jan.page.locator('#question').waitFor()
    await anna.page.locator('dialog[open] li', { hasText: 'Jan' }).waitFor()
    await anna.page.keyboard.press('Escape')
    await Promise.all([anna.playsToTheEnd(), jan.playsToTheEnd()])
  }, 300_000)

  test('the title of the tab says whose turn it is, onlookers see what is public, and others advise', async () => {
    const anna = await hosts()
    const link = await invites(anna, { name: 'Anna' })
    const jan = await comes(link, 'Jan')
    const stranger = await Player.at(browser, anna.page.url(), { ...desktop, reducedMotion: 'reduce' })
    await stranger.page.locator('ol .who').first().waitFor()
    await begins(anna.page)
    await Promise.all([anna, jan, stranger].map(({ page }) => page.locator('#question').waitFor()))
    await stranger.page.locator('.notices p', { hasText: 'You are watching' }).waitFor()
    await stranger.shoot('online-watching-en')
    const [mine, other] = await Promise.race([
      anna.page
        .locator('#question .primary')
        .waitFor()
        .then(() => [anna, jan] as const),
      jan.page
        .locator('#question .primary')
        .waitFor()
        .then(() => [jan, anna] as const),
    ])
    await mine.page.waitForFunction(() => document.title.includes('Your turn'))
    expect(await stranger.page.title()).toBe('Osud')
    expect(await stranger.page.locator('#question .primary').count()).toBe(0)
    // Whoever does not decide may still advise.
    await other.page.locator('#question li > button[aria-disabled="false"]').first().click()
    await other.page.locator('#question button', { hasText: 'Suggest it' }).click()
    await mine.page.locator('.suggestion', { hasText: 'suggests: Through the reeds' }).waitFor()
    await mine.answers()
    await other.page.waitForFunction(() => document.title.includes('Your turn'))
  }, 120_000)

  test('a server that goes away and comes back is waited for, and the match goes on where it was', async () => {
    const anna = await hosts()
    // What the browser complains about a broken line is what this is about.
    anna.mayComplain(/WebSocket|ERR_CONNECTION|fetching the script/)
    await sets(anna, { name: 'Anna', seats: ['companion'] })
    await begins(anna.page)
    expect(await anna.waits()).toBe('question')
    await anna.answers()
    const { title } = await told(anna.page)
    await table.restart()
    await anna.page.locator('.notices .trouble').waitFor({ state: 'detached' })
    expect((await told(anna.page)).title).toBe(title)
    await anna.playsToTheEnd()
    await remembersOneMatch(anna)
  }, 300_000)

  test('a match of this browser goes on online, and comes back', async () => {
    const anna = await hosts()
    await anna.page.goto(`${table.address}/#/set/night-ferry`)
    await anna.page.locator('form .primary').click()
    expect(await anna.waits()).toBe('question')
    await anna.answers()
    await anna.waits()
    const before = await told(anna.page)
    await anna.page.locator('.tools button', { hasText: 'Menu' }).click()
    await anna.page.locator('dialog[open] a', { hasText: 'friends' }).click()
    await anna.page.locator('form input').fill('Anna')
    await anna.findsNothingWrong()
    await anna.page.locator('form .primary').click()
    await begins(anna.page)
    await anna.page.locator('#question .primary').waitFor()
    expect(anna.page.url()).toContain('#/online/')
    expect(await told(anna.page)).toEqual(before)
    await anna.answers()
    await anna.waits()
    const there = await told(anna.page)
    const online = anna.page.url()
    const token = await anna.page.evaluate(async () => {
      const answer = await fetch(`/api/tables/${location.hash.split('/')[2] ?? ''}/invite`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"seat":1}',
      })
      return ((await answer.json()) as { token: string }).token
    })
    await takesHome(anna.page)
    await anna.page.waitForFunction(() => location.hash.startsWith('#/table/'))
    await anna.page.locator('#question .primary').waitFor()
    expect(await told(anna.page)).toEqual(there)
    await anna.playsToTheEnd()
    // Whoever took the match along knows every card: nobody else sits down at it, and everybody is told why.
    await anna.page.goto(online)
    await anna.page.locator('.tools button', { hasText: 'Menu' }).click()
    await anna.page.locator('dialog[open] p', { hasText: 'Nobody else can sit down here' }).waitFor()
    expect(await anna.page.locator('dialog[open] li button', { hasText: 'link' }).count()).toBe(0)
    await anna.findsNothingWrong()
    await anna.shoot('online-closed-en')
    const guest = await Player.at(browser, `${table.address}/#/join/${token}`, { ...phone, locale: 'cs' })
    guest.mayComplain(/409/)
    await guest.page.locator('form input').fill('Jan')
    await guest.page.locator('form .primary').click()
    await guest.page.locator('[role=alert]', { hasText: 'nikdo další nepřisedne' }).waitFor()
    await guest.shoot('online-closed-join-cs-phone')
  }, 300_000)

  describe('a server that is slow', () => {
    /** Lets a request reach the server only when the test says so, and then waits for the answer. */
    async function holds(page: Page, address: string): Promise<() => Promise<void>> {
      let letGo = (): void => undefined
      const held = new Promise<void>(resolve => (letGo = resolve))
      const answered = page.waitForResponse(address)
      await page.route(address, async route => {
        await held
        await route.continue()
      })
      return async () => {
        letGo()
        await answered
        await page.waitForTimeout(500)
      }
    }

    /** Somebody at a table of this browser, and its address. */
    async function atHome(): Promise<{ anna: Player; home: string }> {
      const anna = await hosts()
      await anna.page.goto(`${table.address}/#/set/night-ferry`)
      await anna.page.locator('form .primary').click()
      await anna.waits()
      return { anna, home: anna.page.url() }
    }

    /** Goes to a table of this browser, and can play there whatever the server says afterwards. */
    async function staysAt(home: string, anna: Player, answer: () => Promise<void>): Promise<void> {
      await anna.page.evaluate(hash => (location.hash = hash), new URL(home).hash)
      await anna.waits()
      await answer()
      expect(anna.page.url()).toBe(home)
      await anna.answers()
      expect(await anna.page.locator('.notices .trouble').count()).toBe(0)
    }

    test('calls nobody back who went to another table while it took a match in', async () => {
      const { anna, home } = await atHome()
      const answer = await holds(anna.page, '**/api/tables/take')
      await anna.page.goto(home.replace('#/table/', '#/friends/'))
      await anna.page.locator('form input').fill('Anna')
      await anna.page.locator('form .primary').click()
      await staysAt(home, anna, answer)
    }, 60_000)

    test('nor while it gave one back', async () => {
      const { anna, home } = await atHome()
      await sets(anna, { name: 'Anna', seats: ['novice'] })
      await begins(anna.page)
      await anna.page.locator('#question .primary').waitFor()
      const answer = await holds(anna.page, '**/api/tables/*/file')
      await takesHome(anna.page)
      await staysAt(home, anna, answer)
    }, 60_000)

    test('nor while it set a table or found a chair', async () => {
      const { anna, home } = await atHome()
      const set = await holds(anna.page, '**/api/tables')
      await anna.page.goto(`${table.address}/#/set/night-ferry`)
      await anna.page.locator('input[name=where][value=online]').check()
      await anna.page.locator('form ol input').fill('Anna')
      await anna.page.locator('form footer .primary').click()
      await staysAt(home, anna, set)
      const link = await invites(await hosts(), { name: 'Jan' })
      const join = await holds(anna.page, '**/api/join')
      await anna.page.goto(link)
      await anna.page.locator('form input').fill('Anna')
      await anna.page.locator('form .primary').click()
      await anna.page.evaluate(() => (location.hash = '#/'))
      await anna.page.locator('#path-of-destiny').waitFor()
      await join()
      expect(new URL(anna.page.url()).hash).toBe('#/')
    }, 60_000)
  })

  test('its chronicle is read while it goes on', async () => {
    const anna = await hosts()
    await sets(anna, { name: 'Anna', game: 'path-of-destiny', seats: ['companion'] })
    await begins(anna.page)
    for (let turn = 0; turn < 3; turn++) {
      const what = await anna.waits()
      if (what === 'question') await anna.answers()
      else if (what === 'reading') await anna.goesOn(what)
    }
    await anna.page.goto(`${anna.page.url()}/book`)
    await anna.page.locator('main article, main h1').first().waitFor()
    await anna.shoot('online-book-en')
    await anna.findsNothingWrong()
    await anna.page.locator('header a.tool').first().click()
    await anna.page.locator('#question').waitFor()
  }, 120_000)
})

describe('who somebody is', () => {
  test('a passkey makes them the same person on another device, and everything can be deleted', async () => {
    const anna = await hosts()
    await invites(anna, { name: 'Anna' })
    const address = anna.page.url()
    const keys = await keyring(anna.page)
    await anna.page.goto(`${table.address}/#/me`)
    await anna.page.locator('button', { hasText: 'Make a passkey' }).click()
    await anna.page.locator('.said', { hasText: 'The passkey is made' }).waitFor()
    await anna.findsNothingWrong()
    await anna.shoot('online-me-en')
    const credentials = await keys.all()
    const elsewhere = await Player.at(browser, `${table.address}/#/me`, { ...phone, locale: 'en' })
    await (await keyring(elsewhere.page)).take(credentials)
    await elsewhere.page.locator('button', { hasText: 'I have a passkey' }).click()
    await elsewhere.page.locator('.said', { hasText: 'Welcome, Anna' }).waitFor()
    await elsewhere.page.goto(address)
    await elsewhere.page.locator('li.mine', { hasText: 'Anna' }).waitFor()
    await elsewhere.page.goto(`${table.address}/#/me`)
    await elsewhere.page.locator('button', { hasText: 'Delete everything' }).click()
    await elsewhere.page.locator('button', { hasText: 'Yes' }).click()
    await elsewhere.page.locator('.said', { hasText: 'knows nothing about you' }).waitFor()
    await anna.page.reload()
    await anna.page.locator('p', { hasText: 'does not know you yet' }).waitFor()
  }, 120_000)

  test('a match goes on on another device: there it is told what has happened, and everything can be taken along', async () => {
    const anna = await hosts()
    await sets(anna, { name: 'Anna', game: 'path-of-destiny', seats: ['novice'] })
    await begins(anna.page)
    for (let what = await anna.waits(); !(await hasMuchToTell(anna.page)); what = await anna.waits())
      if (what === 'question') await anna.answers()
      else if (what === 'reading') await anna.goesOn(what)
    const id = anna.page.url().split('/').at(-1) ?? ''
    const keys = await keyring(anna.page)
    await anna.page.goto(`${table.address}/#/me`)
    await anna.page.locator('button', { hasText: 'Make a passkey' }).click()
    await anna.page.locator('.said', { hasText: 'The passkey is made' }).waitFor()
    const credentials = await keys.all()
    await anna.page.context().close()

    const elsewhere = await Player.at(browser, `${table.address}/#/me`, { ...phone, reducedMotion: 'reduce' })
    const { page } = elsewhere
    await (await keyring(page)).take(credentials)
    await page.locator('button', { hasText: 'I have a passkey' }).click()
    await page.locator('.said', { hasText: 'Welcome, Anna' }).waitFor()
    await page.goto(`${table.address}/#/`)
    await page.getByRole('region', { name: 'Your tables online' }).getByRole('link').first().click()
    const card = page.getByRole('region', { name: 'Previously…' })
    await card.waitFor()
    expect(await card.locator('p').count()).toBe(3)
    await elsewhere.shoot('online-previously-en-phone')
    await elsewhere.findsNothingWrong()
    const book = await card.getByRole('link').getAttribute('href')
    expect(book).toBe(`#/online/${id}/book`)
    await card.getByRole('button', { name: 'What happened since my last turn' }).click()
    await page
      .getByRole('region', { name: 'Since your last turn' })
      .getByText(/^1\sof\s\d+$/)
      .waitFor()
    await page.keyboard.press('Escape')
    await elsewhere.waits()
    await elsewhere.answers()
    await page.goto(`${table.address}/${book ?? ''}`)
    await page.locator('main article').first().waitFor()

    await page.goto(`${table.address}/#/me`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Take everything along' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('osud-me.json')
    expect(await readFile(await file.path(), 'utf8')).toMatch(new RegExp(`Anna[^]*${id}|${id}[^]*Anna`))
  }, 300_000)

  test('a link that leads nowhere, a table that is not there and a missing name are explained', async () => {
    const guest = await Player.at(browser, `${table.address}/#/join/nowhere`, { ...phone, locale: 'cs' })
    guest.mayComplain(/404/)
    await guest.page.locator('form .primary').click()
    await guest.page.locator('[role=alert]', { hasText: 'jak vám máme říkat' }).waitFor()
    await guest.page.locator('form input').fill('Host')
    await guest.page.locator('form .primary').click()
    await guest.page.locator('[role=alert]', { hasText: 'nikam nevede' }).waitFor()
    await guest.findsNothingWrong()
    await guest.shoot('online-join-cs-phone')
    await guest.page.goto(`${table.address}/#/online/${'x'.repeat(22)}`)
    await guest.page.locator('[role=alert]', { hasText: 'Takový stůl' }).waitFor()
  }, 60_000)
})

/** Whether so much has been told that whoever comes from elsewhere has a right to be told where the story stands. */
const hasMuchToTell = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const left = JSON.parse(localStorage.getItem('osud.left') ?? '{}') as Record<
      string,
      { readonly asked: Record<string, { readonly told: number }> }
    >
    return Object.values(left).some(({ asked }) => Object.values(asked).some(({ told: n }) => n > 60))
  })

/** What the reader has been told: the log as it stands on the screen. */
async function told(page: Page): Promise<{ title: string; log: string[] }> {
  await page.locator('.log li').first().waitFor()
  // What was played is written down two frames after it is seen.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  return {
    title: (await page.locator('header h1').textContent()) ?? '',
    log: await page.locator('.log li').allTextContents(),
  }
}

type Credentials = readonly { readonly credentialId: string }[]

/** A ring of passkeys in a browser, which can be copied to another as a password manager would do it. */
async function keyring(
  page: Page,
): Promise<{ all(): Promise<Credentials>; take(keys: Credentials): Promise<void> }> {
  const line = await page.context().newCDPSession(page)
  await line.send('WebAuthn.enable')
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    all: async () => (await line.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    take: async keys => {
      for (const credential of keys)
        await line.send('WebAuthn.addCredential', { authenticatorId, credential: credential as never })
    },
  }
}
