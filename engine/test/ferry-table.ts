import { ferry } from '../example/index.ts'
import type { Ferry } from '../example/index.ts'
import { clone, Match } from '../src/index.ts'
import type { Open, Seat } from '../src/index.ts'

/** How a scene at the ferry begins; what is not said is as after set-up. */
export interface Scene {
  readonly seats?: number
  readonly crossings?: number
  readonly hands?: readonly (readonly string[])[]
  readonly deck?: readonly string[]
  readonly bank?: readonly string[]
  readonly state?: Partial<Ferry['state']>
}

/** A table at the ferry, in the words of those who sit there. */
export interface FerryTable {
  readonly match: Match<Ferry>
  readonly state: Ferry['state']
  cards(zone: string): readonly string[]
  /** The question that a seat is asked now. */
  asked(seat: Seat): Open
  /** The seat answers what it is asked. */
  says(seat: Seat, value: unknown): void
  /** Everybody loads, in the order of seats. */
  load(...cards: readonly (readonly string[])[]): void
  told(key: string): readonly unknown[]
}

/** Sits down at a ferry that is as the scene says. */
export function atTheFerry({ seats = 2, crossings = 3, hands, deck, bank, state }: Scene = {}): FerryTable {
  const fresh = Match.create(ferry, { seed: 'scene', seats, options: { crossings }, undo: 'table' })
  const position = clone(fresh.runningStep().position)
  const { cards, seen } = position.zones
  const lay = (zone: string, list: readonly string[] | undefined, mark: number): void => {
    if (list === undefined) return
    cards[zone] = [...list]
    if (zone !== 'bank') seen[zone] = list.map(() => mark)
  }
  hands?.forEach((list, seat) => lay(`hand:${seat}`, list, 1 << seat))
  lay('deck', deck, 0)
  lay('bank', bank, 0)
  Object.assign(position.game, state)
  const match = Match.at(ferry, fresh.header, position)

  const asked = (seat: Seat): Open => {
    const open = match.open.find(one => one.seats.includes(seat))
    if (open === undefined) throw new Error(`seat ${seat} is not asked`)
    return open
  }
  const says = (seat: Seat, value: unknown): void => match.answer(seat, asked(seat).id, value)
  return {
    match,
    get state() {
      return match.position.game as Ferry['state']
    },
    cards: zone => match.position.zones.cards[zone] ?? [],
    asked,
    says,
    load: (...loads) => loads.forEach((list, seat) => says(seat, list)),
    told: key =>
      match
        .events()
        .filter(event => event.key === key)
        .map(event => event.args),
  }
}
