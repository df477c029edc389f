import { sight } from '@osud/engine'
import type { Game, Header, Match, Seat, Sight } from '@osud/engine'
import { botTurn, peopleAt, personTurn } from '@osud/table'
import type { Notice, Place } from '@osud/table'
import type { Progress } from '../store/tables.ts'
import { Telling } from './moment.ts'
import { seatsHad } from './move.ts'
import type { Chair, Manners } from './move.ts'
import { lastCut, lastPlayed, restore } from './stored-table.ts'
import type { Stored } from './stored-table.ts'

/** How a table stands after so many moves. */
export interface Standing {
  match: Match
  chairs: readonly Chair[]
  manners: Manners
  host: string
  started: boolean
  /** Who has had which seat since the match began. */
  had: ReadonlyMap<string, Seat>
  /** How many moves are taken in. */
  number: number
  /** The number of moves after which the log was last shortened. */
  cut: number
  touched: number
  /** When the match itself last went on: the pace is counted from there. */
  played: number
  /** How many answers did not fit the rules any more, if they have changed since the match was kept. */
  lost: number | undefined
}

/** How a table stands by what storage holds. */
export function standingOf(game: Game, stored: Stored): Standing {
  const { table, moves } = stored
  return {
    ...restore(game, stored),
    number: moves.length,
    cut: lastCut(moves),
    touched: table.touched,
    played: lastPlayed(stored),
  }
}

/** A table in the memory of this server, as it can be looked at. */
export abstract class StandingTable {
  readonly id: string
  readonly game: Game
  /** When it was set, in milliseconds. */
  readonly begun: number
  protected standing: Standing
  /** Whether something was done here that storage does not hold. */
  protected broken = false

  protected constructor(game: Game, stored: Stored) {
    this.id = stored.table.id
    this.game = game
    this.begun = stored.table.begun
    this.standing = standingOf(game, stored)
  }

  get number(): number {
    return this.standing.number
  }

  get host(): string {
    return this.standing.host
  }

  get chairs(): readonly Chair[] {
    return this.standing.chairs
  }

  get manners(): Manners {
    return this.standing.manners
  }

  get started(): boolean {
    return this.standing.started
  }

  get over(): boolean {
    return this.standing.match.result !== undefined
  }

  get touched(): number {
    return this.standing.touched
  }

  /** How many events have been told. */
  get told(): number {
    return this.standing.match.told
  }

  get header(): Omit<Header, 'seed'> {
    const { seed: _, ...header } = this.standing.match.header
    return header
  }

  /** Who plays from which seat now, as anybody may know it. */
  get places(): readonly Place[] {
    return this.standing.chairs.map(({ name, bot }): Place => {
      return bot === undefined ? { person: name ?? '' } : { bot }
    })
  }

  /** The seats that nobody has taken yet. */
  get free(): readonly Seat[] {
    return this.standing.chairs.flatMap(({ person, bot }, seat) =>
      person === undefined && bot === undefined ? [seat] : [],
    )
  }

  /** The seat of a person. */
  seatOf(person: string): Seat | undefined {
    const seat = this.standing.chairs.findIndex(chair => chair.person === person)
    return seat < 0 ? undefined : seat
  }

  /** The seat that a person has, or has had since the match began: what was seen from it stays seen. */
  seatHad(person: string): Seat | undefined {
    return this.seatOf(person) ?? this.standing.had.get(person)
  }

  /** Whether anybody has a seat here, though a bot may play from it for now. */
  get peopled(): boolean {
    return this.chairs.some(({ person }) => person !== undefined)
  }

  /** The people for whom the table waits. */
  awaited(): readonly Seat[] {
    if (!this.standing.started || this.over) return []
    return peopleAt(this.places).filter(seat => personTurn(this.standing.match, [seat]) !== undefined)
  }

  /** The people who have taken longer than the pace of the table allows. */
  late(now: number): readonly Seat[] {
    const { pace } = this.standing.manners
    return pace === undefined || now - this.standing.played < pace * 1000 ? [] : this.awaited()
  }

  /** In how many milliseconds the time of whoever is awaited is over; 0 if it is, or if there is no hurry. */
  timeLeft(now: number): number {
    const { pace } = this.standing.manners
    if (pace === undefined || this.awaited().length === 0) return 0
    return Math.max(0, this.standing.played + pace * 1000 - now)
  }

  /** Whether nothing was taken back since move `number`: whoever knows the log until then need not hear it again. */
  unbroken(number: number): boolean {
    return number >= this.standing.cut
  }

  /** What readers see now, to be written down for each of them before anything else happens. */
  telling(thinking: Seat | undefined, notice?: Notice): Telling {
    const kept = this.broken ? 'failed' : 'yes'
    return new Telling(this.standing.match, { match: this.id, places: this.places, thinking, kept }, notice)
  }

  /** The bot that should answer now. */
  botTurn(): ReturnType<typeof botTurn> {
    return this.standing.started && !this.over ? botTurn(this.standing.match, this.places) : undefined
  }

  /** All that a seat knows: what a bot may think about. */
  sight(seat: Seat): Sight {
    return sight(this.standing.match, seat)
  }

  /** What sows the thought of a bot: the same answers lead to the same match again, and nobody finds the seed from it. */
  occasion(seat: Seat): string {
    const { header, length } = this.standing.match
    return `${String(header.seed)} bot ${seat} ${length}`
  }

  /** The match as a file holds it. Only for whoever may see everything: the only person at it, or once it is over. */
  file(): string {
    return JSON.stringify(this.standing.match.save())
  }

  /** The fingerprint of the position, and how many entries lead to it. */
  fingerprint(): { readonly hash: string; readonly entries: number } {
    return { hash: this.standing.match.hash(), entries: this.standing.match.length }
  }

  /** The match begins. */
  protected begin(): void {
    this.standing.started = true
    this.standing.had = seatsHad(this.standing.had, this.standing.chairs)
  }

  /** Somebody else has a chair. */
  protected change(seat: Seat, chair: Chair): void {
    this.standing.chairs = this.standing.chairs.with(seat, chair)
    if (this.standing.started) this.standing.had = seatsHad(this.standing.had, this.standing.chairs)
  }

  /** How far it is, as storage is told. */
  protected progress(): Pick<Progress, 'state' | 'waits'> {
    if (this.over) return { state: 'over', waits: 'nobody' }
    if (!this.standing.started) return { state: 'gathering', waits: 'people' }
    if (this.botTurn() === undefined) return { state: 'playing', waits: 'people' }
    return { state: 'playing', waits: this.peopled ? 'bots' : 'nobody' }
  }
}
