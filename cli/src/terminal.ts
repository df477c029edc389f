import type { Readable, Writable } from 'node:stream'

/** What a command reads from and writes to: a real terminal, a pipe, or the streams of a test. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable & { readonly isTTY?: boolean }
  readonly errors: Writable & { readonly isTTY?: boolean }
  readonly env: NodeJS.ProcessEnv
}

const usualColumns = 80
const fewestColumns = 40

/** How many columns an output has; as many as terminals used to have where it does not tell. */
export function columnsOf(output: Writable): number {
  const { columns } = output as { readonly columns?: number }
  return Math.max(fewestColumns, columns || usualColumns)
}
