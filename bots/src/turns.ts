import type { Answer, GameTypes, Match, Open, Seat } from '@osud/engine'

/** Whose turn it is to answer, and with what if that is settled already. */
export interface Turn {
  readonly seat: Seat
  readonly open: Open
  /** What a bot says to a question on which all must agree and others have spoken: what they said. */
  readonly follows?: Answer
}

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

/** The next one to answer at a table of people and bots: bots first, so that a person sees as much as possible. */
export function nextTurn<G extends GameTypes>(match: Match<G>, people: readonly Seat[]): Turn | undefined {
  const { seats } = match.header
  const bots = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !people.includes(seat))
  const [open] = match.open
  if (open?.settles === 'agree') return agreeing(match, open, people)
  return nextFor(match, bots) ?? nextFor(match, people)
}

/**
 * Where all must agree, every person speaks once, and bots fall in with them; people who differ speak again. Where nobody is a
 * person, every bot speaks once, and then all fall in with the first.
 */
function agreeing<G extends GameTypes>(
  match: Match<G>,
  open: Open,
  people: readonly Seat[],
): Turn | undefined {
  const asked = open.seats.filter(seat => people.includes(seat))
  const speakers = asked.length > 0 ? asked : open.seats
  const silent = speakers.find(seat => match.held(seat) === undefined)
  if (silent !== undefined) return { seat: silent, open }
  const [first] = speakers
  const word = first === undefined ? undefined : match.held(first)
  const other = asked.find(seat => match.held(seat) !== word)
  if (other !== undefined) return { seat: other, open }
  const bot = open.seats.find(seat => match.held(seat) !== word)
  return bot === undefined || word === undefined ? undefined : { seat: bot, open, follows: word }
}
