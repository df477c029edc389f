import '../../src/look/tokens.css'
import '../../src/look/base.css'
import type { Sketch } from '@osud/engine'
import { mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Choosing } from '../../src/look/board.ts'
import AnyBoard from '../../src/table/any/AnyBoard.svelte'
import { asking, northern, seen, shelter, sitters, voice } from './sketches.ts'

// A slow machine may need its time to fetch what draws a sketch; the tests are about what is drawn.
beforeAll(async () => void (await import('../../src/table/any/sketched.ts')))

let taken: (() => void) | undefined
afterEach(() => taken?.())

/** Lays a board on the screen, so wide, and waits until everything lies where it will lie. */
async function at(width: number, sketch: Sketch, choosing: Choosing = asking([])): Promise<HTMLElement> {
  await page.viewport(width, 740)
  document.documentElement.dataset['game'] = 'adventure-game'
  const target = document.body.appendChild(document.createElement('main'))
  const props = {
    view: seen(sketch),
    voice,
    choosing,
    sitters,
    log: [],
    openRule: () => undefined,
    reread: () => undefined,
  }
  const board = mount(AnyBoard, { target, props })
  taken = () => {
    void unmount(board)
    target.remove()
  }
  await expect
    .poll(() => target.querySelector<HTMLElement>('.map')?.offsetHeight ?? 0, { timeout: 10_000 })
    .toBeGreaterThan(100)
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return target
}

const boxes = (board: HTMLElement): DOMRect[] =>
  [...board.querySelectorAll('.map .plate')].map(plate => plate.getBoundingClientRect())

describe.each([
  ['a land of 25 places', northern, 25],
  ['a house of 12 rooms', shelter, 12],
])('%s', (_, sketch, count) => {
  test.each([360, 820, 1100])('fits a screen of %i pixels, and no area lies upon another', async width => {
    const board = await at(width, sketch)
    const plates = boxes(board)
    expect(plates).toHaveLength(count)
    for (const [i, a] of plates.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(0)
      expect(a.right).toBeLessThanOrEqual(width)
      for (const b of plates.slice(i + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
        expect(apart, `${a.x},${a.y} and ${b.x},${b.y}`).toBe(true)
      }
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

test('an area says who and what stands there, of which part it is, and where ways lead', async () => {
  await at(1100, northern)
  const map = page.getByRole('region', { name: 'northern kingdoms' })
  await expect.element(map.getByText('Vizima', { exact: true })).toBeVisible()
  const vizima = map.getByRole('listitem').filter({ hasText: /^Vizima\s*red\s*Triss/ })
  await expect.element(vizima).toHaveTextContent(/bronze monster\s×2/)
  await expect.element(map.getByText('Bremervoord – Cintra: toll 2')).toBeInTheDocument()
  await expect.element(map.getByText('Hagge – Tegamo: snow')).toBeInTheDocument()
  await expect.element(map.getByText('Vizima – Ellander – Maribor – Mahakam')).toBeInTheDocument()
  expect(map.getByRole('button').elements()).toEqual([])
})

test('what a question offers is lit and chosen with the keyboard; what it refuses says why', async () => {
  const choosing = asking([
    { value: 'by-road', shows: ['oxenfurt'] },
    { value: 'by-ship', shows: ['cintra'], refused: { rule: 'WAG-002', key: 'poor' } },
    { value: 'stay' },
  ])
  await at(360, northern, choosing)
  const buttons = page.getByRole('button')
  expect(buttons.elements()).toHaveLength(2)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: /^Oxenfurt/ })).toHaveFocus()
  await expect
    .element(page.getByRole('button', { name: /^Oxenfurt/ }))
    .toHaveAccessibleDescription('go by-road')
  await userEvent.keyboard('{Enter}')
  expect(choosing.pressed).toEqual(['by-road'])
  const cintra = page.getByRole('button', { name: /^Cintra/ })
  await expect.element(cintra).toHaveAttribute('aria-disabled', 'true')
  await expect.element(cintra).toHaveAccessibleDescription('go by-ship · no gold')
  ;(cintra.element() as HTMLElement).click()
  expect(choosing.pressed).toEqual(['by-road'])
})

test('of several ways to the same area each press takes the next', async () => {
  const options = ['one-road', 'two-roads', 'ship'].map(value => ({ value, shows: ['oxenfurt'] }))
  const choosing = asking(options, 'two-roads')
  await at(820, northern, choosing)
  await page.getByRole('button', { name: /^Oxenfurt/ }).click()
  expect(choosing.pressed).toEqual(['ship'])
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

test('a track says where everybody is, and what that means', async () => {
  await at(360, northern)
  const victory = page.getByRole('region', { name: 'victory' })
  await expect.element(victory.getByRole('heading')).toHaveTextContent('victory 0–80')
  const lines = victory
    .getByRole('listitem')
    .elements()
    .map(line => line.textContent?.replace(/\s+/g, ' ').trim())
  expect(lines).toEqual(['Geralt 23', 'Triss 7', 'Dandelion 23', 'Yarpen 80'])
  const war = page.getByRole('region', { name: 'war' })
  await expect.element(war.getByRole('listitem').first()).toHaveTextContent(/war marker\s*5\s*foul fate/)
  await expect.element(war.getByRole('listitem').nth(1)).toHaveTextContent('2 bronze monster')
})

test('without a sketch there is neither map nor track', async () => {
  await page.viewport(360, 740)
  const target = document.body.appendChild(document.createElement('main'))
  const { sketch: _, ...view } = seen({})
  const props = {
    view,
    voice,
    choosing: asking([]),
    sitters,
    log: [],
    openRule: () => undefined,
    reread: () => undefined,
  }
  const board = mount(AnyBoard, { target, props })
  taken = () => {
    void unmount(board)
    target.remove()
  }
  expect(target.querySelector('.map, svg')).toBe(null)
  await expect.element(page.getByText('hidden cards 2')).toBeVisible()
})
