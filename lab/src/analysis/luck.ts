import { next, shuffle, sow, uncut } from '@osud/engine'
import type { Match, Open, Seedling } from '@osud/engine'
import type { Said } from './retracing.ts'

/** So often chance is asked what else it might have brought. */
const worlds = 24

/**
 * How well each seat stands on average after an answer if all play the same and chance falls otherwise: cards that
 * nobody has seen lie in another order, and whatever is drawn or rolled comes anew.
 */
export function expectedAfter(match: Match, { id }: Open, said: Said, chance: Seedling): readonly number[] {
  const sums: number[] = []
  let counted = 0
  for (let world = 0; world < worlds; world++) {
    const other = match.fork()
    stirUnseen(other, chance)
    try {
      other.answer(said.seat, id, said.answer)
    } catch {
      continue // what was to come had been settled already, so this world contradicts itself
    }
    other.game.evaluate?.(uncut(other)).forEach((value, seat) => (sums[seat] = (sums[seat] ?? 0) + value))
    counted++
  }
  return sums.map(sum => sum / counted)
}

interface Place {
  readonly list: string[]
  readonly at: number
  readonly card: string
}

/** Deals the cards anew that no seat has seen, each to a place of its own back, and sows the generator anew. */
function stirUnseen({ game, position, header }: Match, chance: Seedling): void {
  const { cards, seen } = position.zones
  const anybody = (1 << header.seats) - 1
  const places = new Map<string, Place[]>()
  for (const [zone, marks] of Object.entries(seen)) {
    const list = cards[zone] ?? []
    list.forEach((card, at) => {
      if (((marks[at] ?? 0) & anybody) !== 0) return
      const back = game.back?.(card) ?? ''
      places.set(back, [...(places.get(back) ?? []), { list, at, card }])
    })
  }
  for (const alike of places.values()) {
    const dealt = alike.map(({ card }) => card)
    shuffle(chance, dealt)
    alike.forEach(({ list, at, card }, i) => (list[at] = dealt[i] ?? card))
  }
  Object.assign(position.random, sow(next(chance)))
}
