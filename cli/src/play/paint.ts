import type { Writable } from 'node:stream'
import pc from 'picocolors'

/** The colours of the terminal; every one is the text itself where colours are not wanted. */
export interface Paint {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly accent: (text: string) => string
  readonly warn: (text: string) => string
}

/** Colours for an output, if it is a terminal and nobody has set NO_COLOR. */
export function paintFor(output: Writable & { readonly isTTY?: boolean }): Paint {
  const { bold, dim, cyan, yellow } = pc.createColors(output.isTTY === true && !process.env['NO_COLOR'])
  return { bold, dim, accent: cyan, warn: yellow }
}
