import type { Room } from './scene.ts'

/** The measures of a card that lies in a pair, and of its place, in pixels. */
export interface PairedCard {
  readonly width: number
  /** How high a place is on a desk. */
  readonly place: number
  /** The size of its letters, which everything on it follows. */
  readonly em: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Between two places, and between the parts of one; the number of a place; the padding around it. */
const gap = 6
const number = 42
const padding = 8

/** How large the two cards of a pair can be, where so many places share the market. */
export function pairedCard(room: Room, market: Size, places: number): PairedCard {
  const { width, height } = pairIn(room, market, places)
  const card = Math.max(20, (width - gap) / 2)
  const em = Math.max(4, Math.min(card * 0.078, height * 0.117))
  return { width: card, place: Math.max(0, height + padding), em }
}

/** The room for a pair in each kind of room; the style sheets of the market and its places say the same. */
function pairIn(room: Room, { width, height }: Size, places: number): Size {
  switch (room) {
    case 'desk':
      return { width: width - padding - number, height: Math.min(96, share(height, places)) - padding }
    case 'tablet': {
      const row = Math.max(50, share(height, Math.ceil(places / 2)))
      return { width: share(width, 2) - padding - number, height: row - padding }
    }
    case 'phone':
      // Number, pair and note side by side, in the proportion of 1.7 to 1.
      return { width: ((width - 16 - padding - 40 - 2 * gap) * 1.7) / 2.7, height: 64 - padding }
  }
}

/** What each of several gets of a length, less the gaps between them. */
const share = (length: number, many: number): number => (length - gap * (many - 1)) / many
