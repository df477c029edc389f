import { count, short } from './numbers.ts'
import { fit } from './wrapping.ts'

/** The size of a curve in characters, what it is about, and the values its axis spans at least. */
export interface CurveOptions {
  readonly width?: number
  readonly height?: number
  readonly title?: string
  readonly from?: number
  readonly to?: number
  /** What stands below the last answer; how many there were unless said otherwise. */
  readonly foot?: string
  /** Writes a number at the axis. */
  readonly write?: (value: number) => string
}

/** A small line chart as text: one value for each answer, in order. */
export function curve(values: readonly number[], options: CurveOptions = {}): string {
  const { width = 72, height = 8, title, write = short } = options
  const known = values.filter(Number.isFinite)
  const least = Math.min(options.from ?? Infinity, ...known)
  const most = Math.max(options.to ?? -Infinity, ...known)
  if (known.length === 0) return [...(title === undefined ? [] : [title]), 'nothing to draw'].join('\n')
  const rows = Math.max(2, height)
  const names = Array.from({ length: rows }, (_, row) => nameOf(row, rows, least, most, write))
  const margin = Math.max(...names.map(name => name.length))
  const columns = Math.max(2, width - margin - 2)
  const levels = spread(values, columns).map(value => {
    return Number.isFinite(value) ? Math.round(partBetween(value, least, most) * (rows - 1)) : undefined
  })
  const grid = drawn(levels, rows)
  const lines = grid.map((line, i) => {
    const row = rows - 1 - i
    return `${(names[row] ?? '').padStart(margin)} ┤${line.join('')}`.trimEnd()
  })
  return [
    ...(title === undefined ? [] : [fit(title, width)]),
    ...lines.map(line => fit(line, width)),
    foot(options.foot ?? count(values.length, 'answer'), margin, columns),
  ].join('\n')
}

const partBetween = (value: number, least: number, most: number): number =>
  most > least ? (value - least) / (most - least) : 0.5

/** The top, the middle and the bottom are named. */
function nameOf(
  row: number,
  rows: number,
  least: number,
  most: number,
  write: (value: number) => string,
): string {
  if (least === most) return row === Math.round((rows - 1) / 2) ? write(least) : ''
  if (row === 0) return write(least)
  if (row === rows - 1) return write(most)
  return row * 2 === rows - 1 ? write((least + most) / 2) : ''
}

/** As many values as there are columns: the mean of those that fall together, or the same one again where they are fewer. */
function spread(values: readonly number[], columns: number): number[] {
  const drawn = Math.min(
    columns,
    Math.max(2, values.length * Math.max(1, Math.floor(columns / values.length))),
  )
  return Array.from({ length: drawn }, (_, column) => {
    const from = Math.floor((column / drawn) * values.length)
    const to = Math.max(from + 1, Math.floor(((column + 1) / drawn) * values.length))
    const here = values.slice(from, to).filter(Number.isFinite)
    return here.length === 0 ? Number.NaN : here.reduce((sum, value) => sum + value, 0) / here.length
  })
}

/** Level pieces, and a rise or a fall where a level follows another one. */
function drawn(levels: readonly (number | undefined)[], rows: number): string[][] {
  const grid = Array.from({ length: rows }, () => levels.map(() => ' '))
  const put = (level: number, column: number, sign: string) => {
    const line = grid[rows - 1 - level]
    if (line !== undefined) line[column] = sign
  }
  levels.forEach((level, column) => {
    if (level === undefined) return
    const before = levels[column - 1] ?? level
    if (before === level) return put(level, column, '─')
    put(before, column, before > level ? '╮' : '╯')
    put(level, column, before > level ? '╰' : '╭')
    for (let between = Math.min(before, level) + 1; between < Math.max(before, level); between++)
      put(between, column, '│')
  })
  return grid
}

/** From the first to the last answer; where both do not fit, the last says enough. */
function foot(last: string, margin: number, columns: number): string {
  const text = columns > last.length + 2 ? `1${last.padStart(columns - 1)}` : last.slice(0, columns)
  return `${' '.repeat(margin + 2)}${text}`
}
