import { print } from './press.ts'

/** A drawing that can be printed: the inside of an SVG, and its measures. */
export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Asks the shop for a print. */
export interface Commission {
  readonly number: number
  readonly name: string
}

/** What the shop delivers. */
export type Delivery =
  { readonly number: number; readonly print: Blob } | { readonly number: number; readonly trouble: string }

/** One end of a line to a worker. */
interface Port {
  postMessage(message: Delivery): void
  addEventListener(type: 'message', listener: (event: { readonly data: Commission }) => void): void
}

/** Prints are twice as fine as they are mostly shown. */
const grain = 2
// Paper keeps its colour by day and by night.
const inks = { ink: '#211b16', paper: '#f1e7d2' }

/** The whole life of a worker that cuts and prints pictures. */
export function keepShop(port: Port, draw: (name: string) => Drawing | Promise<Drawing>): void {
  port.addEventListener('message', ({ data }) => void deliver(data))

  const deliver = async ({ number, name }: Commission): Promise<void> => {
    try {
      port.postMessage({ number, print: await printed(await draw(name)) })
    } catch (cause) {
      port.postMessage({ number, trouble: String(cause) })
    }
  }
}

async function printed(drawing: Drawing): Promise<Blob> {
  const { svg, width, height } = drawing
  // An old browser has no canvas in a worker; it gets the drawing itself.
  if (typeof OffscreenCanvas === 'undefined') return new Blob([sheetOf(drawing)], { type: 'image/svg+xml' })
  const canvas = new OffscreenCanvas(width * grain, height * grain)
  const sheet = canvas.getContext('2d')
  if (sheet === null) return new Blob([sheetOf(drawing)], { type: 'image/svg+xml' })
  sheet.scale(grain, grain)
  sheet.fillStyle = inks.paper
  sheet.fillRect(0, 0, width, height)
  print(svg, sheet, inks)
  return canvas.convertToBlob()
}

function sheetOf({ svg, width, height }: Drawing): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${svg}</svg>`
  )
}
