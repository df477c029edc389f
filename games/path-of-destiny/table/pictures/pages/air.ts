import { engrave } from '@osud/web/look/draw/engrave.ts'
import { seeded } from '@osud/web/look/draw/seeded.ts'
import { fall, glow } from '@osud/web/look/draw/tone.ts'
import { fill, type Layer, line, paper, ring } from './block.ts'

const box = [-6, -6, 572, 232] as const
const light = (x: number, y: number, r: number) => (r > 0 ? ring(x, y, r) : '')

/** Night: rings of still air round a moon. */
export const night =
  (x: number, y: number, r: number, deep = 1): Layer =>
  seed => {
    const tone = glow(x, y, 300, 0.3, deep, 0.5)
    const air = { box, tone, along: 'rings', centre: [x, y], pitch: 6, start: r + 5, step: 9, seed } as const
    return fill(engrave(air)) + light(x, y, r)
  }

/** Day and glory: rays from a sun. */
export const rays =
  (x: number, y: number, r: number, deep = 0.75, pitch = 4): Layer =>
  seed => {
    const tone = glow(x, y, 360, 0.14, deep, 0.8)
    const air = { box, tone, along: 'rays', centre: [x, y], pitch, start: r + 6, step: 8, seed } as const
    return fill(engrave(air)) + light(x, y, r)
  }

/** A calm sky in level lines, from the tone above to the tone at the horizon. */
export const dusk =
  (above: number, below: number, x = 0, y = 0, r = 0): Layer =>
  seed => {
    const tone = fall(0, 0, 0, 160, above, below)
    const air = { box, tone, along: 'waves', swing: 2.4, length: 170, pitch: 6, step: 9, seed } as const
    return fill(engrave(air)) + light(x, y, r)
  }

/** Slanted air: threat, or a wall indoors; lightest at the point. */
export const slant =
  (x: number, y: number, reach: number, angle = 58, deep = 0.96): Layer =>
  seed => {
    const tone = glow(x, y, reach, 0.06, deep, 0.7)
    return fill(engrave({ box, tone, along: 'lines', angle, pitch: 6, step: 8, seed }))
  }

/** A bank of fog in white lines. */
export const fog =
  (y: number, height: number, thick = 0.75): Layer =>
  seed => {
    const tone = (_: number, at: number) =>
      thick * Math.max(0, Math.sin(((at - y) / height) * Math.PI)) ** 0.6
    const bank = [-6, y, 572, height] as const
    const air = { box: bank, tone, along: 'waves', swing: 3, length: 190, pitch: 7, step: 10, seed } as const
    return fill(engrave(air), paper)
  }

/** Rain in slanted strokes. */
export const rain =
  (count = 60): Layer =>
  seed => {
    const random = seeded(seed)
    let d = ''
    for (let drop = 0; drop < count; drop++)
      d += `M${Math.round(random() * 580)} ${Math.round(random() * 200 - 20)}l-9 ${Math.round(20 + random() * 16)}`
    return line(d, 3.4, paper) + line(d, 1.2)
  }

/** Snow that falls, or stars: white dots. */
export const flakes =
  (count: number, below = 220): Layer =>
  seed => {
    const random = seeded(seed)
    let d = ''
    for (let flake = 0; flake < count; flake++)
      d += `M${Math.round(random() * 560)} ${Math.round(random() * below)}h0`
    return line(d, 4.4, paper)
  }
