import type { Retraced, Said } from './retracing.ts'

/** An answer after which the match stood otherwise than before. */
export interface Swing extends Said {
  /** Its number among the entries of the record, from 1. */
  readonly number: number
  /** Whose standing it changed most, and by how much. */
  readonly moved: number
  readonly change: number
  /** How much of that change chance brought: with other luck it would have been less by this on average. */
  readonly luck: number
}

/** The greatest changes, the greatest first. The last answer of a finished match is none: there, points are counted anew. */
export function swingsOf({ start, footsteps, end }: Retraced, from: number): Swing[] {
  const swings = footsteps.flatMap(({ values, expected, said }, i): Swing[] => {
    const before = i === 0 ? start : (footsteps[i - 1]?.values ?? [])
    const last = end.result !== undefined && i === footsteps.length - 1
    if (said === undefined || before.length !== values.length || last) return []
    const changes = values.map((value, seat) => value - (before[seat] ?? value))
    const change = changes.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)
    if (change === 0) return []
    const moved = changes.indexOf(change)
    const value = values[moved] ?? 0
    return [{ ...said, number: from + i + 1, moved, change, luck: value - (expected?.[moved] ?? value) }]
  })
  return swings.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
}

/** Whether chance rather than choice made a swing. */
export const isLuck = ({ change, luck }: Pick<Swing, 'change' | 'luck'>): boolean =>
  Math.abs(luck) > Math.abs(change - luck)
