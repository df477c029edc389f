import { rest } from '../rest.ts'

/** A small drawing in colours of its own: the inside of an SVG, the part of it that takes up room, and how large that is. */
export interface StampDrawing {
  readonly svg: string
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  /** How many em a unit of the drawing is; without it, the drawing is as wide as its place. */
  readonly unit?: number
  /** How many units of the drawing reach over its edge on every side. */
  readonly bleed?: number
  /** How many em it reaches below the line on which it stands. */
  readonly below?: number
}

/** The pictures of the stamps that have been cut, by name. */
const cut = new Map<string, string>()
let rack: CSSStyleSheet | undefined

/**
 * The classes that print a drawing on an element. A board shows the same few signs hundreds of times: cut once as a stamp, each of
 * them is one element and not a drawing of its own, which is what styling, laying out and painting a table costs.
 */
export function stamp(name: string, draw: () => StampDrawing): string {
  if (!cut.has(name)) {
    const drawing = draw()
    const picture = URL.createObjectURL(new Blob([sheetOf(drawing)], { type: 'image/svg+xml' }))
    cut.set(name, picture)
    rackOf().insertRule(ruleFor(name, drawing, picture))
  }
  return `stamp ${name}`
}

/** Pictures that are held, so that the browser need not read them again. */
const proofs = new Map<string, HTMLImageElement>()

/** Has stamps cut and their pictures read one by one while the page is at rest: the first print of a stamp is the slow one. */
export async function prepareStamps(stamps: Iterable<() => string>): Promise<void> {
  for (const make of stamps) {
    await rest()
    const [, name = ''] = make().split(' ')
    if (proofs.has(name)) continue
    const proof = new Image()
    proof.src = cut.get(name) ?? ''
    proofs.set(name, proof)
    await proof.decode().catch(() => undefined)
  }
}

function rackOf(): CSSStyleSheet {
  if (rack !== undefined) return rack
  rack = new CSSStyleSheet()
  rack.replaceSync(
    '.stamp{display:inline-block;flex:none;background-size:100% 100%;background-repeat:no-repeat}',
  )
  document.adoptedStyleSheets.push(rack)
  return rack
}

function ruleFor(name: string, drawing: StampDrawing, picture: string): string {
  const { width, height, unit, bleed = 0, below = 0 } = drawing
  const em = (units: number): string => `${+(units * (unit ?? 0)).toFixed(4)}em`
  const [wide, high] = [em(width + 2 * bleed), em(height + 2 * bleed)]
  // Whole pixels, where the browser can round: it would stretch the picture to them otherwise. An odd number has a middle.
  const odd = (length: string): string => `calc(round(${length} - 1px,2px) + 1px)`
  const size =
    unit === undefined
      ? `width:100%;aspect-ratio:${width}/${height}`
      : `width:${wide};width:${odd(wide)};height:${high};height:${odd(high)};margin:${em(-bleed)}`
  return `.${name}{${size};vertical-align:${-below}em;background-image:url(${picture})}`
}

/** A drawing as a picture that stands by itself. */
function sheetOf({ svg, x = 0, y = 0, width, height, bleed = 0 }: StampDrawing): string {
  const view = [x - bleed, y - bleed, width + 2 * bleed, height + 2 * bleed].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${svg}</svg>`
}
