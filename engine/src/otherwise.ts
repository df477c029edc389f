import type { Game, GameTypes } from './game.ts'
import { Match } from './match.ts'
import { copyPosition } from './position.ts'
import { next, shuffle, sow } from './random.ts'
import type { Seedling } from './random.ts'
import { seal } from './record.ts'
import type { Point } from './record.ts'
import type { Seat } from './words.ts'
import type { Zones } from './zones.ts'

interface Place {
  readonly list: string[]
  readonly at: number
  readonly card: string
}

/** Deals the cards anew that none of `knowing` has seen, each to a place of its own back. */
export function dealUnseen(
  game: Pick<Game, 'back'>,
  { cards, seen }: Zones,
  knowing: readonly Seat[],
  chance: Seedling,
): void {
  const bits = knowing.reduce((all, seat) => all | (1 << seat), 0)
  const places = new Map<string, Place[]>()
  for (const [zone, marks] of Object.entries(seen)) {
    const list = cards[zone] ?? []
    list.forEach((card, at) => {
      if (((marks[at] ?? 0) & bits) !== 0) return
      const back = game.back?.(card) ?? ''
      places.set(back, [...(places.get(back) ?? []), { list, at, card }])
    })
  }
  for (const alike of places.values()) {
    const dealt = alike.map(({ card }) => card)
    shuffle(chance, dealt)
    alike.forEach(({ list, at, card }, i) => (list[at] = dealt[i] ?? card))
  }
}

/**
 * A match with the same past that goes on from the beginning of the running step in a world of its own: what none of
 * `knowing` has seen lies elsewhere, and chance falls otherwise. So nobody can play ahead in it to learn what is to come.
 */
export function otherwise<G extends GameTypes>(
  match: Match<G>,
  knowing: readonly Seat[],
  seed: string,
): Match<G> {
  const { game, header } = match
  const { at, events, position: before } = match.runningStep()
  const chance = sow(seed)
  const position = copyPosition(game, before)
  dealUnseen(game as unknown as Game, position.zones, knowing, chance)
  Object.assign(position.random, sow(next(chance)))
  const origin: Point = { at, events, barrier: at, position }
  return Match.load(
    game,
    seal({
      format: 1,
      header: { ...header, seed },
      origin,
      point: origin,
      entries: match.entries().slice(0, at),
      events: match.events().slice(0, events),
      suggestions: [],
    }),
  ).match
}
