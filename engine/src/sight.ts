import type { Game, GameTypes, Step } from './game.ts'
import { anyAnswer } from './legal.ts'
import { Match } from './match.ts'
import { alike, clone } from './plain.ts'
import type { Position } from './position.ts'
import type { Answer } from './question.ts'
import { next, shuffle, sow } from './random.ts'
import type { Seedling } from './random.ts'
import type { Header } from './record.ts'
import { hiddenCard, isHidden, seenZones, view } from './view.ts'
import type { View } from './view.ts'
import type { Seat } from './words.ts'

/**
 * All that one seat knows, as plain data: what it sees now, and the running step from its beginning, so that a bot
 * can imagine how the match might go on. It holds no seed and no card that the seat does not know.
 */
export interface Sight<G extends GameTypes = GameTypes> {
  readonly seat: Seat
  readonly view: View<G>
  readonly header: Omit<Header, 'seed'>
  readonly start: {
    readonly state: G['state']
    readonly zones: { readonly [zone: string]: readonly string[] }
    readonly seen: { readonly [zone: string]: readonly number[] }
    readonly watchers: { readonly [zone: string]: number }
    readonly agenda: readonly Step[]
  }
  /** The cards that lie where the seat cannot see them, sorted, so that their order tells nothing. */
  readonly unknown: readonly string[]
  /** What has been answered in the running step; of other seats only what was said aloud. */
  readonly answers: readonly { readonly seat: Seat; readonly value?: Answer }[]
}

/** What `seat` knows of a match. */
export function sight<G extends GameTypes>(match: Match<G>, seat: Seat): Sight<G> {
  const { seed: _, ...header } = match.header
  const { position, answers } = match.runningStep()
  const bit = 1 << seat
  const unknown: string[] = []
  for (const [zone, marks] of Object.entries(position.zones.seen)) {
    position.zones.cards[zone]?.forEach((card, i) => ((marks[i] ?? 0) & bit) === 0 && unknown.push(card))
  }
  return {
    seat,
    view: view(match, seat),
    header,
    start: {
      state: clone(position.game) as G['state'],
      ...seenZones(match.game as unknown as Game, position.zones, bit),
      watchers: clone(position.zones.watchers),
      agenda: clone(position.agenda),
    },
    unknown: unknown.sort(),
    answers: answers.map(one =>
      one.seat === seat || one.aloud ? { seat: one.seat, value: one.value } : { seat: one.seat },
    ),
  }
}

/**
 * A match as it might be: what the seat does not know is filled in by chance, everything it knows is kept. Where
 * others have answered in the running step, it looks for answers that explain what the seat sees now.
 * Undefined if no match was found in which the seat is asked what it is asked now.
 */
export function imagine<G extends GameTypes>(
  game: Game<G>,
  seen: Sight<G>,
  random: Seedling,
): Match<G> | undefined {
  return imagining(game, seen)(random)
}

/** Imagines one match after the other from the same sight; nobody will read the logs of these. */
export function imagining<G extends GameTypes>(
  game: Game<G>,
  seen: Sight<G>,
): (random: Seedling) => Match<G> | undefined {
  const asked = seen.view.questions.find(({ mine }) => mine)?.question
  const now = seen.view.state
  return random => {
    let nearest: Match<G> | undefined
    for (let tries = 0; tries < 8; tries++) {
      const header = { ...seen.header, seed: next(random) }
      const match = Match.at(game, header, imaginedPosition(game, seen, random), { quiet: true })
      if (!retrace(match, seen, random)) continue
      if (!alike(match.open.find(one => one.seats.includes(seen.seat))?.question, asked)) continue
      if (alike(match.position.game, now)) return match
      nearest = match
    }
    return nearest
  }
}

function imaginedPosition<G extends GameTypes>(game: Game<G>, seen: Sight<G>, random: Seedling): Position {
  const { state, zones, seen: marks, watchers, agenda } = seen.start
  const hands = new Map<string, string[]>()
  const pool = [...seen.unknown]
  shuffle(random, pool)
  for (const card of pool) {
    const back = hiddenCard(game.back?.(card))
    hands.set(back, [...(hands.get(back) ?? []), card])
  }
  const cards: Record<string, string[]> = {}
  for (const [zone, list] of Object.entries(zones)) {
    cards[zone] = list.map(card => (isHidden(card) ? (hands.get(card)?.pop() ?? card) : card))
  }
  return {
    game: game.copy?.(state) ?? clone(state),
    zones: { cards, seen: clone(marks) as Record<string, number[]>, watchers: clone(watchers) },
    agenda: clone(agenda) as Step[],
    random: sow(next(random)),
    asked: 0,
  }
}

/** Answers again what was answered in the running step; what others answered in secret is guessed. */
function retrace<G extends GameTypes>(match: Match<G>, seen: Sight<G>, random: Seedling): boolean {
  try {
    for (const { seat, value } of seen.answers) {
      const open = match.open.find(one => one.seats.includes(seat))
      if (open === undefined) return false
      match.answer(seat, open.id, value ?? anyAnswer(open.question, random))
    }
  } catch {
    return false
  }
  return true
}
