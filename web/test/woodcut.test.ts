import { describe, expect, test } from 'vitest'
import { engrave } from '../src/look/draw/engrave.ts'
import { within } from '../src/look/draw/outline.ts'
import { stage } from '../src/look/draw/stage.ts'
import * as stock from '../src/look/draw/stock.ts'
import { ball, both, fall, times } from '../src/look/draw/tone.ts'

const { at, blackLine, disc, flip, halo, ink, lit, mass, paper, spot, whiteLine, ...silhouettes } = stock
const paints = { at, blackLine, disc, flip, halo, lit, mass, whiteLine }
const thing = mass('M0 0h9v9z')
const drawn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({
      ...silhouettes,
      hollowOak: () => '',
      jar: () => '',
      ferry: () => '',
      wall: () => '',
    }).map(([name, draw]) => [name, draw()]),
  ),
  hollowOak: stock.hollowOak(thing),
  jar: stock.jar(thing),
  ferry: stock.ferry(thing),
  wall: stock.wall(80, 60),
}

describe.each(Object.entries(drawn))('the silhouette %s', (_name, picture) => {
  test('is whole and black on white', () => {
    expect(picture).toContain(ink)
    expect(picture).not.toMatch(/NaN|undefined|style=| id=/)
  })
})

test('a halo is the same shape in paper, wider, under the thing itself', () => {
  const edged = halo(stock.sword(), 7)
  expect(edged.endsWith(stock.sword())).toBe(true)
  expect(edged).toContain(`stroke-width="7"`)
  expect(edged.slice(0, -stock.sword().length)).not.toContain(ink)
})

test('a line in a halo stays a line and is not filled', () => {
  expect(halo(blackLine('M0 0Q9 9 18 0', 3))).toContain('d="M0 0Q9 9 18 0" fill="none"/>')
})

test('the paints use only ink, paper and spot', () => {
  expect([ink, paper, spot].every(colour => colour.startsWith('var(--'))).toBe(true)
  expect(Object.values(paints).every(paint => typeof paint === 'function')).toBe(true)
})

describe('engraving', () => {
  const box = [0, 0, 60, 40] as const
  const cuts = {
    lines: { along: 'lines', angle: 30 },
    waves: { along: 'waves', swing: 2, length: 30 },
    rings: { along: 'rings', centre: [30, 20], start: 6 },
    rays: { along: 'rays', centre: [30, 20], start: 6 },
  } as const

  test.each(Object.entries(cuts))(
    '%s stay in their box, are the same every time and swell with the tone',
    (_name, cut) => {
      const cutAt = (tone: number) => engrave({ ...cut, box, pitch: 6, step: 4, tone: () => tone })
      expect(cutAt(0.6)).toBe(cutAt(0.6))
      expect(cutAt(0.6)).not.toBe(cutAt(0.3))
      expect(cutAt(0.05)).toBe('')
      const starts = [...cutAt(0.6).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)]
      expect(starts.length).toBeGreaterThan(3)
      for (const [, x, y] of starts) {
        expect(Math.abs(Number(x) - 30)).toBeLessThan(33)
        expect(Math.abs(Number(y) - 20)).toBeLessThan(23)
      }
    },
  )

  test('`least` sets the tone under which nothing is cut', () => {
    const faint = { ...cuts.lines, box, pitch: 6, step: 4, tone: () => 0.2 } as const
    expect(engrave(faint)).not.toBe('')
    expect(engrave({ ...faint, least: 0.3 })).toBe('')
  })
})

describe('tones', () => {
  test('both takes the darker, times multiplies', () => {
    const [a, b] = [() => 0.5, () => 0.8]
    expect(both(a, b)(0, 0)).toBe(0.8)
    expect(times(a, b)(0, 0)).toBeCloseTo(0.4)
    expect(times(() => 0, fall(0, 0, 1, 0, 1, 1))(0, 0)).toBe(0)
  })

  test('a ball is light where the light comes from', () => {
    const tone = ball(0, 0, 10, 10)
    expect(tone(-4, -4)).toBeLessThan(tone(6, 6))
  })

  test('within an outline is ink, outside is paper', () => {
    const tone = within('M0 0L20 0C20 10 20 10 20 20L0 20Z')
    expect([tone(10, 10), tone(30, 10), tone(10, -5)]).toEqual([1, 0, 0])
  })
})

test('a stage of any size draws light, air and ground without ids', () => {
  const { night, rays, shine, dusk, slant, ground, water, hills, table, snow } = stage(560, 220)
  const scenes = [
    night(100, 60, 20),
    rays(100, 60, 0),
    shine(100, 60, 30, 'rings'),
    shine(100, 60, 30, 'rays'),
    shine(100, 60, 30, 55),
    dusk(),
    slant(60, () => 0.5),
    ground(150),
    water(150),
    hills(150, 40),
    table(),
    snow(150),
  ]
  expect(new Set(scenes).size).toBe(scenes.length)
  for (const scene of scenes) expect(scene).not.toMatch(/NaN|undefined| id=|style=/)
})
