import { seeded } from './seeded.ts'
import { clamp, type Tone } from './tone.ts'

interface Cut {
  /** Left, top, width and height of the engraved area. */
  readonly box: readonly [number, number, number, number]
  readonly tone: Tone
  /** Distance between two lines; of rays, the angle between them in degrees. */
  readonly pitch: number
  /** Distance between two points of a line. */
  readonly step: number
  readonly seed?: number
  /** The tone under which the burin does not touch the plate. */
  readonly least?: number
}

/** Straight lines at an angle in degrees: land 24 to 28, cloth 74, a wall 55 to 62. */
export interface Lines extends Cut {
  readonly along: 'lines'
  readonly angle: number
}

/** Lines that swing from side to side, level unless an angle is given: ground, water, wood. */
export interface Waves extends Cut {
  readonly along: 'waves'
  readonly angle?: number
  readonly swing: number
  readonly length: number
}

/** Rings round a centre: night air, stillness. */
export interface Rings extends Cut {
  readonly along: 'rings'
  readonly centre: readonly [number, number]
  /** Radius of the innermost ring. */
  readonly start: number
}

/** Rays from a centre: magic, glory, dusk. */
export interface Rays extends Cut {
  readonly along: 'rays'
  readonly centre: readonly [number, number]
  /** Radius at which the rays begin, more or less. */
  readonly start: number
}

type Vertex = readonly [x: number, y: number, normalX: number, normalY: number, space: number]
type Swelled = readonly [x: number, y: number, normalX: number, normalY: number, half: number]

const fullTurn = 2 * Math.PI
const thinnest = 0.12
const thickest = 0.94
const wobble = 0.35

/** Path data of cut lines whose width follows the tone, as a burin swells a line. */
export function engrave(cut: Lines | Waves | Rings | Rays): string {
  const random = seeded(cut.seed ?? 1)
  let path = ''
  for (const line of courses(cut, random)) path += swell(line, cut, random)
  return path
}

function courses(cut: Lines | Waves | Rings | Rays, random: () => number): Iterable<Vertex[]> {
  switch (cut.along) {
    case 'lines':
      return waves({ ...cut, along: 'waves', swing: 0, length: 1 }, random)
    case 'waves':
      return waves(cut, random)
    case 'rings':
      return rings(cut, random)
    case 'rays':
      return rays(cut, random)
  }
}

function* waves(
  { box, pitch, step, swing, length, angle = 0 }: Waves,
  random: () => number,
): Generator<Vertex[]> {
  const [left, top, width, height] = box
  const [cx, cy] = [left + width / 2, top + height / 2]
  const turn = (angle * Math.PI) / 180
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)]
  const reach = (Math.abs(ux) * width + Math.abs(uy) * height) / 2
  const breadth = (Math.abs(uy) * width + Math.abs(ux) * height) / 2 + swing
  for (let offset = -breadth; offset <= breadth; offset += pitch) {
    const phase = random() * 0.6
    yield range(Math.ceil((2 * reach) / step), index => {
      const along = -reach + index * step
      const across = offset + swing * Math.sin((along / length) * fullTurn + offset * 0.05 + phase)
      return [cx + ux * along - uy * across, cy + uy * along + ux * across, -uy, ux, pitch]
    })
  }
}

function* rings({ box, pitch, step, centre, start }: Rings, random: () => number): Generator<Vertex[]> {
  const [cx, cy] = centre
  const reach = reachOf(box, centre)
  for (let radius = Math.max(start, pitch); radius < reach; radius += pitch) {
    const count = Math.max(24, Math.ceil((fullTurn * radius) / step))
    const from = random() * fullTurn
    const span = fullTurn + (2 * step) / radius
    yield range(count, index => {
      const angle = from + (span * index) / count
      const x = Math.cos(angle)
      const y = Math.sin(angle)
      return [cx + x * radius, cy + y * radius, x, y, pitch]
    })
  }
}

function* rays({ box, pitch, step, centre, start }: Rays, random: () => number): Generator<Vertex[]> {
  const [cx, cy] = centre
  const reach = reachOf(box, centre)
  const width = (pitch * Math.PI) / 180
  for (let ray = 0; ray < Math.round(360 / pitch); ray++) {
    const angle = (ray + 0.5) * width + (random() - 0.5) * 0.01
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    const from = start * (0.85 + random() * 0.5)
    yield range(Math.ceil((reach - from) / step), index => {
      const radius = from + index * step
      return [cx + x * radius, cy + y * radius, -y, x, radius * width]
    })
  }
}

/** How far the farthest corner of a box is. */
function reachOf([left, top, width, height]: Cut['box'], [cx, cy]: readonly [number, number]): number {
  return Math.hypot(Math.max(cx - left, left + width - cx), Math.max(cy - top, top + height - cy))
}

function range(count: number, vertex: (index: number) => Vertex): Vertex[] {
  return Array.from({ length: count + 1 }, (_, index) => vertex(index))
}

function swell(line: readonly Vertex[], { box, tone, least = thinnest }: Cut, random: () => number): string {
  const [left, top, width, height] = box
  const slow = random() * 9
  const quick = random() * fullTurn
  let path = ''
  let run: Swelled[] = []
  const lift = () => {
    if (run.length > 2) path += outline(run)
    run = []
  }
  line.forEach(([x, y, normalX, normalY, space], index) => {
    const inside = x >= left - 1 && x <= left + width + 1 && y >= top - 1 && y <= top + height + 1
    const dark = inside ? clamp(tone(x, y)) * (0.94 + 0.12 * random()) : 0
    if (dark < least) return lift()
    const sway = wobble * (Math.sin(index * 0.31 + slow) + 0.6 * Math.sin(index * 0.83 + quick)) * 0.5
    const half = (Math.min(dark, thickest) * space) / 2
    run.push([x + normalX * sway, y + normalY * sway, normalX, normalY, half])
  })
  lift()
  return path
}

/** The closed outline of a swelled line; both ends taper to a point. */
function outline(run: readonly Swelled[]): string {
  let path = ''
  let [fromX, fromY] = [0, 0]
  const draw = ([x, y, normalX, normalY]: Swelled, half: number) => {
    const toX = Math.round((x + normalX * half) * 10)
    const toY = Math.round((y + normalY * half) * 10)
    path += path === '' ? `M${toX / 10} ${toY / 10}l` : `${tenths(toX - fromX)} ${tenths(toY - fromY)} `
    fromX = toX
    fromY = toY
  }
  const last = run.length - 1
  run.forEach((point, index) => draw(point, index === 0 || index === last ? 0 : point[4]))
  for (const point of run.slice(1, last).reverse()) draw(point, -point[4])
  return `${path.trimEnd()}z`
}

const written: Record<number, string> = {}

/** A whole number of tenths as text; most steps of a line are alike, so that they are written once. */
function tenths(value: number): string {
  return (written[value] ??= String(value / 10))
}
