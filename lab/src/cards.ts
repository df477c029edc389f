import { changeOf } from './change.ts'
import type { CardFindings } from './findings.ts'
import { shareOf } from './interval.ts'
import { byName } from './order.ts'
import type { TableTally } from './tally.ts'

/** How every card did at the tables with one number of seats. */
export function cardFindings({ cards, byRole }: TableTally): CardFindings[] {
  return byName(cards).map(([card, { drafted, played, by }]) => {
    const all = Object.values(by)
    const [games, wins] = [sum(all.map(one => one.games)), sum(all.map(one => one.wins))]
    return { card, drafted, played, wins: shareOf(wins, games), change: changeOf(by, byRole) }
  })
}

const sum = (list: readonly number[]): number => list.reduce((before, one) => before + one, 0)
