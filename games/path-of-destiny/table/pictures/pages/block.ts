import { halo, ink, paper, spot } from '@osud/web/look/draw/paint.ts'

export { ink, paper, spot }

/** A part of a picture: ready markup, or what is cut once the seed of the picture is known. */
export type Layer = string | ((seed: number) => string)
/** A picture of a page, its layers from far to near. */
export type Scene = () => readonly Layer[]

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A black shape with no edge of its own. */
export const fill = (d: string, paint = ink) => `<path d="${d}" fill="${paint}"/>`

/** A black shape in a paper edge, so that black stands out on black. */
export const mass = (d: string, edge = 4) =>
  `<path d="${d}" fill="${ink}" stroke="${paper}" stroke-width="${edge}" paint-order="stroke" stroke-linejoin="round"/>`

/** A white shape with a black outline. */
export const lit = (d: string, width = 2.2, paint = paper) =>
  `<path d="${d}" fill="${paint}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`

/** A shape in the colour of the light. */
export const shine = (d: string, width = 2.2) => lit(d, width, spot)

/** A black line. */
export const line = (d: string, width = 1.6, paint = ink) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" ${round}/>`

/** A white line: the cut of the knife. */
export const cut = (d: string, width = 1.6) => line(d, width, paper)

/** A black pole or cord with a paper edge. */
export const rod = (d: string, width = 3) => line(d, width + 4, paper) + line(d, width)

/** A round thing. */
export const ring = (x: number, y: number, r: number, paint = spot, width = 2.4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}" stroke="${ink}" stroke-width="${width}"/>`

/** Puts a thing on the picture: its foot at the point, enlarged; a negative scale turns it to face left. */
export const put = (x: number, y: number, scale: number, thing: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale}${scale < 0 ? ` ${-scale}` : ''})">${thing}</g>`

/** Puts a thing of the shared stock on the picture, with a paper edge. */
export const set = (x: number, y: number, scale: number, thing: string, turn = 0, edge = 5) =>
  put(x, y, scale, halo(thing, edge), turn)

/** Several of a thing of one size, at x and y, x and y … */
export function each(places: readonly (number | readonly number[])[], scale: number, thing: string): string {
  const at = places.flat()
  let things = ''
  for (let next = 0; next < at.length; next += 2)
    things += put(at[next] ?? 0, at[next + 1] ?? 0, scale, thing)
  return things
}

/** Several of a thing, at x, y and with a scale of its own, x, y and scale … */
export function sized(at: readonly number[], scale: number, thing: string): string {
  let things = ''
  for (let next = 0; next < at.length; next += 3)
    things += put(
      at[next] ?? 0,
      at[next + 1] ?? 0,
      Math.round((at[next + 2] ?? 1) * scale * 100) / 100,
      thing,
    )
  return things
}

/** Puts somebody in the foreground, a little smaller or larger if told. */
export const stand = (x: number, who: string, scale = 1.4) => put(x, 210, scale, who)

/** The same, but they face left. */
export const facing = (x: number, who: string, scale = 1.4) => put(x, 210, -scale, who)

/** Places in a row from one point to another. */
export const row = (count: number, x: number, y: number, toX: number, toY = y) =>
  Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0 : index / (count - 1)
    return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)] as const
  })
