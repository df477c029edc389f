import { cardFindings } from './cards.ts'
import { changeOf } from './change.ts'
import { toldFailures } from './failures.ts'
import type { Findings, StoryFindings, TableFindings, TraitShare } from './findings.ts'
import { histogramOf } from './histogram.ts'
import { shareOf } from './interval.ts'
import { byName, inOrder, mapInOrder } from './order.ts'
import type { Plan } from './plan.ts'
import { noRole } from './tally.ts'
import type { TableTally, Tally, Wins } from './tally.ts'

/** How a run went. */
export interface Pace {
  readonly workers: number
  readonly interrupted: boolean
  /** How long it took, with what was played before it was resumed. */
  readonly seconds: number
}

/** What a tally tells about the games of a plan. The same games give the same findings, whoever counted them. */
export function findingsOf(plan: Plan, tally: Tally, { workers, interrupted, seconds }: Pace): Findings {
  const tables = plan.seats.flatMap((seats): [number, TableTally][] => {
    const table = tally.tables[seats]
    return table === undefined ? [] : [[seats, table]]
  })
  const games = tables.reduce((sum, [, table]) => sum + table.games, 0)
  const answers = tables.reduce((sum, [, table]) => sum + table.answers, 0)
  const { game, rules, options, experiment, seed, bots } = plan
  return {
    game,
    rules,
    options,
    ...(experiment !== undefined && { experiment }),
    seed,
    bots,
    workers,
    interrupted,
    games,
    answers,
    seconds,
    gamesPerSecond: seconds > 0 ? games / seconds : 0,
    answersPerSecond: seconds > 0 ? answers / seconds : 0,
    ...(tally.punctuality.answers > 0 && { punctuality: tally.punctuality }),
    tables: tables.map(([seats, table]) => tableFindings(seats, table)),
    failed: toldFailures(tally.failed),
  }
}

function tableFindings(seats: number, table: TableTally): TableFindings {
  const lengths = histogramOf(table.lengths)
  const all = histogramOf(table.points.all)
  const winners = histogramOf(table.points.winners)
  const story = storyFindings(table)
  const { [noRole]: _, ...roles } = table.byRole
  return {
    seats,
    games: table.games,
    failed: table.failed,
    bySeat: byName(table.bySeat).map(([, wins]) => share(wins)),
    byBot: mapInOrder(table.byBot, share),
    byRole: mapInOrder(roles, share),
    byTrait: mapInOrder(table.byTrait, values => mapInOrder(values, by => traitShare(by, table.byRole))),
    endings: inOrder(table.endings),
    facts: mapInOrder(table.facts, inOrder),
    ...(lengths && { lengths }),
    ...(all && winners && { scores: { winners, all } }),
    cards: cardFindings(table),
    ...(story && { story }),
  }
}

function storyFindings({ pages, lastPages, ways }: TableTally): StoryFindings | undefined {
  if (Object.keys(pages).length === 0) return undefined
  return {
    pages: byName(pages).map(([id, games]) => ({ id, games, ending: (lastPages[id] ?? 0) > 0 })),
    ways: byName(ways).flatMap(([from, on]) => byName(on).map(([to, games]) => ({ from, to, games }))),
  }
}

/** The wins of all who had a trait; what it changes is known only if somebody of the same role lacked it. */
function traitShare(by: Readonly<Record<string, Wins>>, roles: TableTally['byRole']): TraitShare {
  const all = Object.values(by)
  const games = all.reduce((sum, one) => sum + one.games, 0)
  const wins = all.reduce((sum, one) => sum + one.wins, 0)
  const compared = Object.entries(by).some(([role, had]) => had.games < (roles[role]?.games ?? 0))
  return { ...shareOf(wins, games), ...(compared && { change: changeOf(by, roles) }) }
}

const share = ({ wins, games }: Wins): TableFindings['bySeat'][number] => shareOf(wins, games)
