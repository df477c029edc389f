import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { crowdedMatch } from './matches.ts'
import { Player } from './osud.ts'

const { table, browser } = await openHouse()

const screens = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
  // A tablet held upright, and phones held sideways.
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
]

/** What a hand, a row of pairs or a timeline can ask at most, as far as matches of chance show it. */
const crowded: readonly (readonly [ask: string, options: number])[] = [
  ['ask.play', 9],
  ['ask.elder-blood', 9],
  ['ask.discard', 7],
  ['ask.keep', 8],
  ['ask.lose', 9],
  ['ask.swap', 10],
  ['ask.draft', 6],
]

/** The words of everything in the question that cannot be seen whole, or is too small for a finger. Runs in the page. */
function outOfSight(): string[] {
  const seen = ({ top, bottom }: DOMRect, within: Element): boolean => {
    const room = within.getBoundingClientRect()
    return top >= Math.max(0, room.top) - 1 && bottom <= Math.min(innerHeight, room.bottom) + 1
  }
  const panel = document.querySelector('#question')
  const answers = panel?.querySelector('.answers')
  if (!panel || !answers) return ['there is no question']
  const rows = [...answers.querySelectorAll('li')].filter(row => {
    const button = row.querySelector('button')?.getBoundingClientRect()
    return (button?.height ?? 0) < 24 || !seen(row.getBoundingClientRect(), answers)
  })
  const rest = [...panel.querySelectorAll('h2, .primary')].filter(
    part => !seen(part.getBoundingClientRect(), panel),
  )
  // Whatever lies over the question hides it just as well.
  const covered = [...panel.querySelectorAll('h2, li > button, .primary')].filter(part => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return !panel.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  return [...rows, ...rest, ...covered].map(({ textContent }) => textContent.trim())
}

describe.each(['cs', 'uk', 'en'])('in %s all answers are seen without scrolling', locale => {
  test.each(crowded)('%s with %i options', async (ask, options) => {
    const file = crowdedMatch(ask, options)
    const player = await Player.at(browser, table.address, { locale, reducedMotion: 'reduce' })
    const { page } = player
    await page.locator('input[type=file]').setInputFiles(file)
    expect(await player.waits()).toBe('question')
    expect(await page.locator('#question li').count()).toBeGreaterThanOrEqual(options)
    for (const viewport of screens) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.evaluate(outOfSight)).toEqual([])
      await player.shoot(`answers-${ask.slice(4)}-${locale}-${viewport.width}x${viewport.height}`)
    }
  })
})
