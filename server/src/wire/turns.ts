/** How long work that can wait is done at a stretch, in milliseconds. */
const stretch = 1

/**
 * Work that can wait. It is done in order, a little at a time, and what has arrived meanwhile is read in between. What follows from
 * a piece of work by promises that are kept at once is a part of it.
 */
export class Turns {
  #coming: (() => void)[] = []
  #going: (() => void)[] = []
  #done = 0
  #busy = false

  /** Does something when its turn comes, and never at once. */
  later(work: () => void): void {
    this.#coming.push(work)
    if (!this.#busy) this.#pause()
    this.#busy = true
  }

  #pause(): void {
    setImmediate(() => this.#go(performance.now() + stretch))
  }

  #go(end: number): void {
    if (this.#done === this.#going.length) this.#takeOver()
    try {
      this.#going[this.#done++]?.()
    } finally {
      // Microtasks come to their end before the next tick.
      queueMicrotask(() => process.nextTick(() => this.#goOn(end)))
    }
  }

  #goOn(end: number): void {
    this.#busy = this.#done < this.#going.length || this.#coming.length > 0
    if (!this.#busy) this.#takeOver()
    else if (performance.now() < end) this.#go(end)
    else this.#pause()
  }

  /** What was done is forgotten, and what has come meanwhile is next. */
  #takeOver(): void {
    this.#going = this.#coming
    this.#coming = []
    this.#done = 0
  }
}
