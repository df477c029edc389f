import type { RuleId } from '@osud/engine'
import { boards } from '../content/boards.ts'
import { titleOf } from './card-words.ts'
import { gainExperience, loseExperience, passed, trackEnd } from './experience.ts'
import type { Table, Who } from './state.ts'
import { isAutoma, player } from './state.ts'
import type { Symbols } from './symbol.ts'
import { symbols } from './symbol.ts'

/** Where the golden marker of the Automa begins (POD-212). */
export const automaEnd = 8

/** Moves the victory point marker at once (POD-061); there is no upper limit (POD-332). */
export function gainVictory(table: Table, who: Who, n: number, rule: RuleId): void {
  if (n === 0) return
  const winner = player(table, who)
  winner.victory += n
  table.tell('log.victory', { hero: winner.hero, n }, rule)
}

/** Moves the experience marker at once (POD-062), by the effect of `card` if given, and unlocks what it reaches (POD-063). */
export function gainPoints(table: Table, who: Who, n: number, rule: RuleId, card?: string): void {
  if (n === 0) return
  const learner = player(table, who)
  const { hero, experience: before } = learner
  const automa = isAutoma(table, who)
  learner.experience = gainExperience(before, n, automa ? automaEnd : trackEnd)
  if (card === undefined) table.tell('log.experience', { hero, n }, rule)
  else table.tell('log.effect-experience', { hero, n, card: titleOf(card) }, rule)
  const golden = before.golden === undefined && learner.experience.golden !== undefined
  if (automa) {
    if (golden) table.tell('log.automa-unlocks', { hero }, 'POD-212')
    return
  }
  const { thresholds } = boards[hero]
  for (const threshold of passed(before, learner.experience, thresholds)) {
    const slot = thresholds.indexOf(threshold) + 1
    if (learner.abilities[slot] !== 'locked') continue // lost and gained again: POD-291, POD-292
    learner.abilities[slot] = 'ready'
    table.tell(
      'log.unlock',
      { hero, ability: { text: `ability.${boards[hero].abilities[slot]}` } },
      'POD-063',
    )
  }
  if (golden) table.tell('log.golden', { hero }, 'POD-064')
}

/** Moves the experience marker back (POD-289). Unlocked abilities stay (POD-291). */
export function losePoints(table: Table, who: Who, n: number): void {
  const loser = player(table, who)
  const before = loser.experience
  loser.experience = loseExperience(before, n)
  const lost =
    before.regular - loser.experience.regular + (before.golden ?? 0) - (loser.experience.golden ?? 0)
  if (lost === 0) table.tell('log.nothing-to-lose', { hero: loser.hero }, 'POD-290')
  else table.tell('log.lose-experience', { hero: loser.hero, n: lost }, 'POD-289')
}

/** Puts symbol tokens into somebody's pool (POD-007), by the effect of `card` if given; the supply is endless (POD-013). */
export function gainSymbols(
  table: Table,
  who: Who,
  gained: Partial<Symbols>,
  rule: RuleId,
  card?: string,
): void {
  const owner = player(table, who)
  const { hero, pool } = owner
  for (const kind of symbols) {
    const n = gained[kind] ?? 0
    if (n === 0) continue
    if (card === undefined) table.tell('log.gain', { hero, n, kind }, rule)
    else table.tell('log.effect-gain', { hero, n, kind, card: titleOf(card) }, rule)
  }
  owner.pool = {
    magic: pool.magic + (gained.magic ?? 0),
    diplomacy: pool.diplomacy + (gained.diplomacy ?? 0),
    exploration: pool.exploration + (gained.exploration ?? 0),
    combat: pool.combat + (gained.combat ?? 0),
  }
}
