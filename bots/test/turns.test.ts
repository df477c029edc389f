import { defineGame, Match, sow } from '@osud/engine'
import type { Flow, GameTypes, Table } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { greedy, nextTurn, playOut, searcher } from '../src/index.ts'

interface Vote extends GameTypes {
  state: { chosen: string }
  step: { do: 'vote' | 'end' }
  zone: 'none'
  options: Record<never, never>
  words: { vote: Record<never, never> }
}

function* vote(table: Table<Vote>): Flow {
  table.state.chosen = yield* table.together<string>('all', {
    ask: 'vote',
    options: [{ value: 'nothing' }, { value: 'north' }, { value: 'south' }],
    rule: 'V-1',
  })
}

const worth: Readonly<Record<string, readonly number[]>> = { north: [2, 1], south: [1, 2] }

/** All must agree: the first would rather go north and the second south, and either is better for both than nothing. */
const game = defineGame<Vote>({
  id: 'vote',
  version: '1',
  seats: { min: 2, max: 2 },
  zones: { none: { sees: 'nobody' } },
  variants: { only: {} },
  longest: 20,
  setup(table) {
    table.then({ do: 'vote' }, { do: 'end' })
    return { chosen: '' }
  },
  steps: { vote, end: table => table.end({ winners: [] }) },
  evaluate: ({ state }) => [...(worth[state.chosen] ?? [0, 0])],
})

const newMatch = (): Match<Vote> => Match.create(game, { seed: 1, seats: 2, options: {} })

/** Who speaks how, when everybody says what they like best. */
function spoken(people: readonly number[], says: readonly string[]): [number, string][] {
  const match = newMatch() as unknown as Match
  const heard: [number, string][] = []
  for (let turn = nextTurn(match, people); turn; turn = nextTurn(match, people)) {
    const { seat, open, follows = says[seat] ?? '' } = turn
    match.answer(seat, open.id, follows)
    heard.push([seat, follows as string])
    if (heard.length > 9) break
  }
  return heard
}

describe('a question on which all must agree', () => {
  it('is settled by bots: each speaks, then all fall in with the first', () => {
    expect(spoken([], ['north', 'south'])).toEqual([
      [0, 'north'],
      [1, 'south'],
      [1, 'north'],
    ])
    expect(spoken([], ['south', 'south'])).toHaveLength(2)
  })

  it('is settled by the people where there are any: bots fall in with them', () => {
    expect(spoken([1], ['north', 'south'])).toEqual([
      [1, 'south'],
      [0, 'south'],
    ])
  })

  it('goes back and forth between people who differ', () => {
    expect(spoken([0, 1], ['north', 'south']).length).toBeGreaterThan(9)
  })

  it.each([searcher('search', { tries: 100 }), greedy])('is understood by $name', bot => {
    const match = newMatch()
    playOut(match, [bot, bot], sow(1))
    expect(match.position.game).toEqual({ chosen: 'north' })
  })
})
