import { prefixOf } from './games.ts'

/** A stretch of a text: from its first letter to behind its last one. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A piece of a rule's text: plain words, found words, or the name of another rule. */
export interface Piece {
  readonly text: string
  /** The rule that is named here. */
  readonly rule?: string
  readonly marked?: true
}

const reference = new RegExp(`\\[?\\b((?:${Object.values(prefixOf).join('|')})-\\d{3})\\b\\]?`, 'g')

/** Cuts a text where it names other rules (`[POD-103]`) and where words were found. */
export function piecesOf(text: string, marks: readonly Span[] = []): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { index, 0: whole, 1: rule = '' } of text.matchAll(reference)) {
    pieces.push(...marked(text, { from: at, to: index }, marks), { text: rule, rule })
    at = index + whole.length
  }
  pieces.push(...marked(text, { from: at, to: text.length }, marks))
  return pieces.filter(piece => piece.text !== '')
}

/** A text with what names other rules blanked out: as long as before, so that places in it stay the same. */
export function withoutReferences(text: string): string {
  return text.replace(reference, whole => ' '.repeat(whole.length))
}

function marked(text: string, { from, to }: Span, marks: readonly Span[]): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const mark of marks.filter(each => each.from >= from && each.to <= to)) {
    pieces.push({ text: text.slice(at, mark.from) }, { text: text.slice(mark.from, mark.to), marked: true })
    at = mark.to
  }
  return [...pieces, { text: text.slice(at, to) }]
}
