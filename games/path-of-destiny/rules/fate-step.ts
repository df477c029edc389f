import { faceOf } from '../content/faces.ts'
import { flip } from './automa.ts'
import { cardsOnMat } from './deck.ts'
import type { Path } from './fate.ts'
import { placeFateToken, supported } from './fate.ts'
import type { Hero } from './hero.ts'
import { symbolsIn } from './scope.ts'
import type { Table, Who } from './state.ts'
import { isAutoma, player } from './state.ts'
import type { Symbols } from './symbol.ts'
import { noSymbols } from './symbol.ts'
import { symbolsOf } from './timeline.ts'

/** Places the fate token of the turn (POD-153), or sets it aside (POD-157, POD-158). */
export function fate(table: Table): void {
  const { state } = table
  const automa = state.initiative.find(who => isAutoma(table, who))
  const placed = automa === undefined ? vote(table) : follow(table, automa)
  state.fate = [...state.fate, placed]
}

/** The path that more voters support (POD-156). */
function vote(table: Table): Path | 'aside' {
  const { turn, initiative, active } = table.state
  const counts: Symbols[] = []
  const sides: (Path | undefined)[] = []
  for (const who of initiative) {
    const counted = symbolsOf(table, who)
    counts.push(counted)
    sides.push(supported(counted, active))
  }
  const votes = { left: tellSupport(table, 'left', sides), right: tellSupport(table, 'right', sides) }
  tellTies(table, sides)
  if (initiative.length === 2) counts.push(matVote(table, votes))
  const placed = placeFateToken(counts, active)
  if (placed === 'aside') table.tell('log.fate-aside', { turn, ...votes }, 'POD-157')
  else table.tell('log.fate', { turn, path: placed }, 'POD-156')
  return placed
}

/** Alone, the token follows what the Automa has most of (POD-221), after one more flip (POD-220). */
function follow(table: Table, automa: Who): Path | 'aside' {
  const { turn, active } = table.state
  flip(table, automa, 'POD-220')
  const { hero } = player(table, automa)
  const placed = supported(symbolsOf(table, automa), active) ?? 'aside'
  if (placed === 'aside') table.tell('log.fate-even', { turn, hero }, 'POD-222')
  else table.tell('log.fate', { turn, path: placed }, 'POD-221')
  return placed
}

/** What each supports, in initiative order: a path, or neither. */
type Sides = readonly (Path | undefined)[]

/** Tells who has more symbols of a path (POD-154), and says how many they are. */
function tellSupport(table: Table, path: Path, sides: Sides): number {
  const heroes = supporters(table, path, sides)
  if (heroes.length > 0) table.tell('log.supports', { path, heroes }, 'POD-154')
  return heroes.length
}

/** Tells who has equally many symbols of both paths and so supports neither (POD-155). */
function tellTies(table: Table, sides: Sides): void {
  const heroes = supporters(table, undefined, sides)
  if (heroes.length > 0) table.tell('log.supports-neither', { heroes }, 'POD-155')
}

function supporters(table: Table, path: Path | undefined, sides: Sides): Hero[] {
  const heroes: Hero[] = []
  const { initiative } = table.state
  for (let i = 0; i < initiative.length; i++)
    if (sides[i] === path) heroes.push(player(table, initiative[i] as Who).hero)
  return heroes
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
