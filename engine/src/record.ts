import { fail } from './errors.ts'
import type { Game } from './game.ts'
import { hash } from './hash.ts'
import type { Position } from './position.ts'
import type { Answer } from './question.ts'
import type { Event } from './table.ts'
import type { Seat } from './words.ts'

/** Who may take back what: nobody; each seat its own last answers; anyone anything. Never past a barrier. */
export type UndoPolicy = 'off' | 'own' | 'table'

/** How a match begins. */
export interface Header {
  readonly game: string
  /** The version of the rules. */
  readonly rules: string
  readonly seed: string | number
  readonly seats: number
  readonly options: object
  readonly undo: UndoPolicy
}

/** What happened, one by one: an answer, or the mark of an undo (which stirs and renumbers). */
export type Entry = { readonly seat: Seat; readonly value: Answer } | { readonly undo: number }

/** A position between two steps that a match can be rebuilt from, and where it stands in the record. */
export interface Point {
  /** How many entries lie before it. */
  readonly at: number
  /** How many events lie before it. */
  readonly events: number
  /** No entry before this one can be undone. */
  readonly barrier: number
  readonly position: Position
}

/** A whole match as it was played: replaying it gives every state. */
export interface MatchRecord {
  readonly format: 1
  readonly header: Header
  /** Where the record begins, if not with a fresh set-up: after the rules changed under a live match. */
  readonly origin?: Point
  readonly entries: readonly Entry[]
  /** The fingerprint of the final position. */
  readonly final: string
}

/** A match in rest: the last point between two steps, what was answered since, and all that was told. */
export interface Save {
  readonly format: 1
  readonly header: Header
  readonly origin?: Point
  readonly point: Point
  readonly entries: readonly Entry[]
  readonly events: readonly Event[]
  readonly suggestions: readonly Suggestion[]
  /** The fingerprint of all the above, against damage. */
  readonly check: string
}

/** What a seat proposes on a question of the whole table. */
export interface Suggestion {
  readonly seat: Seat
  readonly value: Answer
}

/** What a file must fit. */
type Versioned = Pick<Game, 'id' | 'version'>

/** Adds the fingerprint to a save. */
export function seal(save: Omit<Save, 'check'>): Save {
  return { ...save, check: hash(save) }
}

/** Checks that something of unknown origin is an undamaged save of this game. */
export function openSave(game: Versioned, given: unknown): Save {
  const save = shape(given, [
    'header',
    'point',
    'entries',
    'events',
    'suggestions',
    'check',
  ]) as unknown as Save
  const { check, ...rest } = save
  if (hash(rest) !== check) fail({ code: 'damaged', why: 'the contents do not match their fingerprint' })
  if (save.header.game !== game.id) fail({ code: 'foreign', expected: game.id, found: save.header.game })
  return save
}

/** Checks that something of unknown origin is a record of this game under these rules. */
export function openRecord(game: Versioned, given: unknown): MatchRecord {
  const record = shape(given, ['header', 'entries', 'final']) as unknown as MatchRecord
  if (record.header.game !== game.id) fail({ code: 'foreign', expected: game.id, found: record.header.game })
  if (record.header.rules !== game.version) {
    fail({ code: 'version', has: game.version, needs: record.header.rules })
  }
  return record
}

function shape(given: unknown, keys: readonly string[]): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return fail({ code: 'damaged', why: 'it is not an object' })
  }
  const found = given as Record<string, unknown>
  if (found['format'] !== 1) return fail({ code: 'damaged', why: 'its format is not 1' })
  for (const key of keys)
    if (!Object.hasOwn(found, key)) return fail({ code: 'damaged', why: `it has no ${key}` })
  const { header, entries } = found
  if (!isHeader(header)) return fail({ code: 'damaged', why: 'its header does not say how the match began' })
  if (!Array.isArray(entries)) return fail({ code: 'damaged', why: 'its entries are no list' })
  for (const entry of entries as unknown[]) {
    if (typeof entry !== 'object' || entry === null)
      return fail({ code: 'damaged', why: 'an entry is no object' })
  }
  return found
}

function isHeader(given: unknown): given is Header {
  if (typeof given !== 'object' || given === null) return false
  const { game, rules, seed, seats, options, undo } = given as Record<string, unknown>
  return (
    typeof game === 'string' &&
    typeof rules === 'string' &&
    (typeof seed === 'string' || typeof seed === 'number') &&
    Number.isInteger(seats) &&
    typeof options === 'object' &&
    options !== null &&
    (undo === 'off' || undo === 'own' || undo === 'table')
  )
}
