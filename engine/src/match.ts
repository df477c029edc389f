import { checkAnswer } from './answer.ts'
import { Asking, waiting } from './asking.ts'
import * as chain from './chain.ts'
import type { Chain } from './chain.ts'
import { describe, fail, MatchError } from './errors.ts'
import type { Game, GameTypes, Result } from './game.ts'
import { hash } from './hash.ts'
import { Journal } from './journal.ts'
import { clone } from './plain.ts'
import { pointAt, Points, usualSpacing } from './points.ts'
import { copyPosition } from './position.ts'
import type { Position } from './position.ts'
import type { Answer, Open } from './question.ts'
import { sow, stir } from './random.ts'
import { openRecord, openSave, seal } from './record.ts'
import type { Entry, Header, MatchRecord, Point, Save, Suggestion, UndoPolicy } from './record.ts'
import { Run } from './run.ts'
import type { Said } from './run.ts'
import { unset } from './table.ts'
import type { Event } from './table.ts'
import { undoable, withoutLast } from './undo.ts'
import type { Undoable } from './undo.ts'
import type { Seat } from './words.ts'

/** What a match is set up with. */
export interface SetUp<G extends GameTypes = GameTypes> {
  readonly seed: string | number
  readonly seats: number
  readonly options: G['options']
  readonly undo?: UndoPolicy
}

/**
 * One match of one game: it checks every answer, runs the steps of the agenda until somebody must be asked, and keeps
 * what happened. Whatever it refuses with a `MatchError` has changed nothing.
 */
export class Match<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly header: Header
  #run: Run<G>
  readonly #asking = new Asking()
  readonly #journal: Journal
  #points: Points
  /** Where its record begins, if not with the set-up that the header describes. */
  #origin: Point | undefined
  /** The point right after set-up, once it was needed. */
  #setUpPoint: Point | undefined

  private constructor(
    game: Game<G>,
    header: Header,
    position: Position,
    journal: Journal,
    points: Points,
    from?: Point,
  ) {
    this.game = game
    this.header = header
    this.#journal = journal
    this.#points = points
    this.#run = new Run(game, header.seats, position, journal, points, from)
  }

  /** Sets a match up and plays it to its first question. */
  static create<G extends GameTypes>(
    game: Game<G>,
    { seed, seats, options, undo = 'own' }: SetUp<G>,
  ): Match<G> {
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
      const why = `${game.id} has ${game.seats.min} to ${game.seats.max} seats, not ${describe(seats)}`
      return fail({ code: 'bad-setup', why })
    }
    const match = Match.#setUp(game, {
      game: game.id,
      rules: game.version,
      seed,
      seats,
      options: clone(options),
      undo,
    })
    match.#start()
    return match
  }

  static #setUp<G extends GameTypes>(game: Game<G>, header: Header): Match<G> {
    const position: Position = {
      game: unset,
      zones: { cards: {}, seen: {}, watchers: {} },
      agenda: [],
      random: sow(header.seed),
      asked: 0,
    }
    const match = new Match(game, header, position, new Journal(), new Points(undefined, game.spacing))
    try {
      position.game = game.setup(match.#run.table, clone(header.options))
    } catch (cause) {
      throw new MatchError({ code: 'rules-bug', step: 'setup', why: String(cause) }, cause)
    }
    match.#journal.learnt = 0
    return match
  }

  /** Goes on from a position between two steps: how bots try what they imagine, `quiet` if nobody will read the log. */
  static at<G extends GameTypes>(
    game: Game<G>,
    header: Header,
    position: Position,
    { quiet = false } = {},
  ): Match<G> {
    const origin: Point = { at: 0, events: 0, barrier: 0, position }
    const match = Match.#fromPoint(game, header, origin, new Journal(undefined, undefined, quiet))
    match.#origin = origin
    return match
  }

  /** A match at one of the points of another, with the same past. */
  static #fromPoint<G extends GameTypes>(
    game: Game<G>,
    header: Header,
    point: Point,
    journal: Journal,
    points = new Points(point, journal.quiet ? Infinity : game.spacing),
  ): Match<G> {
    journal.backTo(point.at, point.events, point.barrier)
    const match = new Match(game, header, copyPosition(game, point.position), journal, points, point)
    match.#start()
    return match
  }

  /** The questions that are open now; none when the match has ended. */
  get open(): readonly Open[] {
    return this.#asking.open
  }

  /** What `seat` has answered to its open question while others are still thinking; for that seat's eyes only. */
  held(seat: Seat): Answer | undefined {
    return this.#asking.held(seat)
  }

  /** What each seat proposes on the open question of the whole table. */
  get suggestions(): readonly Suggestion[] {
    return this.#asking.suggestions
  }

  /** Answers an open question. */
  answer(seat: Seat, id: number, given: unknown): void {
    this.#seat(seat)
    const open = this.#asking.find(seat, id)
    const value = checkAnswer(open.question, given)
    const { entries: before, learnt } = this.#journal
    this.#journal.enter({ seat, value })
    this.#journal.learnt = 0
    try {
      this.#take(open, seat, value)
    } catch (cause) {
      const [bug, suggestions] = [this.#bug(cause), this.suggestions]
      this.#rebuild(before)
      this.#asking.takeOver(suggestions)
      this.#journal.learnt = learnt
      throw bug
    }
  }

  /** Proposes an answer to a question of the whole table; the last word of each seat counts. */
  suggest(seat: Seat, id: number, given: unknown): void {
    this.#seat(seat)
    this.#asking.suggest(seat, id, given)
  }

  #seat(seat: unknown): void {
    if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= this.header.seats) {
      fail({ code: 'no-seat', given: describe(seat) })
    }
  }

  /** Takes a checked answer in; the flow goes on once the question is settled. */
  #take(open: Open, seat: Seat, value: Answer): void {
    const settled = this.#asking.take(open, seat, value, this.#run.said)
    if (settled === waiting) return
    if (open.settles === 'secret' && this.open.length > 1) this.#journal.closeBehind()
    // The rules may do with an answer what they like; the journal keeps its own.
    this.#asking.ask(this.#run.go(clone(settled)))
  }

  #start(): void {
    try {
      this.#asking.ask(this.#run.go(undefined))
    } catch (cause) {
      throw this.#bug(cause)
    }
  }

  #bug(cause: unknown): MatchError {
    const why = cause instanceof Error ? cause.message : String(cause)
    return new MatchError({ code: 'rules-bug', step: this.#run.step?.do ?? 'start', why }, cause)
  }

  /** Puts the match into the state it had when `entries` was all that had happened. */
  #rebuild(entries: Chain<Entry> | undefined): void {
    const point = this.#points.before(chain.length(entries)) ?? this.#beginning()
    this.#points = new Points(point, this.game.spacing)
    this.#journal.entries = entries
    this.#journal.backTo(point.at, point.events, point.barrier)
    this.#run = new Run(
      this.game,
      this.header.seats,
      copyPosition(this.game, point.position),
      this.#journal,
      this.#points,
      point,
    )
    this.#start()
    this.#repeatAll(chain.since(entries, point.at))
  }

  /** Where the match began; the point right after set-up is made again from the seed. */
  #beginning(): Point {
    const known = this.#origin ?? this.#setUpPoint
    if (known !== undefined) return known
    const fresh = Match.#setUp(this.game, this.header)
    return (this.#setUpPoint = pointAt(this.game, fresh.position, fresh.#journal))
  }

  /** Takes in what another copy of this match has taken in; an undo is not followed, but loaded anew. */
  follow(entries: readonly Entry[]): void {
    this.#repeatAll(entries)
  }

  #repeatAll(entries: readonly Entry[]): void {
    for (const entry of entries) this.repeat(entry)
  }

  /** Does again what a record says: for looking back on a match entry by entry, never for what somebody answers now. */
  repeat(entry: Entry): void {
    if ('undo' in entry) {
      this.#journal.enter(entry)
      this.#stir(entry.undo)
      return
    }
    const { seat } = entry
    const open = this.open.find(one => one.seats.includes(seat))
    if (open === undefined) return fail({ code: 'not-asked', seat })
    const value = checkAnswer(open.question, entry.value)
    this.#journal.enter({ seat, value })
    try {
      this.#take(open, seat, value)
    } catch (cause) {
      throw this.#bug(cause)
    }
  }

  /** How many of the last answers `seat` may take back now, and if none, what stands against it. */
  undoable(seat: Seat): Undoable {
    this.#seat(seat)
    return undoable(this.#journal, this.header.undo, seat)
  }

  /** Takes back the last `count` answers. What chance brings afterwards is not what it would have brought before. */
  undo(seat: Seat, count = 1): void {
    const { answers, because } = this.undoable(seat)
    if (because !== undefined) fail({ code: because })
    if (!Number.isInteger(count) || count < 1) fail({ code: 'malformed', expected: 'a count from 1' })
    if (count > answers) fail({ code: 'too-many', given: count, limit: answers })
    const spoon = this.position.asked
    this.#rebuild(withoutLast(this.#journal.entries, count))
    this.#journal.enter({ undo: spoon })
    this.#stir(spoon)
  }

  /** Stirs the generator and gives the open questions new numbers, so that answers to the old ones are stale. */
  #stir(spoon: number): void {
    const { position } = this.#run
    stir(position.random, spoon)
    position.asked = Math.max(spoon, position.asked) + 1
    this.#asking.renumber(position.asked)
  }

  /** How the match ended, once it has. */
  get result(): Result | undefined {
    return this.#run.position.result
  }

  /** The position as it is now, hidden cards included: for rules, tests and cutting views, never for a player. */
  get position(): Readonly<Position> {
    return this.#run.position
  }

  /** How many entries the record has. */
  get length(): number {
    return this.#journal.length
  }

  /** How many events the log has. */
  get told(): number {
    return chain.length(this.#journal.events)
  }

  /** The last point: with the entries and events, all that storage must keep. `seal` makes a save of them. */
  get point(): Point {
    return this.#recentPoint()
  }

  /** Where the record begins, if not with the set-up. */
  get origin(): Point | undefined {
    return this.#origin
  }

  /** The events from number `from` on, uncut. */
  events(from = 0): Event[] {
    return chain.since(this.#journal.events, from)
  }

  /** The entries from number `from` on: what a server appends to storage. */
  entries(from = 0): Entry[] {
    return chain.since(this.#journal.entries, from)
  }

  /** No entry before this one can be taken back. */
  get barrier(): number {
    return this.#journal.barrier
  }

  /**
   * The running step from its beginning: the point at which it began and what was answered in it since, without
   * the answers to questions that are still open.
   */
  runningStep(): Readonly<Point> & { readonly answers: readonly Said[] } {
    return { ...this.#stepPoint(), answers: this.#run.said }
  }

  /** A bit for each reader who came to know a hidden card through the last answer. */
  get learnt(): number {
    return this.#journal.learnt
  }

  /** A stable fingerprint of the position, the same on every machine. */
  hash(): string {
    return hash(this.#run.position)
  }

  /** The match in rest, as plain data, whatever question is open. */
  save(): Save {
    return seal({
      format: 1,
      header: this.header,
      ...this.#laterOrigin(),
      point: this.point,
      entries: this.entries(),
      events: this.events(),
      suggestions: this.suggestions,
    })
  }

  /** What was played, to be replayed elsewhere. */
  record(): MatchRecord {
    const { header } = this
    return { format: 1, header, ...this.#laterOrigin(), entries: this.entries(), final: this.hash() }
  }

  #laterOrigin(): { origin?: Point } {
    return this.#origin === undefined ? {} : { origin: this.#origin }
  }

  /**
   * Brings a save back. If the rules have changed since, the match goes on from its last point under the new
   * rules; if the answers given since no longer fit, they are dropped, and `lost` tells how many.
   */
  static load<G extends GameTypes>(game: Game<G>, given: unknown): { match: Match<G>; lost: number } {
    const save = clone(openSave(game, given))
    const { header, entries, point } = save
    if (header.rules !== game.version) return Match.#upgrade(game, save)
    try {
      const match = Match.#fromPoint(
        game,
        header,
        point,
        new Journal(chain.of(entries), chain.of(save.events)),
      )
      if (save.origin) match.#origin = save.origin
      match.#repeatAll(entries.slice(point.at))
      match.#asking.takeOver(save.suggestions)
      return { match, lost: 0 }
    } catch (cause) {
      throw new MatchError({ code: 'damaged', why: 'its answers do not fit its rules' }, cause)
    }
  }

  static #upgrade<G extends GameTypes>(game: Game<G>, save: Save): { match: Match<G>; lost: number } {
    const { at, events, position } = save.point
    const state = game.upgrade ? game.upgrade(position.game, save.header.rules) : position.game
    const point: Point = { at, events, barrier: at, position: { ...position, game: state } }
    const header = { ...save.header, rules: game.version }
    const fresh = (): Match<G> => {
      const match = Match.#fromPoint(
        game,
        header,
        point,
        new Journal(chain.of(save.entries), chain.of(save.events)),
      )
      match.#origin = point
      return match
    }
    const since = save.entries.slice(point.at)
    const match = fresh()
    try {
      match.#repeatAll(since)
    } catch {
      return { match: fresh(), lost: since.filter(entry => !('undo' in entry)).length }
    }
    match.#asking.takeOver(save.suggestions)
    return { match, lost: 0 }
  }

  /** Plays a record again, up to entry `until` if given. Checks the final position of a whole replay. */
  static replay<G extends GameTypes>(game: Game<G>, given: unknown, until = Infinity): Match<G> {
    const { header, origin: told, entries, final } = openRecord(game, given)
    const origin = told && { ...clone(told), events: 0 } // what was told before it is not in the record
    if (origin && until < origin.at) fail({ code: 'too-few', given: until, limit: origin.at })
    const match = origin
      ? Match.#fromPoint(game, header, origin, new Journal(chain.of(entries.slice(0, origin.at))))
      : Match.create(game, header)
    match.#origin = origin
    match.#repeatAll(entries.slice(origin?.at ?? 0, until))
    if (until >= entries.length && match.hash() !== final) {
      fail({ code: 'damaged', why: 'it replays to another position than it says' })
    }
    return match
  }

  /** A second match that goes on from here by itself. */
  fork(): Match<G> {
    const point = this.#stepPoint()
    const fork = Match.#fromPoint(this.game, this.header, point, this.#journal.fork())
    fork.#origin = this.#origin
    fork.#setUpPoint = this.#setUpPoint
    if (this.length > point.at) fork.#repeatAll(this.entries(point.at))
    fork.#asking.takeOver(this.suggestions)
    return fork
  }

  /** A point that is not far back: only what was answered since is at stake when the rules change under a save. */
  #recentPoint(): Point {
    const latest = this.#points.latest ?? this.#beginning()
    return this.length - latest.at > usualSpacing ? this.#stepPoint() : latest
  }

  /** The point at which the running step began; it becomes the last point, so that many forks cost little each. */
  #stepPoint(): Point {
    if (this.#run.from !== undefined) return this.#run.from
    const point = this.#points.latest ?? this.#beginning()
    const everyStep = new Points(point, 0)
    const ahead = Match.#fromPoint(this.game, this.header, point, this.#journal.fork(), everyStep)
    ahead.#repeatAll(this.entries(point.at))
    const latest = everyStep.latest ?? point
    this.#points.add(latest)
    this.#run.from = latest
    return latest
  }
}
