/** Work that is done once in a while, beside what somebody came for: nobody waits for it. */
export class Chore {
  readonly #every: number
  #last = -Infinity

  /** `every`: so many milliseconds lie between two times at least. */
  constructor(every: number) {
    this.#every = every
  }

  /** Does the work, unless it was done lately. If it fails, it is left for the next time. */
  turn(now: number, work: () => Promise<unknown>): void {
    // A clock that was set back is no reason to wait until it has caught up.
    if (Math.abs(now - this.#last) < this.#every) return
    this.#last = now
    void work().catch(() => undefined)
  }
}
