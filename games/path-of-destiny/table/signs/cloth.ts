import type { Language } from '@osud/lang'
import type { Colour } from '../../rules/card.ts'

/** How a colour is told without its hue: the letter in the reader's language. */
export const letters: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  cs: { red: 'Č', green: 'Z', blue: 'M', yellow: 'Ž' },
  uk: { red: 'Ч', green: 'З', blue: 'С', yellow: 'Ж' },
  en: { red: 'R', green: 'G', blue: 'B', yellow: 'Y' },
}

/** A piece of coloured cloth: its outline, and the heraldic hatching of its colour as strokes inside it. */
export interface Cloth {
  readonly outline: string
  readonly hatch: string
  /** Where the letter stands: the baseline. */
  readonly foot: number
}

/** The bottom edge of a cloth: how far down it reaches at a place across. */
type Edge = (x: number) => number

/** How much of the cloth hangs into its tail. */
const drop = 6.4

/** A banner of a colour, `width` by `height`, with the tail that belongs to the colour. */
export function banner(colour: Colour, width: number, height: number): Cloth {
  const half = width / 2
  const side = tails[colour].side(width, height)
  const outline = `M0 0H${round(width)}V${round(side)}${tails[colour].end(width, height)}Z`
  return {
    outline,
    hatch: hatch(colour, width, tails[colour].edge(half, height)),
    foot: height - foot[colour],
  }
}

/** A plain strip of a colour, as on the smallest cards. */
export function band(colour: Colour, width: number, height: number): Cloth {
  const outline = `M0 0H${round(width)}V${round(height)}H0Z`
  return { outline, hatch: hatch(colour, width, () => height), foot: height / 2 + 4 }
}

/** How far above the end of a banner its letter stands. */
export const foot: Readonly<Record<Colour, number>> = { red: 8.4, green: 8.2, blue: 4.8, yellow: 7 }

const tails: Readonly<
  Record<
    Colour,
    {
      side(width: number, height: number): number
      end(width: number, height: number): string
      edge(half: number, height: number): Edge
    }
  >
> = {
  // Swallow-tail.
  red: {
    side: (_, height) => height,
    end: (width, height) => `L${round(width / 2)} ${round(height - drop)}L0 ${round(height)}`,
    edge: (half, height) => x => height - drop * (1 - Math.abs(x - half) / half),
  },
  // A point.
  green: {
    side: (_, height) => height - drop,
    end: (width, height) => `L${round(width / 2)} ${round(height)}L0 ${round(height - drop)}`,
    edge: (half, height) => x => height - (drop * Math.abs(x - half)) / half,
  },
  // Straight.
  blue: { side: (_, height) => height, end: () => 'H0', edge: (_, height) => () => height },
  // Round.
  yellow: {
    side: (width, height) => height - width / 2,
    end: (width, height) => `A${round(width / 2)} ${round(width / 2)} 0 0 1 0 ${round(height - width / 2)}`,
    edge: (half, height) => x => height - half + Math.sqrt(Math.max(0, half * half - (x - half) ** 2)),
  },
}

/** Upright lines, slanted ones, level ones, dots: so red, green, blue and gold have been engraved for centuries. */
function hatch(colour: Colour, width: number, edge: Edge): string {
  if (colour === 'red')
    return across(width, 4, 2)
      .map(x => `M${round(x)} 0V${round(edge(x))}`)
      .join('')
  if (colour === 'blue')
    return across(edge(0), 4, 2)
      .map(y => `M0 ${round(y)}H${round(width)}`)
      .join('')
  if (colour === 'yellow') return dots(width, edge)
  return slants(width, edge)
}

function dots(width: number, edge: Edge): string {
  return across(edge(width / 2), 2.6, 1.8)
    .flatMap((y, row) =>
      across(width, 5.2, row % 2 === 0 ? 1.6 : 4.2).flatMap(x =>
        y < edge(x) - 0.8 && x < width - 0.8 ? [`M${round(x)} ${round(y)}h0`] : [],
      ),
    )
    .join('')
}

/** Lines that fall to the right, each cut off where the cloth ends. */
function slants(width: number, edge: Edge): string {
  const deep = edge(width / 2)
  return across(deep + width, 5, 1)
    .flatMap(start => {
      const from = start - width
      const begin = Math.max(0, -from)
      let end = begin
      while (end + 0.25 <= width && from + end + 0.25 <= edge(end + 0.25)) end += 0.25
      return end > begin ? [`M${round(begin)} ${round(from + begin)}L${round(end)} ${round(from + end)}`] : []
    })
    .join('')
}

function across(length: number, step: number, start: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((length - start) / step)) }, (_, i) => start + i * step)
}

const round = (n: number): number => Math.round(n * 100) / 100
