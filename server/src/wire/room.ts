import type { Reader, Seat } from '@osud/engine'
import type { Company, Spoken, WireResponse } from '@osud/table'
import type { StoredTalk, TalkStore } from '../store/talk.ts'
import type { Change } from '../tables/kept-table.ts'
import type { OpenTable } from '../tables/keeper.ts'
import type { Telling } from '../tables/moment.ts'
import type { Presence } from '../tables/presence.ts'
import { Limits } from '../http/limits.ts'

/** A reader of a table, at the other end of a line. */
export interface Guest {
  readonly person: string | undefined
  /** How many bytes are on their way to the reader. */
  buffered(): number
  send(text: string): void
  /** The reader cannot be reached any more. */
  drop(): void
  /** There is nothing to read any more. */
  dismiss(): void
}

/** What a room works with. */
export interface RoomNeeds {
  readonly talk: TalkStore
  readonly presence: Presence
  readonly now: () => number
  /** Hears of what should never happen. */
  readonly fail: (cause: unknown) => void
}

/** A guest and how much it has been told. */
interface Listening {
  told: number
  /** As whom it was told so much. */
  as: Reader
  talk: number
  /** What it was last told about who is here. */
  company: string
  /** Since when nothing was sent because too much is on its way. */
  behind: number | undefined
}

/** The last that a reader has seen of a table: the number of its moves, how many events it was told, and as whom. */
export interface Seen {
  readonly as?: Reader | undefined
  readonly number?: number | undefined
  readonly told?: number | undefined
}

/** More than this is not sent after a reader who does not take it in; when it has, it is told where things are by then. */
const mostBuffered = 262_144
/** Who takes nothing in for so long is let go, in milliseconds. */
const mostBehind = 30_000

/** The longest time that a timer can wait, in milliseconds. */
const longestWait = 2_147_483_647

/** Who came and went is told after so many milliseconds, and not more often than this: a crowd comes and goes all the time. */
const companyAfter = 100
const companyEvery = 1000

/** Tells the readers of one table on this server what happens there, each what they may know. */
export class Room {
  readonly #open: OpenTable
  readonly #talk: TalkStore
  readonly #presence: Presence
  readonly #now: () => number
  readonly #expected = new Set<Guest>()
  /** How much each person may wish and say, and how much advice ask for, over all their lines: a second, and at once. */
  readonly #wishful = new Limits(20, 60)
  readonly #restless = new Limits(1, 20)
  readonly #talkative = new Limits(1, 10)
  readonly #curious = new Limits(0.5, 5)
  readonly #guests = new Map<Guest, Listening>()
  readonly #whole = new Map<string, string>()
  /** Who thought when that was written. */
  #wholeWhile: Seat | undefined
  readonly #stop: () => void
  readonly #fail: (cause: unknown) => void
  #resting: NodeJS.Timeout | undefined
  #company: NodeJS.Timeout | undefined
  #companyTold = -Infinity
  #late: NodeJS.Timeout | undefined

  constructor(open: OpenTable, { talk, presence, now, fail }: RoomNeeds) {
    this.#open = open
    this.#talk = talk
    this.#presence = presence
    this.#now = now
    this.#fail = fail
    this.#stop = open.table.hear(change => this.#changed(change))
  }

  /** Whether nobody is here, and nobody is on the way. */
  get empty(): boolean {
    return this.#expected.size === 0
  }

  get size(): number {
    return this.#guests.size
  }

  close(): void {
    this.#stop()
    clearInterval(this.#resting)
    clearTimeout(this.#company)
    clearTimeout(this.#late)
  }

  /** Keeps the room open for a reader who is on the way, until it leaves. */
  expect(guest: Guest): void {
    this.#expected.add(guest)
  }

  /** Lets a reader in, who has seen so much already, unless it has left meanwhile. */
  async enter(guest: Guest, seen: Seen, left: AbortSignal): Promise<void> {
    const { table } = this.#open
    // Another server may know more already: whoever comes from it must not see less here.
    if (seen.number !== undefined && seen.number > table.number) await table.catchUp()
    const listening = await table.quietly(() => {
      if (left.aborted) return undefined
      const as = this.readerOf(guest)
      const entering: Listening = {
        told: this.#toldTo(seen, as),
        as,
        talk: 0,
        company: '',
        behind: undefined,
      }
      this.#guests.set(guest, entering)
      this.#tellMoment(guest, entering)
      this.#tellPresence()
      this.#tellCompany([[guest, entering]])
      return entering
    })
    if (listening === undefined) return
    this.hearCompany()
    await this.#tellTalk(guest, listening)
  }

  leave(guest: Guest): void {
    this.#expected.delete(guest)
    if (!this.#guests.delete(guest)) return
    this.#tellPresence()
    this.hearCompany()
  }

  /** Somebody came or went, here or on another server. Many at once are told in one go. */
  hearCompany(): void {
    if (this.#guests.size === 0) return
    const wait = Math.max(companyAfter, this.#companyTold + companyEvery - performance.now())
    this.#company ??= setTimeout(() => {
      this.#company = undefined
      this.#companyTold = performance.now()
      this.#open.table.quietly(() => this.#tellCompany()).catch(this.#fail)
    }, wait)
  }

  /** Something was said. */
  async hearTalk(): Promise<void> {
    const from = Math.min(...[...this.#guests.values()].map(({ talk }) => talk))
    if (from === Infinity) return
    const found = await this.#talk.since(this.#open.table.id, from)
    for (const [guest, listening] of this.#guests) this.#say(guest, listening, found)
  }

  /**
   * In how many milliseconds somebody may ask something more of the table; 0 is now. What can be done and undone for ever
   * makes a record longer and a match no further, so it is done less often.
   */
  mayWish(person: string, { forEver }: { readonly forEver: boolean }): number {
    return (forEver ? this.#restless : this.#wishful).take(person, this.#now())
  }

  /** In how many milliseconds somebody may say something more; 0 is now. */
  mayTalk(person: string): number {
    return this.#talkative.take(person, this.#now())
  }

  /** In how many milliseconds somebody may ask for advice again; 0 is now. */
  mayAsk(person: string): number {
    return this.#curious.take(person, this.#now())
  }

  /** As whom a guest is told of the match. Before it begins chairs can be changed, so nobody sees cards from one. */
  readerOf(guest: Guest): Reader {
    return (this.#open.table.started ? this.#seatOf(guest) : undefined) ?? 'onlooker'
  }

  #seatOf({ person }: Guest): Seat | undefined {
    return person === undefined ? undefined : this.#open.table.seatOf(person)
  }

  /** How much of the log a reader need not be told again. */
  #toldTo({ number, told = 0, as }: Seen, reader: Reader): number {
    const { table } = this.#open
    const known =
      number !== undefined && number <= table.number && table.unbroken(number) && (as ?? reader) === reader
    return known ? Math.min(told, table.told) : 0
  }

  #changed({ notice, afresh, gone }: Change): void {
    if (gone) {
      for (const guest of this.#expected) guest.dismiss()
      return
    }
    this.#whole.clear()
    // Readers of the same seat who know the same are told the same.
    const texts = new Map<string, string>()
    const telling = this.#telling(notice)
    for (const [guest, listening] of this.#guests) {
      if (afresh) listening.told = 0
      try {
        this.#tellMoment(guest, listening, telling, texts)
      } catch (cause) {
        // What one cannot be told keeps nobody else from hearing it.
        this.#fail(cause)
      }
    }
    this.#tellCompany()
  }

  /** All that there is to tell, as it was written for whoever came before since anything changed. */
  #wholeNow(): Map<string, string> {
    const { thinking } = this.#open.driver
    if (thinking !== this.#wholeWhile) this.#whole.clear()
    this.#wholeWhile = thinking
    return this.#whole
  }

  #telling(notice?: Change['notice']): Telling {
    const { table, driver } = this.#open
    return table.telling(driver.thinking, notice)
  }

  #tellMoment(
    guest: Guest,
    listening: Listening,
    telling?: Telling,
    texts = listening.told === 0 ? this.#wholeNow() : undefined,
  ): void {
    if (this.#isBehind(guest, listening)) return
    const { table } = this.#open
    const reader = this.readerOf(guest)
    if (reader !== listening.as) {
      // Whoever has sat down knows more, and whoever has stood up less.
      listening.as = reader
      listening.told = 0
    }
    const alike = `${reader} ${listening.told}`
    const text =
      texts?.get(alike) ??
      `{"number":${table.number},"told":${table.told},"moment":${(telling ?? this.#telling()).text(reader, listening.told)}}`
    texts?.set(alike, text)
    listening.told = table.told
    guest.send(text)
  }

  #readers(): readonly (string | null)[] {
    return [...this.#guests.keys()].map(({ person }) => person ?? null)
  }

  #tellPresence(): void {
    this.#presence.tell(this.#open.table.id, this.#readers())
  }

  #tellCompany(guests: Iterable<readonly [Guest, Listening]> = this.#guests): void {
    const { table } = this.#open
    const present = new Set<Seat>()
    let onlookers = 0
    for (const person of [...this.#readers(), ...this.#presence.elsewhere(table.id)]) {
      const seat = person === null ? undefined : table.seatOf(person)
      if (seat === undefined) onlookers++
      else present.add(seat)
    }
    const about = {
      started: table.started,
      over: table.over,
      present: [...present].toSorted((a, b) => a - b),
      free: table.free,
      owners: table.chairs.map(({ person, name }) => (person === undefined ? null : (name ?? ''))),
      onlookers,
      host: table.seatOf(table.host),
      pace: table.manners.pace,
      late: table.late(this.#now()),
      next: table.manners.next,
      closed: table.manners.taken === true,
      begun: table.begun,
    }
    this.#watchLate()
    const shared = JSON.stringify(about)
    for (const [guest, listening] of guests) {
      const seat = this.#seatOf(guest)
      const host = guest.person === table.host
      // Most of what happens at a table changes nothing about who is there.
      const known = `${String(seat)} ${String(host)} ${shared}`
      if (known === listening.company) continue
      listening.company = known
      const company: Company = { ...about, me: { seat, host } }
      guest.send(JSON.stringify({ company } satisfies WireResponse))
    }
  }

  /** When the time of whoever is awaited is over, everybody is told. */
  #watchLate(): void {
    clearTimeout(this.#late)
    if (this.#guests.size === 0) return
    const { table } = this.#open
    const left = table.timeLeft(this.#now())
    if (left > 0) this.#late = setTimeout(() => this.hearCompany(), Math.min(left, longestWait)).unref()
  }

  async #tellTalk(guest: Guest, listening: Listening): Promise<void> {
    this.#say(guest, listening, await this.#talk.since(this.#open.table.id, listening.talk))
  }

  #say(guest: Guest, listening: Listening, found: readonly StoredTalk[]): void {
    const { table } = this.#open
    // Somebody else may have spoken meanwhile, and the reader been told both.
    const said = found.filter(({ number }) => number >= listening.talk)
    if (said.length === 0 || !this.#guests.has(guest)) return
    listening.talk = (said.at(-1)?.number ?? 0) + 1
    const talk = said.map((one): Spoken => spoken(one, table.seatOf(one.person)))
    guest.send(JSON.stringify({ talk } satisfies WireResponse))
  }

  /** Whether a reader has not taken in what was sent before; then it is told later where things are by then. */
  #isBehind(guest: Guest, listening: Listening): boolean {
    if (guest.buffered() <= mostBuffered) {
      listening.behind = undefined
      return false
    }
    listening.behind ??= this.#now()
    this.#resting ??= setInterval(
      () => void this.#open.table.quietly(() => this.#lookAfter()).catch(this.#fail),
      500,
    ).unref()
    return true
  }

  #lookAfter(): void {
    let waiting = false
    for (const [guest, listening] of this.#guests) {
      if (listening.behind === undefined) continue
      if (this.#now() - listening.behind > mostBehind) {
        guest.drop()
        continue
      }
      if (guest.buffered() <= mostBuffered / 4) this.#tellMoment(guest, listening)
      else waiting = true
    }
    if (waiting) return
    clearInterval(this.#resting)
    this.#resting = undefined
  }
}

function spoken({ number, name, says, at }: StoredTalk, seat: Seat | undefined): Spoken {
  return { number, name, seat, at, says: JSON.parse(says) as Spoken['says'] }
}
