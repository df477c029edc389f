/** Where the values of one seat lie, so that one measure of curiosity fits games that count in points or in wins. */
export class Scale {
  #count = 0
  #mean = 0
  #squares = 0
  #width = 1

  /** Where the middle of all values lies. */
  readonly middle = 0.5

  /** Takes one more value into account. */
  add(value: number): void {
    this.#count++
    const before = value - this.#mean
    this.#mean += before / this.#count
    this.#squares += before * (value - this.#mean)
    this.#width = 4 * Math.sqrt(this.#squares / this.#count) || 1
  }

  /** A value on a scale on which nearly all lie between 0 and 1. */
  of(value: number): number {
    return this.middle + (value - this.#mean) / this.#width
  }
}
