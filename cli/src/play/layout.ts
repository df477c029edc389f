import { stripVTControlCharacters } from 'node:util'

/** The longest line that is pleasant to read. */
export const proseWidth = 76

/** How many columns a text takes, its colours apart. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length
}

/** Breaks a text between words so that it fits; further lines begin with `hang`. */
export function wrap(text: string, width: number, hang = ''): string[] {
  return text.split('\n').flatMap(paragraph => wrapParagraph(paragraph, width, hang))
}

function wrapParagraph(text: string, width: number, hang: string): string[] {
  const lines: string[] = []
  const indent = /^ */.exec(text)?.[0] ?? ''
  let line = ''
  // A space that does not break is no plain space, so it stays within its word.
  for (const word of text.slice(indent.length).split(' ')) {
    const start = lines.length === 0 ? indent : indent + hang
    if (line === '') line = start + word
    else if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`
    else {
      lines.push(line)
      line = indent + hang + word
    }
  }
  return [...lines, line]
}

/** Rows of cells in columns; the first column to the left, the others, which are numbers, to the right. */
export function columns(rows: readonly (readonly string[])[], width: number): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(row => widthOf(row[i] ?? ''))))
  const roomy = widths.reduce((sum, one) => sum + one + 2, 0) <= width
  return rows.map(row =>
    row
      .map((cell, i) => {
        const fill = ' '.repeat((widths[i] ?? 0) - widthOf(cell))
        return i === 0 ? cell + fill : fill + cell
      })
      .join(roomy ? '  ' : ' ')
      .trimEnd(),
  )
}
