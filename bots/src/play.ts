import { sight } from '@osud/engine'
import type { Answer, GameTypes, Match, Open, Seat, Seedling } from '@osud/engine'
import { conclude } from './bot.ts'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

/** The next question that waits for one of these seats: its own, and not yet answered by it. */
export function nextFor<G extends GameTypes>(
  match: Match<G>,
  seats: readonly Seat[],
): { readonly open: Open; readonly seat: Seat } | undefined {
  for (const open of match.open) {
    const seat = open.seats.find(one => seats.includes(one) && match.held(one) === undefined)
    if (seat !== undefined) return { open, seat }
  }
  // All have spoken and do not agree yet: they think again, one after the other.
  const [open] = match.open
  if (open?.settles !== 'agree') return undefined
  const ours = open.seats.filter(one => seats.includes(one))
  const seat = ours[match.length % ours.length]
  return seat === undefined ? undefined : { open, seat }
}

/** What `bot` answers for `seat`. This is the one place where a match is cut to what a bot may know. */
export function ask<G extends GameTypes>(
  bot: Bot,
  match: Match<G>,
  seat: Seat,
  { question }: Open,
  chance: Seedling,
): Answer {
  return conclude(bot.think(match.game, () => sight(match, seat), question, chance)).answer
}

/** Hears how long a bot has taken for an answer, in milliseconds. */
export type Timekeeper = (bot: Bot, milliseconds: number) => void

/** Lets bots play a match to its end, one for each seat. Returns the number of answers they gave. */
export function playOut<G extends GameTypes>(
  match: Match<G>,
  bots: readonly Bot[],
  chance: Seedling,
  timekeeper?: Timekeeper,
): number {
  const seats = bots.map((_, seat) => seat)
  let answers = 0
  for (let asked = nextFor(match, seats); asked !== undefined; asked = nextFor(match, seats)) {
    const { open, seat } = asked
    const bot = bots[seat] ?? random
    const began = timekeeper && performance.now()
    const answer = ask(bot, match, seat, open, chance)
    if (began !== undefined) timekeeper?.(bot, performance.now() - began)
    match.answer(seat, open.id, answer)
    if (++answers > match.game.longest) {
      throw new Error(`${match.game.id} did not end within ${match.game.longest} answers`)
    }
  }
  return answers
}

/** A bot on every seat, as the conformance suite takes it. */
export function asPlayer(bot: Bot): { name: string; playOut: (match: Match, chance: Seedling) => number } {
  const everywhere = (match: Match): Bot[] => Array.from({ length: match.header.seats }, () => bot)
  return { name: bot.name, playOut: (match, chance) => playOut(match, everywhere(match), chance) }
}
