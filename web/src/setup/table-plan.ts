import type { UndoPolicy, Value } from '@osud/engine'
import type { SetUp } from '../games.ts'
import type { Place } from '../host/host.ts'
import type { WantedChair } from '../online/api.ts'

const bots = ['novice', 'companion', 'expert'] as const

/** Where a table is set: at this screen, or on the server, for friends with screens of their own. */
export type Whereabouts = 'here' | 'online'

/** Who a seat can be given to when a table is set. */
export const sitters = {
  here: ['person', ...bots],
  online: ['person', 'friend', ...bots],
} as const

/** One of them. */
export type SeatChoice = (typeof sitters)['online'][number]

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

/** A seat as it is added: the first for the reader, the others for bots or, online, for friends. */
export function seatAt(seat: number, where: Whereabouts = 'here'): PlannedSeat {
  return { choice: seat === 0 ? 'person' : where === 'online' ? 'friend' : 'companion', name: '' }
}

/** The same seats somewhere else: whoever shares the screen here sits at their own there. */
export function moved(seats: readonly PlannedSeat[], where: Whereabouts): PlannedSeat[] {
  if (where === 'here')
    return seats.map(seat => (seat.choice === 'friend' ? { ...seat, choice: 'person' } : seat))
  const taken = seats.map((seat, at): PlannedSeat =>
    seat.choice === 'person' && at > 0 ? { ...seat, choice: 'friend' } : seat,
  )
  return taken.length > 1 ? taken : [...taken, { choice: 'friend', name: '' }]
}

/** The chairs of a table on the server: one for the reader, others for friends and bots. */
export function chairsOf(seats: readonly PlannedSeat[]): WantedChair[] {
  return seats.map(({ choice }) =>
    choice === 'person' ? 'me' : choice === 'friend' ? 'friend' : { bot: choice },
  )
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
    if (choice !== 'person' && choice !== 'friend') return { bot: choice }
    const given = name.trim().slice(0, 24)
    return { person: given === '' && people > 1 ? player(seat + 1) : given }
  })
}
