import type { Seat, View } from '@osud/engine'
import { faceOf } from '../content/faces.ts'
import type { PathOfDestiny } from './state.ts'
import { timeline } from './zones.ts'

/** How well a seat stands: points won, and what its active symbols promise at the end of the chapter. */
export function evaluate({ state, zones }: View<PathOfDestiny>, seat: Seat): number {
  const own = state.players[seat]
  if (own === undefined) return 0
  const { left, right } = state.active
  const tokens = own.pool[left] + own.pool[right]
  const printed = (zones[timeline(seat)] ?? [])
    .flatMap(card => faceOf(card).symbols)
    .filter(symbol => symbol === left || symbol === right).length
  const covered = own.covered.filter(({ symbol }) => symbol === left || symbol === right).length
  const { regular, golden = 0 } = own.experience
  return own.victory + 0.4 * regular + golden + 0.7 * (tokens + printed - covered)
}
