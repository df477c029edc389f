import { seeded } from './seeded.ts'

/** Ink of a map; a place may set its own. */
export const sepia = 'var(--sepia, #3a2718)'
/** Ground of a map; a place may set its own. */
export const land = 'var(--land, #ecdfc0)'
/** Water of a map; a place may set its own. */
export const sea = 'var(--sea, #c3cfba)'
/** The one warm colour of a map; a place may set its own. */
export const wine = 'var(--wine, #7a2230)'

/** A place on a map, with the size of what stands there. */
export type Spot = readonly [x: number, y: number, size?: number]

function stroke(path: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<path d="${path}" fill="none" stroke="${sepia}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`
}

function shape(path: string, width: number, fill = land): string {
  return `<path d="${path}" fill="${fill}" stroke="${sepia}" stroke-width="${width}" stroke-linejoin="round"/>`
}

function shade(path: string): string {
  return `<path d="${path}" fill="${sepia}" opacity=".75"/>`
}

function fine(value: number): string {
  return value.toFixed(1)
}

function placed(x: number, y: number, scale: number, thing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${thing}</g>`
}

function mountain(x: number, y: number, size: number, seed: number): string {
  const random = seeded(seed)
  const width = 20 * size * (0.9 + random() * 0.3)
  const height = 32 * size * (0.85 + random() * 0.4)
  const topX = x + (random() - 0.5) * 6 * size
  const topY = y - height
  const at = (px: number, py: number) => `${fine(px)} ${fine(py)}`
  const west = `M${at(x - width, y)}Q${at(x - width * 0.5, y - height * 0.45 + random() * 3)} ${at(topX - 2 * size, topY + 2)}`
  const east = `M${at(topX, topY)}Q${at(x + width * 0.4, y - height * 0.55)} ${at(x + width * 0.62, y - height * 0.3)}T${at(x + width, y)}`
  const body = `M${at(x - width, y)}Q${at(x - width * 0.5, y - height * 0.45)} ${at(topX, topY)}Q${at(x + width * 0.4, y - height * 0.55)} ${at(x + width, y)}Z`
  let shadow = ''
  const cuts = Math.round(9 * size + 2)
  for (let cut = 0; cut < cuts; cut++) {
    const part = (cut + 0.6) / cuts
    const fromX = topX + (x + width - topX) * part * 0.92
    const fromY = topY + height * part ** 0.86
    const length = height * 0.46 * (1 - part * 0.45) * (0.75 + random() * 0.5)
    shadow += `M${at(fromX, fromY)}l${at(-length * 0.42, Math.min(length, y - fromY))}`
  }
  let lit = ''
  for (const part of [0.35, 0.55, 0.75]) {
    lit += `M${at(topX - width * part * 0.8, topY + height * part)}l${at(-3 * size, 6 * size)}`
  }
  const bold = Math.min(1.2, size + 0.2)
  return (
    `<path d="${body}" fill="${land}"/>` +
    stroke(`${west}L${at(topX, topY)}L${at(topX + 2.4 * size, topY + 3 * size)}`, 1.3 * bold) +
    stroke(east, 1.5 * bold) +
    stroke(shadow, 0.8) +
    stroke(lit, 0.7)
  )
}

/** A range of mountains, the far ones drawn first. */
export function mountains(spots: readonly Spot[], seed: number, size: number): string {
  const random = seeded(seed)
  return spots
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y, scale = 1], index) =>
      mountain(x + (random() - 0.5) * 5, y + (random() - 0.5) * 4, size * scale, seed * 31 + index),
    )
    .join('')
}

/** A wood of round trees scattered over an ellipse. */
export function wood(
  [cx, cy]: Spot,
  [rx, ry]: readonly [number, number],
  count: number,
  seed: number,
  size: number,
): string {
  const random = seeded(seed)
  const trees = Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI
    const distance = Math.sqrt(random())
    return [cx + Math.cos(angle) * distance * rx, cy + Math.sin(angle) * distance * ry] as const
  })
  return trees
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => tree(x, y, size * (0.85 + random() * 0.4)))
    .join('')
}

function tree(x: number, y: number, size: number): string {
  const by = (...values: readonly number[]) => values.map(value => fine(value * size)).join(' ')
  const crown =
    `M${fine(x - 5 * size)} ${fine(y - 3 * size)}c${by(-3, -4, 1, -8, 4, -7)}` +
    `c${by(2, -4, 8, -2, 7, 2)}c${by(3, 1, 2, 6, -1, 6)}Z`
  const trunk = `M${fine(x)} ${fine(y - 3 * size)}V${fine(y + 2)}`
  const leaves =
    `M${fine(x + 2 * size)} ${fine(y - 8 * size)}l${by(-1, 4)}` +
    `M${fine(x + 4 * size)} ${fine(y - 7 * size)}l${by(-1, 3.6)}`
  return shape(crown, 0.9) + stroke(trunk + leaves, 0.7)
}

/** Where people live, by how strong its walls are. */
export function settlement(kind: 'town' | 'city' | 'keep', x: number, y: number, size: number): string {
  return placed(x, y, size, settlements[kind])
}

const settlements = {
  town:
    shape('M-13 0V-9L-8-14-3-9V0ZM-4 0V-13L1-19 6-13V0ZM5 0V-8L10-13 15-8V0Z', 1.2) +
    shade('M-8-14L-3-9V0H-6V-11ZM1-19L6-13V0H3V-16ZM10-13L15-8V0H12V-10Z'),
  city:
    shape('M-20 0V-10H-16V-13H-12V-10H-8V-22H-4V-26L0-33 4-26V-22H8V-10H12V-13H16V-10H20V0Z', 1.3) +
    shade('M0-33L4-26V-22H8V-10H12V0H4V-20H0ZM16-10H20V0H16Z') +
    `<path d="M-3 0V-6Q0-9 3-6V0Z" fill="${sepia}"/>` +
    stroke('M0-33V-40', 1.2) +
    `<path d="M0-40L8-38 0-35Z" fill="${wine}"/>`,
  keep:
    shape('M-12 0V-18H-14V-24H-10V-21H-6V-24H-2V-21H2V-24H6V-21H10V-24H14V-18H12V0Z', 1.3) +
    shade('M4-21H6V-24H10V-21H14V-18H12V0H5Z') +
    `<path d="M-4 0V-7Q-1-10 2-7V0Z" fill="${sepia}"/>`,
}

/** Land with water lines along its coast, the faint ones far out. */
export function coast(outline: string, lines: number): string {
  let water = ''
  for (let line = lines; line > 0; line--) {
    const width = 2 + line * 7
    const opacity = (0.55 - line * 0.07).toFixed(2)
    water +=
      `<path d="${outline}" fill="none" stroke="${sepia}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round"/>` +
      `<path d="${outline}" fill="none" stroke="${sea}" stroke-width="${width - 1.5}" stroke-linejoin="round"/>`
  }
  return water + shape(outline, 1.8)
}

/** A river between two banks. */
export function river(course: string, width: number): string {
  const water = `<path d="${course}" fill="none" stroke="${sea}" stroke-width="${width - 1.8}" stroke-linecap="round" stroke-linejoin="round"/>`
  return stroke(course, width) + water
}

/** A dashed road, laid over whatever it crosses. */
export function road(course: string, colour: string, width: number, dashes: string): string {
  return (
    `<path d="${course}" fill="none" stroke="${land}" stroke-width="${width + 3}" stroke-linecap="round" opacity=".8"/>` +
    `<path d="${course}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}" stroke-linecap="round"/>`
  )
}

/** A compass rose of eight winds. */
export function rose(x: number, y: number, size: number): string {
  const winds = Array.from({ length: 8 }, (_, index) => {
    const [reach, half] = index % 2 === 0 ? [40, 6] : [22, 4]
    return (
      `<g transform="rotate(${index * 45})"><path d="M0 ${-reach}L${half} -7L0 0Z" fill="${sepia}"/>` +
      `<path d="M0 ${-reach}L${-half} -7L0 0Z" fill="${land}" stroke="${sepia}" stroke-width=".9"/></g>`
    )
  })
  const ring = (radius: number, width: number, fill: string) =>
    `<circle r="${radius}" fill="${fill}" stroke="${sepia}" stroke-width="${width}"/>`
  return placed(x, y, size, ring(27, 1, 'none') + ring(30, 0.6, 'none') + winds.join('') + ring(4, 1, land))
}

/** A ship under two sails. */
export function ship(x: number, y: number, size: number): string {
  return placed(
    x,
    y,
    size,
    shape('M-22-4Q0 6 24-6Q20 8 10 9H-12Q-20 7-22-4Z', 1.3) +
      stroke('M-18 1Q0 8 20 0M-14 5Q0 9 14 5', 0.7) +
      stroke('M0-3V-34', 1.6) +
      shape('M2-32Q20-24 16-8Q10-12 2-10Z', 1.2) +
      shape('M-2-30Q-14-20-14-8L-2-7Z', 1.2) +
      stroke('M6-26q8 6 8 14M-5-24q-5 7-6 14', 0.6) +
      `<path d="M0-34l9 2-9 3z" fill="${wine}"/>`,
  )
}

/** A sea serpent of two coils and a head. */
export function serpent(x: number, y: number, size: number): string {
  return placed(
    x,
    y,
    size,
    shape('M-44 4Q-40-22-26-22Q-12-22-10 4', 1.4, sea) +
      stroke('M-44 4Q-40-16-26-16Q-12-16-10 4', 0.7) +
      shape('M0 4Q3-14 13-14T26 4', 1.4, sea) +
      stroke('M0 4Q3-9 13-9T26 4', 0.7) +
      shape('M34 4Q34-18 46-24Q58-28 62-20Q58-16 52-17Q46-12 46 4', 1.4, sea) +
      `<circle cx="54" cy="-21.5" r="1.3" fill="${sepia}"/>` +
      stroke('M-54 5q6-3 10 0M-12 5q6-3 12 0M26 5q4-3 8 0M46 5q6-3 12 0', 0.9),
  )
}

/** Small waves on open water. */
export function waves(spots: readonly Spot[]): string {
  return stroke(spots.map(([x, y]) => `M${x} ${y}q4 -3 8 0t8 0`).join(''), 0.8, 0.6)
}
