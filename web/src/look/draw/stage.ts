import { engrave } from './engrave.ts'
import { disc, ink, lit, mass, paper, spot } from './paint.ts'
import { seeded } from './seeded.ts'
import { fall, glow, type Tone } from './tone.ts'

/** What a woodcut is set in, for a picture of one size: light, air and ground. All of it is drawn without ids. */
export interface Stage {
  /** Rings of night air round a moon; no moon if its radius is 0. */
  readonly night: (x: number, y: number, radius: number, seed?: number, depth?: number) => string
  /** Rays round a sun; no sun if its radius is 0. */
  readonly rays: (x: number, y: number, radius: number, seed?: number) => string
  /** The light itself, as a disc of the spot colour in darkness that is cut along rings, rays or lines. */
  readonly shine: (
    x: number,
    y: number,
    radius: number,
    along: 'rings' | 'rays' | number,
    seed?: number,
  ) => string
  /** A calm sky of level waves, dark above and light at the horizon. */
  readonly dusk: (above?: number, below?: number, seed?: number) => string
  /** Slanted lines over the whole picture: threat, rain, a wall. */
  readonly slant: (angle: number, tone: Tone, seed?: number) => string
  /** Black earth with white cuts from a height down. */
  readonly ground: (y: number, seed?: number, bump?: number) => string
  /** Light water with dark waves from a height down. */
  readonly water: (y: number, seed?: number) => string
  /** Paper hills of a height above a level, shaded by lines. */
  readonly hills: (y: number, height: number, seed?: number, tone?: number) => string
  /** A black table top or floor from a height down. */
  readonly table: (y?: number) => string
  /** Snow or sand: white ground with a few dark lines, from a height down. */
  readonly snow: (y: number, seed?: number) => string
}

/** The stage of a picture of a width and a height. */
export function stage(width: number, height: number): Stage {
  const margin = 14
  const all = [-margin, -margin, width + 2 * margin, height + 2 * margin] as const
  const below = (y: number) => [-margin, y, width + 2 * margin, height - y + margin] as const
  const reach = 0.7 * Math.max(width, height)
  const moon = (x: number, y: number, radius: number) => (radius > 0 ? disc(x, y, radius, spot, 2.4) : '')
  const ridge = (y: number, rise: number, seed: number) => {
    const random = seeded(seed)
    const [a, b, c] = [random() * 6, random() * 6, random() * 3 + 2]
    return (x: number) =>
      y - rise * (0.5 + 0.32 * Math.sin((x / 240) * 5.4 + a) + 0.18 * Math.sin((x / 240) * (5.4 + c) + b))
  }
  const outline = (edge: (x: number) => number) => {
    let path = `M-9 ${height + 9}`
    for (let x = -9; x <= width + 15; x += 6) path += `L${x} ${edge(x).toFixed(1)}`
    return `${path}V${height + 9}Z`
  }
  const onlyBelow =
    (edge: (x: number) => number, tone: Tone): Tone =>
    (x, y) =>
      y > edge(x) + 2 ? tone(x, y) : 0

  return {
    night: (x, y, radius, seed = 1, depth = 1) =>
      mass(
        engrave({
          along: 'rings',
          box: all,
          tone: glow(x, y, reach, 0.28, depth, 0.55),
          centre: [x, y],
          start: radius + 4,
          pitch: 6,
          step: 8,
          seed,
        }),
      ) + moon(x, y, radius),

    rays: (x, y, radius, seed = 1) =>
      mass(
        engrave({
          along: 'rays',
          box: all,
          tone: glow(x, y, reach * 1.1, 0.25, 0.75, 0.8),
          centre: [x, y],
          start: radius + 5,
          pitch: 6,
          step: 6,
          seed,
        }),
      ) + moon(x, y, radius),

    shine: (x, y, radius, along, seed = 1) => {
      const dark = glow(x, y, reach, 0.12, 0.92, 0.85)
      const tone: Tone = (px, py) => (Math.hypot(px - x, py - y) < radius + 2 ? 0 : dark(px, py))
      const cut = { box: all, tone, step: 6, seed }
      const lines =
        typeof along === 'number'
          ? engrave({ ...cut, along: 'lines', angle: along, pitch: 6 })
          : engrave({ ...cut, along, centre: [x, y], start: radius, pitch: along === 'rays' ? 5 : 7 })
      return disc(x, y, radius, spot) + mass(lines)
    },

    dusk: (above = 0.75, horizon = 0.08, seed = 1) =>
      mass(
        engrave({
          along: 'waves',
          box: [-margin, -margin, width + 2 * margin, height * 0.8 + margin],
          tone: fall(0, 0, 0, height * 0.78, above, horizon),
          swing: 2,
          length: 130,
          pitch: 6,
          step: 7,
          seed,
        }),
      ),

    slant: (angle, tone, seed = 1) =>
      mass(engrave({ along: 'lines', box: all, tone, angle, pitch: 6, step: 7, seed })),

    ground: (y, seed = 1, bump = 6) => {
      const edge = ridge(y, bump, seed)
      const cuts = engrave({
        along: 'waves',
        box: below(y - bump),
        tone: onlyBelow(x => edge(x) + 3, fall(0, y, 0, height, 0.1, 0.55)),
        swing: 2,
        length: 90,
        pitch: 6,
        step: 6,
        seed: seed + 9,
        least: 0.14,
      })
      return mass(outline(edge)) + mass(cuts, paper)
    },

    water: (y, seed = 1) => {
      const waves = engrave({
        along: 'waves',
        box: below(y),
        tone: fall(0, y, 0, height, 0.72, 0.3),
        swing: 1.6,
        length: 34,
        pitch: 6,
        step: 4,
        seed,
      })
      return mass(`M-9 ${y}H${width + 9}V${height + 9}H-9Z`, paper) + mass(waves)
    },

    hills: (y, rise, seed = 1, tone = 0.5) => {
      const edge = ridge(y, rise, seed)
      const shade = engrave({
        along: 'lines',
        box: below(y - rise),
        tone: onlyBelow(edge, () => tone),
        angle: 28,
        pitch: 6,
        step: 6,
        seed,
      })
      return lit(outline(edge), 2) + mass(shade)
    },

    table: (y = 150) => {
      const grain = engrave({
        along: 'waves',
        box: below(y + 4),
        tone: () => 0.3,
        swing: 2.2,
        length: 160,
        pitch: 7,
        step: 7,
        seed: 4,
      })
      return mass(`M-9 ${y}H${width + 9}V${height + 9}H-9Z`, ink) + mass(grain, paper)
    },

    snow: (y, seed = 1) => {
      const edge = ridge(y, 8, seed)
      const drifts = engrave({
        along: 'waves',
        box: below(y - 8),
        tone: onlyBelow(edge, (x, py) => 0.5 - Math.abs(Math.sin(x / 47 + py / 13 + seed)) * 0.5),
        swing: 3,
        length: 120,
        pitch: 8,
        step: 5,
        seed,
        least: 0.18,
      })
      return lit(outline(edge), 2.4) + mass(drifts)
    },
  }
}
