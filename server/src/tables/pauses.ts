/** The first pause, and the longest, in milliseconds. */
const first = 1000
const longest = 600_000
/** More than so many are not remembered one by one. */
const most = 10_000

/** Remembers what was tried in vain. It rests before it is tried again, twice as long each time, and holds up nobody else. */
export class Pauses {
  readonly #now: () => number
  readonly #tried = new Map<string, { readonly pause: number; readonly until: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** How many are remembered. */
  get size(): number {
    return this.#tried.size
  }

  /** Whether it is too early to try it again. */
  rests(id: string): boolean {
    return this.#now() < (this.#tried.get(id)?.until ?? 0)
  }

  /** Those whose pause is over. */
  due(): readonly string[] {
    return [...this.#tried.keys()].filter(id => !this.rests(id))
  }

  /** It is tried now, or has just failed: the next time comes later. */
  tried(id: string): void {
    const last = this.#tried.get(id)?.pause
    if (last === undefined && this.#tried.size >= most) this.#tried.clear()
    const pause = last === undefined ? first : Math.min(longest, 2 * last)
    this.#tried.set(id, { pause, until: this.#now() + pause })
  }

  /** It has succeeded, or nobody wants it any more. */
  forget(id: string): void {
    this.#tried.delete(id)
  }

  /** Of all that need it, at most so many that may be tried now: what has failed least comes first. Others are forgotten. */
  next(needing: readonly string[], count: number): readonly string[] {
    const all = new Set(needing)
    for (const id of this.#tried.keys()) if (!all.has(id)) this.#tried.delete(id)
    const pause = (id: string): number => this.#tried.get(id)?.pause ?? 0
    return needing
      .filter(id => !this.rests(id))
      .toSorted((a, b) => pause(a) - pause(b))
      .slice(0, count)
  }
}
