import type { Journal } from './journal.ts'
import { shuffle } from './random.ts'
import type { Seedling } from './random.ts'
import type { Seat, SeenCard } from './words.ts'

/** Who sees the cards of a zone: declared once, and everything that hides or shows follows from it. */
export interface ZoneKind {
  /** `owner` is the seat in the zone's name (`hand:2`); `named` are the seats told by `table.watch`. */
  readonly sees: 'everyone' | 'owner' | 'nobody' | 'named'
  /** In an ordered zone (a deck) a place means something to others; in an unordered one (a hand) it does not. */
  readonly ordered?: boolean
  /** A closed zone reminds nobody of what they saw go into it: people must remember it themselves, as bots do. */
  readonly closed?: boolean
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

/** A copy of all zones. A big table of lists copies far faster key by key than by the general routine. */
export function copyZones({ cards, seen, watchers }: Zones): Zones {
  return { cards: copyLists(cards), seen: copyLists(seen), watchers: { ...watchers } }
}

function copyLists<T>(lists: Readonly<Record<string, readonly T[]>>): Record<string, T[]> {
  const copy: Record<string, T[]> = {}
  for (const name of Object.keys(lists)) copy[name] = (lists[name] as readonly T[]).slice()
  return copy
}

/** The bits of all seats and of the onlookers, who have the bit after the last seat. */
const everyone = (seats: number): number => (1 << (seats + 1)) - 1

/** The kind of a zone, from its name. */
export function kindOf(kinds: Readonly<Record<string, ZoneKind>>, zone: string): ZoneKind {
  const colon = zone.indexOf(':')
  const name = colon < 0 ? zone : zone.slice(0, colon)
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined) throw new Error(`there is no zone '${zone}'`)
  return kind
}

/** A zone as the keeper works with it; without `seen` everyone sees all of it. */
interface Place {
  readonly cards: string[]
  readonly seen: number[] | undefined
  readonly ordered: boolean
  /** The bits of those who see whatever lies here. */
  watchers: number
}

/** Moves cards and keeps track of who knows which. All changes to zones go through here. */
export class ZoneKeeper {
  readonly #kinds: Readonly<Record<string, ZoneKind>>
  readonly #seats: number
  readonly #all: number
  readonly #journal: Journal
  readonly #zones: Zones
  readonly #places = new Map<string, Place>()

  /** The journal learns whenever somebody comes to know a card that was hidden from them. */
  constructor(kinds: Readonly<Record<string, ZoneKind>>, zones: Zones, seats: number, journal: Journal) {
    this.#kinds = kinds
    this.#zones = zones
    this.#seats = seats
    this.#all = everyone(seats)
    this.#journal = journal
  }

  /** The cards of a zone, bottom first. */
  cards(zone: string): readonly string[] {
    const cards = this.#zones.cards[zone]
    if (Array.isArray(cards)) return cards // a record has words of its own (`constructor`) that are no zones
    kindOf(this.#kinds, zone) // a misspelt zone is a bug, an unused one is empty
    return nothing
  }

  /** Lays new cards into a zone; only while a match is set up, so that nothing appears or vanishes in play. */
  fill(zone: string, cards: readonly string[]): void {
    const place = this.#place(zone)
    for (const card of cards) {
      place.cards.push(card)
      place.seen?.push(place.watchers)
    }
  }

  /** Moves the named cards, each to the top (or bottom) of `to`. */
  move(cards: readonly string[], from: string, to: string, end: 'top' | 'bottom'): SeenCard[] {
    const source = this.#place(from)
    const target = this.#place(to)
    const moved: SeenCard[] = []
    for (const card of cards) {
      const index = lastPlace(source.cards, card)
      if (index < 0) throw new Error(`'${card}' is not in zone '${from}'`)
      moved.push(this.#moveAt(index, source, target, end))
    }
    return moved
  }

  /** Moves up to `count` cards from the top of `from`; fewer if there are no more. */
  draw(count: number, from: string, to: string): SeenCard[] {
    const source = this.#place(from)
    const target = this.#place(to)
    const moved: SeenCard[] = []
    while (moved.length < count && source.cards.length > 0) {
      moved.push(this.#moveAt(source.cards.length - 1, source, target, 'top'))
    }
    return moved
  }

  /** Moves all cards of `from`, in their order, on top of `to`. */
  moveAll(from: string, to: string): SeenCard[] {
    const source = this.#place(from)
    const target = this.#place(to)
    if (source === target) return []
    const { cards } = source
    const moved: SeenCard[] = []
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as string
      const known = source.seen === undefined ? this.#all : (source.seen[i] as number)
      const seen = known | target.watchers
      if (seen !== known) this.#journal.revealed(seen & ~known)
      target.cards.push(card)
      target.seen?.push(seen)
      moved.push({ card, seen })
    }
    empty(cards)
    if (source.seen !== undefined) empty(source.seen)
    return moved
  }

  #moveAt(index: number, source: Place, target: Place, end: 'top' | 'bottom'): SeenCard {
    const card = source.cards[index] as string
    const known = source.seen === undefined ? this.#all : (source.seen[index] as number)
    removeAt(source.cards, index)
    if (source.seen !== undefined) removeAt(source.seen, index)
    const seen = known | target.watchers
    if (seen !== known) this.#journal.revealed(seen & ~known)
    if (source.seen !== undefined && !source.ordered) forget(source.seen, seen)
    if (end === 'top') {
      target.cards.push(card)
      target.seen?.push(seen)
    } else {
      target.cards.unshift(card)
      target.seen?.unshift(seen)
    }
    return { card, seen }
  }

  /** Shuffles a zone: afterwards only those who look at it all the time know what lies where. */
  shuffle(zone: string, seedling: Seedling): void {
    const place = this.#place(zone)
    shuffle(seedling, place.cards)
    place.seen?.fill(place.watchers)
  }

  /**
   * Lets seats, or everyone down to the onlookers, look at the top `count` cards of a zone, without moving them. A zone
   * that is shown as a whole to everyone lies open from then on, even a closed one.
   */
  show(zone: string, seats: readonly Seat[] | 'everyone', count: number): SeenCard[] {
    const place = this.#place(zone)
    const { cards, seen } = place
    const bits = seats === 'everyone' ? this.#all : this.#bitsOf(seats)
    if (seats === 'everyone' && count === Infinity && kindOf(this.#kinds, zone).closed)
      this.#zones.watchers[zone] = place.watchers = bits
    const shown: SeenCard[] = []
    for (let i = cards.length - 1; i >= Math.max(0, cards.length - count); i--) {
      if (seen !== undefined) this.#learn(seen, i, bits)
      shown.push({ card: cards[i] as string, seen: seen === undefined ? this.#all : (seen[i] as number) })
    }
    return shown
  }

  /** From now on `seats` (and nobody else) see what lies in this zone of the kind `named`. */
  watch(zone: string, seats: readonly Seat[]): void {
    if (kindOf(this.#kinds, zone).sees !== 'named')
      throw new Error(`zone '${zone}' does not name who sees it`)
    const place = this.#place(zone)
    this.#zones.watchers[zone] = place.watchers = this.#bitsOf(seats)
    for (let i = 0; i < place.cards.length; i++) if (place.seen) this.#learn(place.seen, i, place.watchers)
  }

  #learn(seen: number[], index: number, bits: number): void {
    const before = seen[index] as number
    if ((before | bits) === before) return
    seen[index] = before | bits
    this.#journal.revealed(bits & ~before)
  }

  #place(zone: string): Place {
    return this.#places.get(zone) ?? this.#open(zone)
  }

  #open(zone: string): Place {
    const { sees, ordered = false } = kindOf(this.#kinds, zone)
    const { cards, seen } = this.#zones
    const place: Place = {
      cards: (cards[zone] ??= []),
      seen: sees === 'everyone' ? undefined : (seen[zone] ??= []),
      ordered,
      watchers: watchersOf(this.#kinds, this.#zones, this.#seats, zone),
    }
    this.#places.set(zone, place)
    return place
  }

  /** The bits of seats that are at this table. */
  #bitsOf(seats: readonly Seat[]): number {
    const stranger = seats.find(seat => !(Number.isInteger(seat) && seat >= 0 && seat < this.#seats))
    if (stranger !== undefined) throw new Error(`there is no seat ${stranger}`)
    return seats.reduce((bits, seat) => bits | (1 << seat), 0)
  }
}

/** The bits of those who see whatever lies in a zone. */
export function watchersOf(
  kinds: Readonly<Record<string, ZoneKind>>,
  { watchers }: Pick<Zones, 'watchers'>,
  seats: number,
  zone: string,
): number {
  switch (kindOf(kinds, zone).sees) {
    case 'everyone':
      return everyone(seats)
    case 'nobody':
      return 0
    case 'owner':
      return ownerOf(zone, seats) | (watchers[zone] ?? 0)
    case 'named':
      return watchers[zone] ?? 0
  }
}

/** The bit of the seat in the zone's name; a number that no seat has (an Automa's) stands for nobody. */
function ownerOf(zone: string, seats: number): number {
  const [, owner = ''] = zone.split(':')
  const number = owner === '' ? -1 : Number(owner)
  if (!(Number.isInteger(number) && number >= 0)) throw new Error(`zone '${zone}' does not say whose it is`)
  return number < seats ? 1 << number : 0
}

const nothing: readonly string[] = Object.freeze([])

/** Those who did not see which card left an unordered zone can no longer tell which ones are still there. */
function forget(seen: number[], keep: number): void {
  for (let i = 0; i < seen.length; i++) seen[i] = (seen[i] as number) & keep
}

// Lists of cards are short and change all the time, so these three are loops: what an array can do by itself costs more.

function lastPlace(cards: readonly string[], card: string): number {
  let index = cards.length - 1
  while (index >= 0 && cards[index] !== card) index--
  return index
}

function removeAt(list: unknown[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

function empty(list: unknown[]): void {
  while (list.length > 0) list.pop()
}
