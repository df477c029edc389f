import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Findings } from '../src/findings.ts'

/** A folder that did not exist before. */
export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'osud-lab-'))
}

/** Findings without what differs from run to run. */
export function timeless(found: Findings): object {
  const { seconds: _, gamesPerSecond: __, answersPerSecond: ___, workers: ____, ...rest } = found
  return rest
}
