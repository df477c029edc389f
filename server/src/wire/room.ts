import type { Reader, Seat } from '@osud/engine'
import type { Company, Spoken, WireResponse } from '@osud/table'
import type { StoredTalk, TalkStore } from '../store/talk.ts'
import type { Change } from '../tables/live-table.ts'
import type { OpenTable } from '../tables/keeper.ts'
import type { Telling } from '../tables/moment.ts'

/** A reader of a table, at the other end of a line. */
export interface Guest {
  readonly person: string | undefined
  /** How many bytes are on their way to the reader. */
  buffered(): number
  send(text: string): void
  /** The reader cannot be reached any more. */
  drop(): void
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

/** More than this is not sent after a reader who does not take it in; when it has, it is told where things are by then. */
const mostBuffered = 262_144
/** Who takes nothing in for so long is let go, in milliseconds. */
const mostBehind = 30_000

/** Tells the readers of one table on this server what happens there, each what they may know. */
export class Room {
  readonly #open: OpenTable
  readonly #talk: TalkStore
  readonly #now: () => number
  readonly #guests = new Map<Guest, Listening>()
  readonly #stop: () => void
  #resting: NodeJS.Timeout | undefined

  constructor(open: OpenTable, talk: TalkStore, now: () => number) {
    this.#open = open
    this.#talk = talk
    this.#now = now
    this.#stop = open.table.hear(change => this.#changed(change))
  }

  get empty(): boolean {
    return this.#guests.size === 0
  }

  get size(): number {
    return this.#guests.size
  }

  close(): void {
    this.#stop()
    clearInterval(this.#resting)
  }

  /** Lets a reader in, who has been told so much already. */
  async enter(guest: Guest, told: number): Promise<void> {
    const listening: Listening = {
      told,
      as: this.readerOf(guest),
      talk: 0,
      company: '',
      behind: undefined,
    }
    this.#guests.set(guest, listening)
    this.#tellMoment(guest, listening)
    this.#tellCompany()
    await this.#tellTalk(guest, listening)
  }

  leave(guest: Guest): void {
    if (this.#guests.delete(guest)) this.#tellCompany()
  }

  /** Something was said. */
  async hearTalk(): Promise<void> {
    await Promise.all([...this.#guests].map(([guest, listening]) => this.#tellTalk(guest, listening)))
  }

  /** Somebody's time is over, or somebody came or went. */
  tellCompany(): void {
    this.#tellCompany()
  }

  readerOf({ person }: Guest): Reader {
    return (person === undefined ? undefined : this.#open.table.seatOf(person)) ?? 'onlooker'
  }

  #changed({ notice, afresh }: Change): void {
    // Readers of the same seat who know the same are told the same.
    const texts = new Map<string, string>()
    const telling = this.#telling(notice)
    for (const [guest, listening] of this.#guests) {
      if (afresh) listening.told = 0
      this.#tellMoment(guest, listening, telling, texts)
    }
    this.#tellCompany()
  }

  #telling(notice?: Change['notice']): Telling {
    const { table, driver } = this.#open
    return table.telling(driver.thinking, notice)
  }

  #tellMoment(
    guest: Guest,
    listening: Listening,
    telling = this.#telling(),
    texts?: Map<string, string>,
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
      `{"number":${table.number},"told":${table.told},"moment":${telling.text(reader, listening.told)}}`
    texts?.set(alike, text)
    listening.told = table.told
    guest.send(text)
  }

  #tellCompany(): void {
    const { table } = this.#open
    const present = new Set<Seat>()
    let onlookers = 0
    for (const guest of this.#guests.keys()) {
      const reader = this.readerOf(guest)
      if (reader === 'onlooker') onlookers++
      else present.add(reader)
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
      begun: table.begun,
    }
    const shared = JSON.stringify(about)
    for (const [guest, listening] of this.#guests) {
      const reader = this.readerOf(guest)
      const host = guest.person === table.host
      // Most of what happens at a table changes nothing about who is there.
      const known = `${reader} ${String(host)} ${shared}`
      if (known === listening.company) continue
      listening.company = known
      const company: Company = { ...about, me: { seat: reader === 'onlooker' ? undefined : reader, host } }
      guest.send(JSON.stringify({ company } satisfies WireResponse))
    }
  }

  async #tellTalk(guest: Guest, listening: Listening): Promise<void> {
    const { table } = this.#open
    const said = await this.#talk.since(table.id, listening.talk)
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
    this.#resting ??= setInterval(() => this.#lookAfter(), 500).unref()
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
