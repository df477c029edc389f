import { anyAnswer, dealUnseen, next, sow, uncut } from '@osud/engine'
import type { Answer, Match, Open, Seat, Seedling } from '@osud/engine'

/** So many other worlds a moment is compared with. */
const worlds = 24

/** An answer on its way to the match. */
interface Given {
  readonly seat: Seat
  /** The number of the open question. */
  readonly id: number
  readonly value: Answer
}

/**
 * How well each seat stands on average after an answer if all play the same and chance falls otherwise: cards that
 * nobody has seen lie in another order, and whatever is drawn or rolled comes anew.
 */
export function withOtherLuck(match: Match, { seat, id, value }: Given, chance: Seedling): readonly number[] {
  return average(match, other => {
    stirUnseen(other, chance)
    other.answer(seat, id, value)
  })
}

/** How well each seat stands on average if all who were asked answer anything, and chance falls as it did. */
export function withOtherAnswers(match: Match, { seat, id }: Given, chance: Seedling): readonly number[] {
  return average(match, other => {
    const asked = other.open.filter(one => one.id === id)
    // Whoever spoke last speaks last again: until then, all others may still change their minds.
    const inTurn = asked.toSorted((a, b) => Number(a.seats.includes(seat)) - Number(b.seats.includes(seat)))
    for (const open of inTurn) {
      const answer = anyAnswer(open.question, chance)
      for (const who of speakersOf(open, seat)) other.answer(who, id, answer)
    }
  })
}

/** Whose word settles a question: everybody's where they must agree. */
function speakersOf({ settles, seats }: Open, last: Seat): readonly Seat[] {
  if (settles === 'agree') return seats
  return seats.includes(last) ? [last] : seats.slice(0, 1)
}

/** The mean of all seats' standings over forks in which something else happens. */
function average(match: Match, happens: (other: Match) => void): readonly number[] {
  const sums: number[] = []
  let counted = 0
  for (let world = 0; world < worlds; world++) {
    const other = match.fork()
    try {
      happens(other)
    } catch {
      continue // what was to come had been settled already, so this world contradicts itself
    }
    other.game.evaluate?.(uncut(other)).forEach((worth, who) => (sums[who] = (sums[who] ?? 0) + worth))
    counted++
  }
  return sums.map(sum => sum / counted)
}

/** Deals the cards anew that no seat has seen, and sows the generator anew. */
function stirUnseen({ game, position, header }: Match, chance: Seedling): void {
  const seats = Array.from({ length: header.seats }, (_, seat) => seat)
  dealUnseen(game, position.zones, seats, chance)
  Object.assign(position.random, sow(next(chance)))
}
