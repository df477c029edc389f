import type { Zone } from './state.ts'

const atMost = 6

/** Names the zones of a kind by number. The names are made once: a table looks zones up by name all the time. */
function numbered<Kind extends Zone>(kind: Kind): (number: number) => `${Kind}:${number}` {
  const names = Array.from({ length: atMost }, (_, number) => `${kind}:${number}` as const)
  return number => {
    const name = names[number]
    if (name === undefined) throw new Error(`there is no ${kind} ${number}`)
    return name
  }
}

/** The cards in somebody's hand. */
export const hand = numbered('hand')
/** Somebody's timeline. */
export const timeline = numbered('timeline')
/** The pair at a position of the mat, counted from the top. */
export const pair = numbered('pair')
/** The player boards that somebody chooses from. */
export const dealt = numbered('dealt')
/** A hidden goal, from 1 to 4. */
export const goal = numbered('goal')
/** Somebody's alliance cards. */
export const alliance = numbered('alliance')
/** The alliance cards that somebody has revealed. */
export const revealed = numbered('revealed')
