import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { lay, middle, stretches } from '../../src/table/any/laying.ts'

const place = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 400 }))
const size = fc.record({ width: fc.integer({ min: 40, max: 120 }), height: fc.integer({ min: 30, max: 90 }) })

test.prop([fc.array(fc.tuple(place, size), { maxLength: 20 }), fc.integer({ min: 320, max: 1200 })])(
  'whatever the map, no plate lies upon another or sticks out',
  (areas, width) => {
    const { plates, height } = lay(
      areas.map(([at]) => at),
      areas.map(([, one]) => one),
      width,
    )
    expect(plates).toHaveLength(areas.length)
    for (const [i, a] of plates.entries()) {
      expect(a.x - a.width / 2).toBeGreaterThanOrEqual(-1e-6)
      expect(a.x + a.width / 2).toBeLessThanOrEqual(width + 1e-6)
      expect(a.y - a.height / 2).toBeGreaterThanOrEqual(-1e-6)
      expect(a.y + a.height / 2).toBeLessThanOrEqual(height + 1e-6)
      for (const b of plates.slice(i + 1)) {
        const beside = Math.abs(a.x - b.x) >= (a.width + b.width) / 2
        const apart = beside || Math.abs(a.y - b.y) >= (a.height + b.height) / 2
        expect(apart).toBe(true)
      }
    }
  },
)

describe('a map with room enough', () => {
  const sizes = Array.from({ length: 4 }, () => ({ width: 80, height: 44 }))
  const diamond = [
    [0, 1],
    [2, 0],
    [2, 2],
    [4, 1],
  ] as const

  test('lies as the game has it', () => {
    const { plates, height } = lay(diamond, sizes, 480)
    expect(plates.map(({ x, y }) => [x, y])).toEqual([
      [40, 122],
      [240, 22],
      [240, 222],
      [440, 122],
    ])
    expect(height).toBe(244)
  })

  test('is measured by the spaces between its places, not by its numbers', () => {
    const far = diamond.map(([x, y]) => [x * 1000 - 7, y * 1000 + 3] as const)
    expect(lay(far, sizes, 480)).toEqual(lay(diamond, sizes, 480))
  })

  test('may be a single column, a single place, or none', () => {
    const column = lay([[5, 0] as const, [5, 1] as const], sizes, 400).plates
    expect(column.map(({ x }) => x)).toEqual([200, 200])
    expect(lay([[5, 5]], sizes, 400)).toMatchObject({ plates: [{ x: 200, y: 22 }], height: 44 })
    expect(lay([], [], 400)).toMatchObject({ plates: [], height: 0 })
  })
})

describe('a way', () => {
  const plate = (x: number, y: number) => ({ x, y, width: 40, height: 20 })

  test('is seen from edge to edge, and marked in the middle of what is seen', () => {
    const joined = [plate(20, 10), plate(120, 10)]
    expect(stretches(joined)).toEqual([{ from: { x: 40, y: 10 }, to: { x: 100, y: 10 } }])
    expect(middle(joined)).toEqual({ x: 70, y: 10 })
  })

  test('that joins more than two areas meets in a crossing between them', () => {
    const joined = [plate(0, 0), plate(90, 0), plate(45, 90)]
    expect(middle(joined)).toEqual({ x: 45, y: 30 })
    expect(stretches(joined).map(({ to }) => to)).toEqual([middle(joined), middle(joined), middle(joined)])
  })

  test('to nowhere is not drawn', () => {
    expect(stretches([plate(0, 0)])).toEqual([])
  })
})
