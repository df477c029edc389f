import { nextFor, Search } from '@osud/bots'
import { Match, sight, sow } from '@osud/engine'
import { median, rate } from './measure.ts'
import { newMatch, playOn } from './path-of-destiny.ts'
import { ticTacToe } from './tictactoe.ts'

const everySeat = [0, 1, 2, 3]
const slices = 15
const thought = 500

/** Lets our search think about the empty board of noughts and crosses; returns how many tries it made. */
export function ourSearch(tries: number): number {
  const match = Match.create(ticTacToe, { seed: 1, seats: 2, options: {} })
  const search = new Search(ticTacToe, sight(match, 0), sow('bench'))
  while (search.tries < tries) search.try()
  return search.tries
}

/** Tries per second in the middle of matches of four, one in each story, with whole thoughts of 500 tries. */
export function searchPerSecond(): { median: number; best: number } {
  const chance = sow('search')
  const sights = [0, 1, 2].map(seed => {
    const match = newMatch(seed)
    playOn(match, sow('search'), 70)
    const { seat } = nextFor(match, everySeat) ?? { seat: 0 }
    return { game: match.game, seen: sight(match, seat) }
  })
  const think = (): number => {
    for (const { game, seen } of sights) {
      const search = new Search(game, seen, chance)
      while (search.tries < thought) search.try()
    }
    return thought * sights.length
  }
  rate(think, 2000)
  const rates = Array.from({ length: slices }, () => rate(think, 400))
  return { median: median(rates), best: Math.max(...rates) }
}
