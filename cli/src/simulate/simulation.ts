import { playOut } from '@osud/bots'
import type { Bot } from '@osud/bots'
import { Match, sow } from '@osud/engine'
import type { Game, Result } from '@osud/engine'

/** What to simulate: so many games at each of the seat counts. */
export interface Plan {
  readonly game: Game
  readonly options: object
  readonly games: number
  readonly seats: readonly number[]
  readonly bots: readonly Bot[]
  readonly seed: string
}

/** One game that bots have played. */
export interface Played {
  readonly seed: string
  readonly seats: number
  /** The names of the bots, by seat. */
  readonly bots: readonly string[]
  readonly answers: number
  readonly outcome: { readonly result: Result } | { readonly stuck: boolean; readonly why: string }
}

/** How many games a plan asks for. */
export function gamesOf({ games, seats }: Plan): number {
  return games * seats.length
}

/** Plays the games of a plan one after the other. The bots change seats from game to game. */
export function* simulate(plan: Plan): Generator<Played> {
  for (const seats of plan.seats) {
    for (let i = 0; i < plan.games; i++) {
      const bots = Array.from({ length: seats }, (_, seat) => plan.bots[(seat + i) % plan.bots.length] as Bot)
      yield playOne(plan, seats, bots, i === 0 ? plan.seed : `${plan.seed}.${i}`)
    }
  }
}

function playOne({ game, options }: Plan, seats: number, bots: readonly Bot[], seed: string): Played {
  const about = { seed, seats, bots: bots.map(({ name }) => name) }
  let match: Match | undefined
  try {
    match = Match.create(game, { seed, seats, options })
    const answers = playOut(match, bots, sow(`${seed} bots`))
    if (match.result === undefined) throw new Error('it waits for somebody who is not at the table')
    return { ...about, answers, outcome: { result: match.result } }
  } catch (cause) {
    const answers = match?.length ?? 0
    const why = cause instanceof Error ? cause.message : String(cause)
    return { ...about, answers, outcome: { stuck: answers > game.longest, why } }
  }
}
