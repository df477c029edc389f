import { toldFailures } from '../failures.ts'
import type { FailedGame, Punctuality, Share } from '../findings.ts'
import { shareOf } from '../interval.ts'
import type { Pace } from '../summary.ts'
import { eloOf } from './elo.ts'
import type { Elo } from './elo.ts'
import type { ArenaPlan } from './plan.ts'
import type { ArenaTally, PairTally } from './tally.ts'

/** How the first of two bots did against the second. */
export interface PairFindings {
  readonly bots: readonly [one: string, other: string]
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Wins and half the draws. */
  readonly share: Share
  readonly elo: Elo
  /** Seeds that were played in all rotations: in how many of them the first did better, as well, and worse. */
  readonly rounds: { readonly better: number; readonly even: number; readonly worse: number }
}

/** What came of a contest, as plain data: what `--json` prints. */
export interface ArenaFindings {
  readonly game: string
  readonly rules: string
  readonly options: object
  readonly seed: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly workers: number
  readonly interrupted: boolean
  readonly games: number
  readonly answers: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly punctuality?: Punctuality
  readonly pairs: readonly PairFindings[]
  /** How many games failed; the first of them are listed. */
  readonly failures: number
  readonly failed: readonly FailedGame[]
}

/** What a tally tells about a contest. */
export function arenaFindings(plan: ArenaPlan, tally: ArenaTally, pace: Pace): ArenaFindings {
  const { game, rules, options, seed, seats, bots } = plan
  const { games, answers, failed: failures } = tally.totals
  return {
    game,
    rules,
    options,
    seed,
    seats,
    bots,
    ...pace,
    games,
    answers,
    gamesPerSecond: pace.seconds > 0 ? games / pace.seconds : 0,
    ...(tally.punctuality.answers > 0 && { punctuality: tally.punctuality }),
    pairs: pairFindings(bots, tally.pairs),
    failures,
    failed: toldFailures(tally.failed),
  }
}

function pairFindings(bots: readonly string[], pairs: ArenaTally['pairs']): PairFindings[] {
  return bots.flatMap((one, i) =>
    bots.flatMap((other, j) => {
      const pair = pairs[`${i}-${j}`]
      return pair === undefined ? [] : [pairOf([one, other], pair)]
    }),
  )
}

function pairOf(bots: PairFindings['bots'], pair: PairTally): PairFindings {
  const { wins, draws, losses, better, even, worse } = pair
  const games = wins + draws + losses
  const share = shareOf(wins + draws / 2, games)
  return { bots, games, wins, draws, losses, share, elo: eloOf(share), rounds: { better, even, worse } }
}
