import { MatchError } from '@osud/engine'
import { HostError } from '@osud/table'

/** Hears of what should never happen, and at which table, where that is known. */
export type Fail = (cause: unknown, table?: string) => void

/** What is written down of an error. */
export interface Report {
  readonly [more: string]: unknown
  readonly type: string
  /** One word for it: that of the system or of the database, such as ENOSPC, or the code of a trouble. */
  readonly message: string
  /** Where it happened, line by line. */
  readonly stack: string
  /** The step of the rules that broke. */
  readonly step?: string
  readonly cause?: Report
}

/** A line that says where in the code something happened. */
const frame = /^ {4}at .*:\d+:\d+\)?$/

/**
 * What may be written down of an error: what it is and where it happened. Never its message nor what else it carries, since
 * rules, databases and parsers quote what they stumble over, and that can be a hidden card.
 */
export function reportOf(cause: unknown): Report {
  if (!(cause instanceof Error)) return { type: typeof cause, message: '', stack: '' }
  const trouble = cause instanceof HostError || cause instanceof MatchError ? cause.trouble : undefined
  const { code = trouble?.code } = cause as { readonly code?: unknown }
  return {
    type: cause.name,
    message: typeof code === 'string' ? code : '',
    stack: framesOf(cause),
    ...(trouble?.code === 'rules-bug' && { step: trouble.step }),
    ...(cause.cause !== undefined && { cause: reportOf(cause.cause) }),
  }
}

/** So much of the id of a table is enough to find it in a list, and too little to open it. */
export const markOf = (table: string): string => table.slice(0, 6)

function framesOf({ stack = '', message }: Error): string {
  const lines = stack.replace(message, '').split('\n')
  return lines.filter(line => frame.test(line)).join('\n')
}
