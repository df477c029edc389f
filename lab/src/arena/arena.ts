import { employ } from '../crew.ts'
import { Done, Todo } from '../range.ts'
import type { RunOptions } from '../simulation.ts'
import { arenaFindings } from './findings.ts'
import type { ArenaFindings } from './findings.ts'
import { gamesPerRound, lineUpsOf, rotationsOf } from './plan.ts'
import type { ArenaPlan } from './plan.ts'
import { addArenaTally, emptyArenaTally } from './tally.ts'
import type { ArenaTally } from './tally.ts'

/** Lets bots play against each other in several threads, and tells who is how much stronger. */
export async function contest(plan: ArenaPlan, options: RunOptions): Promise<ArenaFindings> {
  const { workers, signal, heard, program } = options
  const tally = emptyArenaTally()
  const lineUps = lineUpsOf(plan).map(rotationsOf)
  const todo = new Todo(lineUps.flatMap((_, lineUp) => new Done().missing(lineUp, plan.rounds)))
  const total = plan.rounds * gamesPerRound(plan)
  heard?.(0, total)
  const began = performance.now()
  await employ<ArenaTally>({
    orders: { do: 'arena', plan },
    workers,
    todo,
    take: chunk => {
      addArenaTally(tally, chunk.tally)
      heard?.(tally.totals.games, total)
    },
    name: ({ from, to }) => `rounds ${from} to ${to - 1} with ${plan.seats} seats`,
    signal,
    program,
  })
  const seconds = (performance.now() - began) / 1000
  return arenaFindings(plan, tally, { workers, interrupted: tally.totals.games < total, seconds })
}
