/** How large something is that has to be laid out, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Something with its place: the middle of it, and how large it is. */
export interface Plate extends Size {
  x: number
  y: number
}

/** No map is made higher than this to keep its shape. */
const high = 420

/**
 * Lays plates out in a given width, roughly where a map has them: nothing lies upon another, nothing sticks out to the
 * sides, and the map is as high as that needs.
 */
export function lay(
  places: readonly (readonly [x: number, y: number])[],
  sizes: readonly Size[],
  width: number,
): { readonly plates: readonly Plate[]; readonly height: number } {
  // Between two plates there is room for a way to be seen.
  const gap = { x: width < 480 ? 8 : 18, y: 24 }
  const [across, down] = [spread(places.map(([x]) => x)), spread(places.map(([, y]) => y))]
  const widest = Math.max(0, ...sizes.map(size => size.width))
  const slope = across.span === 0 ? 1 : down.span / across.span
  const natural = Math.min(high, slope * Math.max(0, width - widest))
  // Where there is little room, a longer map keeps its shape better than a crowded one: the least of both evils is taken.
  const tries = [1, 1.25, 1.5, 2, 2.5, 3, 4].map(stretch => {
    const plates = places.map(([x, y], i): Plate => {
      const { width: wide = 0, height = 0 } = sizes[i] ?? {}
      const left = across.share(x) * Math.max(0, width - wide)
      return { width: wide, height, x: wide / 2 + left, y: down.share(y) * natural * stretch }
    })
    stepAside(plates, gap, width)
    const sunk = sink(plates, gap)
    const top = Math.min(...plates.map(({ y, height }) => y - height / 2))
    for (const plate of plates) plate.y -= top
    const height = Math.max(0, ...plates.map(plate => plate.y + plate.height / 2))
    return { plates, height, evil: height + sunk / 2 }
  })
  return tries.reduce((best, one) => (one.evil < best.evil ? one : best))
}

/** Where numbers lie between the least and the most of them, from 0 to 1. */
function spread(numbers: readonly number[]): { span: number; share: (n: number) => number } {
  const least = Math.min(...numbers)
  const span = numbers.length === 0 ? 0 : Math.max(...numbers) - least
  return { span, share: n => (span === 0 ? 0.5 : (n - least) / span) }
}

/** How far two plates are from lying apart on both axes; undefined if they do. */
function lap(a: Plate, b: Plate, gap: Point): Point | undefined {
  const x = (a.width + b.width) / 2 + gap.x - Math.abs(a.x - b.x)
  const y = (a.height + b.height) / 2 + gap.y - Math.abs(a.y - b.y)
  return x >= 0.5 && y >= 0.5 ? { x, y } : undefined
}

/** What lies beside something rather than above or below it makes room to the sides, as far as there is any. */
function stepAside(plates: readonly Plate[], gap: Point, room: number): void {
  for (let round = 0; round < 40; round++) {
    let moved = false
    plates.forEach((a, i) => {
      for (const b of plates.slice(i + 1)) {
        const over = lap(a, b, gap)
        if (over === undefined || over.x > over.y) continue
        moved = true
        const push = (a.x <= b.x ? over.x : -over.x) / 2
        a.x = Math.max(a.width / 2, Math.min(room - a.width / 2, a.x - push))
        b.x = Math.max(b.width / 2, Math.min(room - b.width / 2, b.x + push))
      }
    })
    if (!moved) return
  }
}

/** What still lies upon something goes below it, until it lies upon nothing; returns how far they all sank. */
function sink(plates: readonly Plate[], gap: Point): number {
  const laid: Plate[] = []
  let sunk = 0
  for (const plate of [...plates].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const before = plate.y
    const under = (): Plate | undefined => laid.find(other => lap(plate, other, gap) !== undefined)
    for (let other = under(); other !== undefined; other = under())
      plate.y = other.y + (plate.height + other.height) / 2 + gap.y
    sunk += plate.y - before
    laid.push(plate)
  }
  return sunk
}

/** A point of a map. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A stretch of a way that is not hidden by the plates at its ends. */
export interface Stretch {
  readonly from: Point
  readonly to: Point
}

/** The stretches of a way that joins these plates: one between two of them, otherwise one from each to the crossing. */
export function stretches(joined: readonly Plate[]): readonly Stretch[] {
  const [a, b] = joined
  if (a === undefined || b === undefined) return []
  if (joined.length === 2) return [{ from: edge(a, b), to: edge(b, a) }]
  const to = crossing(joined)
  return joined.map(plate => ({ from: edge(plate, to), to }))
}

/** Where a way is marked: in the middle of it, or at its crossing. */
export function middle(joined: readonly Plate[]): Point {
  const [only, ...more] = stretches(joined)
  if (only === undefined || more.length > 0) return crossing(joined)
  return { x: (only.from.x + only.to.x) / 2, y: (only.from.y + only.to.y) / 2 }
}

function crossing(joined: readonly Plate[]): Point {
  const mean = (axis: 'x' | 'y') => joined.reduce((sum, plate) => sum + plate[axis], 0) / joined.length
  return { x: mean('x'), y: mean('y') }
}

/** Where the straight line from the middle of a plate to a point leaves the plate. */
function edge({ x, y, width, height }: Plate, to: Point): Point {
  const [dx, dy] = [to.x - x, to.y - y]
  const share = Math.min(1, width / 2 / Math.abs(dx || 1e-9), height / 2 / Math.abs(dy || 1e-9))
  return { x: x + dx * share, y: y + dy * share }
}
