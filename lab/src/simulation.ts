import { randomUUID } from 'node:crypto'
import { employ } from './crew.ts'
import type { Findings } from './findings.ts'
import { gamesOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { Progress } from './progress.ts'
import type { Append } from './progress.ts'
import { Done, Todo } from './range.ts'
import { findingsOf } from './summary.ts'
import { addTally, emptyTally } from './tally.ts'
import type { Tally } from './tally.ts'

/** How games are to be played. */
export interface RunOptions {
  readonly workers: number
  /** Ends the run where it is; what was counted until then is told. */
  readonly signal?: AbortSignal
  /** Hears how many games of how many have been played. The first call tells what was played before. */
  readonly heard?: (played: number, of: number) => void
  /** Another program for the workers than the lab's own. */
  readonly program?: URL
}

/** How a simulation is to be run. */
export interface SimulationOptions extends RunOptions {
  /** Where its progress is kept; without a folder it cannot be resumed. */
  readonly folder?: string
  readonly append?: Append
}

/** A plan whose seed may be left to chance, or to the folder in which it was begun. */
export type Wish = Omit<Plan, 'seed'> & { readonly seed?: string | undefined }

/** A fresh seed, for those who name none. */
export const anySeed = (): string => randomUUID().slice(0, 8)

/** Lets bots play the games of a plan in several threads, and tells what came out. */
export async function simulate(wish: Wish, options: SimulationOptions): Promise<Findings> {
  const { folder, append } = options
  if (folder === undefined) return run({ ...wish, seed: wish.seed ?? anySeed() }, options)
  const progress = new Progress(folder, append)
  try {
    const plan: Plan = { ...wish, seed: wish.seed ?? progress.plan?.seed ?? anySeed() }
    progress.begin(plan)
    return await run(plan, options, progress)
  } finally {
    progress.close()
  }
}

async function run(plan: Plan, options: SimulationOptions, progress?: Progress): Promise<Findings> {
  const { workers, signal, heard, program } = options
  const tally = progress?.tally ?? emptyTally()
  const done = progress?.done ?? new Done()
  const todo = new Todo(plan.seats.flatMap(seats => done.missing(seats, plan.games)))
  const total = gamesOf(plan)
  let played = total - todo.left
  heard?.(played, total)
  const before = progress?.seconds ?? 0
  const began = performance.now()
  const seconds = (): number => before + (performance.now() - began) / 1000
  await employ<Tally>({
    orders: { do: 'simulation', plan },
    workers,
    todo,
    take: chunk => {
      if (progress === undefined) addTally(tally, chunk.tally)
      else progress.add(chunk, seconds())
      played += chunk.to - chunk.from
      heard?.(played, total)
    },
    name: ({ table, from, to }) => `games ${from} to ${to - 1} with ${table} seats`,
    signal,
    program,
  })
  return findingsOf(plan, tally, { workers, interrupted: played < total, seconds: seconds() })
}
