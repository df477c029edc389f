import type { Answer, Entry, Event, Seat } from '@osud/engine'

/** A seat of a table: whose it is, and which bot plays it as long as nobody does. */
export interface Chair {
  /** The id of the person it belongs to. */
  readonly person?: string
  /** What the person is called at this table. */
  readonly name?: string
  readonly bot?: string
}

/** What the host has decided about the table. */
export interface Manners {
  /** Seconds a person may take for an answer before a bot may be called for the seat; nothing means any time. */
  readonly pace?: number
  /** The table at which the same company plays again. */
  readonly next?: string
  /** Whether somebody took the match along while it went on: they know every card, so nobody else sits down any more. */
  readonly taken?: true
}

/** The host of a table that has none: whoever sits down next will be. */
export const nobody = ''

/**
 * One thing that happens at a table. Everything that changes a table is a move: they are numbered, kept, and never changed,
 * but for the names and ids of people who want to be forgotten.
 */
export type Move =
  | {
      readonly do: 'set'
      readonly host: string
      readonly chairs: readonly Chair[]
      readonly manners: Manners
    }
  | { readonly do: 'start' }
  | { readonly do: 'answer'; readonly seat: Seat; readonly value: Answer }
  /** After it the match has so many entries and events fewer; `mark` is the entry that remains of it. */
  | {
      readonly do: 'undo'
      readonly entries: number
      readonly events: number
      readonly count: number
      readonly mark: Entry
    }
  /** The rules have changed: the match goes on with so many entries and events. */
  | { readonly do: 'renew'; readonly entries: number; readonly events: number; readonly lost: number }
  | { readonly do: 'suggest'; readonly seat: Seat; readonly value: Answer }
  | { readonly do: 'sit'; readonly seat: Seat; readonly chair: Chair }
  | { readonly do: 'host'; readonly host: string }
  | { readonly do: 'manners'; readonly manners: Manners }

/** The record of a match, put together from its moves. */
export interface Folded {
  readonly entries: readonly Entry[]
  readonly events: readonly Event[]
  readonly host: string
  readonly chairs: readonly Chair[]
  readonly manners: Manners
  readonly started: boolean
  /** Who has had which seat since the match began. */
  readonly had: ReadonlyMap<string, Seat>
  /** What was suggested since the last answer. */
  readonly suggestions: readonly { readonly seat: Seat; readonly value: Answer }[]
}

/** A move without the name and the id of somebody who wants to be forgotten; `alias` stands for them from now on. */
export function withoutPerson(move: Move, person: string, alias: string): Move {
  const host = (id: string): string => (id === person ? alias : id)
  const chair = (one: Chair): Chair => {
    if (one.person !== person) return one
    const { name: _, ...rest } = one
    return { ...rest, person: alias }
  }
  switch (move.do) {
    case 'set':
      return { ...move, host: host(move.host), chairs: move.chairs.map(chair) }
    case 'sit':
      return { ...move, chair: chair(move.chair) }
    case 'host':
      return { ...move, host: host(move.host) }
    case 'start':
    case 'answer':
    case 'undo':
    case 'renew':
    case 'suggest':
    case 'manners':
      return move
  }
}

/** Who has had which seat since the match began, after a change of chairs. What somebody saw first counts. */
export function seatsHad(
  had: ReadonlyMap<string, Seat>,
  chairs: readonly Chair[],
): ReadonlyMap<string, Seat> {
  const fresh = chairs.flatMap(({ person }, seat) =>
    person === undefined || had.has(person) ? [] : [[person, seat] as const],
  )
  return fresh.length === 0 ? had : new Map([...had, ...fresh])
}

/** Puts the record of a match together again. */
export function fold(moves: readonly { readonly move: Move; readonly told: readonly Event[] }[]): Folded {
  const entries: Entry[] = []
  const events: Event[] = []
  let [host, manners, started]: [string, Manners, boolean] = ['', {}, false]
  let chairs: readonly Chair[] = []
  let had: ReadonlyMap<string, Seat> = new Map()
  let suggestions: { seat: Seat; value: Answer }[] = []
  for (const { move, told } of moves) {
    switch (move.do) {
      case 'set':
        ;({ host, chairs, manners } = move)
        break
      case 'start':
        started = true
        break
      case 'answer':
        entries.push({ seat: move.seat, value: move.value })
        suggestions = []
        break
      case 'undo':
        entries.length = move.entries
        entries.push(move.mark)
        events.length = move.events
        suggestions = []
        break
      case 'renew':
        entries.length = move.entries
        events.length = move.events
        suggestions = []
        break
      case 'suggest':
        suggestions = suggestions.filter(({ seat }) => seat !== move.seat)
        suggestions.push({ seat: move.seat, value: move.value })
        break
      case 'sit':
        chairs = chairs.with(move.seat, move.chair)
        break
      case 'host':
        ;({ host } = move)
        break
      case 'manners':
        ;({ manners } = move)
    }
    if (started) had = seatsHad(had, chairs)
    events.push(...told)
  }
  return { entries, events, host, chairs, manners, started, had, suggestions }
}
