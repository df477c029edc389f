import type { Seat } from '@osud/engine'
import type { Company, Moment, Place, Spoken } from '@osud/table'
import type { TaleSheet } from '../host/host.ts'
import { ServerHost, surroundingsOf } from './server-host.ts'
import type { Asked, LineState } from './server-host.ts'

/** The company at a table of the server: who is there, what is said, and how the line is. */
export class Party {
  readonly table: string
  readonly host: ServerHost
  #company: Company | undefined = $state.raw()
  #talk: readonly Spoken[] = $state.raw([])
  #line: LineState = $state('connecting')
  #moment: Moment | undefined = $state.raw()
  /** Why the last wish could not be granted. */
  trouble: unknown = $state.raw()

  constructor(table: string, around = surroundingsOf(table)) {
    this.table = table
    this.host = new ServerHost(around, {
      company: company => (this.#company = company),
      talk: spoken => {
        // After a broken line everything is told again.
        const last = this.#talk.at(-1)?.number ?? -1
        this.#talk = [...this.#talk, ...spoken.filter(({ number }) => number > last)]
      },
      line: state => (this.#line = state),
    })
    this.host.hear(moment => (this.#moment = moment))
  }

  get company(): Company | undefined {
    return this.#company
  }

  get talk(): readonly Spoken[] {
    return this.#talk
  }

  get line(): LineState {
    return this.#line
  }

  get moment(): Moment | undefined {
    return this.#moment
  }

  get places(): readonly Place[] {
    return this.#moment?.places ?? []
  }

  /** The reader's own seat. */
  get seat(): Seat | undefined {
    return this.#company?.me.seat
  }

  /** Whether the reader is the host of the table. */
  get hosts(): boolean {
    return this.#company?.me.host === true
  }

  /** Whether the table waits for the reader. */
  get myTurn(): boolean {
    const { turn, view } = this.#moment ?? {}
    return this.#company?.started === true && turn !== undefined && turn === view?.reader
  }

  /** What a chronicle of the match is told from, as far as it has come. */
  get sheet(): TaleSheet | undefined {
    const [company, moment] = [this.#company, this.#moment]
    if (company === undefined || moment === undefined) return undefined
    const { match, game, places, view } = moment
    return {
      match,
      game,
      places,
      seats: view.seats,
      begun: company.begun,
      touched: Date.now(),
      reader: view.reader,
      state: view.state,
      events: this.host.told,
      ...(view.result && { result: view.result }),
    }
  }

  /** Asks something of the table, and keeps why it was refused. */
  wish(...wishes: readonly Asked[]): Promise<void> {
    return this.#askAll(wishes)
  }

  /** Companions sit down on free seats, and the match begins. */
  begin(): Promise<void> {
    return this.#askAll(this.#beginning())
  }

  *#beginning(): Generator<Asked> {
    for (const seat of this.#company?.free ?? []) {
      if (this.#company?.free.includes(seat) !== true) continue
      yield { do: 'bot', seat, bot: 'companion' }
      // A friend may have sat down there before the server heard of the bot, and keeps the chair.
      if (typeof this.#company.owners[seat] === 'string') yield { do: 'return', seat }
    }
    yield { do: 'start' }
  }

  async #askAll(wishes: Iterable<Asked>): Promise<void> {
    this.trouble = undefined
    try {
      for (const wish of wishes) await this.host.ask(wish)
    } catch (cause) {
      this.trouble = cause
    }
  }

  leave(): void {
    this.host.leave()
  }
}
