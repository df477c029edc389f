import { Match } from '@osud/engine'
import type { Game, MatchRecord, Question } from '@osud/engine'
import type { Analysis } from './analysing.ts'

/** What was asked before an entry, by seat: all that is needed to put it into words. */
export interface Scene {
  readonly number: number
  readonly questions: readonly (Question | undefined)[]
}

/** The scenes of the mistakes and swings that are told: as many as asked for of each. */
export function scenesOf(game: Game, record: MatchRecord, found: Analysis, top: number): Scene[] {
  const told = [...found.mistakes.slice(0, top), ...found.swings.slice(0, top)]
  const numbers = [...new Set(told.map(({ number }) => number))].toSorted((a, b) => a - b)
  return numbers.map(number => {
    const match = Match.replay(game, record, number - 1)
    const questions = Array.from(
      { length: found.seats },
      (_, seat) => match.open.find(({ seats }) => seats.includes(seat))?.question,
    )
    return { number, questions }
  })
}
