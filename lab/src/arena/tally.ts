import type { Result } from '@osud/engine'
import { addCounts, under } from '../counts.ts'
import { firstFailures } from '../failures.ts'
import type { Failure } from '../failures.ts'
import type { Punctuality } from '../findings.ts'
import { addPunctuality, noAnswers } from '../punctuality.ts'
import type { Seating } from './plan.ts'

/** How the first of two bots did against the second, game by game, and round by round over all rotations of a seed. */
export type PairTally = {
  wins: number
  draws: number
  losses: number
  better: number
  even: number
  worse: number
}

/** What was counted in some rounds of a contest: plain data that can be added to another such tally. */
export interface ArenaTally {
  readonly totals: { games: number; answers: number; failed: number }
  /** By the places of the two bots in the list, such as `0-1`. */
  readonly pairs: Record<string, PairTally>
  failed: Failure[]
  punctuality: Punctuality
}

/** A tally of no rounds. */
export function emptyArenaTally(): ArenaTally {
  return { totals: { games: 0, answers: 0, failed: 0 }, pairs: {}, failed: [], punctuality: noAnswers }
}

/** Adds what was counted elsewhere. */
export function addArenaTally(into: ArenaTally, from: ArenaTally): void {
  addCounts(into.totals, from.totals)
  addCounts(into.pairs, from.pairs)
  into.failed = firstFailures(into.failed, from.failed)
  into.punctuality = addPunctuality(into.punctuality, from.punctuality)
}

/** A game of a round that came to an end. */
export interface RoundGame {
  readonly seating: Seating
  readonly result: Result
}

/** Counts the ended games of one round. Only a whole round, in which no game failed, tells who did better in it. */
export function countRound(tally: ArenaTally, games: readonly RoundGame[], whole: boolean): void {
  for (const [one, other] of pairsIn(games[0]?.seating ?? [])) {
    const pair = under(tally.pairs, `${one}-${other}`, emptyPair)
    let lead = 0
    for (const { seating, result } of games) {
      const ahead = Math.sign(leadOf(result, seating, one, other))
      lead += ahead
      pair[ahead > 0 ? 'wins' : ahead < 0 ? 'losses' : 'draws']++
    }
    if (whole) pair[lead > 0 ? 'better' : lead < 0 ? 'worse' : 'even']++
  }
}

const emptyPair = (): PairTally => ({ wins: 0, draws: 0, losses: 0, better: 0, even: 0, worse: 0 })

/** Every two different bots of a line-up, the one that was named first before the other. */
function pairsIn(seating: Seating): [number, number][] {
  const bots = [...new Set(seating)].toSorted((a, b) => a - b)
  return bots.flatMap((one, i) => bots.slice(i + 1).map((other): [number, number] => [one, other]))
}

/** How many more of their meetings one bot won than the other in a game: each seat of one meets each of the other. */
function leadOf(result: Result, seating: Seating, one: number, other: number): number {
  const seatsOf = (bot: number): number[] => seating.flatMap((who, seat) => (who === bot ? [seat] : []))
  return seatsOf(one)
    .flatMap(mine => seatsOf(other).map(theirs => Math.sign(compare(result, mine, theirs))))
    .reduce((sum, ahead) => sum + ahead, 0)
}

/** Who of two seats came off better: a winner before those who did not win, and among these who has more points. */
function compare({ winners, scores }: Result, mine: number, theirs: number): number {
  const won = Number(winners.includes(mine)) - Number(winners.includes(theirs))
  if (won !== 0 || winners.includes(mine)) return won
  return (scores?.[mine] ?? 0) - (scores?.[theirs] ?? 0)
}
