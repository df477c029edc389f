import { faceOf } from '../content/faces.ts'
import { flip } from './automa.ts'
import { cardsOnMat } from './deck.ts'
import { placeFateToken, supported } from './fate.ts'
import type { Path } from './fate.ts'
import { symbolsIn } from './scope.ts'
import type { Table, Who } from './state.ts'
import { isAutoma, player } from './state.ts'
import type { Symbols } from './symbol.ts'
import { noSymbols } from './symbol.ts'
import { symbolsOf } from './timeline.ts'

/** Places the fate token of the turn (POD-153), or sets it aside (POD-157, POD-158). */
export function fate(table: Table): void {
  const { state } = table
  const { turn, initiative, active } = state
  const automa = initiative.find(who => isAutoma(table, who))
  if (automa !== undefined) flip(table, automa, 'POD-220')
  const voters = automa === undefined ? initiative : [automa] // POD-221
  const counts = voters.map(who => symbolsOf(table, who))
  const votes = {
    left: tellSupport(table, 'left', voters, counts),
    right: tellSupport(table, 'right', voters, counts),
  }
  if (automa === undefined && voters.length === 2) counts.push(matVote(table, votes))
  const placed = placeFateToken(counts, active)
  state.fate = [...state.fate, placed]
  if (placed === 'aside')
    table.tell('log.fate-aside', { turn, ...votes }, automa === undefined ? 'POD-157' : 'POD-222')
  else table.tell('log.fate', { turn, path: placed }, automa === undefined ? 'POD-156' : 'POD-221')
}

/** Tells who has more symbols of a path (POD-154); whoever has equally many supports neither (POD-155). */
function tellSupport(table: Table, path: Path, voters: readonly Who[], counts: readonly Symbols[]): number {
  const { active } = table.state
  const supporters = voters.filter((_, i) => supported(counts[i] ?? noSymbols, active) === path)
  if (supporters.length > 0)
    table.tell('log.supports', { path, heroes: supporters.map(who => player(table, who).hero) }, 'POD-154')
  return supporters.length
}

/** With two players the cards left on the mat vote as a third (POD-159), for nothing else (POD-160). */
function matVote(table: Table, votes: Record<Path, number>): Symbols {
  const counted = symbolsIn({ cards: cardsOnMat(table).map(faceOf), pool: noSymbols })
  const path = supported(counted, table.state.active)
  if (path === undefined) table.tell('log.mat-neither', {}, 'POD-334')
  else {
    votes[path]++
    table.tell('log.mat-supports', { path }, 'POD-159')
  }
  return counted
}
