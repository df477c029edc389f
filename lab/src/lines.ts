import { readSync } from 'node:fs'

const newline = 10

/** A line of a file, and where the next one begins. */
export interface Line {
  readonly text: string
  readonly end: number
}

/** The complete lines of an open file, read piece by piece; what comes after the last end of a line is left out. */
export function* linesOf(file: number, pieceSize = 1 << 16): Generator<Line> {
  const piece = Buffer.alloc(pieceSize)
  let rest = Buffer.alloc(0)
  let [at, end] = [0, 0]
  for (;;) {
    const read = readSync(file, piece, 0, pieceSize, at)
    if (read === 0) return
    at += read
    rest = Buffer.concat([rest, piece.subarray(0, read)])
    for (let stop = rest.indexOf(newline); stop >= 0; stop = rest.indexOf(newline)) {
      end += stop + 1
      yield { text: rest.toString('utf8', 0, stop), end }
      rest = rest.subarray(stop + 1)
    }
  }
}
