import { createTransport } from 'nodemailer'
import { Pauses } from '../tables/pauses.ts'
import type { Keeper } from '../tables/keeper.ts'
import type { Presence } from '../tables/presence.ts'
import type { PeopleStore } from '../store/people.ts'
import type { TableStore } from '../store/tables.ts'
import { letters } from './letters.ts'
import type { Fail } from './report.ts'

/** When the postman writes, in milliseconds. */
export interface PostmanManners {
  /** For so long a table waits before anybody is written to; ten minutes unless told otherwise. */
  readonly patience?: number
  /** How often it is looked whether a table waits; every minute unless told otherwise. */
  readonly rounds?: number
}

/** What the postman works with. */
export interface PostmanNeeds extends PostmanManners {
  /** The server that carries letters, and in whose name: `smtp://user:password@host:587`. */
  readonly url: string
  readonly from: string
  /** Where the table is reached, for links: `https://osud.example`. */
  readonly address: string
  readonly store: TableStore
  readonly people: PeopleStore
  readonly keeper: Keeper
  readonly presence: Presence
  readonly now: () => number
  readonly fail: Fail
}

/** So many tables are looked at in one round. */
const mostTables = 100

/** Writes to people for whom a table waits while they are away, once for each turn. */
export class Postman {
  readonly #needs: PostmanNeeds
  readonly #carrier: ReturnType<typeof createTransport>
  /** Tables that somebody should have been written about, and it could not be found out who. */
  readonly #unclear: Pauses
  #rounds: NodeJS.Timeout | undefined

  constructor(needs: PostmanNeeds) {
    this.#needs = needs
    this.#carrier = createTransport(needs.url)
    this.#unclear = new Pauses(needs.now)
  }

  walk(): void {
    const { rounds = 60_000, fail } = this.#needs
    this.#rounds = setInterval(() => void this.round().catch(fail), rounds)
    this.#rounds.unref()
  }

  /** Writes to everybody who is waited for. One table about which nothing can be found out holds up no other. */
  async round(): Promise<void> {
    const { store, now, fail, patience = 600_000 } = this.#needs
    const found = await store.patient(now() - patience, mostTables + this.#unclear.size)
    for (const id of this.#unclear.next(found, mostTables)) {
      this.#unclear.tried(id)
      try {
        await this.#writeAbout(id)
      } catch (cause) {
        fail(cause, id)
      }
    }
  }

  async #writeAbout(id: string): Promise<void> {
    const { store, keeper, presence, now, fail } = this.#needs
    const open = await keeper.find(id)
    if (open === undefined) return
    const { table } = open
    // Only one server writes, and only once for this turn.
    if (!(await store.claimWriting(id, table.touched, now()))) return
    for (const seat of table.awaited()) {
      const person = table.chairs[seat]?.person
      if (person !== undefined && !presence.reads(id, person)) await this.#remind(person, id).catch(fail)
    }
  }

  /** Sends the link that proves that an address belongs to whoever asks for letters. */
  async confirm(mail: string, language: string, token: string): Promise<void> {
    const { from, address } = this.#needs
    const { subject, text } = letters(language).confirm(`${address}/api/mail/${token}`)
    await this.#carrier.sendMail({ from, to: mail, subject, text })
  }

  close(): void {
    clearInterval(this.#rounds)
    this.#carrier.close()
  }

  async #remind(id: string, table: string): Promise<void> {
    const { people, from, address } = this.#needs
    const person = await people.find(id)
    if (person === undefined || person.mail === null) return
    const { subject, text } = letters(person.language).turn(person.name, `${address}/#/online/${table}`)
    await this.#carrier.sendMail({ from, to: person.mail, subject, text })
  }
}
