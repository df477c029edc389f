import { playOut, random } from '@osud/bots'
import { hash, Match, sow } from '@osud/engine'
import type { Game } from '@osud/engine'

/** So many matches are enough to come across nearly everything that there is. */
const matches = 4

/**
 * A fingerprint of how a table plays. It changes with rules and content, whatever their version says: games that were played
 * with other cards must not be counted together.
 */
export function printOf(game: Game, options: object): string {
  const seats = game.seats.max
  const played = Array.from({ length: matches }, (_, i) => {
    const match = Match.create(game, { seed: `print ${i}`, seats, options })
    const bots = Array.from({ length: seats }, () => random)
    try {
      playOut(match, bots, sow(`print ${i}`))
    } catch {
      // Where it breaks is a part of how it plays.
    }
    return [match.hash(), hash(match.events())]
  })
  return hash(played)
}
