import pc from 'picocolors'
import type { Terminal } from '../terminal.ts'

/** The colours of the terminal; every one is the text itself where colours are not wanted. */
export interface Paint {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly accent: (text: string) => string
  readonly warn: (text: string) => string
}

/** Colours for an output, if it is a terminal and nobody has set NO_COLOR. */
export function paintFor({ isTTY }: Terminal['output'], env: Terminal['env']): Paint {
  const { bold, dim, cyan, yellow } = pc.createColors(isTTY === true && !env['NO_COLOR'])
  return { bold, dim, accent: cyan, warn: yellow }
}
