/** How much of the longest try is remembered after each further one: a single pause is forgotten in time. */
const memory = 0.99

/** So much of its time is planned with. The rest is for pauses that nobody sees coming: the collector's, the machine's. */
const planned = 0.9

/** A time that is kept: it is over as soon as another try might not fit into it. */
export class Clock {
  readonly #end: number
  #last: number
  #longest = 0

  constructor(milliseconds: number) {
    this.#last = performance.now()
    this.#end = this.#last + planned * milliseconds
  }

  /** Whether there is no time for another try. To be asked before every one. */
  over(): boolean {
    const now = performance.now()
    this.#longest = Math.max(now - this.#last, this.#longest * memory)
    this.#last = now
    return now + this.#longest >= this.#end
  }
}
