import { addCounts, countIn, under } from './counts.ts'
import type { Tallied } from './counts.ts'
import { failureOf, firstFailures } from './failures.ts'
import type { Failure } from './failures.ts'
import type { Punctuality } from './findings.ts'
import type { Ended, Played } from './playing.ts'
import { addPunctuality, noAnswers } from './punctuality.ts'
import type { Observations, SeatObservations } from './study.ts'

/** In how many games somebody or something took part, and how many of them they won. */
export type Wins = { games: number; wins: number }

/** How often a card was drafted and played, and the games of those who played it at least once, by role. */
export type CardTally = { drafted: number; played: number; by: Record<string, Wins> }

/** What was counted at the tables with one number of seats. */
export type TableTally = {
  games: number
  failed: number
  answers: number
  bySeat: Record<string, Wins>
  byBot: Record<string, Wins>
  byRole: Record<string, Wins>
  /** By trait, its value, and the role of who had it. */
  byTrait: Record<string, Record<string, Record<string, Wins>>>
  endings: Tallied
  facts: Record<string, Tallied>
  lengths: Tallied
  points: { winners: Tallied; all: Tallied }
  cards: Record<string, CardTally>
  pages: Tallied
  lastPages: Tallied
  ways: Record<string, Tallied>
}

/** What was counted in some games: plain data that does not grow with their number, and can be added to another tally. */
export interface Tally {
  readonly tables: Record<string, TableTally>
  failed: Failure[]
  punctuality: Punctuality
}

/** The role of a seat in a game without roles. */
export const noRole = ''

/** A tally of no games. */
export function emptyTally(): Tally {
  return { tables: {}, failed: [], punctuality: noAnswers }
}

/** Adds what was counted elsewhere. */
export function addTally(into: Tally, from: Tally): void {
  addCounts(into.tables, from.tables)
  into.failed = firstFailures(into.failed, from.failed)
  into.punctuality = addPunctuality(into.punctuality, from.punctuality)
}

/**
 * Counts one more game, the one with number `at`. Every seat among the winners has won: a shared win counts in full for
 * each who shares it, and a game that nobody won for none.
 */
export function countGame(tally: Tally, played: Played, at: number): void {
  const { bots, answers, kept, outcome } = played
  if (kept !== undefined) tally.punctuality = addPunctuality(tally.punctuality, kept)
  const table = under(tally.tables, bots.length, emptyTable)
  table.games++
  table.answers += answers
  if ('why' in outcome) {
    table.failed++
    const failure = failureOf(played, at)
    if (failure !== undefined) tally.failed = firstFailures(tally.failed, [failure])
    return
  }
  countIn(table.lengths, answers)
  countResult(table, bots, outcome)
  if (outcome.seen !== undefined) countStory(table, outcome.seen)
}

function emptyTable(): TableTally {
  return {
    games: 0,
    failed: 0,
    answers: 0,
    bySeat: {},
    byBot: {},
    byRole: {},
    byTrait: {},
    endings: {},
    facts: {},
    lengths: {},
    points: { winners: {}, all: {} },
    cards: {},
    pages: {},
    lastPages: {},
    ways: {},
  }
}

function countResult(table: TableTally, bots: readonly string[], { result, seen }: Ended): void {
  const { winners, scores, ending } = result
  if (ending !== undefined) countIn(table.endings, ending)
  bots.forEach((bot, seat) => {
    const won = winners.includes(seat)
    countWin(table.bySeat, String(seat), won)
    countWin(table.byBot, bot, won)
    const points = scores?.[seat]
    if (points !== undefined) countIn(table.points.all, points)
    if (points !== undefined && won) countIn(table.points.winners, points)
    const its = seen?.seats[seat]
    if (its !== undefined) countSeat(table, its, won)
  })
}

function countSeat(
  table: TableTally,
  { role = noRole, traits, drafted, played }: SeatObservations,
  won: boolean,
): void {
  countWin(table.byRole, role, won)
  for (const [trait, value] of Object.entries(traits)) {
    const values = under(table.byTrait, trait, () => ({}))
    countWin(
      under(values, value, () => ({})),
      role,
      won,
    )
  }
  for (const card of drafted) under(table.cards, card, emptyCard).drafted++
  for (const card of played) under(table.cards, card, emptyCard).played++
  for (const card of new Set(played)) countWin(under(table.cards, card, emptyCard).by, role, won)
}

function countStory(table: TableTally, { facts, pages }: Observations): void {
  for (const [fact, value] of Object.entries(facts)) {
    countIn(
      under(table.facts, fact, () => ({})),
      value,
    )
  }
  for (const page of new Set(pages)) countIn(table.pages, page)
  const last = pages.at(-1)
  if (last !== undefined) countIn(table.lastPages, last)
  pages.slice(1).forEach((page, i) => {
    countIn(
      under(table.ways, pages[i] ?? '', () => ({})),
      page,
    )
  })
}

const noWins = (): Wins => ({ games: 0, wins: 0 })
const emptyCard = (): CardTally => ({ drafted: 0, played: 0, by: {} })

function countWin(wins: Record<string, Wins>, name: string, won: boolean): void {
  const count = under(wins, name, noWins)
  count.games++
  if (won) count.wins++
}
