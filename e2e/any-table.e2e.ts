import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const screens = [
  { locale: 'cs', colorScheme: 'light', name: 'phone', width: 360, height: 740 },
  { locale: 'uk', colorScheme: 'dark', name: 'phone', width: 360, height: 740 },
  { locale: 'en', colorScheme: 'dark', name: 'desktop', width: 1440, height: 900 },
] as const

const said = {
  cs: {
    river: 'Řeka v noci',
    coins: 'Mince',
    reeds: 'Rákosí',
    rapids: 'Peřeje',
    raft: 'Vor',
    dark: 'Molo – Peřeje: tma',
  },
  uk: {
    river: 'Нічна річка',
    coins: 'Монети',
    reeds: 'Очерети',
    rapids: 'Пороги',
    raft: 'Пліт',
    dark: 'Причал – Пороги: темно',
  },
  en: {
    river: 'The river by night',
    coins: 'Coins',
    reeds: 'The reeds',
    rapids: 'The rapids',
    raft: 'Raft',
    dark: 'Jetty – The rapids: dark',
  },
} as const

test.each(screens)(
  'the river is drawn and a way chosen on it, in $locale on a $name, $colorScheme',
  async ({ locale, name, width, height, colorScheme }) => {
    const words = said[locale]
    const player = await Player.at(browser, `${table.address}/#/set/night-ferry`, {
      locale,
      colorScheme,
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    const { page } = player
    await page.locator('select').nth(1).selectOption('novice')
    await page.locator('form .primary').click()
    await player.waits()

    const river = page.getByRole('region', { name: words.river })
    const area = (name: string) => river.getByRole('listitem').filter({ hasText: new RegExp(`^\\s*${name}`) })
    await river.getByText(words.dark).waitFor({ state: 'attached' })
    expect(await river.getByRole('button', { name: words.rapids }).getAttribute('aria-disabled')).toBe('true')
    await player.shoot(`any-map-${locale}-${colorScheme}-${name}`)
    await player.findsNothingWrong()

    const reeds = river.getByRole('button', { name: words.reeds })
    await reeds.focus()
    await page.keyboard.press('Enter')
    expect(await reeds.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Enter')
    await area(words.reeds).filter({ hasText: words.raft }).waitFor()
    expect(await river.getByRole('button').count()).toBe(0)

    const coins = page.getByRole('region', { name: words.coins })
    expect(await coins.getByRole('listitem').count()).toBe(2)
    await coins.scrollIntoViewIfNeeded()
    await player.shoot(`any-track-${locale}-${colorScheme}-${name}`)
    await player.findsNothingWrong()
  },
)
