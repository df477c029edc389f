import type { Bot, Timekeeper } from '@osud/bots'
import type { Punctuality } from './findings.ts'

/** An answer is late if it took more than so many times what its bot has for it. */
const tolerance = 1.2

/** Nobody has kept anybody waiting yet. */
export const noAnswers: Punctuality = { answers: 0, late: 0, worst: 0 }

/** What was kept here and elsewhere. */
export function addPunctuality(one: Punctuality, other: Punctuality): Punctuality {
  return {
    answers: one.answers + other.answers,
    late: one.late + other.late,
    worst: Math.max(one.worst, other.worst),
  }
}

/** Watches how bots that have a time for each answer keep it. */
export class Watch {
  kept = noAnswers

  /** Hears of every answer; without bots that have a time there is nothing to hear. */
  for(bots: readonly Bot[]): Timekeeper | undefined {
    return bots.some(({ milliseconds }) => milliseconds !== undefined) ? this.#hear : undefined
  }

  readonly #hear: Timekeeper = ({ milliseconds }, taken) => {
    if (milliseconds === undefined) return
    const ratio = taken / milliseconds
    this.kept = addPunctuality(this.kept, { answers: 1, late: ratio > tolerance ? 1 : 0, worst: ratio })
  }
}
