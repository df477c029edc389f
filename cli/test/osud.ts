import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { run } from '../src/program.ts'

/** What came of a run of the program. */
export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs `osud` with these words within the test, and feeds it `input`. */
export async function osud(
  words: readonly string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Run> {
  const [typed, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  let out = ''
  let err = ''
  output.setEncoding('utf8').on('data', (text: string) => (out += text))
  errors.setEncoding('utf8').on('data', (text: string) => (err += text))
  typed.end(input)
  const code = await run(words, { input: typed, output, errors, env })
  await setImmediate()
  return { code, out: readable(out), err: readable(err) }
}

/** The program as it is started from a shell. */
export const program = fileURLToPath(new URL('../bin/osud.mjs', import.meta.url))

/** Runs `osud` in a process of its own, from a folder that is not the repository. */
export function spawned(words: readonly string[], input: string): Promise<Run> {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'] },
  })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.on('error', () => {}) // it may end before it has read everything
  child.stdin.end(input)
  return new Promise(resolve =>
    child.on('close', code => resolve({ code, out: readable(out), err: readable(err) })),
  )
}

/** What was written, with plain spaces for those that do not break. */
export function readable(written: unknown): string {
  return written === null ? '' : String(written).replaceAll('\u00a0', ' ')
}

/** A path for a file that does not exist yet. */
export function freshFile(name = 'match.json'): string {
  return join(mkdtempSync(join(tmpdir(), 'osud-')), name)
}
