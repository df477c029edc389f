import { ask, decided, nextFor, playOut, random } from '@osud/bots'
import type { Bot } from '@osud/bots'
import { anyAnswer, Match, sow } from '@osud/engine'
import type { Event, Question } from '@osud/engine'
import { pathOfDestiny } from '../rules/game.ts'
import type { Hero } from '../rules/hero.ts'
import type { Options } from '../rules/options.ts'
import { printed } from '../rules/options.ts'
import type { PathOfDestiny, State } from '../rules/state.ts'

/** A match of the whole game. */
export type Whole = Match<PathOfDestiny>

/** A match from the very beginning: the first question is open. */
export const begin = (seats: number, options: Partial<Options> = {}, seed = 1): Whole =>
  Match.create(pathOfDestiny, { seed, seats, options: { ...printed, ...options } })

/** The table set for these characters by seat, up to the first question after set-up. */
export function gathered(cast: readonly Hero[], options: Partial<Options> = {}, seed = 1): Whole {
  const match = begin(cast.length, { ...options, characters: 'free' }, seed)
  for (let [open] = match.open; open?.question.ask === 'ask.hero'; [open] = match.open) {
    const [seat = 0] = open.seats
    match.answer(seat, open.id, cast[seat])
  }
  return match
}

/** Somebody who plays anyhow and never uses an ability. */
export const abstainer: Bot = {
  name: 'abstainer',
  think(_game, _look, question, chance) {
    const passes = question.kind === 'choose' && question.options.some(({ value }) => value === 'pass')
    const answer = passes ? 'pass' : anyAnswer(question, chance)
    if (answer === undefined) throw new Error(`nobody can answer '${question.ask}'`)
    return decided({ answer })
  },
}

/** Plays a match to its end with the same bot on every seat. */
export function playedOut(match: Whole, bot: Bot = random): Whole {
  playOut(
    match,
    Array.from({ length: match.header.seats }, () => bot),
    sow('whole match'),
  )
  return match
}

/** Plays a match to its end and stops at every question before it is answered. */
export function* playing(match: Whole, bot: Bot = random): Generator<Question> {
  const seats = Array.from({ length: match.header.seats }, (_, seat) => seat)
  const chance = sow('whole match')
  for (let asked = nextFor(match, seats); asked !== undefined; asked = nextFor(match, seats)) {
    const { open, seat } = asked
    yield open.question
    match.answer(seat, open.id, ask(bot, match, seat, open, chance))
  }
}

/** The open state of a match. */
export const stateOf = (match: Whole): State => match.position.game as State

/** The cards of a zone, bottom first. */
export const zoneOf = (match: Whole, zone: string): readonly string[] =>
  match.position.zones.cards[zone] ?? []

/** What was told with these keys, in order. */
export const told = (match: Whole, ...keys: readonly string[]): Event[] =>
  match.events().filter(({ key }) => keys.includes(key))

/** The numbers of the pages that were read, in order. */
export const pagesOf = (match: Whole): number[] =>
  told(match, 'log.page').map(({ args }) => Number((args['page'] as { text: string }).text.split('.').at(-1)))

/** The cards that an event names. */
export function cardsIn({ args }: Event): string[] {
  const { cards } = args['cards'] as { cards: readonly { card: string }[] }
  return cards.map(({ card }) => card)
}
