import type { Seat, Value } from '@osud/engine'
import { Bandit } from './bandit.ts'

/**
 * A place in the tree: what the searching seat has answered so far, whatever the others did. All that anybody can be
 * asked until it answers again is gathered here, so an answer that is still secret leads nobody to another place.
 */
export class Place {
  visits = 0
  readonly bandits = new Map<string, Bandit>()
  readonly #after = new Map<Value, Place>()

  /** What is known of a seat's answers to one kind of question here. */
  bandit(seat: Seat, ask: string): Bandit {
    const key = `${seat} ${ask}`
    let bandit = this.bandits.get(key)
    if (bandit === undefined) this.bandits.set(key, (bandit = new Bandit()))
    return bandit
  }

  /** The place after one more answer of the searching seat. */
  after(answer: Value): Place {
    let place = this.#after.get(answer)
    if (place === undefined) this.#after.set(answer, (place = new Place()))
    return place
  }
}
