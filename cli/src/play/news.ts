import { log } from '@osud/engine'
import type { Match, Seat, SeenEvent } from '@osud/engine'

/**
 * Who has been told what at one keyboard. Alone, a person is told all that the own seat may know. Where several keep
 * secrets from each other, they hear together what everybody may know, and each one alone only what is beyond that.
 */
export class News {
  readonly #match: Match
  readonly #secretive: boolean
  readonly #alone = new Map<Seat, number>()
  #together = 0
  #before = 0

  constructor(match: Match, secretive: boolean) {
    this.#match = match
    this.#secretive = secretive
  }

  /** Takes all that was told before the event in this place for known. */
  recall(place: number): void {
    this.#before = place
    this.#together = place
  }

  /** What nobody has heard in company yet. */
  unheardTogether(): SeenEvent[] {
    return this.#seenBy('onlooker', this.#together).map(({ event }) => event)
  }

  /** The same, and from now on it has been heard. */
  together(): SeenEvent[] {
    const events = this.unheardTogether()
    this.#together = this.#match.events().length
    return events
  }

  /** What a person has not been told yet; from now on it has. */
  alone(seat: Seat): SeenEvent[] {
    const reader = this.#secretive ? seat : 0
    const events = this.#seenBy(seat, this.#alone.get(reader) ?? this.#before)
    this.#alone.set(reader, this.#match.events().length)
    if (!this.#secretive) return events.map(({ event }) => event)
    const common = new Map(this.#seenBy('onlooker', 0).map(({ event, place }) => [place, event]))
    return events
      .filter(({ event, place }) => {
        return place >= this.#together || JSON.stringify(common.get(place)) !== JSON.stringify(event)
      })
      .map(({ event }) => event)
  }

  /** After something was taken back, what was told of it has not been told. */
  forget(): void {
    const { length } = this.#match.events()
    this.#together = Math.min(this.#together, length)
    for (const [reader, told] of this.#alone) this.#alone.set(reader, Math.min(told, length))
  }

  /** What a reader may know of, with its place among all events. */
  #seenBy(reader: Seat | 'onlooker', from: number): { event: SeenEvent; place: number }[] {
    const places = this.#match.events().flatMap(({ to }, place) => {
      return to === undefined || (reader !== 'onlooker' && to.includes(reader)) ? [place] : []
    })
    return log(this.#match, reader)
      .map((event, i) => ({ event, place: places[i] ?? 0 }))
      .filter(({ place }) => place >= from)
  }
}
