import { setTimeout } from 'node:timers/promises'
import { Friend } from './friend.ts'
import { Patron } from './patron.ts'
import type { Notebook } from './patron.ts'

/** What can be known of a crowd. */
export interface CrowdNotes extends Notebook {
  /** Somebody sat down at a table. */
  sat?(table: string): void
}

/** How a crowd plays. */
export interface Habits {
  /** How long people think about an answer, in milliseconds. */
  readonly thinks?: number
  /** The address that a proxy would see of those at a table. */
  readonly from?: (table: number) => string
}

/** Two people and a bot at each of many tables, one match after the other, until they are told to stop. */
export class Crowd {
  readonly #address: () => string
  readonly #notes: CrowdNotes
  readonly #habits: Habits
  readonly #stop = new AbortController()
  readonly #patience = new AbortController()
  readonly #playing: readonly Promise<void>[]
  /** Matches that were played to their end, and those that were not in time. */
  finished = 0
  stuck = 0

  constructor(address: () => string, tables: number, notes: CrowdNotes, habits: Habits = {}) {
    this.#address = address
    this.#notes = notes
    this.#habits = habits
    this.#playing = Array.from({ length: tables }, (_, number) => this.#plays(number))
  }

  /** Lets everybody play their match to the end; what is not over in time is stuck. */
  async goesHome(milliseconds = 120_000): Promise<void> {
    this.#stop.abort()
    const late = globalThis.setTimeout(() => this.#patience.abort(), milliseconds)
    await Promise.all(this.#playing)
    clearTimeout(late)
  }

  async #plays(number: number): Promise<void> {
    for (let round = 0; !this.#stop.signal.aborted; round++) {
      const [host, guest] = ['Host', 'Guest'].map(
        name =>
          new Friend(this.#address(), `${name} ${number}.${round}`, undefined, this.#habits.from?.(number)),
      ) as [Friend, Friend]
      try {
        const { table, links } = await host.sets({
          game: (number + round) % 4 === 3 ? 'path-of-destiny' : 'night-ferry',
          options: {},
          undo: 'table',
          chairs: ['me', 'friend', { bot: 'novice' }],
        })
        await guest.joins(links[0]?.token ?? '')
        this.#notes.sat?.(table)
        const done = await Promise.all(
          [host, guest].map((friend, at) =>
            new Patron(friend, this.#notes, this.#habits.thinks).plays(
              table,
              this.#patience.signal,
              at === 0,
            ),
          ),
        )
        if (done.every(Boolean)) this.finished++
        else this.stuck++
      } catch {
        // The server was killed while the table was set: nobody sat at it yet.
        await setTimeout(20)
      }
    }
  }
}
