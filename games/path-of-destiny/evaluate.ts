import type { Seat, View } from '@osud/engine'
import { isHidden } from '@osud/engine'
import { faceOf } from './content/faces.ts'
import type { PathOfDestiny } from './rules/state.ts'
import type { ActiveSymbols } from './rules/symbol.ts'

/** What a point of experience and an active symbol are worth before the chapter is scored, in victory points. */
const worth = { experience: 0.4, symbol: 0.7, promise: 0.3, other: 0.1, effect: 0.3 }

/** How well a seat stands: points won, what its active symbols promise, and what its hand may bring. */
export function evaluate({ state, zones }: View<PathOfDestiny>, seat: Seat): number {
  const own = state.players[seat]
  if (own === undefined) return 0
  const { left, right } = state.active
  const printed = (zones[`timeline:${seat}`] ?? []).reduce((sum, card) => sum + shown(card, state.active), 0)
  const covered = own.covered.filter(({ symbol }) => symbol === left || symbol === right).length
  const { regular, golden = 0 } = own.experience
  const hand = (zones[`hand:${seat}`] ?? []).filter(card => !isHidden(card))
  return (
    own.victory +
    worth.experience * regular +
    golden +
    worth.symbol * (own.pool[left] + own.pool[right] + printed - covered) +
    hand.reduce((sum, card) => sum + promise(card, state.active), 0)
  )
}

/** How many active symbols a card shows. */
function shown(card: string, { left, right }: ActiveSymbols): number {
  return faceOf(card).symbols.filter(symbol => symbol === left || symbol === right).length
}

/** What a card in hand may bring. */
function promise(card: string, active: ActiveSymbols): number {
  const { symbols, effect } = faceOf(card)
  const useful = shown(card, active)
  return (
    worth.promise * useful +
    worth.other * (symbols.length - useful) +
    (effect === undefined ? 0 : worth.effect)
  )
}
