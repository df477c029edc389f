import type { Share } from './findings.ts'

/** So many standard deviations on either side hold 95 %. */
export const z = 1.959964

/** The share of wins with Wilson's interval, which stays sensible for few games and for shares near 0 and 1. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { games, wins, share: 0, from: 0, to: 1 }
  const share = wins / games
  const spread = 1 + (z * z) / games
  const middle = (share + (z * z) / (2 * games)) / spread
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  // At the ends the interval ends there too; rounding would miss it by a hair.
  const from = wins === 0 ? 0 : Math.max(0, middle - half)
  const to = wins === games ? 1 : Math.min(1, middle + half)
  return { games, wins, share, from, to }
}
