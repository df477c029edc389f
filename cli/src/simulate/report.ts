import type { Share } from './interval.ts'
import type { Plan } from './simulation.ts'
import type { FailedGame, Lengths, TableTally, Tally } from './tally.ts'

/** What a simulation found, as plain data: what `--json` prints. */
export interface Findings {
  readonly game: string
  readonly rules: string
  readonly options: object
  readonly seed: string
  readonly bots: readonly string[]
  readonly interrupted: boolean
  readonly games: number
  readonly answers: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly answersPerSecond: number
  readonly tables: readonly TableTally[]
  readonly failed: readonly FailedGame[]
}

/** Gathers what a simulation found. */
export function findingsOf(plan: Plan, tally: Tally, seconds: number, interrupted: boolean): Findings {
  const { games, answers, failed } = tally
  return {
    game: plan.game.id,
    rules: plan.game.version,
    options: plan.options,
    seed: plan.seed,
    bots: plan.bots.map(({ name }) => name),
    interrupted,
    games,
    answers,
    seconds,
    gamesPerSecond: seconds > 0 ? games / seconds : 0,
    answersPerSecond: seconds > 0 ? answers / seconds : 0,
    tables: tally.tables(),
    failed,
  }
}

const mostFailures = 10
const barWidth = 30

/** The findings as text for a terminal. */
export function reportOf(found: Findings): string {
  const { game, rules, options, seed, bots } = found
  const table = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  return [
    [`${game} (rules ${rules})`, ...table, `bots ${bots.join(', ')}`, `seed ${seed}`].join(', '),
    `${count(found.games, 'game')} in ${found.seconds.toFixed(1)} s: ${thousands(found.gamesPerSecond)} games/s, ` +
      `${thousands(found.answersPerSecond)} answers/s${found.interrupted ? ' (interrupted)' : ''}`,
    ...found.tables.map(tableReport),
    failureReport(found.failed),
  ].join('\n\n')
}

function tableReport({ seats, games, failed, bySeat, byBot, endings, lengths }: TableTally): string {
  const ended = games - failed
  return [
    `${count(seats, 'seat')}, ${count(games, 'game')}`,
    ...rows(
      'wins by seat',
      bySeat.map((share, seat): Row => [String(seat + 1), shareText(share)]),
    ),
    ...rows(
      'wins by bot',
      Object.entries(byBot).map(([bot, share]): Row => [bot, shareText(share)]),
    ),
    ...rows(
      'endings',
      Object.entries(endings).map(([name, n]): Row => [name, `${thousands(n)} (${percent(n / ended)})`]),
    ),
    ...(lengths === undefined ? [] : lengthReport(lengths)),
  ].join('\n')
}

type Row = readonly [name: string, text: string]

function rows(title: string, list: readonly Row[]): string[] {
  const width = Math.max(0, ...list.map(([name]) => name.length))
  return list.map(
    ([name, text], i) => `  ${(i === 0 ? title : '').padEnd(12)}  ${name.padEnd(width)}  ${text}`,
  )
}

function lengthReport({ shortest, median, mean, longest, spread }: Lengths): string[] {
  const most = Math.max(...spread.map(({ games }) => games))
  const bars = spread.map(({ from, to, games }): Row => {
    const bar = '█'.repeat(Math.round((games / most) * barWidth))
    return [from === to ? String(from) : `${from}–${to}`, `${bar} ${thousands(games)}`.trim()]
  })
  const range = shortest === longest ? String(shortest) : `${shortest}–${longest}`
  return [`  length        ${range} answers, median ${median}, mean ${mean.toFixed(1)}`, ...rows('', bars)]
}

function failureReport(failed: readonly FailedGame[]): string {
  if (failed.length === 0) return 'No game failed.'
  const lines = failed.slice(0, mostFailures).map(({ seed, seats, bots, stuck, why }) => {
    return `  --seats ${seats} --bots ${bots.join(',')} --seed ${seed}: ${stuck ? 'stuck' : 'failed'}, ${why}`
  })
  const more = failed.length - lines.length
  return [
    `${count(failed.length, 'game')} failed:`,
    ...lines,
    ...(more > 0 ? [`  and ${more} more (--json lists all)`] : []),
  ].join('\n')
}

const shareText = ({ share, from, to, wins, games }: Share): string =>
  `${percent(share).padStart(6)} (${percent(from)} to ${percent(to)}), ${thousands(wins)} of ${thousands(games)}`
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
const thousands = (n: number): string => Math.round(n).toLocaleString('en-GB')
const count = (n: number, noun: string): string => `${thousands(n)} ${noun}${n === 1 ? '' : 's'}`
