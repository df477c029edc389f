import type { Proven } from './proven.ts'
import type { Ledger } from './schema.ts'

/** How far the tests prove the rules of one game. Every rule is proven, missing or unenforced. */
export interface GameCoverage {
  readonly rules: number
  readonly proven: number
  readonly missing: readonly string[]
  readonly unenforced: readonly { readonly id: string; readonly reason: string }[]
}

/** How far the tests prove the rules, by game id. */
export type Coverage = Readonly<Record<string, GameCoverage>>

/** Holds what was proven against what the ledgers demand. */
export function coverage(ledgers: readonly Ledger[], proven: Proven): Coverage {
  return Object.fromEntries(ledgers.map(ledger => [ledger.game, coverageOf(ledger, proven)]))
}

function coverageOf({ rules }: Ledger, proven: Proven): GameCoverage {
  const unenforced = rules.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reason }]))
  const enforced = rules.filter(({ reason }) => reason === undefined)
  const missing = enforced.filter(({ id }) => !Object.hasOwn(proven, id)).map(({ id }) => id)
  return { rules: rules.length, proven: enforced.length - missing.length, missing, unenforced }
}
