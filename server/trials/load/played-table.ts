import { setTimeout } from 'node:timers'
import type { Seat } from './seat.ts'

/** What is heard of a table that is played. */
export interface Hearing {
  /** A move was taken in, and after so many milliseconds every seat knew of it. */
  accepted(milliseconds: number): void
  /** How long somebody thinks before the next answer, in milliseconds. */
  thinks(): number
}

/** A table whose seats give one answer after the other; the next one only when everybody knows of the last. */
export class PlayedTable {
  readonly seats: readonly Seat[]
  #waiting: NodeJS.Timeout | undefined
  #sent = 0
  #number = 0
  #knowing = 0
  #turn = 0

  constructor(seats: readonly Seat[]) {
    this.seats = seats
  }

  /** Plays until nobody is asked any more, which is the end, or until it is told to stop. */
  plays(hearing: Hearing, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = (): void => {
        if (signal?.aborted) return resolve()
        const pause = hearing.thinks()
        if (pause > 0) this.#waiting = setTimeout(answer, pause)
        else answer()
      }
      const answer = (): void => {
        if (signal?.aborted) return resolve()
        this.#number = Math.max(...this.seats.map(({ number }) => number))
        this.#knowing = 0
        this.#sent = performance.now()
        // Who is asked is tried by turns, so that not always the same seat is the first of those who answer at once.
        const tried = this.seats.some((_, n) => this.seats[(this.#turn + n) % this.seats.length]?.answers())
        this.#turn++
        if (!tried) resolve()
      }
      for (const seat of this.seats) {
        seat.failed = why => reject(new Error(why))
        seat.informed = () => {
          if (seat.number <= this.#number || ++this.#knowing < this.seats.length) return
          hearing.accepted(performance.now() - this.#sent)
          next()
        }
      }
      signal?.addEventListener('abort', () => {
        clearTimeout(this.#waiting)
        resolve()
      })
      next()
    })
  }

  leaves(): void {
    for (const seat of this.seats) seat.leaves()
  }
}
