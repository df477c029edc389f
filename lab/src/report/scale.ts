/** Where values stand along an axis, in percent of its length, and which of them are written at it. */
export interface Scale {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  at(value: number): number
}

const steps = [1, 2, 2.5, 5, 10]

/** A round step that cuts a span into about so many parts. */
export function roundStep(span: number, parts: number): number {
  const rough = span / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  return (steps.find(step => step * power >= rough) ?? 10) * power
}

/** An axis over at least these values that begins and ends at round ones. */
export function scaleOver(least: number, most: number, parts = 4): Scale {
  const step = roundStep(most > least ? most - least : 1, parts)
  const first = Math.floor(least / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9))
  const [from, to] = [first * step, last * step]
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  return { from, to, ticks, at: value => ((value - from) / (to - from)) * 100 }
}

/** How a text beside a line at this place is anchored, so that it stays inside the plot. */
export function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 20) return 'start'
  return place > 80 ? 'end' : 'middle'
}
