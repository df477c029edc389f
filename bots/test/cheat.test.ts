import { defineGame, hash, Match, sight, sow } from '@osud/engine'
import type { Flow, Game, GameTypes, Sight, Table } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { decided, playOut } from '../src/index.ts'
import type { Bot } from '../src/index.ts'

interface Guess extends GameTypes {
  state: { hits: number }
  step: { do: 'guess' | 'count' }
  zone: 'deck'
  options: Record<never, never>
  words: { guess: Record<never, never> }
}

const suits = ['acorns', 'bells'] as const
const rounds = 40

function* guess(table: Table<Guess>): Flow {
  const said = yield* table.choose<string>(0, {
    ask: 'guess',
    options: suits.map(value => ({ value })),
    rule: 'G-1',
  })
  if (table.cards('deck').at(-1) === said) table.state.hits++
  table.shuffle('deck')
}

/** Guess what lies on top of a deck of two cards, forty times: who knows it hits always, who does not, every second time. */
const game = defineGame<Guess>({
  id: 'guess',
  version: '1',
  seats: { min: 1, max: 1 },
  zones: { deck: { sees: 'nobody', ordered: true } },
  variants: { only: {} },
  longest: rounds,
  setup(table) {
    table.fill('deck', suits)
    table.shuffle('deck')
    table.then(...Array.from({ length: rounds }, () => ({ do: 'guess' as const })), { do: 'count' })
    return { hits: 0 }
  },
  steps: { guess, count: table => table.end({ winners: [], scores: [table.state.hits] }) },
})

const newMatch = (seed: number): Match<Guess> => Match.create(game, { seed, seats: 1, options: {} })

/** How many guesses of a bot were right. */
function hits(match: Match<Guess>, bot: Bot): number {
  playOut(match, [bot], sow('cheat'))
  return match.result?.scores?.[0] ?? 0
}

/** All the texts that can be reached from a value, in the order in which they are found. */
function* textsIn(value: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const key of Reflect.ownKeys(value)) yield* textsIn(Reflect.get(value, key), seen)
}

/** Guesses the suit that it finds where cards should be: in anything that it can get hold of. */
const cheat = (find: (look: () => Sight<never>, ...rest: readonly unknown[]) => Iterable<string>): Bot => ({
  name: 'cheat',
  think(itsGame, look, question, chance) {
    const found = [...find(look as never, itsGame, question, chance)].filter(text =>
      suits.includes(text as 'bells'),
    )
    return decided({ answer: found.at(-1) ?? 'acorns' })
  },
})

const matches = Array.from({ length: 25 }, (_, seed) => seed)

/** The share of right guesses over many matches. */
function shareOf(bot: (match: Match<Guess>) => Bot): number {
  const all = matches.map(seed => {
    const match = newMatch(seed)
    return hits(match, bot(match))
  })
  return all.reduce((sum, one) => sum + one, 0) / (matches.length * rounds)
}

describe('a bot that cheats', () => {
  it('finds nothing in what it sees, in the question, in the game or in its chance', () => {
    const share = shareOf(() =>
      cheat((look, ...rest) => [...textsIn(rest), ...textsIn(look().start), ...textsIn(look().view.zones)]),
    )
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })

  it('would always win if it had the match, so the test above can fail', () => {
    expect(shareOf(match => cheat(() => match.position.zones.cards['deck'] ?? []))).toBe(1)
  })

  it('gets the same from matches that differ only in what is hidden', () => {
    const tops = new Set(matches.map(seed => newMatch(seed).position.zones.cards['deck']?.at(-1)))
    const sights = new Set(matches.map(seed => hash(sight(newMatch(seed), 0))))
    expect([tops.size, sights.size]).toEqual([2, 1])
  })

  it('cannot ask for the match: the compiler refuses it', () => {
    const wishful = {
      name: 'wishful',
      think(
        _game: Game<Guess>,
        _look: () => unknown,
        _question: unknown,
        _random: unknown,
        _match: Match<Guess>,
      ) {
        return decided({ answer: 'acorns' })
      },
    }
    // @ts-expect-error nobody hands a match to a bot
    const bot: Bot = wishful
    expect(bot.name).toBe('wishful')
  })
})
