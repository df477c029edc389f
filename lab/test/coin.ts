import { existsSync, writeFileSync } from 'node:fs'
import { because, defineGame } from '@osud/engine'
import type { Flow, Game, GameTypes, Table } from '@osud/engine'
import type { Subject } from '../src/games.ts'

interface Coin extends GameTypes {
  state: Record<never, never>
  step: { do: 'toss' }
  zone: 'none'
  options: { readonly kills?: 'once' | 'always'; readonly mark?: string }
  words: { toss: Record<never, never> }
}

function* toss(table: Table<Coin>): Flow {
  yield* table.choose(0, { ask: 'toss', options: [{ value: 'go' }], rule: 'COIN-1' })
  const side = table.chance(6)
  if (side === 0) throw new Error('the coin rolled off the table')
  if (side === 1)
    return table.then({ do: 'toss' }, { do: 'toss' }, { do: 'toss' }, { do: 'toss' }, { do: 'toss' })
  if (side === 2) {
    yield* table.choose(1, {
      ask: 'toss',
      options: [{ value: 'go', refused: because('COIN-2', 'no') }],
      rule: 'COIN-1',
    })
  }
  table.end({ winners: [side % 2], ending: side % 2 === 0 ? 'heads' : 'tails' })
}

/** A game that sometimes breaks, sometimes goes on too long, sometimes asks what nobody can answer, and may kill its thread. */
const coin = defineGame<Coin>({
  id: 'coin',
  version: '1',
  seats: { min: 2, max: 2 },
  zones: { none: { sees: 'nobody' } },
  variants: { only: {} },
  longest: 3,
  setup(table, { kills, mark = '' }) {
    if (kills === 'always' || (kills === 'once' && !existsSync(mark))) {
      writeFileSync(mark, '')
      process.exit(3)
    }
    table.then({ do: 'toss' })
    return {}
  },
  steps: { toss },
})

/** The coin on the bench of the lab. */
export const coinSubject: Subject = { game: coin as unknown as Game }

/** What the threads of these tests run. */
export const coinProgram = new URL('coin-worker.mjs', import.meta.url)
