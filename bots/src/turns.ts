import type { Answer, Match, Open, Seat } from '@osud/engine'
import { nextFor } from './play.ts'

/** Whose turn it is to answer, and with what if that is settled already. */
export interface Turn {
  readonly seat: Seat
  readonly open: Open
  /** What a bot says to a question on which all must agree: what a person said. */
  readonly follows?: Answer
}

/** The next one to answer at a table of people and bots: bots first, so that a person sees as much as possible. */
export function nextTurn(match: Match, people: readonly Seat[]): Turn | undefined {
  const { seats } = match.header
  const bots = Array.from({ length: seats }, (_, seat) => seat).filter(seat => !people.includes(seat))
  const [open] = match.open
  if (open?.settles === 'agree') return agreeing(match, open, people)
  return nextFor(match, bots) ?? nextFor(match, people)
}

/** Where all must agree, every person speaks once, and bots fall in with them; people who differ speak again. */
function agreeing(match: Match, open: Open, people: readonly Seat[]): Turn | undefined {
  const asked = open.seats.filter(seat => people.includes(seat))
  const silent = asked.find(seat => match.held(seat) === undefined)
  if (silent !== undefined) return { seat: silent, open }
  const [first] = asked
  const word = first === undefined ? undefined : match.held(first)
  const other = asked.find(seat => match.held(seat) !== word)
  if (other !== undefined) return { seat: other, open }
  const bot = open.seats.find(seat => match.held(seat) !== word || word === undefined)
  if (bot === undefined) return undefined
  return word === undefined ? { seat: bot, open } : { seat: bot, open, follows: word }
}
