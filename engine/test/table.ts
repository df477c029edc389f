import { clone, Match, MatchError, options, view } from '../src/index.ts'
import type {
  Answer,
  Flow,
  Game,
  GameTypes,
  Reader,
  Seat,
  SetUp,
  Step,
  Table,
  Trouble,
  Value,
  ZoneKind,
} from '../src/index.ts'

/** A step with whatever details a throwaway game gives it. */
export interface AnyStep extends Step {
  readonly [detail: string]: unknown
}

/** The types of a throwaway game. */
export interface Tiny<S extends object> extends GameTypes {
  state: S
  step: AnyStep
  zone: string
  options: object
  words: Record<string, object>
}

/** A game in a few lines: what there is at the beginning, and what is done. */
export interface Rules<S extends object> extends Partial<Omit<Game<Tiny<S>>, 'zones' | 'setup' | 'steps'>> {
  readonly state?: S
  readonly zones?: Readonly<Record<string, ZoneKind>>
  /** What lies where at the beginning, bottom first. */
  readonly cards?: Readonly<Record<string, readonly string[]>>
  /** Done once, or as often as `rounds` says; then the match ends. */
  readonly turn?: (table: Table<Tiny<S>>, step: AnyStep) => Flow | void
  readonly rounds?: number
  /** Further steps; without an agenda they are done once each after the turns, in the order written. */
  readonly steps?: Readonly<Record<string, (table: Table<Tiny<S>>, step: AnyStep) => Flow | void>>
  readonly agenda?: readonly AnyStep[]
}

/** A match of a throwaway game. */
export type TinyMatch<S extends object = object> = Match<Tiny<S>>

const over = 'over'

/** The throwaway game itself, where a test needs more than one match of it. */
export function tiny<S extends object>(rules: Rules<S>): Game<Tiny<S>> {
  const { state = {} as S, cards = {}, turn, rounds = 1, steps = {}, zones = {}, ...rest } = rules
  const turns = turn === undefined ? [] : Array.from({ length: rounds }, () => ({ do: 'turn' }))
  const agenda = rules.agenda ?? [...turns, ...Object.keys(steps).map(name => ({ do: name })), { do: over }]
  return {
    id: 'tiny',
    version: '1',
    seats: { min: 1, max: 6 },
    variants: { only: {} },
    longest: 1000,
    zones,
    setup(table) {
      for (const [zone, list] of Object.entries(cards)) table.fill(zone, list)
      table.then(...agenda)
      return clone(state)
    },
    steps: {
      ...(turn === undefined ? {} : { turn }),
      [over]: table => table.end({ winners: [] }),
      ...steps,
    },
    ...rest,
  }
}

/** Sits down to a throwaway game: two seats that may take anything back, unless told otherwise. */
export function play<S extends object>(rules: Rules<S>, at: Partial<SetUp<Tiny<S>>> = {}): TinyMatch<S> {
  return sitDown(tiny(rules), at)
}

/** Sits down to a game that is there already. */
export function sitDown<S extends object>(
  game: Game<Tiny<S>>,
  at: Partial<SetUp<Tiny<S>>> = {},
): TinyMatch<S> {
  return Match.create(game, { seed: 'tiny', seats: 2, options: {}, undo: 'table', ...at })
}

/** The plainest question: `yield* table.choose(0, among('left', 'right'))`. */
export function among<V extends Value>(...values: readonly V[]) {
  return { ask: 'which', options: options(values), rule: 'TINY-1' }
}

/** The number of the question that `seat` is asked, or of any open question if it is asked none. */
export function idFor<G extends GameTypes>(match: Match<G>, seat: Seat): number {
  return (match.open.find(({ seats }) => seats.includes(seat)) ?? match.open[0])?.id ?? 0
}

/** A seat answers what it is asked. */
export function says<G extends GameTypes>(match: Match<G>, seat: Seat, answer: Answer): void {
  match.answer(seat, idFor(match, seat), answer)
}

/** A seat answers one question after the other. */
export function saysAll<G extends GameTypes>(match: Match<G>, seat: Seat, answers: readonly Answer[]): void {
  for (const answer of answers) says(match, seat, answer)
}

/** The same answer so many times. */
export function times<A extends Answer>(count: number, answer: A): A[] {
  return Array.from({ length: count }, () => answer)
}

/** What a match objects to; an error if it does not. */
export function trouble(attempt: () => unknown): Trouble {
  try {
    attempt()
  } catch (error) {
    if (error instanceof MatchError) return error.trouble
    throw error
  }
  throw new Error('this should have been refused')
}

/** What a match objects to, having made sure that nothing about the match has changed. */
export function refuses<G extends GameTypes>(
  match: Match<G>,
  attempt: (match: Match<G>) => unknown,
): Trouble {
  const before = everything(match)
  const found = trouble(() => attempt(match))
  const after = everything(match)
  if (after !== before) throw new Error(`refused, but changed:\n${before}\n${after}`)
  return found
}

/** All that anybody could know of a match, as one text. */
export function everything<G extends GameTypes>(match: Match<G>): string {
  const seats = Array.from({ length: match.header.seats }, (_, seat) => seat)
  const readers: readonly Reader[] = [...seats, 'onlooker']
  return JSON.stringify({
    hash: match.hash(),
    position: match.position,
    open: match.open,
    held: seats.map(seat => match.held(seat) ?? 'nothing'),
    suggestions: match.suggestions,
    entries: match.entries(),
    events: match.events(),
    barrier: match.barrier,
    undoable: seats.map(seat => match.undoable(seat)),
    result: match.result ?? 'none',
    views: readers.map(reader => view(match, reader)),
  })
}

/** A copy that went over a wire. */
export function posted(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data))
}
