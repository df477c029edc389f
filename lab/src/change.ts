import type { Change } from './findings.ts'
import { z } from './interval.ts'
import { byName } from './order.ts'
import type { Wins } from './tally.ts'

/**
 * What something (a card that was played, a place in the order) goes along with: the share of wins of those who had it,
 * less that of others in the same role who had it not, in points of 100. Each role is compared with itself alone, so a
 * strong role lends its strength to nothing that it happens to have; the roles are then weighed as Mantel and Haenszel do,
 * by how much each can tell. Who always had it, or never, tells nothing. Every shared win counts in full.
 */
export function changeOf(
  having: Readonly<Record<string, Wins>>,
  roles: Readonly<Record<string, Wins>>,
): Change {
  let [weights, total, variance] = [0, 0, 0]
  // In one order, since sums of fractions differ by a hair in another.
  for (const [role, had] of byName(having)) {
    const lacked = without(roles[role] ?? had, had)
    if (had.games === 0 || lacked.games === 0) continue
    const weight = (had.games * lacked.games) / (had.games + lacked.games)
    weights += weight
    total += weight * (shareIn(had) - shareIn(lacked))
    variance += weight ** 2 * (varianceOf(had) + varianceOf(lacked))
  }
  if (weights === 0) return { points: 0, from: -100, to: 100 }
  const points = (100 * total) / weights
  const half = (100 * z * Math.sqrt(variance)) / weights
  return { points, from: Math.max(-100, points - half), to: Math.min(100, points + half) }
}

const without = (all: Wins, some: Wins): Wins => ({
  games: all.games - some.games,
  wins: all.wins - some.wins,
})

const shareIn = ({ games, wins }: Wins): number => wins / games

/** How far a share may be off by chance; with one more win and one more loss, so that a few games never look sure. */
function varianceOf({ games, wins }: Wins): number {
  const share = (wins + 1) / (games + 2)
  return (share * (1 - share)) / games
}
