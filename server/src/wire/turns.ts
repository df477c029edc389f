/** How long work that can wait is done at a stretch, in milliseconds. */
const stretch = 1

/** Work that can wait. It is done in order, a little at a time, and what has arrived meanwhile is read in between. */
export class Turns {
  #waiting: (() => void)[] = []
  #done = 0

  /** Does something when its turn comes, and never at once. */
  later(work: () => void): void {
    this.#waiting.push(work)
    if (this.#waiting.length === 1) setImmediate(() => this.#go())
  }

  #go(): void {
    const end = performance.now() + stretch
    try {
      do this.#waiting[this.#done++]?.()
      while (this.#done < this.#waiting.length && performance.now() < end)
    } finally {
      this.#goOn()
    }
  }

  #goOn(): void {
    if (this.#done < this.#waiting.length) return void setImmediate(() => this.#go())
    this.#waiting = []
    this.#done = 0
  }
}
