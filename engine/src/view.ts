import type { Game, GameTypes, Result } from './game.ts'
import type { Match } from './match.ts'
import { clone } from './plain.ts'
import type { Answer, Open, Question } from './question.ts'
import type { Suggestion } from './record.ts'
import type { Sketch } from './sketch.ts'
import type { Event } from './table.ts'
import type { Arg, EventArgs, RuleId, Seat } from './words.ts'
import { kindOf, watchersOf } from './zones.ts'
import type { Zones } from './zones.ts'

/** Whose eyes: a seat's, or those of somebody who only looks on. */
export type Reader = Seat | 'onlooker'

/** A question as one reader sees it. The arguments and options of somebody else's question stay with that seat. */
export interface SeenQuestion {
  readonly id: number
  readonly seats: readonly Seat[]
  readonly settles: Open['settles']
  readonly table: boolean
  readonly ask: string
  readonly rule: RuleId | readonly RuleId[]
  /** Whether this reader may answer it. */
  readonly mine: boolean
  /** The whole question, where the reader may see it. */
  readonly question?: Question
  /** The reader's own answer while others are still thinking. */
  readonly answered?: Answer
  /** Who has answered already. */
  readonly done: readonly Seat[]
  readonly suggestions: readonly Suggestion[]
}

/** A card in an event as one reader sees it; a hidden one is `?` and what its back shows. */
export type SeenArg = Arg | { readonly cards: readonly string[] }

/** An event as one reader sees it. */
export interface SeenEvent {
  readonly key: string
  readonly args: { readonly [name: string]: SeenArg }
  readonly rule?: RuleId | readonly RuleId[]
}

/** All that a reader may know of a match at this moment. Nothing else ever leaves the engine towards a player. */
export interface View<G extends GameTypes = GameTypes> {
  readonly reader: Reader
  readonly seats: number
  readonly state: G['state']
  /** Cards by zone, bottom first; in an unordered zone known ones come first. Hidden cards are `?…`. */
  readonly zones: { readonly [zone: string]: readonly string[] }
  readonly questions: readonly SeenQuestion[]
  readonly result?: Result
  /** Tracks and maps, made from the rest of this view alone, where the game says what they are. */
  readonly sketch?: Sketch
}

/** As much of a view as it takes to judge a position. */
export type Seen<G extends GameTypes = GameTypes> = Pick<View<G>, 'seats' | 'state' | 'zones' | 'result'>

/** What a hidden card looks like. */
export const hiddenCard = (back = ''): string => `?${back}`

/** Whether a card in a view or an event is hidden from its reader. */
export const isHidden = (card: string): boolean => card.startsWith('?')

/** The match as `reader` may see it, as a copy that does not change when the match goes on. */
export function view<G extends GameTypes>(match: Match<G>, reader: Reader): View<G> {
  const seen = fleetingView(match, reader)
  return {
    ...seen,
    state: clone(seen.state),
    zones: clone(seen.zones),
    ...(seen.sketch && { sketch: clone(seen.sketch) }),
  }
}

/** The same for whoever writes it down at once: it is no copy, and changes when the match goes on. */
export function fleetingView<G extends GameTypes>(match: Match<G>, reader: Reader): View<G> {
  const { position, header, game } = match
  const seen: View<G> = {
    reader,
    seats: header.seats,
    state: position.game as G['state'],
    zones: shownZones(game as unknown as Game, position.zones, header.seats, reader),
    questions: questions(match, reader),
    ...(position.result ? { result: position.result } : {}),
  }
  return game.sketch ? { ...seen, sketch: game.sketch(seen) } : seen
}

/** A match that was only imagined, as it is: nothing in it is hidden, and nothing is copied. */
export function uncut<G extends GameTypes>({ header, position }: Match<G>): Seen<G> {
  const { game, zones, result } = position
  const seen = { seats: header.seats, state: game as G['state'], zones: zones.cards }
  return result === undefined ? seen : { ...seen, result }
}

const bitOf = (seats: number, reader: Reader): number => 1 << (reader === 'onlooker' ? seats : reader)

/** The zones as the table shows them. A list of which nothing is hidden is the match's own. */
function shownZones(
  game: Pick<Game, 'zones' | 'back'>,
  zones: Zones,
  seats: number,
  reader: Reader,
): Record<string, readonly string[]> {
  const bit = bitOf(seats, reader)
  const shown: Record<string, readonly string[]> = {}
  for (const zone in zones.cards) shown[zone] = shownZone(game, zones, seats, bit, zone)
  return shown
}

/** One zone as the table shows it to the reader of this bit. */
export function shownZone(
  game: Pick<Game, 'zones' | 'back'>,
  zones: Zones,
  seats: number,
  bit: number,
  zone: string,
): readonly string[] {
  const cards = zones.cards[zone] ?? []
  const marks = zones.seen[zone]
  if (marks === undefined) return cards
  const { closed, ordered } = kindOf(game.zones, zone)
  // What a reader saw go into a closed zone is not shown again.
  const reminds = !closed || (watchersOf(game.zones, zones, seats, zone) & bit) !== 0
  if (reminds && marks.every(mark => (mark & bit) !== 0)) return cards
  const shown = cards.map((card, i) =>
    reminds && ((marks[i] ?? 0) & bit) !== 0 ? card : hiddenCard(game.back?.(card)),
  )
  return ordered ? shown : shown.sort(knownFirst)
}

/**
 * The zones with what a reader does not know replaced by backs, and beside each card who knows it. In an unordered
 * zone that the reader does not see through, known cards come first, since their true places mean nothing.
 */
export function seenZones(
  game: Pick<Game, 'zones' | 'back'>,
  { cards, seen }: Zones,
  bit: number,
): { zones: Record<string, string[]>; seen: Record<string, number[]> } {
  const zones: Record<string, string[]> = {}
  const marksOf: Record<string, number[]> = {}
  for (const [zone, list] of Object.entries(cards)) {
    const marks = seen[zone]
    if (marks === undefined) {
      zones[zone] = list.slice()
      continue
    }
    const shown = list.map((card, i): [string, number] => {
      const mark = marks[i] ?? 0
      return [(mark & bit) !== 0 ? card : hiddenCard(game.back?.(card)), mark]
    })
    const seenThrough = marks.every(mark => (mark & bit) !== 0)
    if (!seenThrough && !kindOf(game.zones, zone).ordered)
      shown.sort(([a, marksOfA], [b, marksOfB]) => knownFirst(a, b) || marksOfA - marksOfB)
    zones[zone] = shown.map(([card]) => card)
    marksOf[zone] = shown.map(([, mark]) => mark)
  }
  return { zones, seen: marksOf }
}

/** Known cards come first, and otherwise the alphabet decides. */
function knownFirst(a: string, b: string): number {
  const hidden = Number(isHidden(a)) - Number(isHidden(b))
  if (hidden !== 0) return hidden
  return a === b ? 0 : a < b ? -1 : 1
}

/** The open questions as `reader` may see them. */
export function questions<G extends GameTypes>(match: Match<G>, reader: Reader): SeenQuestion[] {
  return match.open.map(({ id, question, seats, settles, table }): SeenQuestion => {
    const mine = reader !== 'onlooker' && seats.includes(reader)
    const { ask, rule } = question
    const answered = mine ? match.held(reader) : undefined
    return {
      id,
      seats,
      settles,
      table,
      ask,
      rule,
      mine,
      ...(mine || table ? { question } : {}),
      ...(answered === undefined ? {} : { answered }),
      done: seats.filter(seat => match.held(seat) !== undefined),
      suggestions: table ? match.suggestions : [],
    }
  })
}

/** The events from number `from` on that `reader` may know of, with hidden cards cut. */
export function log<G extends GameTypes>(match: Match<G>, reader: Reader, from = 0): SeenEvent[] {
  const seen: SeenEvent[] = []
  for (const event of match.events(from)) {
    const { to } = event
    if (to === undefined || (reader !== 'onlooker' && to.includes(reader)))
      seen.push(cutEvent(match, reader, event))
  }
  return seen
}

function cutEvent<G extends GameTypes>(
  match: Match<G>,
  reader: Reader,
  { key, args, rule }: Event,
): SeenEvent {
  const cut = cutArgs(match, bitOf(match.header.seats, reader), args)
  return rule === undefined ? { key, args: cut } : { key, args: cut, rule }
}

/** The arguments of an event as the readers of these bits may know them. */
export function cutArgs<G extends GameTypes>(
  match: Match<G>,
  bit: number,
  args: EventArgs,
): SeenEvent['args'] {
  const cut: Record<string, SeenArg> = {}
  for (const [name, arg] of Object.entries(args)) {
    cut[name] =
      typeof arg === 'object' && 'cards' in arg
        ? {
            cards: arg.cards.map(({ card, seen }) =>
              (seen & bit) !== 0 ? card : hiddenCard(match.game.back?.(card)),
            ),
          }
        : arg
  }
  return cut
}
