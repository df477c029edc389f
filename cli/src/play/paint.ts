import pc from 'picocolors'
import type { Terminal } from '../terminal.ts'

/** Lends a text a colour, or returns the text itself where colours are not wanted. */
type Colouring = (text: string) => string

/** The colours of the terminal. */
export interface Paint {
  readonly bold: Colouring
  readonly dim: Colouring
  readonly accent: Colouring
  readonly warn: Colouring
  /** The colours that things have on the table; the word always stands there too. */
  readonly thing: Readonly<Record<'red' | 'green' | 'blue' | 'yellow', Colouring>>
}

/** Colours for an output, if it is a terminal and nobody has set NO_COLOR. */
export function paintFor({ isTTY }: Terminal['output'], env: Terminal['env']): Paint {
  const { bold, dim, cyan, red, green, blueBright, yellow } = pc.createColors(
    isTTY === true && !env['NO_COLOR'],
  )
  return { bold, dim, accent: cyan, warn: yellow, thing: { red, green, blue: blueBright, yellow } }
}
