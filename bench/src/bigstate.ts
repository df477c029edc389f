import { defineGame, options } from '@osud/engine'
import type { Flow, GameTypes, Seat, SetUpTable, Table } from '@osud/engine'

/** How many cards the big game has, and how many each hand holds. */
export const deckSize = 300
export const handSize = 5

/** The cards of the big game. */
export const allCards: readonly string[] = Array.from({ length: deckSize }, (_, i) => `card-${i}`)

/** What a card is worth in the big game. */
export const worthOf = (card: string): number => Number(card.slice(5)) % 7

interface BigGame extends GameTypes {
  state: { scores: number[] }
  step: { do: 'turn'; seat: Seat }
  zone: 'deck' | 'hand' | 'table'
  options: object
  words: {
    'ask.play': Record<never, never>
    'log.play': { seat: number; card: { readonly cards: readonly { card: string; seen: number }[] } }
  }
}

function setup(table: SetUpTable<BigGame>): BigGame['state'] {
  table.fill('deck', allCards)
  table.shuffle('deck')
  for (const seat of table.order()) table.draw(handSize, 'deck', `hand:${seat}`)
  table.then({ do: 'turn', seat: 0 })
  return { scores: table.order().map(() => 0) }
}

function* turn(table: Table<BigGame>, { seat }: { seat: Seat }): Flow {
  const { state } = table
  const card = yield* table.choose<string>(seat, {
    ask: 'ask.play',
    options: options(table.cards(`hand:${seat}`)),
    rule: 'BIG-1',
  })
  table.tell('log.play', { seat, card: table.move(card, `hand:${seat}`, 'table') }, 'BIG-1')
  state.scores[seat] = (state.scores[seat] ?? 0) + worthOf(card)
  if (table.cards('deck').length === 0) {
    table.moveAll('table', 'deck')
    table.shuffle('deck')
  }
  table.draw(1, 'deck', `hand:${seat}`)
  table.then({ do: 'turn', seat: (seat + 1) % table.seats })
}

/** Four seats, three hundred cards, and no end: what a long evening asks of an engine. */
export const bigGame = defineGame<BigGame>({
  id: 'big-game',
  version: '1',
  seats: { min: 4, max: 4 },
  zones: {
    deck: { sees: 'nobody', ordered: true },
    hand: { sees: 'owner' },
    table: { sees: 'everyone', ordered: true },
  },
  variants: { plain: {} },
  longest: Infinity,
  setup,
  steps: { turn },
})
