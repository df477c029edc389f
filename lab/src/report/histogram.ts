import type { Histogram } from '../findings.ts'
import { figure, numbersTable } from './figure.ts'
import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { partOf, percentInPrint, short, thousands } from './numbers.ts'
import { roundStep } from './scale.ts'

/** Some values that are counted together: from the first whole number to just before the one after the last. */
export interface Bin {
  readonly from: number
  readonly to: number
}

/** Cuts all values of some histograms into at most so many equal bins, with round borders where they are wide. */
export function binsOf(histograms: readonly Histogram[], most: number): Bin[] {
  const told = histograms.filter(({ count }) => count > 0)
  if (told.length === 0) return []
  const least = Math.min(...told.map(({ least }) => least))
  const greatest = Math.max(...told.map(({ most }) => most))
  const span = greatest - least + 1
  const width = span <= most ? 1 : Math.ceil(roundStep(span, most - 1))
  const first = Math.floor(least / width) * width
  return Array.from({ length: Math.floor((greatest - first) / width) + 1 }, (_, i) => {
    const from = first + i * width
    return { from, to: from + width - 1 }
  })
}

/** How many of the values lie in a bin. */
export function timesIn({ values }: Histogram, { from, to }: Bin): number {
  return values.reduce((sum, [value, times]) => (value >= from && value < to + 1 ? sum + times : sum), 0)
}

/** A bin as it is written. */
const binName = ({ from, to }: Bin): string => (from === to ? String(from) : `${from}–${to}`)

/** Least, median, mean and most in words. */
function summaryOf({ least, median, mean, most }: Histogram): string {
  const range = least === most ? String(least) : `${least} to ${most}`
  return `${range}, median ${short(median)}, mean ${mean.toFixed(1)}`
}

const mostBins = 40
const barHeight = 96
const rowHeight = barHeight + 40

/** Some histograms one above the other, over the same bins and with the same height for the same share. */
export function histogramFigure(
  id: string,
  title: string,
  unit: string,
  rows: readonly (readonly [name: string, histogram: Histogram])[],
): Markup {
  const bins = binsOf(
    rows.map(([, histogram]) => histogram),
    mostBins,
  )
  const shares = rows.map(([, histogram]) =>
    bins.map(bin => partOf(timesIn(histogram, bin), histogram.count)),
  )
  const top = Math.max(...shares.flat())
  const bottom = rows.length * rowHeight
  return figure({
    id,
    title,
    description: `${rows.map(([name, histogram]) => `${name}: ${summaryOf(histogram)} ${unit}`).join('. ')}.`,
    height: bottom + 8,
    plot: [
      ...rows.map(([name, histogram], i) => {
        return band(`${name}: ${summaryOf(histogram)}`, histogram, shares[i] ?? [], top, bins, i * rowHeight)
      }),
      ...borders(bins, bottom + 3),
    ],
    numbers: numbersTable(
      title,
      [unit, ...rows.flatMap(([name]) => [name, 'share'])],
      bins.map((bin, i) => [
        binName(bin),
        ...rows.flatMap(([, histogram], row) => [
          thousands(timesIn(histogram, bin)),
          percentInPrint(shares[row]?.[i] ?? 0),
        ]),
      ]),
    ),
  })
}

function band(
  text: string,
  { median, count }: Histogram,
  shares: readonly number[],
  highest: number,
  bins: readonly Bin[],
  top: number,
): Markup {
  const floor = top + rowHeight - 12
  const width = 100 / bins.length
  const bars = shares.map((share, i) => {
    const height = partOf(share, highest) * barHeight
    const bin = bins[i]
    return markup`<rect class="bar" x="${i * width + width * 0.06}%" width="${width * 0.88}%" y="${floor - height}" height="${height}"><title>${bin && binName(bin)}: ${percentInPrint(share)}</title></rect>`
  })
  const first = bins[0]
  const place = first === undefined ? 0 : ((median - first.from + 0.5) / (first.to - first.from + 1)) * width
  const middle =
    count === 0
      ? []
      : [markup`<line class="fair" x1="${place}%" x2="${place}%" y1="${top + 22}" y2="${floor}"/>`]
  return markup`<text x="0" y="${top + 14}">${text}</text>${bars}${middle}<line class="floor" x1="0" x2="100%" y1="${floor}" y2="${floor}"/>`
}

/** Values below the bars: few enough to stand apart on a phone. */
function borders(bins: readonly Bin[], y: number): Markup[] {
  const every = Math.max(1, Math.ceil(bins.length / 8))
  return bins.flatMap((bin, i) => {
    const place = ((i + 0.5) / bins.length) * 100
    if (i % every !== 0) return []
    return [markup`<text class="small" x="${place}%" y="${y}" text-anchor="middle">${bin.from}</text>`]
  })
}
