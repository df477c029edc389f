import type { Share } from '../findings.ts'

/** A difference in Elo points and its interval. What is missing has no bound: somebody won or lost all. */
export interface Elo {
  readonly points?: number
  readonly from?: number
  readonly to?: number
}

/** The difference in Elo points that explains a share of the score. */
export function eloOf({ share, from, to }: Share): Elo {
  const [points, least, most] = [share, from, to].map(pointsOf)
  return {
    ...(points !== undefined && { points }),
    ...(least !== undefined && { from: least }),
    ...(most !== undefined && { to: most }),
  }
}

function pointsOf(share: number): number | undefined {
  return share <= 0 || share >= 1 ? undefined : 400 * Math.log10(share / (1 - share))
}
