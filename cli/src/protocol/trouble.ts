import type { SettingTrouble, Trouble } from '@osud/engine'

/** What can go wrong between a line and a match; whatever the match itself refuses is the engine's `Trouble`. */
type RequestTrouble =
  | { readonly code: 'not-json'; readonly why: string }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'unknown-request'; readonly given: string; readonly known: readonly string[] }
  | { readonly code: 'missing-field' | 'unknown-field'; readonly field: string }
  | { readonly code: 'malformed'; readonly field: string; readonly expected: string }
  | { readonly code: 'no-match' | 'match-exists'; readonly match: string }
  | { readonly code: 'too-many-matches'; readonly limit: number }
  | {
      readonly code: 'unknown-game' | 'unknown-variant' | 'unknown-bot'
      readonly given: string
      readonly known: readonly string[]
    }
  | SettingTrouble
  | { readonly code: 'internal'; readonly why: string }

/** The `error` of a response. */
export type ProtocolTrouble = Trouble | RequestTrouble

/** Thrown where a request cannot be served; it becomes the `error` of the response. */
export class RequestError extends Error {
  readonly trouble: ProtocolTrouble

  constructor(trouble: ProtocolTrouble) {
    super(trouble.code)
    this.name = 'RequestError'
    this.trouble = trouble
  }
}

/** Refuses a request; an expression, so that it can stand where a value is expected. */
export function refuse(trouble: ProtocolTrouble): never {
  throw new RequestError(trouble)
}

/** A text of unknown length, short enough to be quoted in an error. */
export function quote(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
