import type { CardFindings } from './findings.ts'
import { meanOf, shareOf } from './interval.ts'
import { byName } from './order.ts'
import type { CardTally, TableTally, Wins } from './tally.ts'

/** How every card did at the tables with one number of seats. */
export function cardFindings({ cards, byRole }: TableTally): CardFindings[] {
  return byName(cards).map(([card, { drafted, played, by }]) => {
    const all = Object.values(by)
    const [games, wins] = [sum(all.map(one => one.games)), sum(all.map(one => one.wins))]
    return { card, drafted, played, wins: shareOf(wins, games), change: changeOf(by, byRole) }
  })
}

/**
 * What playing a card went along with: over all who played it, the mean of having won (1 or 0) less the share of wins
 * of their role at these tables, in points of 100. Every shared win counts in full.
 */
function changeOf(by: CardTally['by'], byRole: TableTally['byRole']): CardFindings['change'] {
  let [count, total, squares] = [0, 0, 0]
  // In one order, since sums of fractions differ by a hair in another.
  for (const [role, { games, wins }] of byName(by)) {
    const usual = shareIn(byRole[role])
    count += games
    total += wins - games * usual
    squares += wins * (1 - usual) ** 2 + (games - wins) * usual ** 2
  }
  const { mean, from, to } = meanOf(count, total, squares)
  return { points: 100 * mean, from: Math.max(-100, 100 * from), to: Math.min(100, 100 * to) }
}

const shareIn = (count: Wins | undefined): number =>
  count === undefined || count.games === 0 ? 0 : count.wins / count.games
const sum = (list: readonly number[]): number => list.reduce((before, one) => before + one, 0)
