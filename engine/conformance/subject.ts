import type { Language, Names, Texts } from '@osud/lang'
import { anyAnswer, draw, Match, sow } from '../src/index.ts'
import type { Game, GameTypes, hash, Open, Seat, Seedling } from '../src/index.ts'

/** What the suite examines: a game, its words, and what plays it. */
export interface Subject {
  readonly game: Game
  /** The game's texts in the three languages, and the names that they put into forms. */
  readonly texts: Readonly<Record<Language, Texts>>
  readonly names: Names
  /** The bots that must play it legally. */
  readonly players: readonly Player[]
  readonly hash: typeof hash
}

/** Plays a match to its end and returns how many answers it gave. */
export interface Player {
  readonly name: string
  readonly playOut: (match: Match, chance: Seedling) => number
}

/** One table to examine: a number of seats and a variant. */
export interface TableKind {
  readonly seats: number
  readonly variant: string
}

/** Thrown by a check: the game breaks a promise that every game makes. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** Every number of seats with every variant. */
export function tablesOf(game: Game): TableKind[] {
  const tables: TableKind[] = []
  for (const variant of Object.keys(game.variants)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) tables.push({ seats, variant })
  }
  return tables
}

/** A fresh match at a table. */
export function matchAt(game: Game, { seats, variant }: TableKind, seed: string): Match {
  return Match.create(game, { seed, seats, options: game.variants[variant] ?? {}, undo: 'table' })
}

/** The next question in a random game and the seat that answers it: whoever has not spoken yet comes first. */
export function nextAsked(match: Match, chance: Seedling): { open: Open; seat: Seat } | undefined {
  const waiting = match.open.flatMap(open => open.seats.map(seat => ({ open, seat })))
  const silent = waiting.filter(({ seat }) => match.held(seat) === undefined)
  return pickOne(silent.length > 0 ? silent : waiting, chance)
}

/** One of a list by chance. */
function pickOne<T>(list: readonly T[], chance: Seedling): T | undefined {
  return list.length === 0 ? undefined : list[draw(chance, list.length)]
}

/**
 * Plays one random match. Before every answer `visit` may look at the match and say what should be done after it.
 * Ends with an error if a question cannot be answered or the match does not end.
 */
export function playThrough(
  game: Game,
  table: TableKind,
  seed: string,
  visit?: (match: Match, asked: { open: Open; seat: Seat }) => ((match: Match) => void) | void,
): Match {
  const match = matchAt(game, table, seed)
  const chance = sow(`${seed} answers`)
  for (let answers = 0; ; answers++) {
    const asked = nextAsked(match, chance)
    if (asked === undefined) break
    if (answers >= game.longest) throw new Broken(`did not end within ${game.longest} answers`)
    const after = visit?.(match, asked)
    const value = anyAnswer(asked.open.question, chance)
    if (value === undefined) throw new Broken(`nobody can answer '${asked.open.question.ask}'`)
    match.answer(asked.seat, asked.open.id, value)
    after?.(match)
  }
  if (match.result === undefined) throw new Broken('nobody is asked, but the match has not ended')
  return match
}

/** A game of any types as the suite takes it. */
export const anyGame = <G extends GameTypes>(game: Game<G>): Game => game as unknown as Game
