import { fail } from './errors.ts'
import type { Flow, GameTypes, Result } from './game.ts'
import type { Journal } from './journal.ts'
import { clone } from './plain.ts'
import type { Position } from './position.ts'
import type { Amounts, Choose, Deal, Offer, Open, Option, Pick, Question, Split, Value } from './question.ts'
import { draw } from './random.ts'
import type { EventArgs, RuleId, Seat, SeenCard } from './words.ts'
import { ZoneKeeper } from './zones.ts'
import type { ZoneKind, ZoneName } from './zones.ts'

/** A question of one kind as a step writes it down, with typed prompt and arguments. */
type Spec<Q extends Question, G extends GameTypes> = {
  [K in keyof G['words'] & string]: Omit<Q, 'kind' | 'ask' | 'args'> & { readonly ask: K } & Needs<
      G['words'][K]
    >
}[keyof G['words'] & string]
type Needs<A> = keyof A extends never ? { readonly args?: A } : { readonly args: A }

/** One event of the log. Without `to` it is for everybody; hidden cards in it are cut for each reader. */
export interface Event {
  readonly key: string
  readonly args: EventArgs
  readonly rule?: RuleId | readonly RuleId[] | undefined
  readonly to?: readonly Seat[] | undefined
}

/** What `setup` works with: everything but the state, which it is about to make. */
export type SetUpTable<G extends GameTypes> = Omit<Table<G>, 'state'> & {
  /** Lays new cards into a zone. */
  fill(zone: ZoneName<G['zone']>, cards: readonly string[]): void
}

/** What a step works with: the state, the zones, chance, the log, and the people to ask. */
export class Table<G extends GameTypes = GameTypes> {
  /** How many seats there are. */
  readonly seats: number
  readonly #position: Position
  readonly #keeper: ZoneKeeper
  readonly #journal: Journal

  constructor(
    kinds: Readonly<Record<string, ZoneKind>>,
    seats: number,
    position: Position,
    journal: Journal,
  ) {
    this.seats = seats
    this.#position = position
    this.#journal = journal
    this.#keeper = new ZoneKeeper(kinds, position.zones, seats, journal)
  }

  /** The public state, to be changed in place. */
  get state(): G['state'] {
    return this.#position.game as G['state']
  }

  /** All seats, beginning with `first` and going round. */
  order(first: Seat = 0): Seat[] {
    return Array.from({ length: this.seats }, (_, i) => (first + i) % this.seats)
  }

  /** Asks a seat, or whichever of several seats answers first, to choose one option. */
  *choose<V extends Value>(who: Seat | readonly Seat[], spec: Spec<Choose<V>, G>): Flow<V> {
    // Written out rather than spread: this is the hottest line of the engine.
    const { ask, rule, options, args, aloud } = spec as Spec<Choose<V>, G> & Choose<V>
    return (yield this.#ask(who, { kind: 'choose', ask, args, rule, options, aloud })) as V
  }

  /** Asks a seat to pick some options. */
  *pick<V extends Value>(who: Seat | readonly Seat[], spec: Spec<Pick<V>, G>): Flow<V[]> {
    return (yield this.#ask(who, { kind: 'pick', ...spec })) as V[]
  }

  /** Asks a seat to share out an amount. */
  *split<V extends Value>(who: Seat | readonly Seat[], spec: Spec<Split<V>, G>): Flow<Amounts> {
    return (yield this.#ask(who, { kind: 'split', ...spec })) as Amounts
  }

  /**
   * Lets a seat offer a trade and the partner answer it. Returns the deal if both agree. While the partner
   * thinks, the offer can be withdrawn by undo, since nothing hidden has become known.
   */
  *offer(
    seat: Seat,
    spec: Spec<Offer, G>,
    reply: (deal: Deal) => Spec<Choose<'accept' | 'decline'>, G>,
  ): Flow<Deal | undefined> {
    const deal = (yield this.#ask(seat, { kind: 'offer', ...spec })) as Deal | false
    if (deal === false) return undefined
    const answer = yield* this.choose([deal.with], reply(deal))
    return answer === 'accept' ? deal : undefined
  }

  /** Asks several seats at once; answers stay secret, and can be changed, until all are in. */
  *everyone<V extends Value>(
    seats: readonly Seat[],
    spec: (seat: Seat) => ({ kind: 'choose' } & Spec<Choose<V>, G>) | ({ kind: 'pick' } & Spec<Pick<V>, G>),
  ): Flow<ReadonlyMap<Seat, readonly V[]>> {
    if (seats.length === 0) return new Map()
    const id = ++this.#position.asked
    const open: Open[] = []
    for (const seat of seats) {
      const question = spec(seat) as unknown as Question
      open.push({ id, question, seats: [seat], settles: 'secret', table: false })
    }
    const answers = (yield open) as readonly (V | readonly V[])[]
    const said = new Map<Seat, readonly V[]>()
    seats.forEach((seat, i) => {
      const answer = answers[i] as V | readonly V[]
      said.set(seat, typeof answer === 'object' ? answer : [answer])
    })
    return said
  }

  /**
   * Asks the whole table: every seat sees the question and may suggest. `decides` says whose word counts:
   * one seat's (the leader), anyone's, or everybody's, who must then all say the same.
   */
  *together<V extends Value>(decides: Seat | 'anyone' | 'all', spec: Spec<Choose<V>, G>): Flow<V> {
    const question = { kind: 'choose', ...spec } as Question
    const seats = typeof decides === 'number' ? [decides] : this.order()
    const settles = decides === 'all' ? 'agree' : 'first'
    return (yield [{ id: ++this.#position.asked, question, seats, settles, table: true }]) as V
  }

  #ask(who: Seat | readonly Seat[], question: object): readonly Open[] {
    const seats = typeof who === 'number' ? [who] : who
    return [
      { id: ++this.#position.asked, question: question as Question, seats, settles: 'first', table: false },
    ]
  }

  /** Tells the log. The arguments are the log's from then on: hand over copies of what lives in the state. */
  tell<K extends keyof G['words'] & string>(key: K, args: G['words'][K], rule?: Event['rule']): void {
    this.#journal.tell({ key, args: args as EventArgs, rule, to: undefined })
  }

  /** Tells only some seats. */
  whisper<K extends keyof G['words'] & string>(
    to: readonly Seat[],
    key: K,
    args: G['words'][K],
    rule?: Event['rule'],
  ): void {
    this.#journal.tell({ key, args: args as EventArgs, rule, to: [...to] })
  }

  /** Puts steps at the front of the agenda, to run in the order given. They belong to the agenda from then on. */
  then(...steps: readonly G['step'][]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.#position.agenda.push(steps[i] as G['step'])
  }

  /** Drops all pending steps before the next one called `name`: out of a fight, back to the evening. */
  skipTo(name: G['step']['do']): void {
    const { agenda } = this.#position
    const index = agenda.findLastIndex(step => step.do === name)
    if (index < 0) throw new Error(`no step '${name}' is pending`)
    agenda.length = index + 1
  }

  /** Ends the match, from whatever depth. */
  end(result: Result): void {
    this.#position.agenda.length = 0
    this.#position.result = clone(result)
  }

  /** A whole number from 0 to `below` − 1. */
  chance(below: number): number {
    this.#journal.closeBehind()
    return draw(this.#position.random, below)
  }

  /** Rolls a die. */
  roll(sides = 6): number {
    return this.chance(sides) + 1
  }

  /** The cards of a zone, bottom first. */
  cards(zone: ZoneName<G['zone']>): readonly string[] {
    return this.#keeper.cards(zone)
  }

  /** Moves named cards to the top or bottom of another zone; the return value can be told to the log. */
  move(
    cards: string | readonly string[],
    from: ZoneName<G['zone']>,
    to: ZoneName<G['zone']>,
    place: 'top' | 'bottom' = 'top',
  ): { cards: SeenCard[] } {
    return { cards: this.#keeper.move(typeof cards === 'string' ? [cards] : cards, from, to, place) }
  }

  /** Moves the top `count` cards, or as many as there are. */
  draw(count: number, from: ZoneName<G['zone']>, to: ZoneName<G['zone']>): { cards: SeenCard[] } {
    return { cards: this.#keeper.draw(count, from, to) }
  }

  /** Moves all cards of a zone, in their order, on top of another: a discard pile back to the deck. */
  moveAll(from: ZoneName<G['zone']>, to: ZoneName<G['zone']>): { cards: SeenCard[] } {
    return { cards: this.#keeper.moveAll(from, to) }
  }

  /** Shuffles a zone. */
  shuffle(zone: ZoneName<G['zone']>): void {
    this.#journal.closeBehind()
    this.#keeper.shuffle(zone, this.#position.random)
  }

  /** Lets seats, or everyone who sits around the table, look at the top cards of a zone. */
  show(
    zone: ZoneName<G['zone']>,
    seats: readonly Seat[] | 'everyone',
    count = Infinity,
  ): { cards: SeenCard[] } {
    return { cards: this.#keeper.show(zone, seats, count) }
  }

  /** Names the seats that see a zone of the kind `named` from now on. */
  watch(zone: ZoneName<G['zone']>, seats: readonly Seat[]): void {
    this.#keeper.watch(zone, seats)
  }

  /** Something sealed that is no card was read (a page, a numbered scene): undo stops here. */
  unseal(): void {
    this.#journal.closeBehind()
  }

  /** See `SetUpTable`. */
  fill(zone: ZoneName<G['zone']>, cards: readonly string[]): void {
    if (this.#position.game !== unset)
      fail({ code: 'rules-bug', step: 'fill', why: 'cards appear only in setup' })
    this.#keeper.fill(zone, cards)
  }
}

/** Stands for the game's state until `setup` has made it. */
export const unset: object = Object.freeze({})

/** Options for a list of cards or other values: `options(hand, card => tooDear(card) && because(…))`. */
export function options<V extends Value>(
  values: readonly V[],
  refused?: (value: V) => Option['refused'],
): Option<V>[] {
  return values.map(value => (refused === undefined ? { value } : { value, refused: refused(value) }))
}
