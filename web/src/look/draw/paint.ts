/** Black of a woodcut; a place may set its own. */
export const ink = 'var(--ink, #1d1915)'
/** White of a woodcut; a place may set its own. */
export const paper = 'var(--paper, #efe6d1)'
/** The one colour of a woodcut; a place may set its own. */
export const spot = 'var(--spot, #efe6d1)'

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** A filled shape, black unless told otherwise. */
export function mass(path: string, fill = ink): string {
  return `<path d="${path}" fill="${fill}"/>`
}

/** A shape with a black rim, paper unless told otherwise. */
export function lit(path: string, rim = 2.6, fill = paper): string {
  return `<path d="${path}" fill="${fill}" stroke="${ink}" stroke-width="${rim}" stroke-linejoin="round"/>`
}

/** Lines of one width, black unless told otherwise. */
export function blackLine(path: string, width: number, colour = ink): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${round}/>`
}

/** White cuts of one width. */
export function whiteLine(path: string, width: number): string {
  return blackLine(path, width, paper)
}

/** A disc, black unless told otherwise, with a black rim if one is given. */
export function disc(x: number, y: number, radius: number, fill = ink, rim = 0): string {
  const stroke = rim > 0 ? ` stroke="${ink}" stroke-width="${rim}"` : ''
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${stroke}/>`
}

/** Puts a thing on the picture: its foot at the point, enlarged, turned by degrees. */
export function at(x: number, y: number, scale: number, thing: string, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${x} ${y}) scale(${scale})${rotate}">${thing}</g>`
}

/** The same thing looking the other way. */
export function flip(thing: string): string {
  return `<g transform="scale(-1 1)">${thing}</g>`
}

/** Lays a paper edge under a thing, so that black stands out on black. */
export function halo(thing: string, width = 9): string {
  const bare = thing.replace(
    / (fill(?!="none)|stroke|stroke-width|stroke-linecap|stroke-linejoin)="[^"]*"/g,
    '',
  )
  return `<g fill="${paper}" stroke="${paper}" stroke-width="${width}" ${round}>${bare}</g>${thing}`
}
