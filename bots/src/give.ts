import type { Answer, GameTypes, Match, Open, Seat } from '@osud/engine'

/** Gives an answer in an imagined match; where all must agree, they do. Returns how many answers that were. */
export function give<G extends GameTypes>(match: Match<G>, open: Open, seat: Seat, answer: Answer): number {
  if (open.settles !== 'agree') {
    match.answer(seat, open.id, answer)
    return 1
  }
  for (const one of open.seats) match.answer(one, open.id, answer)
  return open.seats.length
}
