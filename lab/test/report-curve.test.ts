import { describe, expect, test } from 'vitest'
import { curve, curveSvg } from '../src/report/index.ts'
import { elementsOf } from './report/well-formed.ts'

const wave = Array.from({ length: 200 }, (_, i) => 50 + 40 * Math.sin(i / 15))

describe('a curve in a terminal', () => {
  test('rises and falls with its values', () => {
    const lines = curve([1, 2, 3, 1], { width: 12, height: 3 }).split('\n')
    expect(lines).toEqual(['3 ┤    ╭─╮', '2 ┤  ╭─╯ │', '1 ┤──╯   ╰─', '   4 answers'])
  })

  test('keeps to its width and height however many values there are', () => {
    for (const values of [wave, wave.slice(0, 1), [1, 2], [-1e6, 1e6], wave.map(value => value / 1000)]) {
      const lines = curve(values, {
        width: 40,
        height: 7,
        title: 'a title that is much longer than forty signs are',
      }).split('\n')
      expect(lines).toHaveLength(9)
      for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(40)
    }
  })

  test('spans what it is asked to span', () => {
    const lines = curve([50, 60], { from: 0, to: 100, height: 5 }).split('\n')
    expect(lines[0]).toMatch(/^100 ┤$/)
    expect(lines[2]).toMatch(/^ 50 ┤─+/)
    expect(lines[4]).toMatch(/^ {2}0 ┤$/)
  })

  test('says so when there is nothing', () => {
    expect(curve([])).toBe('nothing to draw')
    expect(curve([Number.NaN])).toBe('nothing to draw')
    expect(curve([7], { height: 3 })).toMatch(/7 ┤─+/)
  })
})

describe('a curve as a picture', () => {
  const series = [
    { label: 'Geralt & <Roach>', values: wave },
    { label: 'Yennefer', values: wave.map(value => 100 - value) },
    { label: 'Ciri', values: [50, Number.NaN, 50] },
  ]
  const picture = curveSvg(series, { title: 'Chances <now>', y: 'points', from: 0, to: 100 })

  test('is well-formed and says what it shows', () => {
    const names = elementsOf(picture).map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual(['svg', 'title', 'desc', 'style'])
    expect(picture).toContain('Chances &lt;now&gt;')
    expect(picture).toMatch(/<desc>Geralt &amp; &lt;Roach&gt;: from 50 to [\d.]+, least 10, most 90; /)
    expect(picture).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('has a line for each series, broken where a value is missing', () => {
    const lines = [
      ...picture.matchAll(/<path d="(M[^"]*)" style="stroke:var\(--c(\d)\)" stroke-dasharray="([^"]*)"/g),
    ]
    const long = lines.filter(([, d = '']) => !d.includes('h'))
    expect(long).toHaveLength(3)
    expect(long.map(([, d = '']) => d.match(/[ML]/g)?.length)).toEqual([200, 200, 2])
    expect(long[2]?.[1]).toMatch(/^M[^L]*M[^L]*$/)
    expect(new Set(long.map(([, , , dash]) => dash)).size).toBe(3)
  })

  test('puts higher values higher, in proportion', () => {
    const ys = [
      ...(
        curveSvg([{ label: 'a', values: [0, 25, 100] }], { title: 't' }).match(/<path d="([^"]*)"/)?.[1] ?? ''
      ).matchAll(/ ([\d.]+)/g),
    ].map(([, y]) => Number(y))
    const [low = 0, middle = 0, high = 0] = ys
    expect(high).toBeLessThan(low)
    expect((low - middle) / (low - high)).toBeCloseTo(0.25, 3)
  })

  test('keeps the names of lines that end together apart', () => {
    const same = ['a', 'b', 'c'].map(label => ({ label, values: [1, 2] }))
    const ys = [...curveSvg(same, { title: 't' }).matchAll(/<text x="[\d.]+" y="([\d.]+)">[abc] /g)].map(
      ([, y]) => Number(y),
    )
    expect(ys).toHaveLength(3)
    expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBeGreaterThanOrEqual(16)
    expect((ys[2] ?? 0) - (ys[1] ?? 0)).toBeGreaterThanOrEqual(16)
  })

  test('counts from the answer that its first value belongs to', () => {
    const ticks = (first?: number): string[] => {
      const options = { title: 't', ...(first !== undefined && { first }) }
      const drawn = curveSvg([{ label: 'a', values: [0, 1, 2, 3] }], options)
      return [...drawn.matchAll(/x="([\d.]+)" y="260" text-anchor="middle">(\d+)</g)].map(
        ([, x, tick]) => `${tick} at ${x}`,
      )
    }
    const [before, after] = [ticks(), ticks(1)]
    expect(before).toEqual(['0 at 44', '1 at 217.33', '2 at 390.67', '3 at 564'])
    expect(after).toEqual(['1 at 44', '2 at 217.33', '3 at 390.67', '4 at 564'])
  })

  test('holds together when nothing ever changes', () => {
    const level = curveSvg([{ label: 'a', values: [5, 5] }], { title: 't' })
    expect(level).not.toContain('NaN')
    expect(level).toMatch(/<path d="M[\d.]+ ([\d.]+)L[\d.]+ \1"/)
  })

  test('holds together with no series', () => {
    expect(() => elementsOf(curveSvg([], { title: 'nothing' }))).not.toThrow()
  })
})
