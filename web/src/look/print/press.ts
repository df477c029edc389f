/** The colours of a print. Where the spot colour belongs, the sheet stays open, and the place shows its own through it. */
export interface Inks {
  readonly ink: string
  readonly paper: string
}

/** As much of a canvas as a press needs. */
export type Sheet = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'rotate'
  | 'fill'
  | 'stroke'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalCompositeOperation'
>

type Attributes = Readonly<Record<string, string>>

/** What the shapes inside a group take over from it. */
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const

/**
 * Prints one of our drawings on a sheet. It reads no more of SVG than our drawings use (groups, paths, circles and ellipses), so
 * that a worker without a document can do it.
 */
export function print(drawing: string, sheet: Sheet, inks: Inks): void {
  const groups: Attributes[] = [{}]
  for (const [, closing, tag, rest = ''] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (closing === '/') {
      if (tag === 'g') {
        groups.pop()
        sheet.restore()
      }
      continue
    }
    const own = attributesIn(rest)
    const outer = groups.at(-1) ?? {}
    const all = { ...outer, ...own }
    sheet.save()
    place(sheet, own['transform'])
    if (tag === 'g') {
      groups.push(
        Object.fromEntries(inherited.flatMap(name => (all[name] === undefined ? [] : [[name, all[name]]]))),
      )
      continue
    }
    const shape = shapeOf(tag ?? '', own)
    if (shape !== undefined) ink(sheet, shape, all, inks)
    sheet.restore()
  }
}

function attributesIn(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

function shapeOf(tag: string, given: Attributes): Path2D | undefined {
  const number = (name: string): number => Number(given[name] ?? 0)
  switch (tag) {
    case 'path':
      return new Path2D(given['d'])
    case 'circle':
    case 'ellipse': {
      const path = new Path2D()
      const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
      path.ellipse(number('cx'), number('cy'), rx, ry, 0, 0, 2 * Math.PI)
      return path
    }
    case 'rect': {
      const path = new Path2D()
      path.rect(number('x'), number('y'), number('width'), number('height'))
      return path
    }
    default:
      throw new Error(`the press cannot print <${tag}>`)
  }
}

function place(sheet: Sheet, transform = ''): void {
  for (const [, move, numbers = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (move === 'translate') sheet.translate(a, b ?? 0)
    else if (move === 'scale') sheet.scale(a, b ?? a)
    else if (move === 'rotate') {
      sheet.translate(b ?? 0, c)
      sheet.rotate((a * Math.PI) / 180)
      sheet.translate(-(b ?? 0), -c)
    } else throw new Error(`the press cannot ${move}`)
  }
}

function ink(sheet: Sheet, shape: Path2D, given: Attributes, inks: Inks): void {
  const fill = (): void => {
    const colour = given['fill'] ?? 'var(--ink)'
    if (colour === 'none') return
    lay(sheet, colour, inks, paint => (sheet.fillStyle = paint))
    sheet.fill(shape, given['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero')
  }
  const stroke = (): void => {
    const colour = given['stroke'] ?? 'none'
    if (colour === 'none') return
    lay(sheet, colour, inks, paint => (sheet.strokeStyle = paint))
    sheet.lineWidth = Number(given['stroke-width'] ?? 1)
    sheet.lineCap = (given['stroke-linecap'] ?? 'butt') as CanvasLineCap
    sheet.lineJoin = (given['stroke-linejoin'] ?? 'miter') as CanvasLineJoin
    sheet.stroke(shape)
  }
  const order = given['paint-order'] === 'stroke' ? [stroke, fill] : [fill, stroke]
  for (const deed of order) deed()
}

/** Takes up a colour by its role; the spot colour is cut out of the sheet. */
function lay(sheet: Sheet, colour: string, inks: Inks, use: (paint: string) => void): void {
  const role = /^var\(--(\w+)/.exec(colour)?.[1]
  sheet.globalCompositeOperation = role === 'spot' ? 'destination-out' : 'source-over'
  use(role === 'ink' ? inks.ink : role === 'paper' ? inks.paper : role === 'spot' ? '#000' : colour)
}
