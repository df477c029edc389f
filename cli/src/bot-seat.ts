import { ask } from '@osud/bots'
import type { Bot } from '@osud/bots'
import { sow } from '@osud/engine'
import type { Match, Open, Seat } from '@osud/engine'

/** Lets a bot answer for a seat. Its chance comes from the match, so the same requests lead to the same match again. */
export function letAnswer(bot: Bot, match: Match, seat: Seat, open: Open): void {
  const chance = sow(`${match.header.seed} bot ${seat} ${match.length}`)
  match.answer(seat, open.id, ask(bot, match, seat, open, chance))
}
