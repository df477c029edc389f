import type { Scene } from './scene.ts'

/** Between two cards, and how much of the board's width is not the hand's: beside it stands its hero. */
const gap = 7
const beside = { desk: 258, tablet: 16 }
/** Narrower than this a card cannot be read: then they lie over one another. */
const least = 84
/** A hand after the draft. Fewer cards are no larger: they would change their size, and be laid out anew, with every draft and play. */
const usual = 7

/** Tells, of how many cards somebody's hand has now, the most that it has had since the chapter began. */
export function mostOfChapter(): (who: number, chapter: number, cards: number) => number {
  let [of, most] = ['', 0]
  return (who, chapter, cards) => {
    const now = `${who} in ${chapter}`
    most = now === of ? Math.max(most, cards) : cards
    of = now
    return most
  }
}

/** How wide the cards of a hand are, in pixels: more than usual become smaller before they lie over one another. */
export function handCard({ room, low, width }: Pick<Scene, 'room' | 'low' | 'width'>, cards: number): number {
  if (room === 'phone') return 100
  if (room === 'tablet' && low) return 78
  const widest = room === 'tablet' ? 92 : low ? 98 : 117
  const share = Math.floor((width - beside[room]) / Math.max(usual, cards)) - gap
  return Math.min(widest, Math.max(least, share))
}
