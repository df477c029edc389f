import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Match } from '@osud/engine'
import { gameOf, MatchError } from '@osud/engine'
import { explain } from '@osud/lang'
import type { Speaker } from '@osud/lang'
import { giveUp } from './failure.ts'
import { findGame } from './games.ts'
import type { Shelved } from './games.ts'
import { sayingOf } from './narrator.ts'

/** A save or a record as it was found in a file, and the game that it is of. */
export interface MatchFile {
  readonly kept: object
  readonly shelved: Shelved
}

/** Reads a file that should hold a save or a record; whatever is wrong with it is told in one line. */
export function readMatchFile(file: string, speaker: Speaker): MatchFile {
  if (!existsSync(file)) return giveUp(sayingOf(speaker)('cli.no-file', { file }))
  const kept = parsed(readText(file, speaker))
  if (kept === undefined) return giveUp(sayingOf(speaker)('cli.no-save', { file }))
  const game = openedFrom(file, speaker, () => gameOf(kept))
  const shelved =
    findGame(game) ?? giveUp(sayingOf(speaker)('cli.unknown-game', { file, game: game.slice(0, 40) }))
  return { kept, shelved }
}

/** Opens what a file holds; what the engine has against it is told in one line that names the file. */
export function openedFrom<T>(file: string, speaker: Speaker, open: () => T): T {
  try {
    return open()
  } catch (cause) {
    if (!(cause instanceof MatchError)) throw cause
    return giveUp(sayingOf(speaker)('cli.trouble', { file, why: explain(speaker, cause.trouble) }))
  }
}

/** Saves a match, so that the file holds either the old save or the new one, but never half of one. */
export function writeMatchFile(file: string, match: Match, speaker: Speaker): void {
  const beside = `${file}.${process.pid}.new`
  try {
    writeFileSync(beside, `${JSON.stringify(match.save())}\n`)
    renameSync(beside, file)
  } catch (cause) {
    rmSync(beside, { force: true })
    giveUp(sayingOf(speaker)('cli.unwritable', { file, why: codeOf(cause) }))
  }
}

function readText(file: string, speaker: Speaker): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    return giveUp(sayingOf(speaker)('cli.unreadable', { file, why: codeOf(cause) }))
  }
}

function parsed(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? found : undefined
  } catch {
    return undefined
  }
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
}
