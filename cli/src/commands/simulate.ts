import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { bots as knownBots } from '@osud/bots'
import type { Bot } from '@osud/bots'
import progress from 'cli-progress'
import { Command, InvalidArgumentError, Option } from 'commander'
import { botNamed, gameNamed, oneMoreSetting, optionsFor, seatsOf, wholeNumber } from '../arguments.ts'
import type { TableWish } from '../arguments.ts'
import { giveUp } from '../failure.ts'
import type { Shelved } from '../games.ts'
import { findingsOf, reportOf } from '../simulate/report.ts'
import { gamesOf, simulate } from '../simulate/simulation.ts'
import type { Plan } from '../simulate/simulation.ts'
import { Tally } from '../simulate/tally.ts'
import type { Terminal } from '../terminal.ts'

interface SimulateOptions extends TableWish {
  readonly games: number
  readonly seats: 'all' | readonly number[]
  readonly bots: readonly Bot[]
  readonly seed?: string
  readonly json?: boolean
}

/** Bots play this long before signals are looked at and the bar is moved, in milliseconds. */
const slice = 100

/** The command `osud simulate`: bots play many games, and the outcome is counted. */
export function simulateCommand(terminal: Terminal): Command {
  return new Command('simulate')
    .description('let bots play many games and count how they end')
    .argument('<game>', 'the id of the game')
    .option('--games <n>', 'how many games for each number of seats', wholeNumber(1, 100_000_000), 1000)
    .option('--seats <list>', 'numbers of seats such as 2,4; or all', readSeats, 'all')
    .addOption(
      new Option(
        '--bots <list>',
        `who plays, taking turns on the seats: ${Object.keys(knownBots).join(', ')}`,
      )
        .argParser(readBots)
        .default(readBots('random'), 'random'),
    )
    .option('--seed <text>', 'the same seed gives the same games; by chance unless given')
    .option(
      '--set <setting=value>',
      'a setting of the table such as story=striga; repeatable',
      oneMoreSetting,
    )
    .option('--variant <name>', 'a table that has a name; --set changes it further')
    .option('--json', 'print one JSON object and nothing else')
    .action(async (id: string, options: SimulateOptions) => {
      const plan = planOf(gameNamed(id), options)
      await runSimulation(plan, options.json ?? false, terminal)
    })
}

function planOf(shelved: Shelved, { games, seats, bots, seed, ...wish }: SimulateOptions): Plan {
  const { game } = shelved
  const { min, max } = game.seats
  const every = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return {
    game,
    options: optionsFor(shelved, wish),
    games,
    seats: seats === 'all' ? every : seats.map(one => seatsOf(shelved, one)),
    bots,
    seed: seed ?? randomUUID().slice(0, 8),
  }
}

/** Plays until all games are done or Ctrl-C is pressed, then tells what came out. */
export async function runSimulation(plan: Plan, json: boolean, { output, errors }: Terminal): Promise<void> {
  const tally = new Tally()
  let interrupted = false
  const stop = (): void => void (interrupted = true)
  process.on('SIGINT', stop)
  const shown = !json && output.isTTY === true && errors.isTTY === true
  const bar = shown ? startBar(gamesOf(plan), errors) : undefined
  const began = performance.now()
  let pause = began + slice
  for (const played of simulate(plan)) {
    tally.add(played)
    if (performance.now() < pause) continue
    bar?.update(tally.games)
    await setImmediate()
    if (interrupted) break
    pause = performance.now() + slice
  }
  const seconds = (performance.now() - began) / 1000
  bar?.stop()
  process.off('SIGINT', stop)
  const found = findingsOf(plan, tally, seconds, interrupted)
  output.write(`${json ? JSON.stringify(found) : reportOf(found)}\n`)
  if (found.failed.length > 0) giveUp(`${found.failed.length} of ${found.games} games failed.`)
}

function startBar(total: number, stream: Terminal['errors']): InstanceType<typeof progress.SingleBar> {
  const format = '{bar} {percentage}%  {value} of {total} games, {eta_formatted} left'
  const options = { format, hideCursor: true, clearOnComplete: true, stream }
  const bar = new progress.SingleBar(options, progress.Presets.shades_classic)
  bar.start(total, 0)
  return bar
}

function readSeats(typed: string): 'all' | number[] {
  if (typed === 'all') return 'all'
  const seats = [...new Set(typed.split(',').map(Number))]
  if (/^\d{1,3}(,\d{1,3})*$/.test(typed)) return seats
  throw new InvalidArgumentError('Expected whole numbers such as 2,4, or all.')
}

function readBots(typed: string): Bot[] {
  return typed.split(',').map(botNamed)
}
