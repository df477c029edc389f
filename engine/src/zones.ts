import { shuffle } from './random.ts'
import type { Seedling } from './random.ts'
import type { Seat, SeenCard } from './words.ts'

/** Who sees the cards of a zone: declared once, and everything that hides or shows follows from it. */
export interface ZoneKind {
  /** `owner` is the seat in the zone's name (`hand:2`); `named` are the seats told by `table.watch`. */
  readonly sees: 'everyone' | 'owner' | 'nobody' | 'named'
  /** In an ordered zone (a deck) a place means something to others; in an unordered one (a hand) it does not. */
  readonly ordered?: boolean
}

/** A zone: its kind, or its kind and a number where there are several (`hand:2`). */
export type ZoneName<Kinds extends string = string> = Kinds | `${Kinds}:${number}`

/**
 * The cards of a match and what is known of them. `seen` runs parallel to `cards`: a bit for each seat that knows
 * the card in that place (and one for onlookers). Zones that everyone sees need no entry.
 */
export interface Zones {
  readonly cards: Record<string, string[]>
  readonly seen: Record<string, number[]>
  readonly watchers: Record<string, number>
}

/** The bits of all seats and of the onlookers, who have the bit after the last seat. */
export const everyone = (seats: number): number => (1 << (seats + 1)) - 1

/** The kind of a zone, from its name. */
export function kindOf(kinds: Readonly<Record<string, ZoneKind>>, zone: string): ZoneKind {
  const colon = zone.indexOf(':')
  const kind = kinds[colon < 0 ? zone : zone.slice(0, colon)]
  if (kind === undefined) throw new Error(`there is no zone '${zone}'`)
  return kind
}

/** Moves cards and keeps track of who knows which. All changes to zones go through here. */
export class ZoneKeeper {
  readonly #kinds: Readonly<Record<string, ZoneKind>>
  readonly #all: number
  readonly #revealed: (to: number) => void
  readonly zones: Zones

  /** `revealed` is called with the bits of those who come to know a card that was hidden from them. */
  constructor(
    kinds: Readonly<Record<string, ZoneKind>>,
    zones: Zones,
    seats: number,
    revealed: (to: number) => void,
  ) {
    this.#kinds = kinds
    this.zones = zones
    this.#all = everyone(seats)
    this.#revealed = revealed
  }

  /** The cards of a zone, bottom first. */
  cards(zone: string): readonly string[] {
    const there = this.zones.cards[zone]
    if (there === undefined) kindOf(this.#kinds, zone) // a misspelt zone is a bug, an unused one is empty
    return there ?? nothing
  }

  /** Lays new cards into a zone; only while a match is set up, so that nothing appears or vanishes in play. */
  fill(zone: string, cards: readonly string[]): void {
    const place = this.#open(zone)
    const seen = this.zones.seen[zone]
    const watchers = this.#watchers(zone)
    for (const card of cards) {
      place.push(card)
      seen?.push(watchers)
    }
  }

  /** Moves the named cards, each to the top (or bottom) of `to`. */
  move(cards: readonly string[], from: string, to: string, place: 'top' | 'bottom'): SeenCard[] {
    const source = this.#open(from)
    const moved: SeenCard[] = []
    for (const card of cards) {
      const index = source.lastIndexOf(card)
      if (index < 0) throw new Error(`'${card}' is not in zone '${from}'`)
      moved.push(this.#moveAt(index, from, to, place))
    }
    return moved
  }

  /** Moves up to `count` cards from the top of `from`; fewer if there are no more. */
  draw(count: number, from: string, to: string): SeenCard[] {
    const source = this.#open(from)
    const moved: SeenCard[] = []
    while (moved.length < count && source.length > 0) {
      moved.push(this.#moveAt(source.length - 1, from, to, 'top'))
    }
    return moved
  }

  #moveAt(index: number, from: string, to: string, place: 'top' | 'bottom'): SeenCard {
    const source = this.#open(from)
    const target = this.#open(to)
    const sourceSeen = this.zones.seen[from]
    const card = source[index] as string
    const known = sourceSeen === undefined ? this.#all : (sourceSeen[index] as number)
    removeAt(source, index)
    if (sourceSeen !== undefined) removeAt(sourceSeen, index)
    const seen = known | this.#watchers(to)
    if (seen !== known) this.#revealed(seen & ~known)
    if (sourceSeen !== undefined && !kindOf(this.#kinds, from).ordered) this.#forget(sourceSeen, seen, from)
    const targetSeen = this.zones.seen[to]
    if (place === 'top') {
      target.push(card)
      targetSeen?.push(seen)
    } else {
      target.unshift(card)
      targetSeen?.unshift(seen)
    }
    return { card, seen }
  }

  /** Those who did not see which card left an unordered zone can no longer tell which ones are still there. */
  #forget(seenThere: number[], sawIt: number, zone: string): void {
    const keep = sawIt | this.#watchers(zone)
    for (let i = 0; i < seenThere.length; i++) seenThere[i] = (seenThere[i] as number) & keep
  }

  /** Shuffles a zone: afterwards only those who look at it all the time know what lies where. */
  shuffle(zone: string, seedling: Seedling): void {
    shuffle(seedling, this.#open(zone))
    const seen = this.zones.seen[zone]
    if (seen !== undefined) seen.fill(this.#watchers(zone))
  }

  /** Lets `seats` look at the top `count` cards of a zone, without moving them. */
  show(zone: string, seats: readonly Seat[], count: number): SeenCard[] {
    const cards = this.#open(zone)
    const seen = this.zones.seen[zone]
    const bits = seats.reduce((sum, seat) => sum | (1 << seat), 0)
    const shown: SeenCard[] = []
    for (let i = cards.length - 1; i >= Math.max(0, cards.length - count); i--) {
      if (seen !== undefined) this.#learn(seen, i, bits)
      shown.push({ card: cards[i] as string, seen: seen === undefined ? this.#all : (seen[i] as number) })
    }
    return shown
  }

  /** From now on `seats` (and nobody else) see what lies in this zone of the kind `named`. */
  watch(zone: string, seats: readonly Seat[]): void {
    if (kindOf(this.#kinds, zone).sees !== 'named') throw new Error(`zone '${zone}' does not name who sees it`)
    const cards = this.#open(zone)
    const bits = seats.reduce((sum, seat) => sum | (1 << seat), 0)
    this.zones.watchers[zone] = bits
    const seen = this.zones.seen[zone]
    if (seen !== undefined) for (let i = 0; i < cards.length; i++) this.#learn(seen, i, bits)
  }

  #learn(seen: number[], index: number, bits: number): void {
    const before = seen[index] as number
    if ((before | bits) === before) return
    seen[index] = before | bits
    this.#revealed(bits & ~before)
  }

  #watchers(zone: string): number {
    switch (kindOf(this.#kinds, zone).sees) {
      case 'everyone':
        return this.#all
      case 'nobody':
        return 0
      case 'owner':
        return 1 << Number(zone.slice(zone.indexOf(':') + 1))
      case 'named':
        return this.zones.watchers[zone] ?? 0
    }
  }

  #open(zone: string): string[] {
    const there = this.zones.cards[zone]
    if (there !== undefined) return there
    const kind = kindOf(this.#kinds, zone)
    if (kind.sees !== 'everyone') this.zones.seen[zone] = []
    return (this.zones.cards[zone] = [])
  }
}

const nothing: readonly string[] = Object.freeze([])

function removeAt(list: unknown[], index: number): void {
  if (index === list.length - 1) list.pop()
  else list.splice(index, 1)
}
