import type { Game, GameTypes, Step } from './game.ts'
import { anyAnswer } from './legal.ts'
import { Match } from './match.ts'
import { alike, clone } from './plain.ts'
import type { Position } from './position.ts'
import { next, shuffle, sow } from './random.ts'
import type { Seedling } from './random.ts'
import type { Sight } from './sight.ts'
import { hiddenCard, isHidden, shownZone } from './view.ts'
import { kindOf } from './zones.ts'

/** So many deals are tried until one explains what the seat sees, and so often each of them is mended. */
const deals = 8
const mends = 4

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
  const moved = movedZones(game, seen)
  return random => {
    let nearest: Dealt<G> | undefined
    for (let tries = 0; tries < deals; tries++) {
      const dealt = dealtMatch(game, seen, moved, random)
      if (dealt === undefined) continue
      const { match, fits } = dealt
      if (!alike(match.open.find(one => one.seats.includes(seen.seat))?.question, asked)) continue
      if (fits && alike(match.position.game, now)) return match
      // Next to that, the cards of the seat are what matters most.
      if (fits || nearest?.fits !== true) nearest = dealt
    }
    return nearest?.match
  }
}

/** A match that was dealt by chance, and whether the seat holds and sees in it what it does. */
interface Dealt<G extends GameTypes> {
  readonly match: Match<G>
  readonly fits: boolean
}

/** The zones that look otherwise now than when the running step began; what a closed zone holds is not shown. */
function movedZones<G extends GameTypes>(game: Game<G>, { start, view }: Sight<G>): string[] {
  return Object.keys(view.zones).filter(
    zone => !kindOf(game.zones, zone).closed && !alike(view.zones[zone], start.zones[zone]),
  )
}

/**
 * Deals by chance and goes through the running step. If it shows the seat other cards than those it has seen, they change
 * places with these where the step began, and chance falls as before: so the right ones come up.
 */
function dealtMatch<G extends GameTypes>(
  game: Game<G>,
  seen: Sight<G>,
  moved: readonly string[],
  random: Seedling,
): Dealt<G> | undefined {
  const header = { ...seen.header, seed: next(random) }
  const position = imaginedPosition(game, seen, random)
  const guesses = next(random)
  for (let mended = 0; ; mended++) {
    const match = Match.at(game, header, position, { quiet: true })
    if (!retrace(match, seen, sow(guesses))) return undefined
    const wrong = moved.flatMap(zone => wrongCards(game, seen, match, zone))
    if (wrong.length === 0) return { match, fits: true }
    if (mended === mends || !exchange(game, seen, position, wrong, random)) return { match, fits: false }
  }
}

/** A card that was imagined where the seat sees another one. */
interface Wrong {
  readonly card: string
  readonly instead: string
}

function wrongCards<G extends GameTypes>(
  game: Game<G>,
  { seat, header: { seats }, view }: Sight<G>,
  { position }: Match<G>,
  zone: string,
): Wrong[] {
  const shown = shownZone(game as unknown as Game, position.zones, seats, 1 << seat, zone)
  const seen = view.zones[zone] ?? []
  const wrong: Wrong[] = []
  for (let i = 0; i < Math.max(shown.length, seen.length); i++) {
    const [card = '', instead = ''] = [shown[i], seen[i]]
    if (card !== instead) wrong.push({ card, instead })
  }
  return wrong
}

/** A place that the seat could not look into when the running step began. */
interface Hidden {
  readonly list: string[]
  readonly at: number
}

/** Lets cards change places; false if that would contradict what the seat knew when the running step began. */
function exchange<G extends GameTypes>(
  game: Game<G>,
  { start }: Sight<G>,
  { zones }: Position,
  wrong: readonly Wrong[],
  random: Seedling,
): boolean {
  const hidden: Hidden[] = Object.entries(start.zones).flatMap(([zone, cards]) => {
    const list = zones.cards[zone] ?? []
    return cards.flatMap((card, at) => (isHidden(card) ? { list, at } : []))
  })
  // Of cards that are alike nobody can tell which one has come up.
  shuffle(random, hidden)
  const dealt = hidden.map(({ list, at }) => list[at])
  const settled = new Set<Hidden>()
  for (const { card, instead } of wrong) {
    const here = hidden.find((place, i) => dealt[i] === card && !settled.has(place))
    const there = hidden.find(place => place.list[place.at] === instead && !settled.has(place))
    if (here === undefined || there === undefined || game.back?.(card) !== game.back?.(instead)) return false
    there.list[there.at] = here.list[here.at] as string
    here.list[here.at] = instead
    settled.add(here)
  }
  return true
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
