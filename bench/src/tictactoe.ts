import { because, defineGame } from '@osud/engine'
import type { Flow, GameTypes, Seat, Table } from '@osud/engine'

interface TicTacToe extends GameTypes {
  state: { cells: (Seat | -1)[] }
  step: { do: 'turn'; seat: Seat }
  zone: never
  options: object
  words: { 'ask.cell': Record<never, never>; 'log.mark': { seat: number; cell: number } }
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** Whether somebody has three in a row. */
export function won(cells: readonly unknown[], empty: unknown): boolean {
  return lines.some(([a, b, c]) => cells[a] !== empty && cells[a] === cells[b] && cells[a] === cells[c])
}

function* turn(table: Table<TicTacToe>, { seat }: { seat: Seat }): Flow {
  const { cells } = table.state
  const cell = yield* table.choose(seat, {
    ask: 'ask.cell',
    options: cells.map((mark, value) => ({
      value,
      refused: mark !== -1 && because('TTT-1', 'refuse.taken', { by: mark }),
    })),
    rule: 'TTT-2',
  })
  cells[cell] = seat
  table.tell('log.mark', { seat, cell }, 'TTT-2')
  if (won(cells, -1)) table.end({ winners: [seat] })
  else if (!cells.includes(-1)) table.end({ winners: [] })
  else table.then({ do: 'turn', seat: 1 - seat })
}

/** Noughts and crosses: the smallest game that both systems can play. */
export const ticTacToe = defineGame<TicTacToe>({
  id: 'tic-tac-toe',
  version: '1',
  seats: { min: 2, max: 2 },
  zones: {},
  variants: { plain: {} },
  longest: 9,
  setup(table) {
    table.then({ do: 'turn', seat: 0 })
    return { cells: [-1, -1, -1, -1, -1, -1, -1, -1, -1] }
  },
  steps: { turn },
  evaluate: ({ result }) =>
    [0, 1].map(seat => (result?.winners.includes(seat) ? 1 : result?.winners.length ? -1 : 0)),
})
