import { faceUp, log, logFaceUp, Match, MatchError, seal, view } from '@osud/engine'
import type { Entry, Game, MatchRecord, Reader, Seat, SeenEvent } from '@osud/engine'
import type { Head, KeptMatch } from '../keep/store.ts'
import type { Eyes, Glimpse, Recalled } from './archive.ts'

/** So many entries lie between two copies that are kept: going back then costs at most so many. */
const stride = 8

/** A walk through a match from storage: forward entry by entry, back from the nearest copy. */
export class Walk {
  readonly head: Head
  /** The first and the last entry after which the match can be looked at. */
  readonly first: number
  readonly last: number
  readonly #entries: readonly Entry[]
  /** Copies of the match after every `stride` entries but the first, as far as anybody has walked. */
  readonly #copies: Match[] = []
  readonly #start: Match
  #now: Match

  /** Throws a `MatchError` if the match cannot be replayed under the rules of today. */
  constructor(game: Game, kept: KeptMatch) {
    const { head, entries } = kept
    this.head = head
    this.#entries = entries
    this.first = head.origin?.at ?? 0
    this.last = entries.length
    if (head.header.rules !== game.version)
      throw new MatchError({ code: 'version', has: game.version, needs: head.header.rules })
    this.#start = beginning(game, kept)
    this.#now = this.#start.fork()
  }

  get id(): string {
    return this.head.id
  }

  /** The seats of people. */
  get people(): readonly Seat[] {
    return this.head.places.flatMap((place, seat) => ('person' in place ? [seat] : []))
  }

  /** The whole record. */
  get record(): MatchRecord {
    return this.#walkTo(this.last).record()
  }

  /** A match of its own as it was after an entry. */
  matchAt(at: number): Match {
    return this.#walkTo(at).fork()
  }

  /** All that there is to know before one looks at a single moment. */
  recall(wanted?: Eyes): Recalled {
    const eyes = this.#eyes(wanted)
    const { id, header, places, begun, from } = this.head
    const told: number[] = []
    const answered: (Seat | undefined)[] = []
    const events: SeenEvent[] = []
    let heard = 0
    for (let at = this.first; at <= this.last; at++) {
      const match = this.#walkTo(at)
      events.push(...(eyes.open ? logFaceUp(match, heard) : log(match, eyes.reader, heard)))
      heard = match.told
      told.push(events.length)
      const entry = at === this.first ? undefined : this.#entries[at - 1]
      answered.push(entry !== undefined && 'seat' in entry ? entry.seat : undefined)
    }
    const { result } = this.#now
    return {
      match: id,
      game: header.game,
      places,
      begun,
      ...(from && { from }),
      ...(result && { result }),
      first: this.first,
      last: this.last,
      eyes,
      readers: this.#readers(),
      mayOpen: this.head.over,
      state: view(this.#now, 'onlooker').state,
      events,
      told,
      answered,
    }
  }

  /** How the match was after an entry. */
  glimpse(wanted: number, asked: Eyes): Glimpse {
    const { reader, open } = this.#eyes(asked)
    const at = Math.min(Math.max(wanted, this.first), this.last)
    const entry = at > this.first ? this.#entries[at - 1] : undefined
    const told = entry && this.#tellEntry(entry, this.#walkTo(at - 1), { reader, open })
    const match = this.#walkTo(at)
    return {
      at,
      view: open ? faceUp(match, reader) : view(match, reader),
      ...(told && { entry: told }),
    }
  }

  #tellEntry(entry: Entry, before: Match, { reader, open }: Eyes): Glimpse['entry'] {
    if ('undo' in entry) return { undone: true }
    const { seat, value: answer } = entry
    const asked = before.open.find(one => one.seats.includes(seat))
    // What somebody answers is theirs alone, unless the whole table was asked.
    if (asked === undefined || !(open || seat === reader || asked.table)) return { seat }
    return { seat, question: asked.question, answer }
  }

  /** Those who may look: everybody once it is over, before that only what all people at this screen may see. */
  #readers(): readonly Reader[] {
    const { over, places } = this.head
    if (over) return places.map((_, seat) => seat)
    const [only, ...others] = this.people
    return [only === undefined || others.length > 0 ? 'onlooker' : only]
  }

  #eyes(wanted: Eyes | undefined): Eyes {
    const readers = this.#readers()
    const reader = readers.find(one => one === wanted?.reader) ?? readers.find(one => this.#isPerson(one))
    return { reader: reader ?? readers[0] ?? 'onlooker', open: this.head.over && wanted?.open === true }
  }

  #isPerson(reader: Reader): boolean {
    return reader !== 'onlooker' && this.people.includes(reader)
  }

  #walkTo(at: number): Match {
    if (at < this.#now.length) {
      this.#now = (this.#copies[Math.floor((at - this.first) / stride)] ?? this.#start).fork()
    }
    while (this.#now.length < at) {
      const entry = this.#entries[this.#now.length]
      if (entry === undefined) break
      this.#now.repeat(entry)
      const passed = this.#now.length - this.first
      if (passed % stride === 0) this.#copies[passed / stride] ??= this.#now.fork()
    }
    return this.#now
  }
}

/** The match where its record begins; what was told before that is in storage. */
function beginning(game: Game, { head, entries, events }: KeptMatch): Match {
  const { header, origin } = head
  if (origin === undefined) return Match.create(game, header)
  const save = {
    format: 1,
    header,
    origin,
    point: origin,
    entries: entries.slice(0, origin.at),
    events: events.slice(0, origin.events),
    suggestions: [],
  } as const
  return Match.load(game, seal(save)).match
}
