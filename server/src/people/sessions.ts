import type { Bus } from '../bus/bus.ts'
import type { PeopleStore } from '../store/people.ts'

/** Knows which lines were opened with which session on this server, and ends them when it is over, on whichever server. */
export class Sessions {
  readonly #bus: Bus
  readonly #people: PeopleStore
  readonly #lines = new Map<string, Set<() => void>>()

  constructor(bus: Bus, people: PeopleStore, fail: (cause: unknown) => void) {
    this.#bus = bus
    this.#people = people
    bus.hear(news => {
      if (news.what === 'dismissed') this.#end(news.sessions)
    })
    // Somebody may have been dismissed while nobody could be told.
    bus.mend(() => void this.#look().catch(fail))
  }

  /** A line is opened with a session: `end` is called when that is over, unless the line ends first; then `leave` says so. */
  hold(session: string, end: () => void): { leave(): void } {
    const lines = this.#lines.get(session) ?? new Set()
    this.#lines.set(session, lines.add(end))
    return {
      leave: () => {
        lines.delete(end)
        if (lines.size === 0 && this.#lines.get(session) === lines) this.#lines.delete(session)
      },
    }
  }

  /** Storage does not know these sessions any more: whoever holds a line with them must let it go, here and on other servers. */
  dismiss(sessions: readonly string[]): void {
    this.#bus.publish({ what: 'dismissed', sessions })
    this.#end(sessions)
  }

  async #look(): Promise<void> {
    this.#end(await this.#people.unknown([...this.#lines.keys()]))
  }

  #end(sessions: readonly string[]): void {
    for (const session of sessions) for (const end of this.#lines.get(session) ?? []) end()
  }
}
