/** How long work that can wait is done at a stretch, in milliseconds. */
const stretch = 1

/**
 * Work that can wait. It is done in order, a little at a time, and what has arrived meanwhile is read in between. What follows from
 * a piece of work by promises that are kept at once is a part of it.
 */
export class Turns {
  #waiting: (() => void)[] = []
  #done = 0

  /** Does something when its turn comes, and never at once. */
  later(work: () => void): void {
    this.#waiting.push(work)
    if (this.#waiting.length === 1) this.#pause()
  }

  #pause(): void {
    setImmediate(() => this.#go(performance.now() + stretch))
  }

  #go(end: number): void {
    try {
      this.#waiting[this.#done++]?.()
    } finally {
      // Microtasks come to their end before the next tick.
      queueMicrotask(() => process.nextTick(() => this.#goOn(end)))
    }
  }

  #goOn(end: number): void {
    if (this.#done < this.#waiting.length) return performance.now() < end ? this.#go(end) : this.#pause()
    this.#waiting = []
    this.#done = 0
  }
}
