import { createRequire } from 'node:module'
import { allCards, handSize, worthOf } from './bigstate.ts'
import { won } from './tictactoe.ts'

// The package has no types for its built entry points that this compiler setting accepts; this is what is used of it.
interface Client<G> {
  start(): void
  stop(): void
  getState(): { G: G; ctx: { currentPlayer: string; gameover?: unknown } }
  moves: Record<string, (argument: number) => void>
}
interface Context<G> {
  G: G
  ctx: { currentPlayer: string; numPlayers: number }
  playerID: string
  random: { Shuffle<T>(list: T[]): T[] }
}
interface BotClass {
  new (settings: { game: object; enumerate: (G: Cells) => object[]; iterations: number; seed: string }): {
    play(state: object, playerID: string): Promise<{ action: { payload: { args: number[] } } }>
  }
}
type MakeClient = <G>(settings: { game: object; numPlayers: number; debug: false }) => Client<G>

const { Client: makeClient } = createRequire(import.meta.url)('boardgame.io/client') as { Client: MakeClient }
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core') as { INVALID_MOVE: string }
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as { MCTSBot: BotClass }

interface Cells {
  cells: (string | null)[]
}

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: (): Cells => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: Context<Cells>, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }: Context<Cells>) => {
    if (won(G.cells, null)) return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

interface BigState {
  deck: string[]
  hands: string[][]
  table: string[]
  scores: number[]
}

const bigGame = {
  name: 'big-game',
  setup: ({ ctx, random }: Context<BigState>): BigState => {
    const deck = random.Shuffle([...allCards])
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(-handSize))
    return { deck, hands, table: [], scores: hands.map(() => 0) }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, random }: Context<BigState>, index: number) => {
      const seat = Number(ctx.currentPlayer)
      const hand = G.hands[seat] ?? []
      const card = hand[index]
      if (card === undefined) return INVALID_MOVE
      hand.splice(index, 1)
      G.table.push(card)
      G.scores[seat] = (G.scores[seat] ?? 0) + worthOf(card)
      if (G.deck.length === 0) {
        G.deck = random.Shuffle([...G.table])
        G.table = []
      }
      hand.push(G.deck.pop() ?? card)
      return undefined
    },
  },
}

/** Plays one game of noughts and crosses with boardgame.io; returns the number of moves. */
export function theirTicTacToe(order: readonly number[]): number {
  const client = makeClient<Cells>({ game: ticTacToe, numPlayers: 2, debug: false })
  client.start()
  let moves = 0
  for (const cell of order) {
    if (client.getState().ctx.gameover !== undefined) break
    client.moves['mark']?.(cell)
    moves++
  }
  client.stop()
  return moves
}

/** Plays `moves` moves of the big game with boardgame.io. */
export function theirBigGame(moves: number): number {
  const client = makeClient<BigState>({ game: bigGame, numPlayers: 4, debug: false })
  client.start()
  for (let i = 0; i < moves; i++) client.moves['play']?.(i % handSize)
  client.stop()
  return moves
}

const enumerate = ({ cells }: Cells): object[] =>
  cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : []))

/** Lets boardgame.io's own tree search think about the empty board; returns how many iterations it made. */
export function theirSearch(iterations: number): number {
  const client = makeClient<Cells>({ game: ticTacToe, numPlayers: 2, debug: false })
  client.start()
  // It searches before it returns its promise, so nothing has to be waited for.
  void new MCTSBot({ game: ticTacToe, enumerate, iterations, seed: 'bench' }).play(client.getState(), '0')
  client.stop()
  return iterations
}
