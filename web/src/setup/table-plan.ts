import type { UndoPolicy, Value } from '@osud/engine'
import type { SetUp } from '../games.ts'
import type { Place } from '../host/host.ts'

/** Who a seat can be given to when a table is set. */
export const sitters = ['person', 'novice', 'companion', 'expert'] as const
/** One of them. */
export type SeatChoice = (typeof sitters)[number]

/** May answers be taken back; the usual way first. */
export const undoPolicies = ['table', 'own', 'off'] as const satisfies readonly UndoPolicy[]

/** A seat as it is being set. */
export interface PlannedSeat {
  choice: SeatChoice
  name: string
}

/** The seats of a table that was just pulled up: alone where the rules play along, otherwise against bots. */
export function firstSeats({ seats, solo }: SetUp): PlannedSeat[] {
  const count = solo === undefined ? Math.max(2, seats.min) : 1
  return Array.from({ length: count }, (_, seat) => seatAt(seat))
}

/** A seat as it is added: the first for the reader, the others for bots. */
export function seatAt(seat: number): PlannedSeat {
  return { choice: seat === 0 ? 'person' : 'companion', name: '' }
}

/** The usual value of every setting. */
export function usualValues({ settings }: SetUp): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, [usual]]) => (usual === undefined ? [] : [[name, usual]])),
  )
}

/** Who sits down. Where several people share the screen, nobody stays without a name. */
export function placesOf(seats: readonly PlannedSeat[], player: (n: number) => string): Place[] {
  const people = seats.filter(({ choice }) => choice === 'person').length
  return seats.map(({ choice, name }, seat) => {
    if (choice !== 'person') return { bot: choice }
    const given = name.trim().slice(0, 24)
    return { person: given === '' && people > 1 ? player(seat + 1) : given }
  })
}
