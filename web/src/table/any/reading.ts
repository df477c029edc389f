import type { Seat, View } from '@osud/engine'
import type { Voice } from '../../look/board.ts'

/** A zone as it is drawn: `hand:2` is the hand of seat 2. */
export interface SeenZone {
  readonly name: string
  readonly kind: string
  readonly seat: Seat | undefined
  readonly cards: readonly string[]
}

/** Something that the state tells, by its name. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** The zones of a view; numbered ones belong to a seat if every seat has one. */
export function zonesOf({ zones, seats }: View): SeenZone[] {
  return Object.entries(zones).map(([name, cards]) => {
    const [kind = name, number] = name.split(':')
    const seat = number === undefined ? undefined : Number(number)
    const isSeats = seat !== undefined && seat < seats && zones[`${kind}:${seats - 1}`] !== undefined
    return { name, kind, seat: isSeats ? seat : undefined, cards }
  })
}

/** What the state tells of the whole table: plain numbers, words and yes or no. */
export function factsOf({ state }: View): Fact[] {
  return Object.entries(state).flatMap(([name, value]) =>
    typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
      ? [{ name, value: String(value) }]
      : [],
  )
}

/** What the state tells of one seat: the lists that have an entry for every seat. */
export function seatFacts({ state, seats }: View, seat: Seat): Fact[] {
  return Object.entries(state).flatMap(([name, value]) => {
    if (!Array.isArray(value) || value.length !== seats) return []
    const own: unknown = value[seat]
    return typeof own === 'number' || typeof own === 'string' ? [{ name, value: String(own) }] : []
  })
}

/**
 * What a fact is called. A number that nobody has named yet goes by its name in the rules, in plain words, so that a game can be
 * played before all its texts are written; an unnamed word would be a word of the code, and is left out.
 */
export function factName(voice: Voice, { name, value }: Fact): string | undefined {
  if (voice.has(`state.${name}`)) return voice.say(`state.${name}`)
  if (!/^-?\d+$/.test(value)) return undefined
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_]/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Who plays from a seat, by name. */
export function heroOf({ state }: Pick<View, 'state'>, voice: Voice, seat: Seat): string {
  const { heroes } = state as { readonly heroes?: readonly string[] }
  const hero = heroes?.[seat]
  return hero === undefined ? voice.say('word.seat', { n: seat + 1 }) : voice.nameOf(hero)
}
