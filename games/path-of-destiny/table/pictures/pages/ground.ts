import { fill, ink, type Layer, lit, paper, put, set, shine } from './block.ts'
import { engrave } from '@osud/web/look/draw/engrave.ts'
import { seeded } from '@osud/web/look/draw/seeded.ts'
import { bareTree, spruce } from '@osud/web/look/draw/stock.ts'
import { fall } from '@osud/web/look/draw/tone.ts'

type Ridge = (x: number) => number

/** A soft line through heights that stand at even distances from the left edge to the right one. */
const ridge =
  (heights: readonly number[]): Ridge =>
  x => {
    const place = Math.min(1, Math.max(0, x / 560)) * (heights.length - 1)
    const left = Math.min(Math.max(0, heights.length - 2), Math.floor(place))
    const from = heights[left] ?? 0
    const part = (1 - Math.cos((place - left) * Math.PI)) / 2
    return from + ((heights[left + 1] ?? from) - from) * part
  }

function below(line: Ridge): string {
  let d = 'M-6 226'
  for (let x = -6; x <= 570; x += 16) d += `L${x} ${Math.round(line(x))}`
  return `${d}V226Z`
}

/** Land under a line of heights: what fills it, and what is engraved on it from a little below its edge. */
const land =
  (
    heights: readonly number[],
    ground: (d: string) => string,
    paint: string,
    tone: (x: number, y: number, seed: number) => number,
    swing = 2.4,
  ): Layer =>
  seed => {
    const line = ridge(heights)
    const top = Math.min(...heights)
    const lines = engrave({
      box: [-6, top, 572, 226 - top],
      tone: (x, y) => (y > line(x) + 4 ? tone(x, y, seed) : 0),
      along: 'waves',
      angle: swing === 0 ? ((seed % 3) - 1) * 14 + 4 : 0,
      swing,
      length: 130,
      pitch: swing === 0 ? 6 : 7,
      step: 8,
      seed,
    })
    return ground(below(line)) + fill(lines, paint)
  }

/** White land in slanted lines of one tone. */
export const hills = (dark: number, ...heights: number[]) => land(heights, lit, ink, () => dark, 0)

/** Black land with white cuts that widen towards the reader. */
export const earth = (...heights: number[]) =>
  land(heights, fill, paper, fall(0, Math.min(...heights), 0, 220, 0.1, 0.55))

/** Snow: white land with drifts. */
export const snow = (...heights: number[]) =>
  land(heights, lit, ink, (x, y, seed) => 0.42 * Math.sin(x / 70 + y / 26 + seed))

/** Water from the height down, with a road of light under the lamp at x. */
export const water =
  (y: number, x = -200, dark = 0.84): Layer =>
  seed =>
    fill(`M-6 ${y}H566V226H-6Z`, paper) +
    fill(
      engrave({
        box: [-6, y, 572, 228 - y],
        tone: (at, down) =>
          Math.max(0.14, dark - Math.exp(-(((at - x) / (14 + (down - y) * 0.5)) ** 2)) * 0.9),
        along: 'waves',
        swing: 1.8,
        length: 46,
        pitch: 6,
        step: 5,
        seed,
      }),
    )

/** Black boards that run to a point behind the wall. */
export const boards =
  (y: number, x = 280): Layer =>
  seed =>
    fill(`M-6 ${y}H566V226H-6Z`) +
    fill(
      engrave({
        box: [-6, y + 3, 572, 224 - y],
        tone: (_, down) => 0.12 + 0.22 * ((down - y) / 60),
        along: 'rays',
        centre: [x, y - 40],
        pitch: 6,
        start: 40,
        step: 8,
        seed,
      }),
      paper,
    )

/** Cobbles: a white street of stones that grow towards the reader. */
export const street =
  (y: number): Layer =>
  seed => {
    const random = seeded(seed)
    let d = ''
    let size = 3
    for (let at = y + 4; at < 226; at += size) {
      for (let x = -random() * size * 3; x < 566; x += size * (2.2 + random())) {
        const wide = Math.round(size * (1.5 + random() * 0.5))
        d += `M${Math.round(x)} ${Math.round(at)}q${Math.round(wide / 2)} ${-Math.round(size * 0.7)} ${wide} 0`
      }
      size *= 1.16
    }
    return (
      fill(`M-6 ${y}H566V226H-6Z`) + `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="1.6"/>`
    )
  }

/** A way that leads in: from the foot of the picture to a point. */
export function way(x: number, wide: number, toX: number, toY: number, narrow = 5, paint = paper): string {
  const bend = Math.round((toY + 226) / 2)
  return fill(
    `M${x - wide} 228C${x - wide} ${bend} ${toX - narrow} ${bend} ${toX - narrow} ${toY}H${toX + narrow}C${toX + narrow} ${bend} ${x + wide} ${bend} ${x + wide} 228Z`,
    paint,
  )
}

/** A mountain, lit on the left. */
const peak = (x: number, y: number, height: number, half = height * 0.8) =>
  put(
    x,
    y,
    1,
    lit(
      `M${-half} 4L${-half * 0.4} ${-height * 0.62} ${-half * 0.28} ${-height * 0.6} 0 ${-height} ${half * 0.4} ${-height * 0.5} ${half} 4Z`,
    ) +
      fill(
        `M0 ${-height}L${half * 0.4} ${-height * 0.5} ${half} 4H${half * 0.1}L${half * 0.22} ${-height * 0.3} ${half * 0.02} ${-height * 0.42} ${half * 0.1} ${-height * 0.62}Z` +
          `M${-half * 0.4} ${-height * 0.5}L${-half * 0.5} 4H${-half * 0.36}Z`,
      ),
  )

/** Several mountains in a range. */
export const peaks = (...all: readonly (readonly [number, number, number, number?])[]) =>
  all.map(each => peak(...each)).join('')

/** A wall of spruces. */
export const forest =
  (y: number, height: number, from = 0, to = 560): Layer =>
  seed => {
    const random = seeded(seed)
    let trees = ''
    for (let x = from; x <= to; x += height * 0.24)
      trees += set(
        Math.round(x),
        Math.round(y + random() * 6),
        1,
        spruce(Math.round(random() * 99), Math.round(height * (0.7 + random() * 0.4)), height * 0.42),
        0,
        3,
      )
    return trees
  }

/** A tree in winter. */
export const tree = (x: number, y: number, height: number, seed: number) =>
  set(x, y, 1, bareTree(seed, height, 5), 0, 3)

/** A fir that stands alone. */
export const fir = (x: number, y: number, height: number, seed = 3) =>
  set(x, y, 1, spruce(seed, height, height * 0.45), 0, 4)

/** The ground where a lamp shines. */
export const pool = (x: number, y: number, wide: number) =>
  shine(
    `M${x - wide} ${y}a${wide} ${Math.round(wide / 4)} 0 1 0 ${wide * 2} 0a${wide} ${Math.round(wide / 4)} 0 1 0 ${-wide * 2} 0Z`,
    0,
  )
