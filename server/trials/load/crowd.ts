import { setMaxListeners } from 'node:events'
import { answerOrders } from './hands.ts'
import { ourTable } from './our-seat.ts'
import { PlayedTable } from './played-table.ts'
import { theirTable } from './their-seat.ts'

/** Which tables a crowd sets. */
export interface Setting {
  readonly side: 'ours' | 'theirs'
  readonly address: string
  /** Where tables of theirs are set. */
  readonly lobby?: string
  readonly game: string
  readonly tables: number
  readonly seats: number
  /** How many tables are set at once. */
  readonly atOnce: number
  /** Local addresses from which lines are opened by turns; without them the usual one. */
  readonly from?: readonly string[]
}

/** How a crowd plays. */
export interface Pace {
  /** Milliseconds between two answers at a table, on average; 0 is as fast as can be. */
  readonly pause: number
  /** Stops after so many milliseconds; without it every match is played to its end. */
  readonly lasts?: number
}

/** What came of it. */
export interface Played {
  readonly moves: number
  readonly seconds: number
  /** Milliseconds from an answer until all seats know: middle, 99 of 100, longest. */
  readonly middle: number
  readonly p99: number
  readonly longest: number
  /** Bytes that all seats heard, and messages. */
  readonly bytes: number
  readonly messages: number
}

let tables: PlayedTable[] = []

async function sets({
  side,
  address,
  lobby = '',
  game,
  tables: count,
  seats,
  atOnce,
  from,
}: Setting): Promise<void> {
  let next = 0
  const some = async (): Promise<void> => {
    while (next < count) {
      const local = from?.[next % from.length]
      next++
      tables.push(
        new PlayedTable(
          side === 'ours'
            ? await ourTable(address, game, seats, local)
            : await theirTable(address, lobby, seats),
        ),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, some))
}

async function plays({ pause, lasts }: Pace): Promise<Played> {
  const times: number[] = []
  const seats = tables.flatMap(table => table.seats)
  const heard = (): [number, number] => [
    seats.reduce((all, { bytes }) => all + bytes, 0),
    seats.reduce((all, { messages }) => all + messages, 0),
  ]
  const before = heard()
  const begun = performance.now()
  const stop = lasts === undefined ? undefined : AbortSignal.timeout(lasts)
  // Every table listens to it.
  if (stop !== undefined) setMaxListeners(0, stop)
  await Promise.all(
    tables.map(table =>
      table.plays(
        {
          accepted: milliseconds => times.push(milliseconds),
          thinks: () => pause * 2 * Math.random(),
        },
        stop,
      ),
    ),
  )
  const seconds = (performance.now() - begun) / 1000
  const after = heard()
  times.sort((a, b) => a - b)
  const part = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    moves: times.length,
    seconds,
    middle: part(0.5),
    p99: part(0.99),
    longest: times.at(-1) ?? Number.NaN,
    bytes: after[0] - before[0],
    messages: after[1] - before[1],
  }
}

function leaves(): void {
  for (const table of tables) table.leaves()
  tables = []
}

answerOrders({ sets, plays, leaves })
