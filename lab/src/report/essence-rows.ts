import { fit, lengthOf } from './wrapping.ts'

/** Paints parts of a line; without colours it changes nothing. */
export interface Paint {
  bold(text: string): string
  faint(text: string): string
  told(text: string): string
}

/** The paints of a terminal. */
export function paints(colour: boolean): Paint {
  const paint = (code: number) => (text: string) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text)
  return { bold: paint(1), faint: paint(2), told: paint(33) }
}

/** A line with a name, a text and a picture of it. The texts say the same, the fullest first. */
export interface Row {
  readonly name: string
  readonly texts: readonly string[]
  readonly picture: (width: number) => string
}

const indent = 4
const apart = 2
const goodPicture = 16
const leastPicture = 6
const mostPicture = 40

/** Rows under each other: as much text as leaves room for a good picture, and no line longer than the width. */
export function rowLines(rows: readonly Row[], width: number): string[] {
  const names = Math.min(
    Math.max(...rows.map(({ name }) => lengthOf(name))),
    Math.max(8, Math.floor(width * 0.3)),
  )
  const texts = (level: number) => rows.map(row => row.texts[Math.min(level, row.texts.length - 1)] ?? '')
  const room = (level: number) => {
    return width - indent - names - apart - Math.max(...texts(level).map(lengthOf)) - apart
  }
  const levels = Math.max(...rows.map(row => row.texts.length))
  const level = Array.from({ length: levels }, (_, i) => i).find(i => room(i) >= goodPicture) ?? levels - 1
  const picture = Math.min(mostPicture, room(level))
  const longest = Math.max(...texts(level).map(lengthOf))
  return rows.map((row, i) => {
    const text = `${' '.repeat(indent)}${fit(row.name, names).padEnd(names)}${' '.repeat(apart)}${texts(level)[i]}`
    if (picture < leastPicture) return text
    const padded = text.padEnd(indent + names + apart + longest + apart)
    return `${padded}${row.picture(picture)}`.trimEnd()
  })
}

/** An interval on a line: dots, the marks to compare with, the interval and the value on it. */
export function strip(
  width: number,
  place: (value: number) => number,
  { from, to, at, told }: { from: number; to: number; at: number; told: boolean },
  marks: readonly number[],
  paint: Paint,
): string {
  const column = (value: number) => Math.round(Math.max(0, Math.min(1, place(value))) * (width - 1))
  const line = Array.from({ length: width }, () => '·')
  for (const mark of marks) line[column(mark)] = '┆'
  for (let i = column(from); i <= column(to); i++) line[i] = line[i] === '┆' ? '┿' : '━'
  line[column(at)] = told ? '●' : '○'
  const inside = line.slice(column(from), column(to) + 1).join('')
  return [
    paint.faint(line.slice(0, column(from)).join('')),
    told ? paint.told(inside) : inside,
    paint.faint(line.slice(column(to) + 1).join('')),
  ].join('')
}

const blocks = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/** Heights as a row of blocks; whatever is more than nothing shows. */
export function skyline(heights: readonly number[]): string {
  const most = Math.max(...heights)
  return heights
    .map(height => blocks[height === 0 ? 0 : Math.max(1, Math.round((height / most) * 8))] ?? ' ')
    .join('')
}
