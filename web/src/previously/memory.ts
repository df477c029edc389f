import { recall, remember } from '../remember.ts'

/** What is remembered of a match that somebody left. */
export interface Left {
  /** When it was last looked at, in milliseconds. */
  readonly at: number
  /** By seat: the question asked last, how much had been told by then, and how much when the one before it was asked. */
  readonly asked: Readonly<Record<string, Asked>>
}

/** A question, and how much of the match had been told when it and the one before it were asked. */
export interface Asked {
  readonly question: number
  readonly told: number
  readonly before: number
}

/** Older matches than this many are forgotten. */
const most = 40

/** How a match was left, if it was played in this browser. */
export function recallLeft(match: string): Left | undefined {
  return all()[match]
}

/** Remembers how a match stands as it is being looked at. */
export function rememberLeft(match: string, left: Left): void {
  const others = Object.entries(all()).filter(([id]) => id !== match)
  const recent = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, most - 1)
  remember('left', JSON.stringify(Object.fromEntries([[match, left], ...recent])))
}

function all(): Readonly<Record<string, Left>> {
  try {
    const found: unknown = JSON.parse(recall('left') ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Left>) : {}
  } catch {
    return {}
  }
}
