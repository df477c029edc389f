/** An axis: where it begins and ends, and round values in between. */
export interface Axis {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
}

/** An axis over some values with about five round steps. */
export function spread(least: number, most: number): Axis {
  const rough = Math.max(most - least, 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10)
  const from = Math.floor(least / step) * step
  const count = Math.ceil((most - from) / step)
  return {
    from,
    to: from + count * step,
    ticks: Array.from({ length: count + 1 }, (_, i) => Math.round((from + i * step) * 1000) / 1000),
  }
}

/** The path of a line; it is broken where nobody can tell. */
export function lineOf(
  values: readonly (number | undefined)[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  let pen = 'M'
  let path = ''
  values.forEach((value, i) => {
    if (value === undefined || !Number.isFinite(value)) {
      pen = 'M'
      return
    }
    path += `${pen}${x(i).toFixed(1)} ${y(value).toFixed(1)}`
    pen = 'L'
  })
  return path
}

/** Which of so many values stand in the table: about two dozen, the first and the last among them. */
export function tableRows(count: number): number[] {
  const step = Math.max(1, Math.round(count / 24))
  const rows = Array.from({ length: Math.ceil(count / step) }, (_, i) => i * step)
  return rows.at(-1) === count - 1 ? rows : [...rows, count - 1]
}
