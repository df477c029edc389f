import type { Readable, Writable } from 'node:stream'

/** What a command reads from and writes to: a real terminal, a pipe, or the streams of a test. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable & { readonly isTTY?: boolean }
  readonly errors: Writable & { readonly isTTY?: boolean }
  readonly env: NodeJS.ProcessEnv
}
