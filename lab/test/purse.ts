import { defineGame, Match } from '@osud/engine'
import type { Answer, Flow, Game, GameTypes, MatchRecord, Seat, Table } from '@osud/engine'

/** What is played for coins: a choice, no choice, a guess, a roll, a secret choice of all, or one that all agree on. */
export type Play = 'take' | 'must' | 'guess' | 'roll' | 'secret' | 'agree' | 'pick'

interface Purse extends GameTypes {
  state: { coins: number[] }
  step: { do: Play; seat: Seat } | { do: 'count' }
  zone: 'box'
  options: { readonly plays: readonly Play[] }
  words: Record<Play, Record<never, never>>
}

type Turn = { readonly seat: Seat }

const sums = [1, 2, 9].map(value => ({ value }))

function gain({ state: { coins } }: Table<Purse>, seat: Seat, n: number): void {
  coins[seat] = (coins[seat] ?? 0) + n
}

function* take(table: Table<Purse>, { seat }: Turn): Flow {
  gain(table, seat, yield* table.choose(seat, { ask: 'take', options: sums, rule: 'PUR-1' }))
}

function* must(table: Table<Purse>, { seat }: Turn): Flow {
  gain(table, seat, yield* table.choose(seat, { ask: 'must', options: sums.slice(0, 1), rule: 'PUR-1' }))
}

function* pick(table: Table<Purse>, { seat }: Turn): Flow {
  const spec = { ask: 'pick', options: sums, min: 2, max: 2, ordered: false, rule: 'PUR-1' } as const
  for (const n of yield* table.pick<number>(seat, spec)) gain(table, seat, n)
}

function* guess(table: Table<Purse>, { seat }: Turn): Flow {
  const guessed = yield* table.choose(seat, {
    ask: 'guess',
    options: [{ value: 'gold' }, { value: 'lead' }],
    rule: 'PUR-2',
  })
  const [top] = table.show('box', 'everyone', 1).cards
  gain(table, seat, top?.card === guessed ? 20 : 0)
}

function* roll(table: Table<Purse>, { seat }: Turn): Flow {
  gain(table, seat, yield* table.choose(seat, { ask: 'take', options: sums, rule: 'PUR-1' }))
  gain(table, seat, table.chance(2) * 30)
}

function* secret(table: Table<Purse>): Flow {
  const said = yield* table.everyone<number>(table.order(), () => ({
    kind: 'choose',
    ask: 'secret',
    options: sums,
    rule: 'PUR-3',
  }))
  for (const [seat, [n = 0]] of said) gain(table, seat, n)
}

function* agree(table: Table<Purse>): Flow {
  const n = yield* table.together<number>('all', { ask: 'agree', options: sums, rule: 'PUR-4' })
  for (const seat of table.order()) gain(table, seat, n)
}

function count(table: Table<Purse>): void {
  const { coins } = table.state
  table.end({ winners: table.order().filter(seat => coins[seat] === Math.max(...coins)), scores: coins })
}

const purse = defineGame<Purse>({
  id: 'purse',
  version: '1',
  seats: { min: 1, max: 3 },
  zones: { box: { sees: 'nobody', ordered: true } },
  variants: { short: { plays: ['take'] } },
  longest: 50,
  setup(table, { plays }) {
    table.fill('box', ['gold', 'lead'])
    table.shuffle('box')
    table.then(...plays.map((play, i) => ({ do: play, seat: i % table.seats })), { do: 'count' })
    return { coins: table.order().map(() => 0) }
  },
  steps: { take, must, pick, guess, roll, secret, agree, count },
  evaluate: ({ state: { coins } }) => coins,
})

/** A tiny game in which everybody sees what is best: more coins. */
export const purseGame = purse as unknown as Game

/** A match of it under way. */
export function purseMatch(plays: readonly Play[], seats = 1, seed: string | number = 1): Match {
  return Match.create(purseGame, { seed, seats, options: { plays } })
}

/** Answers for a seat whatever it is asked. */
export function says(match: Match, seat: Seat, answer: Answer): void {
  const id = match.open.find(({ seats }) => seats.includes(seat))?.id
  if (id === undefined) throw new Error(`seat ${seat} is not asked`)
  match.answer(seat, id, answer)
}

/** The record of a match for one, with these answers. */
export function recordOf(plays: readonly Play[], answers: readonly Answer[], seed = 1): MatchRecord {
  const match = purseMatch(plays, 1, seed)
  for (const answer of answers) says(match, 0, answer)
  return match.record()
}
