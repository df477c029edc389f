import type { Reason } from './words.ts'

/** Why a match could not do what was asked of it. The code is for programs; the message is for developers. */
export type Trouble =
  | { readonly code: 'no-seat'; readonly given: string }
  | { readonly code: 'ended' }
  | { readonly code: 'not-asked'; readonly seat: number }
  | { readonly code: 'stale-question'; readonly given: string; readonly open: readonly number[] }
  | { readonly code: 'malformed'; readonly expected: string }
  | { readonly code: 'not-an-option'; readonly given: string }
  | { readonly code: 'refused'; readonly reasons: readonly Reason[] }
  | { readonly code: 'repeated'; readonly given: string }
  | { readonly code: 'too-few' | 'too-many'; readonly given: number; readonly limit: number }
  | { readonly code: 'over-cap'; readonly given: number; readonly cap: number }
  | { readonly code: 'no-suggestions' }
  | { readonly code: 'undo-off' | 'undo-nothing' | 'undo-barrier' | 'undo-others' }
  | { readonly code: 'rules-bug'; readonly step: string; readonly why: string }
  | { readonly code: 'damaged'; readonly why: string }
  | { readonly code: 'foreign'; readonly expected: string; readonly found: string }
  | { readonly code: 'version'; readonly has: string; readonly needs: string }
  | { readonly code: 'bad-setup'; readonly why: string }

/** Thrown by a match that refuses something. The match is exactly as it was before the call. */
export class MatchError extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble, cause?: unknown) {
    const { code, ...details } = trouble
    super(`${code} ${JSON.stringify(details)}`, { cause })
    this.name = 'MatchError'
    this.trouble = trouble
  }
}

/** Throws a `MatchError`; an expression, so that it can stand where a value is expected. */
export function fail(trouble: Trouble): never {
  throw new MatchError(trouble)
}

/** What was given, short enough to be quoted in an error whatever it is. */
export function describe(given: unknown): string {
  const text = typeof given === 'string' ? given : typeof given === 'object' ? 'an object' : String(given)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
