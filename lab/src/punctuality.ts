import { readFileSync } from 'node:fs'
import type { Bot, Timekeeper } from '@osud/bots'
import type { Punctuality } from './findings.ts'

/** An answer is late if it took more than so many times what its bot has for it. */
const tolerance = 1.2

/** Nobody has kept anybody waiting yet. */
export const noAnswers: Punctuality = { answers: 0, late: 0, worst: 0 }

/** What was kept here and elsewhere. */
export function addPunctuality(one: Punctuality, other: Punctuality): Punctuality {
  const withheld = (one.withheld ?? 0) + (other.withheld ?? 0)
  return {
    answers: one.answers + other.answers,
    late: one.late + other.late,
    ...(withheld > 0 && { withheld }),
    worst: Math.max(one.worst, other.worst),
  }
}

/** How long this thread has waited for a core so far though it had something to do, in milliseconds; 0 where nobody tells. */
function waitedForCore(): number {
  try {
    const [, waiting = 0] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ').map(Number)
    return waiting / 1e6
  } catch {
    return 0
  }
}

/** Watches how bots that have a time for each answer keep it. */
export class Watch {
  kept = noAnswers
  readonly #waited: () => number
  #before = 0

  constructor(waited = waitedForCore) {
    this.#waited = waited
  }

  /** Hears of every answer; without bots that have a time there is nothing to hear. */
  for(bots: readonly Bot[]): Timekeeper | undefined {
    if (bots.every(({ milliseconds }) => milliseconds === undefined)) return undefined
    this.#before = this.#waited()
    return this.#hear
  }

  readonly #hear: Timekeeper = ({ milliseconds }, taken) => {
    const now = this.#waited()
    const waited = now - this.#before
    this.#before = now
    if (milliseconds === undefined) return
    const ratio = taken / milliseconds
    const late = ratio > tolerance ? 1 : 0
    const withheld = late === 1 && (taken - waited) / milliseconds <= tolerance ? 1 : 0
    this.kept = addPunctuality(this.kept, { answers: 1, late, withheld, worst: ratio })
  }
}
