import type { Question, Seat, Seen } from '@osud/engine'
import { faceOf, faces } from './content/faces.ts'
import type { PathOfDestiny, State } from './rules/state.ts'
import { pair } from './rules/zones.ts'

type Table = Seen<PathOfDestiny>

/** How promising the options of a question look: cards with active symbols, and pairs of such cards. */
export function hints(seen: Table, _seat: Seat, question: Question): readonly number[] | undefined {
  switch (question.ask) {
    case 'ask.play':
    case 'ask.keep':
    case 'ask.play-more':
      return question.kind === 'offer'
        ? undefined
        : question.options.map(({ value }) => ofCard(String(value), seen.state))
    case 'ask.draft':
      return question.kind === 'offer' ? undefined : question.options.map(({ value }) => ofPlace(seen, value))
    default:
      return undefined
  }
}

const unknownPair = 4

function ofPlace(seen: Table, place: string | number | boolean): number {
  if (typeof place !== 'number') return unknownPair
  let sum = 0
  for (const card of seen.zones[pair(place)] ?? []) sum += ofCard(card, seen.state)
  return Math.max(1, sum)
}

function ofCard(card: string, { active: { left, right } }: State): number {
  if (!faces.has(card)) return 1
  const { symbols, effect } = faceOf(card)
  let promise = effect === undefined ? 0.5 : 2
  for (const symbol of symbols) promise += symbol === left || symbol === right ? 1.5 : 0.2
  return promise
}
