import type { Tone } from './tone.ts'

/** A tone that is ink within an outline of straight lines and cubic curves (M, L, C in absolute numbers) and paper outside. */
export function within(outline: string): Tone {
  const corners = polygon(outline)
  return (x, y) => {
    let inside = false
    let [fromX, fromY] = corners.at(-1) ?? [0, 0]
    for (const [toX, toY] of corners) {
      if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside
      fromX = toX
      fromY = toY
    }
    return inside ? 1 : 0
  }
}

type Corner = readonly [x: number, y: number]

const curveSteps = 6

function polygon(outline: string): Corner[] {
  const corners: Corner[] = []
  for (const [, command, numbers = ''] of outline.matchAll(/([MLC])([^A-Z]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const points: Corner[] = []
    for (let index = 1; index < values.length; index += 2)
      points.push([values[index - 1] ?? 0, values[index] ?? 0])
    if (command === 'C') points.splice(0, 3, ...curve(corners.at(-1), points))
    corners.push(...points)
  }
  return corners
}

function curve(from: Corner = [0, 0], [a = from, b = from, to = from]: readonly Corner[]): Corner[] {
  return Array.from({ length: curveSteps }, (_, index) => {
    const t = (index + 1) / curveSteps
    const along = (axis: 0 | 1) =>
      (1 - t) ** 3 * from[axis] +
      3 * (1 - t) ** 2 * t * a[axis] +
      3 * (1 - t) * t * t * b[axis] +
      t ** 3 * to[axis]
    return [along(0), along(1)]
  })
}
