import { because, defineGame } from '@osud/engine'
import type { Flow, Game, GameTypes, Table } from '@osud/engine'

type Nothing = Record<never, never>

interface Odd extends GameTypes {
  state: { rounds: number; said: string[] }
  step: { do: 'round' | 'end' }
  zone: 'pile' | 'hand'
  options: { rounds: number }
  words: { agree: Nothing; order: Nothing; weigh: Nothing; quick: Nothing; secret: Nothing }
}

const never = because('ODD-01', 'never')

function* round(table: Table<Odd>): Flow {
  const { state } = table
  const tell = (said: unknown): void => void state.said.push(JSON.stringify(said))
  const agreed = yield* table.together<number | boolean | string>('all', {
    ask: 'agree',
    options: [{ value: 0 }, { value: false }, { value: '' }, { value: 'x', refused: never }],
    rule: 'ODD-02',
  })
  tell(agreed)
  const ordered = yield* table.pick<number | string>(state.rounds % table.seats, {
    ask: 'order',
    options: [1, 2, '2', 'constructor', '__proto__'].map(value => ({
      value,
      refused: value === 2 && [never],
    })),
    min: 1,
    max: 3,
    ordered: true,
    rule: 'ODD-03',
  })
  tell(ordered)
  const weighed = yield* table.split<string>(0, {
    ask: 'weigh',
    options: [
      { value: 'light', most: 3, weight: 2 },
      { value: 'heavy', most: 2, weight: 3 },
      { value: 'stuck', most: 9, refused: never },
      { value: 'none', most: 0 },
    ],
    min: 5,
    max: 7,
    rule: 'ODD-04',
  })
  tell(weighed)
  const quick = yield* table.choose<boolean>([0, 1], {
    ask: 'quick',
    options: [{ value: true }, { value: false, warns: never }],
    rule: ['ODD-05', 'ODD-06'],
  })
  tell(quick)
  const secrets = yield* table.everyone<number>(table.order(), seat => ({
    kind: 'choose',
    ask: 'secret',
    options: table.order().map(value => ({ value, refused: value === seat && never })),
    rule: 'ODD-07',
  }))
  tell([...secrets.values()])
  table.draw(1, 'pile', 'hand:0')
  if (++state.rounds < 3) table.then({ do: 'round' })
  else table.then({ do: 'end' })
}

/** A game that nobody would play: it asks every kind of question that the Night Ferry does not, with odd values. */
export const oddGame = defineGame<Odd>({
  id: 'odd',
  version: '1',
  seats: { min: 2, max: 3 },
  zones: { pile: { sees: 'nobody', ordered: true }, hand: { sees: 'owner' } },
  variants: { only: { rounds: 3 } },
  longest: 1000,
  setup(table) {
    table.fill('pile', ['a', 'b', 'c'])
    table.shuffle('pile')
    table.then({ do: 'round' })
    return { rounds: 0, said: [] }
  },
  steps: { round, end: table => table.end({ winners: [] }) },
}) as unknown as Game
