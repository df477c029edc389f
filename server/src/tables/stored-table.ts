import { Match, MatchError, seal } from '@osud/engine'
import type { Event, Game, Header, Point } from '@osud/engine'
import { HostError } from '@osud/table'
import type { StoredMove, StoredTable } from '../store/tables.ts'
import { fold } from './move.ts'
import type { Folded, Move } from './move.ts'

/** A table with all its moves, as storage holds it. */
export interface Stored {
  readonly table: StoredTable
  readonly moves: readonly StoredMove[]
}

/** Whether a move shortens the log. */
export const shortens = (move: string): boolean => ['undo', 'renew'].includes(parsed(move).do)

/** Whether the match itself goes on with a move: a pace is counted from there, whatever else is done at the table. */
export const plays = (move: Move): boolean => ['start', 'answer', 'undo', 'renew'].includes(move.do)

/** When the match itself last went on. */
export const lastPlayed = ({ table, moves }: Stored): number =>
  moves.findLast(({ move }) => plays(parsed(move)))?.at ?? table.begun

/** The number of moves after which the log was last shortened. */
export const lastCut = (moves: readonly StoredMove[]): number =>
  moves.findLastIndex(({ move }) => shortens(move)) + 1

/** A move as it was kept. */
export const parsed = (move: string): Move => JSON.parse(move) as Move

/** A move as it will be kept. */
export function row(
  table: string,
  number: number,
  move: Move,
  told: readonly Event[],
  key: string | undefined,
  at: number,
): StoredMove {
  return { table, number, move: JSON.stringify(move), told: JSON.stringify(told), key: key ?? null, at }
}

/** What the moves of a table come to. */
export function folded(moves: readonly StoredMove[]): Folded {
  return fold(moves.map(({ move, told }) => ({ move: parsed(move), told: JSON.parse(told) as Event[] })))
}

/**
 * The match and its chairs as storage holds them. What was over under other rules is left as it is: by the rules of today it
 * might end otherwise, or not at all.
 */
export function restore(game: Game, { table, moves }: Stored) {
  const { entries, events, suggestions, ...rest } = folded(moves)
  const header = JSON.parse(table.header) as Header
  if (table.state === 'over' && header.rules !== game.version)
    throw new HostError({ code: 'version', has: game.version, needs: header.rules })
  const point = JSON.parse(table.point) as Point
  const origin = table.origin === null ? undefined : (JSON.parse(table.origin) as Point)
  try {
    const { match, lost } = Match.load(
      game,
      seal({ format: 1, header, ...(origin && { origin }), point, entries, events, suggestions }),
    )
    return { match, lost: header.rules === game.version ? undefined : lost, ...rest }
  } catch (cause) {
    if (cause instanceof MatchError) throw new HostError(cause.trouble, cause)
    throw cause
  }
}
