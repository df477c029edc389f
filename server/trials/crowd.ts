import { setTimeout } from 'node:timers/promises'
import { Friend } from './friend.ts'
import { Patron } from './patron.ts'
import type { Notebook } from './patron.ts'

/** Two people and a bot at each of many tables, one match after the other, until they are told to stop. */
export class Crowd {
  readonly #address: () => string
  readonly #notes: Notebook
  readonly #stop = new AbortController()
  readonly #patience = new AbortController()
  readonly #playing: readonly Promise<void>[]
  /** Matches that were played to their end, and those that were not in time. */
  finished = 0
  stuck = 0

  constructor(address: () => string, tables: number, notes: Notebook) {
    this.#address = address
    this.#notes = notes
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
        name => new Friend(this.#address(), `${name} ${number}.${round}`),
      ) as [Friend, Friend]
      try {
        const { table, links } = await host.sets({
          game: (number + round) % 4 === 3 ? 'path-of-destiny' : 'night-ferry',
          options: {},
          undo: 'table',
          chairs: ['me', 'friend', { bot: 'novice' }],
        })
        await guest.joins(links[0]?.token ?? '')
        const done = await Promise.all(
          [host, guest].map((friend, at) =>
            new Patron(friend, this.#notes).plays(table, this.#patience.signal, at === 0),
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
