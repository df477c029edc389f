/** A share of something, and the interval that holds the true share with a probability of 95 %. */
export interface Share {
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly from: number
  readonly to: number
}

const z = 1.959964

/** The share of wins with Wilson's interval, which stays sensible for few games and for shares near 0 and 1. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { games, wins, share: 0, from: 0, to: 1 }
  const share = wins / games
  const spread = 1 + (z * z) / games
  const middle = (share + (z * z) / (2 * games)) / spread
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  return { games, wins, share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) }
}
