import { fleetingView, log } from '@osud/engine'
import type { Match, Reader, Seat, View } from '@osud/engine'
import { peopleAt, personTurn, takingBack } from '@osud/table'
import type { Moment, Notice } from '@osud/table'

/** What a moment says beside the match itself: nothing of it depends on what is hidden. */
type Around = Pick<Moment, 'match' | 'places' | 'thinking' | 'kept'>

/** What of a moment every reader is told alike. */
type Shared = Omit<Moment, 'view' | 'news' | 'turn' | 'undo'>

/**
 * A moment of a match, to be written down for several readers before the match goes on. What all of them are told alike is
 * written once.
 */
export class Telling {
  readonly #match: Match
  readonly #shared: string
  /** Who is to answer, whoever looks. */
  readonly #turn: Seat | undefined
  #state: string | undefined

  constructor(match: Match, around: Around, notice?: Notice) {
    this.#match = match
    this.#turn = personTurn(match, peopleAt(around.places))?.seat
    const shared: Shared = { ...around, game: match.game.id, secretive: false, ...(notice && { notice }) }
    this.#shared = inner(shared)
  }

  /** All of the match that is sent to one reader, a `Moment`; of the log only what was told from number `from` on. */
  text(reader: Reader, from: number): string {
    const match = this.#match
    const { state, ...seen } = fleetingView(match, reader)
    this.#state ??= JSON.stringify(state)
    const own = reader === 'onlooker' ? undefined : takingBack(match, [reader])
    const mine: Omit<Moment, keyof Shared | 'view'> = {
      news: { from, events: log(match, reader, from) },
      turn: (reader === 'onlooker' ? undefined : personTurn(match, [reader])?.seat) ?? this.#turn,
      undo:
        own === undefined
          ? { count: 0, because: 'undo-others' }
          : { count: own.count, ...(own.because && { because: own.because }) },
    }
    const rest: Omit<View, 'state'> = seen
    return `{${this.#shared},"view":{${inner(rest)},"state":${this.#state}},${inner(mine)}}`
  }
}

/** An object as JSON, without its braces. */
const inner = (data: object): string => JSON.stringify(data).slice(1, -1)
