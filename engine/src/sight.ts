import type { Game, GameTypes, Step } from './game.ts'
import type { Match } from './match.ts'
import { clone } from './plain.ts'
import type { Answer } from './question.ts'
import type { Header } from './record.ts'
import { seenZones, view } from './view.ts'
import type { View } from './view.ts'
import type { Seat } from './words.ts'

/**
 * All that one seat knows, as plain data: what it sees now, and the running step from its beginning, so that a bot
 * can imagine how the match might go on. It holds no seed and no card that the seat does not know.
 */
export interface Sight<G extends GameTypes = GameTypes> {
  readonly seat: Seat
  readonly view: View<G>
  readonly header: Omit<Header, 'seed'>
  readonly start: {
    readonly state: G['state']
    readonly zones: { readonly [zone: string]: readonly string[] }
    readonly seen: { readonly [zone: string]: readonly number[] }
    readonly watchers: { readonly [zone: string]: number }
    readonly agenda: readonly Step[]
  }
  /** The cards that lie where the seat cannot see them, sorted, so that their order tells nothing. */
  readonly unknown: readonly string[]
  /** What has been answered in the running step; of other seats only what was said aloud. */
  readonly answers: readonly { readonly seat: Seat; readonly value?: Answer }[]
}

/** What `seat` knows of a match. */
export function sight<G extends GameTypes>(match: Match<G>, seat: Seat): Sight<G> {
  const { seed: _, ...header } = match.header
  const { position, answers } = match.runningStep()
  const bit = 1 << seat
  const unknown: string[] = []
  for (const [zone, marks] of Object.entries(position.zones.seen)) {
    position.zones.cards[zone]?.forEach((card, i) => ((marks[i] ?? 0) & bit) === 0 && unknown.push(card))
  }
  return {
    seat,
    view: view(match, seat),
    header,
    start: {
      state: clone(position.game) as G['state'],
      ...seenZones(match.game as unknown as Game, position.zones, bit),
      watchers: clone(position.zones.watchers),
      agenda: clone(position.agenda),
    },
    unknown: unknown.sort(),
    answers: answers.map(one =>
      one.seat === seat || one.aloud ? { seat: one.seat, value: one.value } : { seat: one.seat },
    ),
  }
}
