import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bots as knownBots, searchNames } from '@osud/bots'
import { experimentsWith, keepFile, makeFolder, printOf, simulate } from '@osud/lab'
import type { Findings, Wish } from '@osud/lab'
import { Command, InvalidArgumentError, Option } from 'commander'
import {
  botNamed,
  choiceOf,
  folderNamed,
  gameNamed,
  optionsFor,
  seatsOf,
  settingOption,
  variantOption,
  wholeNumber,
} from '../arguments.ts'
import type { TableWish } from '../arguments.ts'
import { giveUp } from '../failure.ts'
import { findGame } from '../games.ts'
import type { Shelved } from '../games.ts'
import { endInterrupted, longRun } from '../long-run.ts'
import { titlesOf } from '../report-titles.ts'
import { columnsOf } from '../terminal.ts'
import type { Terminal } from '../terminal.ts'

interface SimulateOptions extends TableWish {
  readonly games: number
  readonly seats: 'all' | readonly number[]
  readonly bots: readonly string[]
  readonly workers: number
  readonly report?: string
  readonly seed?: string
  readonly experiment?: string
  readonly json?: boolean
}

/** The command `osud simulate`: bots play many games, and the outcome is counted. */
export function simulateCommand(terminal: Terminal): Command {
  return new Command('simulate')
    .description('let bots play many games and count how they end')
    .argument('<game>', 'the id of the game')
    .option('--games <n>', 'how many games for each number of seats', wholeNumber(1, 100_000_000), 1000)
    .option('--seats <list>', 'numbers of seats such as 2,4; or all', readSeats, 'all')
    .addOption(botsOption('who plays, taking turns on the seats').default(['random'], 'random'))
    .addOption(workersOption())
    .option(
      '--report <folder>',
      'write report.html, its plots and report.json there; a simulation that was stopped goes on',
      folderNamed,
    )
    .option(
      '--seed <text>',
      'the same seed gives the same games; by chance, or that of the folder, unless given',
    )
    .addOption(settingOption())
    .addOption(variantOption())
    .option('--experiment <name>', 'play with one thing changed, to measure what it is worth')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (id: string, options: SimulateOptions) => {
      await runSimulation(wishOf(gameNamed(id), options), options, terminal)
    })
}

/** How many threads play; as many as there are cores unless given. */
export function workersOption(): Option {
  return new Option('--workers <n>', 'how many threads play')
    .argParser(wholeNumber(1, 256))
    .default(availableParallelism(), 'one for each core')
}

/** The bots of a run, as they are typed. */
export function botsOption(description: string): Option {
  return new Option(
    '--bots <list>',
    `${description}: ${[...Object.keys(knownBots), searchNames].join(', ')}`,
  ).argParser(readBots)
}

function wishOf(shelved: Shelved, options: SimulateOptions): Wish {
  const { games, seats, bots, seed, experiment } = options
  const { id, version, seats: range } = shelved.game
  const every = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i)
  const table = optionsFor(shelved, options)
  return {
    game: id,
    rules: version,
    // Only games that are kept could meet games of another day.
    ...(options.report !== undefined && { print: printOf(shelved.game, table) }),
    options: table,
    ...(experiment !== undefined && { experiment: experimentNamed(id, experiment) }),
    games,
    seats: seats === 'all' ? every : seats.map(one => seatsOf(shelved, one)),
    bots,
    seed,
  }
}

function experimentNamed(game: string, name: string): string {
  const known = experimentsWith(game)
  return known.includes(name) ? name : giveUp(`${game} has no experiment '${name}'. ${choiceOf(known)}`)
}

/** How a simulation is run and told. */
export interface SimulationOrder {
  readonly workers: number
  readonly report?: string
  readonly json?: boolean
  /** Another program for the workers than the lab's own. */
  readonly program?: URL
}

/** Plays until all games are done or Ctrl-C is pressed, then tells what came out. */
export async function runSimulation(wish: Wish, order: SimulationOrder, terminal: Terminal): Promise<void> {
  const { workers, report: folder, json = false, program } = order
  const found = await longRun(terminal, json, run =>
    simulate(wish, {
      workers,
      ...run,
      ...(folder !== undefined && { folder }),
      ...(program !== undefined && { program }),
    }),
  )
  await tell(found, folder, json, terminal)
  const total = wish.games * wish.seats.length
  if (found.interrupted) {
    const how =
      folder === undefined
        ? 'With --report <folder> it could be resumed.'
        : `The same command goes on from there, with --report ${folder}.`
    endInterrupted(terminal, `interrupted after ${found.games} of ${total} games. ${how}`)
  }
  const failed = found.tables.reduce((sum, table) => sum + table.failed, 0)
  if (failed > 0) giveUp(`${failed} of ${found.games} games failed.`)
}

/** Prints what was found, and writes the report. Drawing is loaded only here: most commands never need it. */
async function tell(
  found: Findings,
  folder: string | undefined,
  json: boolean,
  { output, env }: Terminal,
): Promise<void> {
  if (folder !== undefined || !json) {
    const { essence, pictures, reportHtml } = await import('@osud/lab/report')
    if (folder !== undefined) {
      const shelved = findGame(found.game)
      keepFile(folder, 'report.json', `${JSON.stringify(found, undefined, 2)}\n`)
      const html = reportHtml(found, shelved && titlesOf(shelved))
      keepFile(folder, 'report.html', html)
      makeFolder(join(folder, 'plots'))
      for (const { name, svg } of pictures(html)) keepFile(join(folder, 'plots'), `${name}.svg`, svg)
    }
    if (!json) {
      const colour = output.isTTY === true && !env['NO_COLOR']
      output.write(`${essence(found, { width: columnsOf(output), colour }).trimEnd()}\n`)
      if (folder !== undefined) output.write(`\nThe report is in ${join(folder, 'report.html')}.\n`)
    }
  }
  if (json) output.write(`${JSON.stringify(found)}\n`)
}

function readSeats(typed: string): 'all' | number[] {
  if (typed === 'all') return 'all'
  if (/^\d{1,3}(,\d{1,3})*$/.test(typed)) {
    return [...new Set(typed.split(',').map(Number))].toSorted((a, b) => a - b)
  }
  throw new InvalidArgumentError('Expected whole numbers such as 2,4, or all.')
}

function readBots(typed: string): string[] {
  const names = typed.split(',')
  for (const name of names) botNamed(name)
  return names
}
