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

/** Who plays from a seat, by name. */
export function heroOf({ state }: Pick<View, 'state'>, voice: Voice, seat: Seat): string {
  const { heroes } = state as { readonly heroes?: readonly string[] }
  const hero = heroes?.[seat]
  return hero === undefined ? voice.say('word.seat', { n: seat + 1 }) : voice.nameOf(hero)
}
