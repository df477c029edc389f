import type { Colour } from './card.ts'
import type { LyingCard } from './scope.ts'

/**
 * Whether a timeline contains a colour sequence (POD-324): neighbouring cards whose colours read so from left to
 * right. A multi-colour card stands for any one of its colours (POD-235). At least one of the cards must have been
 * played this turn (POD-234); `playedFrom` is the place of the first of those, all further ones lie to its right.
 */
export function hasSequence(
  timeline: readonly Pick<LyingCard, 'colours'>[],
  sequence: readonly Colour[],
  playedFrom: number,
): boolean {
  return timeline.some((_, start) => {
    const fresh = start + sequence.length > playedFrom
    return fresh && sequence.every((colour, i) => timeline[start + i]?.colours.includes(colour))
  })
}

/**
 * The looser reading of POD-324: the colours may lie anywhere, each shown by a card of its own, and at least one of
 * these cards was played this turn.
 */
export function hasColours(
  timeline: readonly Pick<LyingCard, 'colours'>[],
  sequence: readonly Colour[],
  playedFrom: number,
): boolean {
  return matches(timeline, sequence, playedFrom, new Set())
}

function matches(
  timeline: readonly Pick<LyingCard, 'colours'>[],
  [colour, ...others]: readonly Colour[],
  playedFrom: number,
  used: ReadonlySet<number>,
): boolean {
  if (colour === undefined) return [...used].some(place => place >= playedFrom)
  return timeline.some(
    ({ colours }, place) =>
      !used.has(place) &&
      colours.includes(colour) &&
      matches(timeline, others, playedFrom, new Set([...used, place])),
  )
}
