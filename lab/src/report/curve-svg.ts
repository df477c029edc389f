import { markup } from './markup.ts'
import type { Markup } from './markup.ts'
import { short } from './numbers.ts'
import { scaleOver } from './scale.ts'
import type { Scale } from './scale.ts'
import { fit } from './wrapping.ts'

/** One line of a chart: a value for each answer, in order. */
export interface Series {
  readonly label: string
  readonly values: readonly number[]
}

/** What a chart says about itself, its size in pixels, and the values its axis spans at least. */
export interface CurveSvgOptions {
  readonly title: string
  /** What is counted from left to right. */
  readonly x?: string
  /** Which answer the first value belongs to; 0 is the beginning. */
  readonly first?: number
  /** What is told from the bottom to the top. */
  readonly y?: string
  readonly width?: number
  readonly height?: number
  readonly from?: number
  readonly to?: number
  /** What it shows to those who do not see it; where each line begins, ends and turns unless said otherwise. */
  readonly description?: string
  /** Writes a number at the axis and at the end of a line. */
  readonly write?: (value: number) => string
}

const margin = { top: 28, right: 156, bottom: 36, left: 44 }
const labelHeight = 16
const mostSigns = 17

/** Lines that are told apart by hue, by dashes and by their names: three signs. */
const style = `.curve{--text:#1E1A15;--muted:#5C5346;--line:#CFC4AE;--c0:#845200;--c1:#1F3C78;--c2:#2B6B56;--c3:#A8261F;--c4:#5C5346;font:13px "Source Sans 3",system-ui,sans-serif}@media (prefers-color-scheme:dark){.curve{--text:#F2ECDF;--muted:#B5B0A4;--line:#3D434E;--c0:#E6B450;--c1:#A9BBDD;--c2:#7FC4A8;--c3:#E7A08F;--c4:#B5B0A4}}@media print{.curve{--text:#1E1A15;--muted:#5C5346;--line:#CFC4AE;--c0:#845200;--c1:#1F3C78;--c2:#2B6B56;--c3:#A8261F;--c4:#5C5346}}.curve text{fill:var(--text)}.curve .small{fill:var(--muted);font-size:12px}.curve .grid{stroke:var(--line)}.curve path{fill:none;stroke-width:2;stroke-linejoin:round}`
const dashes = ['none', '7 3', '2 3', '9 3 2 3', '4 4']

/** A line chart as an SVG of its own: a line for each seat, named at its end. */
export function curveSvg(series: readonly Series[], options: CurveSvgOptions): string {
  const { title, x = 'answers', first = 0, y, width = 720, height = 280, write = short } = options
  const values = series.flatMap(({ values }) => values).filter(Number.isFinite)
  const scale = scaleOver(
    Math.min(options.from ?? Infinity, ...(values.length > 0 ? values : [0])),
    Math.max(options.to ?? -Infinity, ...(values.length > 0 ? values : [1])),
    5,
  )
  const last = Math.max(1, ...series.map(({ values }) => values.length - 1))
  const frame: Frame = {
    across: i => margin.left + (i / last) * (width - margin.left - margin.right),
    up: value => height - margin.bottom - (scale.at(value) / 100) * (height - margin.top - margin.bottom),
  }
  return markup`<svg xmlns="http://www.w3.org/2000/svg" class="curve" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="max-width:100%;height:auto" role="img"><title>${title}</title><desc>${options.description ?? describe(series)}</desc><style>${{ written: style }}</style>
${grid(scale, frame, width, write)}${axis(
    scaleOver(first, first + last, 6).ticks.filter(
      tick => tick >= first && tick <= first + last && Number.isInteger(tick),
    ),
    { ...frame, across: answer => frame.across(answer - first) },
    height,
  )}<text class="small" x="${frame.across(last)}" y="${height - 4}" text-anchor="end">${x}</text>${y === undefined ? undefined : markup`<text class="small" x="${margin.left}" y="14">${y}</text>`}
${series.map(({ values }, i) => line(values, i, frame))}${endLabels(series, frame, write)}</svg>
`.written
}

type Write = (value: number) => string

interface Frame {
  readonly across: (answer: number) => number
  readonly up: (value: number) => number
}

function grid({ ticks }: Scale, { up }: Frame, width: number, write: Write): Markup[] {
  return ticks.map(tick => {
    return markup`<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${up(tick)}" y2="${up(tick)}"/><text class="small" x="${margin.left - 6}" y="${up(tick) + 4}" text-anchor="end">${write(tick)}</text>`
  })
}

function axis(ticks: readonly number[], { across }: Frame, height: number): Markup[] {
  return ticks.map(tick => {
    return markup`<text class="small" x="${across(tick)}" y="${height - margin.bottom + 16}" text-anchor="middle">${tick}</text>`
  })
}

/** A line that breaks where a value is missing. */
function line(values: readonly number[], index: number, { across, up }: Frame): Markup {
  const points = values.map((value, i) => {
    if (!Number.isFinite(value)) return markup``
    const begins = i === 0 || !Number.isFinite(values[i - 1])
    return markup`${begins ? 'M' : 'L'}${across(i)} ${up(value)}`
  })
  return markup`<path d="${points}" style="stroke:var(--c${index % dashes.length})" stroke-dasharray="${dashes[index % dashes.length]}"/>`
}

/** The names beside the ends of the lines, moved apart where they would cover each other. */
function endLabels(series: readonly Series[], { across, up }: Frame, write: Write): Markup[] {
  const ends = series.flatMap(({ label, values }, index) => {
    const at = values.findLastIndex(Number.isFinite)
    const value = values[at]
    return value === undefined ? [] : [{ label, value, index, at, y: up(value) }]
  })
  let above = 0
  return ends
    .toSorted((a, b) => a.y - b.y)
    .map(({ label, value, index, at, y }) => {
      above = Math.max(y + 4, above + labelHeight)
      return markup`<circle cx="${across(at)}" cy="${y}" r="3.5" style="fill:var(--c${index % dashes.length})"/><path d="M${across(at) + 8} ${above - 4.5}h20" style="stroke:var(--c${index % dashes.length})" stroke-dasharray="${dashes[index % dashes.length]}"/><text x="${across(at) + 33}" y="${above}">${fit(label, mostSigns)} <tspan class="small">${write(value)}</tspan></text>`
    })
}

function describe(series: readonly Series[]): string {
  const each = series.map(({ label, values }) => {
    const known = values.filter(Number.isFinite)
    const [first, last] = [known[0], known.at(-1)]
    if (first === undefined || last === undefined) return `${label}: nothing`
    return `${label}: from ${short(first)} to ${short(last)}, least ${short(Math.min(...known))}, most ${short(Math.max(...known))}`
  })
  return `${each.join('; ')}.`
}
