import { fail, MatchError } from './errors.ts'
import type { Game } from './game.ts'
import { hash } from './hash.ts'
import { Match } from './match.ts'
import { openSave } from './record.ts'
import type { Entry, Header, MatchRecord } from './record.ts'
import { areOptions } from './settings.ts'

/** The id of the game that a save or a record of unknown origin says it is of. */
export function gameOf(kept: object): string {
  const { header } = kept as { readonly header?: unknown }
  if (!isRecord(header)) return fail({ code: 'damaged', why: 'its header is no object' })
  const id = Object.hasOwn(header, 'game') ? header['game'] : undefined
  return typeof id === 'string' ? id : fail({ code: 'damaged', why: 'its header names no game' })
}

/** Brings a save of unknown origin back. */
export function loadKept(game: Game, kept: object): { match: Match; lost: number } {
  const save = saveIn(kept)
  return opened(game, save, () => Match.load(game, save))
}

/** So many entries more than the longest match has are read again: undos, and second thoughts while others still think. */
const spare = 1000

/**
 * Plays a save of unknown origin again from its set-up, under today's rules; undefined if its answers do not lead to what
 * its log tells. Nothing else in it is believed: anybody can seal any position, even one whose steps never end.
 */
export function retraceKept(game: Game, kept: object): Match | undefined {
  return opened(game, kept, () => {
    const { header, entries, events } = openSave(game, saveIn(kept))
    if (entries.length > game.longest + spare)
      fail({ code: 'damaged', why: `it is longer than any match of ${game.id}` })
    const match = retraced(game, header, entries)
    return match !== undefined && hash(match.events()) === hash(events) ? match : undefined
  })
}

function retraced(game: Game, header: Header, entries: readonly Entry[]): Match | undefined {
  const match = Match.create(game, header)
  try {
    match.follow(entries)
    return match
  } catch {
    return undefined
  }
}

/** The save in a file. Who sat where may stand beside it; that is no part of the match. */
function saveIn(kept: object): object {
  const { places: _, ...save } = kept as { readonly places?: unknown }
  return save
}

/** Plays a record of unknown origin again. */
export function replayKept(game: Game, kept: object, until: number | undefined): Match {
  return opened(game, kept, () => Match.replay(game, kept, until))
}

/** The record of what a file holds, be it a save or a record; whether it replays is not known yet. */
export function recordOf(game: Game, kept: object): MatchRecord {
  if (Object.hasOwn(kept, 'final')) return kept as MatchRecord
  const { match } = loadKept(game, kept)
  const { rules } = (kept as { readonly header: { readonly rules: string } }).header
  if (rules !== game.version) fail({ code: 'version', has: game.version, needs: rules })
  return match.record()
}

/** The engine trusts what carries the right fingerprint; from a stranger, nothing may be of the wrong kind either. */
function opened<T>(game: Game, kept: object, open: () => T): T {
  const found = gameOf(kept)
  if (found !== game.id) fail({ code: 'foreign', expected: game.id, found: found.slice(0, 40) })
  const { header, entries } = kept as { readonly header: Record<string, unknown>; readonly entries?: unknown }
  checkHeader(game, header)
  if (!Array.isArray(entries) || !entries.every(isEntry))
    fail({ code: 'damaged', why: 'its entries are no answers' })
  try {
    return open()
  } catch (cause) {
    if (cause instanceof MatchError) throw cause
    return fail({ code: 'damaged', why: 'its parts do not fit together' })
  }
}

function checkHeader(game: Game, { seats, seed, undo, options, rules }: Record<string, unknown>): void {
  const { min, max } = game.seats
  const seatsFit = Number.isInteger(seats) && (seats as number) >= min && (seats as number) <= max
  const seedFits = typeof seed === 'string' || (typeof seed === 'number' && Number.isFinite(seed))
  const undoFits = undo === 'off' || undo === 'own' || undo === 'table'
  if (!seatsFit || !seedFits || !undoFits || !areOptions(game, options) || typeof rules !== 'string') {
    fail({ code: 'bad-setup', why: `its header is no set-up of ${game.id}` })
  }
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry)) return false
  if (Object.hasOwn(entry, 'undo')) return isCount(entry['undo']) && Object.keys(entry).length === 1
  return isCount(entry['seat']) && Object.hasOwn(entry, 'value') && Object.keys(entry).length === 2
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
