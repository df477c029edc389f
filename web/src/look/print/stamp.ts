import { rest } from '../rest.ts'
import { fetchGrounds, putUp } from './rack.ts'

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

/** A stamp that has been cut: what is drawn on it, and the rule that prints it. */
interface Stamp {
  readonly drawing: StampDrawing
  /** The address of the drawing itself. */
  readonly picture: string
  readonly rule: CSSStyleRule
}

const cut = new Map<string, Stamp>()

/**
 * The classes that print a drawing on an element. A board shows the same few signs hundreds of times: cut once as a stamp, each of
 * them is one element and not a drawing of its own, which is what styling, laying out and painting a table costs.
 */
export function stamp(name: string, draw: () => StampDrawing): string {
  if (!cut.has(name)) {
    const drawing = draw()
    const picture = URL.createObjectURL(new Blob([sheetOf(drawing)], { type: 'image/svg+xml' }))
    if (cut.size === 0) putUp(everyStamp)
    cut.set(name, { drawing, picture, rule: putUp(ruleFor(name, drawing, picture)) })
  }
  return `stamp ${name}`
}

/** A stamp as dots, for a screen that is so fine. The picture is held, so that the browser need not read it again. */
interface Proof {
  readonly fine: number
  readonly image: HTMLImageElement
}

const proofs = new Map<string, Proof>()

/** So many proofs are laid at once: whatever bears one of them is styled anew when they are. */
const tray = 16

/** How many pixels of the screen a pixel of the page is: the screen may be fine, and everything grown for a large one. */
export function fineness(): number {
  return (
    devicePixelRatio * (Number(getComputedStyle(document.documentElement).getPropertyValue('--grown')) || 1)
  )
}

/**
 * Has stamps cut one by one while the page is at rest, and turned into dots: a browser draws a drawing anew for every element that
 * bears it, and copies dots. Where it makes no dots, the drawing stays.
 */
export async function prepareStamps(stamps: Iterable<() => string>): Promise<void> {
  if (typeof OffscreenCanvas === 'undefined') return
  const canvas = new OffscreenCanvas(1, 1)
  const fine = fineness()
  let ready: { readonly name: string; readonly deed: () => void }[] = []
  const lay = (): void => {
    for (const { deed } of ready) deed()
    fetchGrounds(ready.map(({ name }) => name))
    ready = []
  }
  for (const make of stamps) {
    await rest()
    const [, name = ''] = make().split(' ')
    const one = cut.get(name)
    if (one === undefined || proofs.get(name)?.fine === fine) continue
    const image = await proofOf(one, fine, canvas).catch(() => undefined)
    if (image === undefined) continue
    const before = proofs.get(name)
    proofs.set(name, { fine, image })
    const deed = (): void => {
      one.rule.style.setProperty('background-image', `url(${image.src})`)
      if (before !== undefined) URL.revokeObjectURL(before.image.src)
    }
    ready.push({ name, deed })
    if (ready.length >= tray) lay()
  }
  lay()
}

/** The pixels of an em: as many as the largest card has, and more than twice those of a card on the table. */
const em = 32

async function proofOf(
  { drawing, picture }: Stamp,
  fine: number,
  canvas: OffscreenCanvas,
): Promise<HTMLImageElement> {
  const { width, height, unit = 1 / 10, bleed = 0 } = drawing
  const pixels = (units: number): number => Math.ceil((units + 2 * bleed) * unit * em * fine)
  const drawn = await imageAt(picture)
  canvas.width = pixels(width)
  canvas.height = pixels(height)
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  return imageAt(URL.createObjectURL(await canvas.convertToBlob()))
}

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

const everyStamp =
  '.stamp{display:inline-block;flex:none;background-size:100% 100%;background-repeat:no-repeat}'

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
