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

const cut = new Set<string>()
let rack: CSSStyleSheet | undefined

/**
 * The classes that print a drawing on an element. A board shows the same few signs hundreds of times: cut once as a stamp, each of
 * them is one element and not a drawing of its own, which is what styling, laying out and painting a table costs.
 */
export function stamp(name: string, draw: () => StampDrawing): string {
  if (!cut.has(name)) {
    cut.add(name)
    rackOf().insertRule(ruleFor(name, draw()))
  }
  return `stamp ${name}`
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

function ruleFor(name: string, drawing: StampDrawing): string {
  const { width, height, unit, bleed = 0, below = 0 } = drawing
  const em = (units: number): string => `${+(units * (unit ?? 0)).toFixed(4)}em`
  const [wide, high] = [em(width + 2 * bleed), em(height + 2 * bleed)]
  // Whole pixels, where the browser can round: it would stretch the picture to them otherwise. An odd number has a middle.
  const odd = (length: string): string => `calc(round(${length} - 1px,2px) + 1px)`
  const size =
    unit === undefined
      ? `width:100%;aspect-ratio:${width}/${height}`
      : `width:${wide};width:${odd(wide)};height:${high};height:${odd(high)};margin:${em(-bleed)}`
  const image = URL.createObjectURL(new Blob([sheetOf(drawing)], { type: 'image/svg+xml' }))
  return `.${name}{${size};vertical-align:${-below}em;background-image:url(${image})}`
}

/** A drawing as a picture that stands by itself. */
function sheetOf({ svg, x = 0, y = 0, width, height, bleed = 0 }: StampDrawing): string {
  const view = [x - bleed, y - bleed, width + 2 * bleed, height + 2 * bleed].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${svg}</svg>`
}
