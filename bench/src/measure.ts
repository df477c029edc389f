/** How many units of work a function does in a second. It returns how many it did in one call. */
export function rate(work: () => number, milliseconds: number): number {
  return bothRates(work, milliseconds).clock
}

/**
 * How many units of work a function does in a second of the clock, and in a second of processor time of the whole process,
 * which a busy neighbour disturbs less.
 */
export function bothRates(
  work: () => number,
  milliseconds: number,
): { readonly clock: number; readonly processor: number } {
  const start = performance.now()
  const used = process.cpuUsage()
  let done = 0
  let passed = 0
  while (passed < milliseconds) {
    done += work()
    passed = performance.now() - start
  }
  const { user, system } = process.cpuUsage(used)
  return { clock: (done / passed) * 1000, processor: (done / (user + system)) * 1_000_000 }
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Two pieces of work measured by turns, so that a noisy machine disturbs both alike. */
export function sideBySide(
  ours: () => number,
  theirs: () => number,
  { rounds = 5, milliseconds = 400 } = {},
): { ours: number; theirs: number; ratio: number } {
  rate(ours, milliseconds)
  rate(theirs, milliseconds)
  const pairs = Array.from(
    { length: rounds },
    () => [rate(ours, milliseconds), rate(theirs, milliseconds)] as const,
  )
  return {
    ours: median(pairs.map(([a]) => a)),
    theirs: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  }
}
