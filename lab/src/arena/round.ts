import { failureOf, firstFailures } from '../failures.ts'
import type { Subject } from '../games.ts'
import { botsNamed, playGame, seedOf } from '../playing.ts'
import type { NamedBot } from '../playing.ts'
import { addPunctuality } from '../punctuality.ts'
import type { Work } from '../work.ts'
import { lineUpsOf, rotationsOf } from './plan.ts'
import type { ArenaPlan } from './plan.ts'
import { countRound, emptyArenaTally } from './tally.ts'
import type { ArenaTally, RoundGame } from './tally.ts'

/** Playing the rounds of a contest: a line-up plays one seed in every rotation of its seats. */
export function arenaWork(plan: ArenaPlan, { game }: Subject): Work<ArenaTally> {
  const bots = botsNamed(plan.bots)
  const lineUps = lineUpsOf(plan).map(rotationsOf)
  const table = { game, options: plan.options }
  return {
    begin: emptyArenaTally,
    play: (tally, lineUp, i) => {
      const rotations = lineUps[lineUp] ?? []
      const ended: RoundGame[] = []
      for (const seating of rotations) {
        const seated = seating.map(bot => bots[bot] as NamedBot)
        const played = playGame(table, seated, seedOf(plan.seed, i))
        const failure = failureOf(played, i)
        tally.totals.games++
        tally.totals.answers += played.answers
        if (played.kept !== undefined) tally.punctuality = addPunctuality(tally.punctuality, played.kept)
        if (failure !== undefined) {
          tally.totals.failed++
          tally.failed = firstFailures(tally.failed, [failure])
        }
        if ('result' in played.outcome) ended.push({ seating, result: played.outcome.result })
      }
      countRound(tally, ended, ended.length === rotations.length)
    },
  }
}
