/** The signs of a text, of which a terminal gives each one column. */
const signsOf = (text: string): string[] => Array.from(text)

/** How many signs a text has. */
export const lengthOf = (text: string): number => signsOf(text).length

/** A text of at most so many signs; one that is longer ends in `…`. */
export function fit(text: string, most: number): string {
  const signs = signsOf(text)
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}

/** Breaks a text into lines of at most so many signs, at spaces where there are any; what is too long for all lines ends in `…`. */
export function wrapped(text: string, width: number, mostLines = Infinity): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap(word => pieces(word, width))) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  lines.push(line)
  if (lines.length <= mostLines) return lines
  const last = lines.slice(mostLines - 1).join(' ')
  return [...lines.slice(0, mostLines - 1), fit(last, width)]
}

/** A word that is longer than a line, cut into lines. */
function pieces(word: string, width: number): string[] {
  const signs = signsOf(word)
  return Array.from({ length: Math.max(1, Math.ceil(signs.length / width)) }, (_, i) =>
    signs.slice(i * width, (i + 1) * width).join(''),
  )
}
