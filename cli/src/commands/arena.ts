import { anySeed, arenaText, contest, gamesPerRound } from '@osud/lab'
import type { ArenaPlan } from '@osud/lab'
import { Command } from 'commander'
import { gameNamed, optionsFor, seatsOf, settingOption, variantOption, wholeNumber } from '../arguments.ts'
import type { TableWish } from '../arguments.ts'
import { giveUp } from '../failure.ts'
import type { Shelved } from '../games.ts'
import { endInterrupted, longRun } from '../long-run.ts'
import type { Terminal } from '../terminal.ts'
import { botsOption, workersOption } from './simulate.ts'

interface ArenaOptions extends TableWish {
  readonly bots: readonly string[]
  readonly games: number
  readonly seats?: number
  readonly workers: number
  readonly seed?: string
  readonly json?: boolean
}

/** The command `osud arena`: bots play against each other, and their strength is compared. */
export function arenaCommand(terminal: Terminal): Command {
  return new Command('arena')
    .description('let bots play against each other and compare their strength')
    .argument('[game]', 'the id of the game', 'path-of-destiny')
    .addOption(botsOption('who plays, two or more').makeOptionMandatory())
    .option(
      '--games <n>',
      'how many games, rounded up: every seed is played in all rotations of the seats',
      wholeNumber(1, 100_000_000),
      200,
    )
    .option('--seats <n>', 'how many seats; one for each bot unless given', wholeNumber(1, 999))
    .addOption(workersOption())
    .option('--seed <text>', 'the same seed gives the same games; by chance unless given')
    .addOption(settingOption())
    .addOption(variantOption())
    .option('--json', 'print one JSON object and nothing else')
    .action(async (id: string, options: ArenaOptions) => {
      await runArena(planOf(gameNamed(id), options), options, terminal)
    })
}

function planOf(shelved: Shelved, options: ArenaOptions): ArenaPlan {
  const { game } = shelved
  const { bots, games, seed = anySeed() } = options
  if (bots.length < 2) giveUp('an arena needs two bots or more, such as --bots random,greedy.')
  const seats = seatsOf(shelved, options.seats ?? Math.max(bots.length, game.seats.min))
  if (seats < 2) giveUp('an arena needs a table with two seats or more.')
  const rounds = Math.ceil(games / gamesPerRound({ bots, seats }))
  return {
    game: game.id,
    rules: game.version,
    options: optionsFor(shelved, options),
    seats,
    bots,
    seed,
    rounds,
  }
}

/** How a contest is run and told. */
export interface ArenaOrder {
  readonly workers: number
  readonly json?: boolean
  /** Another program for the workers than the lab's own. */
  readonly program?: URL
}

/** Plays until all rounds are done or Ctrl-C is pressed, then tells who is stronger. */
export async function runArena(plan: ArenaPlan, order: ArenaOrder, terminal: Terminal): Promise<void> {
  const { workers, json = false, program } = order
  const found = await longRun(terminal, json, run =>
    contest(plan, { workers, ...run, ...(program !== undefined && { program }) }),
  )
  terminal.output.write(`${json ? JSON.stringify(found) : arenaText(found)}\n`)
  const total = plan.rounds * gamesPerRound(plan)
  if (found.interrupted) endInterrupted(terminal, `interrupted after ${found.games} of ${total} games.`)
  if (found.failures > 0) giveUp(`${found.failures} of ${found.games} games failed.`)
}
