import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What came of a run of the program. */
export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const program = fileURLToPath(new URL('../bin/osud.mjs', import.meta.url))

/** Runs `osud` with these words, from a folder that is not the repository, and feeds it `input`. */
export function osud(
  words: readonly string[],
  input: string | Uint8Array = '',
  env: Record<string, string> = {},
): Promise<Run> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: tmpdir(),
    env: { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: '', ...env },
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.on('error', () => {}) // it may end before it has read everything
  child.stdin.end(input)
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}

/** A path for a file that does not exist yet. */
export function freshFile(name = 'match.json'): string {
  return join(mkdtempSync(join(tmpdir(), 'osud-')), name)
}
