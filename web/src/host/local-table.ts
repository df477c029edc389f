import { nextTurn } from '@osud/bots'
import type { Verdict, Wish } from '@osud/bots'
import { anyAnswer, hash, log, Match, sight, sow, view } from '@osud/engine'
import type { Answer, Game, Open, Reader, Seat } from '@osud/engine'
import { botTurn, hasSecrets, peopleAt, personTurn, takingBack } from '@osud/table'
import type { KeptMatch, Provenance, Store, Summary } from '../keep/store.ts'
import { HostError } from './host.ts'
import type { Hint, Moment, Notice, Place, Plan } from './host.ts'
import { Ledger } from './ledger.ts'
import type { Sitting } from './ledger.ts'
import { fileOf } from './match-file.ts'
import { restored } from './restored.ts'

/** What a table in this browser needs from around it. */
export interface Surroundings {
  readonly store: Store
  readonly think: (wish: Wish, signal: AbortSignal) => Promise<Verdict>
  /** Hears of every moment. */
  readonly show: (moment: Moment) => void
  /** Says what will be remembered of a match that is over. */
  readonly sumUp: (match: Match) => Promise<Summary>
  readonly now: () => number
}

/** How hard the bot thinks whom a person asks for advice. */
const adviser = 'companion'

/**
 * A match that lives in this browser: people at the screen and bots take turns, and every answer is kept. What it shows
 * is cut for whoever is looking.
 */
export class LocalTable {
  readonly #around: Surroundings
  readonly #ledger: Ledger
  #match: Match
  #places: readonly Place[]
  #reader: Reader = 'onlooker'
  /** How many events the reader has been shown already; none after the reader has changed. */
  #shown = 0
  #thought: { readonly seat: Seat; readonly stop: AbortController } | undefined
  #left = false

  private constructor(around: Surroundings, ledger: Ledger, match: Match, places: readonly Place[]) {
    this.#around = around
    this.#ledger = ledger
    this.#match = match
    this.#places = places
  }

  /** Sets a table and begins. */
  static create(around: Surroundings, game: Game, plan: Plan, id: string, seed: string): LocalTable {
    const { options, undo, places } = plan
    const match = Match.create(game, { seed, seats: places.length, options, undo })
    return LocalTable.begin(around, match, places, id)
  }

  /** Takes a match over that was played elsewhere. */
  static begin(
    around: Surroundings,
    match: Match,
    places: readonly Place[],
    id: string,
    from?: Provenance,
  ): LocalTable {
    const now = around.now()
    const table = new LocalTable(around, new Ledger(around.store, id, now, from), match, places)
    table.#settle()
    return table
  }

  /** Goes on with a match from storage. */
  static open(around: Surroundings, game: Game, kept: KeptMatch): LocalTable {
    const { match, lost } = restored(game, kept)
    const ledger = Ledger.of(around.store, kept)
    const table = new LocalTable(around, ledger, match, kept.head.places)
    if (lost > 0) ledger.rewriteAll()
    table.#settle(lost > 0 ? { what: 'rules-changed', lost } : undefined)
    return table
  }

  get id(): string {
    return this.#ledger.id
  }

  /** Takes in what a person answers. */
  answer(seat: Seat, question: number, value: Answer): void {
    if (!this.#people().includes(seat)) throw new HostError({ code: 'not-asked', seat })
    this.#match.answer(seat, question, value)
    this.#settle()
  }

  /** Goes back to the last thing that a person said; what bots said since goes with it. */
  undo(): void {
    const { count, because, seat } = takingBack(this.#match, this.#people())
    if (because !== undefined) throw new HostError({ code: because } as { code: 'undo-nothing' })
    this.#stopThinking()
    this.#match.undo(seat, count)
    this.#ledger.goBack(this.#match)
    this.#shown = 0
    this.#settle({ what: 'undone', count })
  }

  /** Lets somebody look. Only people at this screen can, and only one at a time. */
  look(reader: Reader): void {
    if (reader !== 'onlooker' && !this.#people().includes(reader)) return
    this.#turnTo(reader)
    this.#show()
  }

  /** Shows everything once more, to a page that has just been opened. */
  showAgain(): void {
    this.#shown = 0
    this.#show()
  }

  /** Gives a seat to somebody else. */
  sit(seat: Seat, place: Place): void {
    this.#stopThinking()
    this.#places = this.#places.map((old, at) => (at === seat ? place : old))
    this.#settle()
  }

  /** What a bot would answer in place of the person who is asked. */
  async hint(signal: AbortSignal): Promise<Hint> {
    const turn = this.#personTurn()
    if (turn === undefined) throw new HostError({ code: 'ended' })
    const { answer, tries = 0, expectations = [] } = await this.#ask(turn.seat, adviser, signal)
    const [best] = expectations
    return {
      question: turn.open.id,
      answer,
      tries,
      says: best?.says ?? [],
      feared: best?.feared.map(({ seat, says }) => ({ seat, says })) ?? [],
    }
  }

  /** The whole match as a file holds it, and who sits where; a terminal can go on with it. */
  file(): string {
    return fileOf(this.#match, this.#places)
  }

  /** Somebody else has written: goes on from what they wrote. */
  async reload(): Promise<void> {
    const kept = await this.#around.store.read(this.id)
    if (kept !== undefined) this.#goOnFrom(kept)
  }

  /** Nobody looks any more; nothing is thought about or shown from here on. */
  leave(): void {
    this.#left = true
    this.#stopThinking()
  }

  /** After anything has changed: shows it, keeps it, and lets the bots go on. */
  #settle(notice?: Notice): void {
    this.#letBotsFollow()
    this.#turnTo(this.#nextReader())
    this.#thinkOn()
    this.#show(notice)
    void this.#keep()
  }

  #people(): Seat[] {
    return peopleAt(this.#places)
  }

  /** Whether people at this screen have something to hide from each other. */
  #secretive(): boolean {
    return hasSecrets(this.#match) && this.#people().length > 1
  }

  #personTurn(): { readonly seat: Seat; readonly open: Open } | undefined {
    return personTurn(this.#match, this.#people())
  }

  /** Who looks next by themselves: a single person always, otherwise only whoever was looking and is asked again. */
  #nextReader(): Reader {
    const [only, ...others] = this.#people()
    if (others.length === 0) return only ?? 'onlooker'
    const asked = this.#personTurn()?.seat
    if (!this.#secretive()) return asked ?? this.#reader
    return asked === this.#reader ? asked : 'onlooker'
  }

  #turnTo(reader: Reader): void {
    if (reader !== this.#reader) this.#shown = 0
    this.#reader = reader
  }

  /** Where all must agree, bots say what people said. */
  #letBotsFollow(): void {
    for (;;) {
      const turn = nextTurn(this.#match, this.#people())
      if (turn?.follows === undefined) return
      this.#match.answer(turn.seat, turn.open.id, turn.follows)
    }
  }

  /** Lets the next bot think that is asked. */
  #thinkOn(): void {
    if (this.#thought !== undefined || this.#left) return
    const turn = botTurn(this.#match, this.#places)
    if (turn === undefined) return
    const stop = new AbortController()
    this.#thought = { seat: turn.seat, stop }
    void this.#letAnswer(turn.seat, turn.open, turn.bot, stop.signal)
  }

  async #letAnswer(seat: Seat, open: Open, bot: string, signal: AbortSignal): Promise<void> {
    const answer = await this.#ask(seat, bot, signal).then(
      verdict => verdict.answer,
      // A bot that cannot think still has to move: the table goes on.
      () => anyAnswer(open.question, sow(this.#occasion(seat))),
    )
    if (signal.aborted) return
    this.#thought = undefined
    const stillAsked = this.#match.open.some(({ id, seats }) => id === open.id && seats.includes(seat))
    if (stillAsked && answer !== undefined) this.#match.answer(seat, open.id, answer)
    this.#settle()
  }

  #ask(seat: Seat, bot: string, signal: AbortSignal): Promise<Verdict> {
    const match = this.#match
    const wish = { bot, game: match.game.id, sight: sight(match, seat), seed: this.#occasion(seat) }
    return this.#around.think(wish, signal)
  }

  /** The chance of a bot comes from the match, so the same answers lead to the same match again; its seed stays here. */
  #occasion(seat: Seat): string {
    const { header, length } = this.#match
    return hash(`${header.seed} bot ${seat} ${length}`)
  }

  #stopThinking(): void {
    this.#thought?.stop.abort()
    this.#thought = undefined
  }

  #undoable(): Moment['undo'] {
    const { count, because } = takingBack(this.#match, this.#people())
    return because === undefined ? { count } : { count, because }
  }

  async #keep(): Promise<void> {
    await this.#write()
    if (this.#match.result === undefined || this.#ledger.summary !== undefined) return
    // What cannot be summed up now is summed up when somebody asks for it.
    this.#ledger.summary = await this.#around.sumUp(this.#match).catch(() => undefined)
    await this.#write()
  }

  async #write(): Promise<void> {
    const before = this.#ledger.state
    const look = (): Sitting => ({ match: this.#match, places: this.#places })
    const kept = await this.#ledger.keep(look, this.#around.now())
    if (kept === 'elsewhere') await this.#catchUp()
    else if (this.#ledger.state !== before) this.#show()
  }

  /** A write was refused. What somebody else has removed is still played here: it is stored again as a whole. */
  async #catchUp(): Promise<void> {
    try {
      const kept = await this.#around.store.read(this.id)
      if (this.#left) return
      if (kept !== undefined) return this.#goOnFrom(kept)
      this.#ledger.rewriteAll()
      this.#settle({ what: 'removed' })
    } catch (cause) {
      this.#ledger.fail(cause)
      this.#show()
    }
  }

  #goOnFrom(kept: KeptMatch): void {
    if (this.#left || kept.head.writes <= this.#ledger.writes) return
    const { match } = restored(this.#match.game, kept)
    this.#stopThinking()
    this.#match = match
    this.#places = kept.head.places
    this.#ledger.takeOver(kept)
    this.#shown = 0
    this.#settle({ what: 'elsewhere' })
  }

  #show(notice?: Notice): void {
    if (this.#left) return
    const match = this.#match
    const events = log(match, this.#reader, this.#shown)
    const news = { from: this.#shown, events }
    this.#shown = match.told
    this.#around.show({
      match: this.id,
      game: match.game.id,
      places: this.#places,
      view: view(match, this.#reader),
      news,
      turn: this.#personTurn()?.seat,
      thinking: this.#thought?.seat,
      secretive: this.#secretive(),
      undo: this.#undoable(),
      kept: this.#ledger.state,
      ...(notice && { notice }),
    })
  }
}
