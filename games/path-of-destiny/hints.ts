import type { Question, Seat, Seen } from '@osud/engine'
import { faceOf, faces } from './content/faces.ts'
import type { Hero } from './rules/hero.ts'
import type { PathOfDestiny } from './rules/state.ts'
import type { Symbol } from './rules/symbol.ts'
import { pair } from './rules/zones.ts'

type Table = Seen<PathOfDestiny>

/** What each character likes best: Geralt fights, Dandelion talks. */
const likes: Readonly<Record<Hero, Symbol>> = {
  geralt: 'combat',
  yennefer: 'magic',
  dandelion: 'diplomacy',
  ciri: 'combat',
  vesemir: 'exploration',
}

/** What makes a card promising. */
const worth = { plain: 0.5, effect: 2, active: 1.5, other: 0.2, liked: 0.5 }

/** What an unknown pair from the deck promises. */
const unknownPair = 4

/** How promising the options of a question look: cards with active symbols, pairs of such cards, and what one likes. */
export function hints(seen: Table, seat: Seat, question: Question): readonly number[] | undefined {
  if (question.kind === 'offer') return undefined
  const { options } = question
  switch (question.ask) {
    case 'ask.play':
    case 'ask.keep':
    case 'ask.play-more':
      return options.map(({ value }) => ofCard(seen, seat, String(value)))
    case 'ask.draft':
      return options.map(({ value }) => (typeof value === 'number' ? ofPair(seen, seat, value) : unknownPair))
    default:
      return undefined
  }
}

function ofPair(seen: Table, seat: Seat, place: number): number {
  let sum = 0
  for (const card of seen.zones[pair(place)] ?? []) sum += ofCard(seen, seat, card)
  return Math.max(1, sum)
}

function ofCard({ state: { active, players } }: Table, seat: Seat, card: string): number {
  const face = faces.has(card) ? faceOf(card) : undefined
  if (face === undefined) return 1
  const liked = likes[players[seat]?.hero ?? 'geralt']
  let promise = face.effect === undefined ? worth.plain : worth.effect
  for (const symbol of face.symbols) {
    promise += symbol === active.left || symbol === active.right ? worth.active : worth.other
    if (symbol === liked) promise += worth.liked
  }
  return promise
}
