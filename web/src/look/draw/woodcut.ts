import { seeded } from './seeded.ts'

/** Black of a woodcut; a place may set its own. */
export const ink = 'var(--ink, #1d1915)'
/** White of a woodcut; a place may set its own. */
export const paper = 'var(--paper, #efe6d1)'

const black = `fill="${ink}"`
const white = `fill="${paper}"`
const round = 'stroke-linecap="round" stroke-linejoin="round"'

function mass(path: string, paint = black): string {
  return `<path d="${path}" ${paint}/>`
}

function blackLine(path: string, width: number): string {
  return mass(path, `fill="none" stroke="${ink}" stroke-width="${width}" ${round}`)
}

function whiteLine(path: string, width: number): string {
  return mass(path, `fill="none" stroke="${paper}" stroke-width="${width}" ${round}`)
}

/** Puts a thing on the picture: its foot at the point, enlarged. */
export function place(x: number, y: number, scale: number, thing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${thing}</g>`
}

/** Lays a paper edge under a thing, so that black stands out on black. */
export function halo(thing: string, width: number): string {
  const bare = thing
    .replace(/ (fill|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g, '')
    .replace(/<path /g, `<path ${white} `)
  return `<g stroke="${paper}" stroke-width="${width}" ${round}>${bare}</g>${thing}`
}

/** A tree in winter, grown from a seed; `depth` is how often its limbs fork. */
export function bareTree(seed: number, height: number, depth: number): string {
  const random = seeded(seed)
  let limbs = ''
  const grow = (x: number, y: number, angle: number, length: number, width: number, forks: number) => {
    const lean = angle + (random() - 0.5) * 0.5
    const tipX = x + Math.cos(lean) * length
    const tipY = y + Math.sin(lean) * length
    const tip = width * 0.66
    limbs += limb(x, y, tipX, tipY, angle, length, width, tip)
    if (forks === 0) return
    const count = forks > 3 ? 2 : 2 + (random() > 0.6 ? 1 : 0)
    for (let index = 0; index < count; index++) {
      const spread = (index - (count - 1) / 2) * (0.75 + random() * 0.35) + (random() - 0.5) * 0.35
      grow(tipX, tipY, lean + spread, length * (0.66 + random() * 0.18), tip * 0.92, forks - 1)
    }
  }
  grow(0, 2, -Math.PI / 2, height * 0.3, height * 0.055, depth)
  const root = height * 0.045
  const foot = `M${-height * 0.14} 3Q${-height * 0.05} -2 ${-root} ${-height * 0.1}L${root} ${-height * 0.1}Q${height * 0.05} -2 ${height * 0.15} 3Z`
  return mass(limbs) + mass(foot)
}

function limb(
  x: number,
  y: number,
  tipX: number,
  tipY: number,
  angle: number,
  length: number,
  width: number,
  tip: number,
): string {
  const nx = Math.cos(angle + Math.PI / 2)
  const ny = Math.sin(angle + Math.PI / 2)
  const midX = (x + tipX) / 2 + Math.cos(angle) * length * 0.1
  const midY = (y + tipY) / 2 + Math.sin(angle) * length * 0.1
  const at = (px: number, py: number, out: number) =>
    `${(px + nx * out).toFixed(1)} ${(py + ny * out).toFixed(1)}`
  const bow = width * 0.8
  return (
    `M${at(x, y, -width)}Q${at(midX, midY, -bow)} ${at(tipX, tipY, -tip)}` +
    `L${at(tipX, tipY, tip)}Q${at(midX, midY, bow)} ${at(x, y, width)}Z`
  )
}

/** A spruce of seven tiers of branches. */
export function spruce(seed: number, height: number, width: number): string {
  const random = seeded(seed)
  const tiers = 7
  const left: string[] = []
  const right: string[] = []
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  let light = ''
  for (let tier = 1; tier <= tiers; tier++) {
    const part = tier / tiers
    const y = -height + height * 0.92 * part
    const x = (width / 2) * part * (0.9 + random() * 0.2)
    left.unshift(point(-x * 0.55, y - 3), point(-x, y))
    right.push(point(x * (0.9 + random() * 0.2), y), point(x * 0.55, y - 3))
    if (tier < tiers)
      light += `M${point(-width * 0.08 * part, y - 2)}L${point(-width * 0.36 * part, y + height * 0.07)}`
  }
  const trunk = [point(3, -height * 0.08), point(3, 3), point(-3, 3), point(-3, -height * 0.08)]
  const edge = [point(0, -height), ...right, ...trunk, ...left]
  return mass(`M${edge.join('L')}Z`) + whiteLine(light, 1.3)
}

/** A signpost whose light arm points left and whose dark arm points right. */
export function signpost(): string {
  const rim = `stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"`
  return (
    mass('M-4.5 4L-3.5-104H3.5L4.5 4Z') +
    whiteLine('M-3-100L-3.6 0', 1.2) +
    mass('M4-98H-40L-54-88-40-78H4Z', `${white} ${rim}`) +
    blackLine('M-40-93h32M-42-88h26M-38-83h28', 1.2) +
    mass('M-4-72H42L56-62 42-52H-4Z', `${black} ${rim}`) +
    whiteLine('M4-67h32M2-62h40M6-57h26', 1.2) +
    mass('M-6-106h12l-6-9z')
  )
}

/** A raven that sits and looks to the right. */
export function raven(): string {
  return (
    mass(
      'M-56-8L-30-24Q-22-46-2-52Q8-68 24-66Q36-65 38-57L54-52Q44-48 37-49Q34-38 30-32Q24-12 2-6L4 6H10L12 9H-2L-2-4Q-12-2-24-6L-52 4Z',
    ) +
    `<circle cx="27" cy="-58" r="2.4" ${white}/>` +
    whiteLine('M-26-20Q-8-28 8-46M-24-14Q-4-20 16-40M-20-10Q0-12 20-32M-44-6L-28-12', 1.6)
  )
}

/** A hooded traveller with a staff. */
export function traveller(): string {
  return (
    mass('M0-62Q10-62 10-52Q18-44 18-24L22 4H-20L-17-24Q-16-44-9-52Q-9-62 0-62Z') +
    mass('M-4-50q4 3 8 0v6q-4 4-8 0z', white) +
    blackLine('M24 6L22-66', 2.6) +
    whiteLine('M-8-40L-12 0M-2-40L-4 0', 1.3)
  )
}
