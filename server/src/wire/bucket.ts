/** Lets so many things through in a second on average, and a few more at once. */
export class Bucket {
  readonly #rate: number
  readonly #most: number
  #left: number
  #at: number

  constructor(rate: number, most: number, now: number) {
    this.#rate = rate
    this.#most = most
    this.#left = most
    this.#at = now
  }

  /** Whether one more may pass now, or something as heavy as several; otherwise in how many milliseconds. */
  take(now: number, weight = 1): 0 | number {
    this.#left = this.#filled(now)
    this.#at = now
    if (this.#left < weight) return Math.ceil(((weight - this.#left) / this.#rate) * 1000)
    this.#left -= weight
    return 0
  }

  /** Whether it is as good as new, so that nobody needs to keep it. */
  full(now: number): boolean {
    return this.#filled(now) >= this.#most
  }

  /** What it holds by now; a clock that was set back takes nothing out of it. */
  #filled(now: number): number {
    const passed = Math.max(0, now - this.#at)
    return Math.min(this.#most, this.#left + (passed / 1000) * this.#rate)
  }
}
