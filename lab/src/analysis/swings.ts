import type { Seat } from '@osud/engine'
import type { Retraced, Said } from './retracing.ts'

/** A moment after which somebody stood otherwise than before. */
export interface Swing {
  /** The number of the entry that brought it, from 1. */
  readonly number: number
  /** The answers that came into force: several where they were given in secret. */
  readonly answers: readonly Said[]
  /** Whose standing it changed most, and by how much. */
  readonly moved: Seat
  readonly change: number
  /** How much of that change chance brought: with other luck it would have been less by this on average. */
  readonly luck: number
  /** How much the answers brought: with any others it would have been less by this on average. The rest had to come. */
  readonly choice: number
}

/**
 * What changed after each answer, the greatest change first. The answer that ends a match is left out: there the points
 * are counted, and what they are measured by is no longer the same.
 */
export function swingsOf({ start, footsteps, result }: Retraced): Swing[] {
  const swings = footsteps.flatMap(({ number, answers, values, otherLuck, otherAnswers }, i): Swing[] => {
    const before = i === 0 ? start : (footsteps[i - 1]?.values ?? [])
    const counted = result !== undefined && i === footsteps.length - 1
    if (answers.length === 0 || before.length !== values.length || counted) return []
    const changes = values.map((value, seat) => value - (before[seat] ?? value))
    const change = changes.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)
    if (change === 0) return []
    const moved = changes.indexOf(change)
    const value = values[moved] ?? 0
    const luck = value - (otherLuck?.[moved] ?? value)
    const choice = value - (otherAnswers?.[moved] ?? value)
    return [{ number, answers, moved, change, luck, choice }]
  })
  return swings.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
}

/** What brings less than this part of a swing did not make it. */
const slight = 1 / 3

/** What made a swing: chance, the answers, or the course of the match, whatever anybody answered. */
export function causeOf({ change, luck, choice }: Swing): 'chance' | 'choice' | 'course' {
  const [byLuck, byChoice] = [Math.abs(luck), Math.abs(choice)]
  if (Math.max(byLuck, byChoice) < slight * Math.abs(change)) return 'course'
  return byLuck > byChoice ? 'chance' : 'choice'
}
