import type { Tallied } from './counts.ts'
import type { Histogram } from './findings.ts'

/** The histogram of whole numbers from how often each came up; undefined if none did. */
export function histogramOf(times: Tallied): Histogram | undefined {
  const values = Object.entries(times)
    .map(([value, n]): [number, number] => [Number(value), n])
    .toSorted(([a], [b]) => a - b)
  const [least, most] = [values[0]?.[0], values.at(-1)?.[0]]
  if (least === undefined || most === undefined) return undefined
  const count = values.reduce((sum, [, n]) => sum + n, 0)
  const total = values.reduce((sum, [value, n]) => sum + value * n, 0)
  const median = (nth(values, (count - 1) >> 1) + nth(values, count >> 1)) / 2
  return { count, least, median, mean: total / count, most, values }
}

/** The value in place `place`, counted from 0 in rising order. */
function nth(values: readonly (readonly [number, number])[], place: number): number {
  let before = 0
  for (const [value, times] of values) {
    before += times
    if (place < before) return value
  }
  throw new RangeError(`there is no value in place ${place}`)
}
