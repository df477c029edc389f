import { ask } from '@osud/bots'
import type { Bot, Thinker } from '@osud/bots'
import { secretSeed } from '@osud/bots/secret'
import { sight, sow } from '@osud/engine'
import type { Answer, Match, Open, Seat } from '@osud/engine'

/** Whoever plays the seats of a table that no person has taken. */
export interface StandIn {
  /** The name of the bot. */
  readonly name: string
  /** What it says for a seat that is asked; it stops thinking once the signal is given. */
  answer(match: Match, seat: Seat, signal: AbortSignal): Promise<Answer>
}

/** A stand-in that thinks elsewhere and meanwhile leaves the keyboard to the people. */
export function standIn(bot: string, thinker: Thinker): StandIn {
  return {
    name: bot,
    async answer(match, seat, signal) {
      const wish = { bot, game: match.game.id, sight: sight(match, seat), seed: thoughtSeed(match, seat) }
      return (await thinker.think(wish, signal)).answer
    },
  }
}

/** Lets a bot answer for a seat here and now. */
export function letAnswer(bot: Bot, match: Match, seat: Seat, open: Open): void {
  match.answer(seat, open.id, ask(bot, match, seat, open, sow(thoughtSeed(match, seat))))
}

/** What sows the chance of a thought. It comes from the match, so the same answers lead to the same match again. */
export function thoughtSeed({ header, length }: Match, seat: Seat): string {
  return secretSeed(`${header.seed} bot ${seat} ${length}`)
}
