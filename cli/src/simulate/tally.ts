import { shareOf } from './interval.ts'
import type { Share } from './interval.ts'
import type { Played } from './simulation.ts'

/** How long games were, in answers. */
export interface Lengths {
  readonly shortest: number
  readonly median: number
  readonly mean: number
  readonly longest: number
  /** How many games had from `from` to `to` answers. */
  readonly spread: readonly { readonly from: number; readonly to: number; readonly games: number }[]
}

/** What came out at the tables with one number of seats. */
export interface TableTally {
  readonly seats: number
  readonly games: number
  readonly failed: number
  readonly bySeat: readonly Share[]
  readonly byBot: { readonly [bot: string]: Share }
  readonly endings: { readonly [ending: string]: number }
  readonly lengths: Lengths | undefined
}

/** A game that did not come to an end, with all that is needed to see it again. */
export interface FailedGame {
  readonly seed: string
  readonly seats: number
  readonly bots: readonly string[]
  readonly stuck: boolean
  readonly why: string
}

interface Count {
  games: number
  wins: number
}

class TableCount {
  games = 0
  failed = 0
  readonly bySeat: Count[] = []
  readonly byBot = new Map<string, Count>()
  readonly endings = new Map<string, number>()
  readonly lengths: number[] = []

  add({ bots, answers, outcome }: Played): void {
    this.games++
    if (!('result' in outcome)) {
      this.failed++
      return
    }
    const { winners, ending } = outcome.result
    bots.forEach((bot, seat) => {
      const won = Number(winners.includes(seat))
      const here = (this.bySeat[seat] ??= { games: 0, wins: 0 })
      const its = this.byBot.get(bot) ?? { games: 0, wins: 0 }
      this.byBot.set(bot, its)
      for (const count of [here, its]) {
        count.games++
        count.wins += won
      }
    })
    if (ending !== undefined) this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1)
    this.lengths.push(answers)
  }
}

/** Counts games as they are played. */
export class Tally {
  readonly #tables = new Map<number, TableCount>()
  readonly failed: FailedGame[] = []
  games = 0
  answers = 0

  /** Counts one more game. */
  add(played: Played): void {
    const { seed, seats, bots, answers, outcome } = played
    this.games++
    this.answers += answers
    if ('why' in outcome) this.failed.push({ seed, seats, bots, ...outcome })
    const table = this.#tables.get(seats) ?? new TableCount()
    this.#tables.set(seats, table)
    table.add(played)
  }

  /** What has come out so far, by number of seats. */
  tables(): TableTally[] {
    return [...this.#tables].map(([seats, { games, failed, bySeat, byBot, endings, lengths }]) => ({
      seats,
      games,
      failed,
      bySeat: bySeat.map(count => shareOf(count.wins, count.games)),
      byBot: Object.fromEntries([...byBot].map(([bot, count]) => [bot, shareOf(count.wins, count.games)])),
      endings: Object.fromEntries([...endings].sort(([a], [b]) => (a < b ? -1 : 1))),
      lengths: lengthsOf(lengths),
    }))
  }
}

const mostBars = 8

function lengthsOf(lengths: readonly number[]): Lengths | undefined {
  const sorted = lengths.toSorted((a, b) => a - b)
  const shortest = sorted[0]
  const longest = sorted.at(-1)
  if (shortest === undefined || longest === undefined) return undefined
  const width = Math.ceil((longest - shortest + 1) / mostBars)
  const bars = Math.ceil((longest - shortest + 1) / width)
  const spread = Array.from({ length: bars }, (_, i) => {
    const from = shortest + i * width
    const to = Math.min(longest, from + width - 1)
    return { from, to, games: sorted.filter(length => length >= from && length <= to).length }
  })
  const middle = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]] as [number, number]
  const mean = sorted.reduce((sum, length) => sum + length, 0) / sorted.length
  return { shortest, median: (middle[0] + middle[1]) / 2, mean, longest, spread }
}
