import { sight } from '@osud/engine'
import type { Answer, GameTypes, Match, Open, Seat, Seedling } from '@osud/engine'
import { conclude } from './bot.ts'
import type { Bot } from './bot.ts'
import { random } from './random.ts'
import { nextTurn } from './turns.ts'

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
  let answers = 0
  for (let turn = nextTurn(match, []); turn !== undefined; turn = nextTurn(match, [])) {
    const { open, seat, follows } = turn
    const bot = bots[seat] ?? random
    const began = timekeeper && performance.now()
    const answer = follows ?? ask(bot, match, seat, open, chance)
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
