import { subjectOf } from './games.ts'
import type { Subject } from './games.ts'
import { seatingOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { botsNamed, playGame, seedOf } from './playing.ts'
import { countGame, emptyTally } from './tally.ts'
import type { Tally } from './tally.ts'
import type { Work } from './work.ts'

/** Playing the games of a simulation. */
export function simulationWork({ bots, options, experiment, seed }: Plan, subject: Subject): Work<Tally> {
  const named = botsNamed(bots)
  const table = { ...subjectOf(subject, experiment), options }
  return {
    begin: emptyTally,
    play: (tally, seats, i) =>
      countGame(tally, playGame(table, seatingOf(named, seats, i), seedOf(seed, i)), i),
  }
}
