import * as chain from './chain.ts'
import type { Chain } from './chain.ts'
import type { Entry } from './record.ts'
import type { Event } from './table.ts'

/** What has happened in a match: what was answered, what was told, and how far back undo may go. */
export class Journal {
  entries: Chain<Entry> | undefined
  events: Chain<Event> | undefined
  /** No entry before this one can be taken back. */
  barrier = 0
  /** A bit for each reader who came to know a hidden card through the last answer. */
  learnt = 0
  /** A quiet journal keeps no events: for matches that are only imagined. */
  readonly quiet: boolean

  constructor(entries?: Chain<Entry>, events?: Chain<Event>, quiet = false) {
    this.entries = entries
    this.events = events
    this.quiet = quiet
  }

  /** How many entries there are. */
  get length(): number {
    return chain.length(this.entries)
  }

  /** Adds an answer or the mark of an undo. */
  enter(entry: Entry): void {
    this.entries = chain.append(this.entries, entry)
  }

  /** Adds an event to the log. */
  tell(event: Event): void {
    if (!this.quiet) this.events = chain.append(this.events, event)
  }

  /** Chance was used, or something sealed was opened: what was answered so far stands. */
  closeBehind(): void {
    this.barrier = chain.length(this.entries)
  }

  /** A hidden card became known to the readers of these bits, so undo ends here too. */
  revealed(to: number): void {
    this.learnt |= to
    this.closeBehind()
  }

  /** Goes back to when there were only so many entries and events. */
  backTo(entries: number, events: number, barrier: number): void {
    this.entries = chain.cutTo(this.entries, entries)
    this.events = chain.cutTo(this.events, events)
    this.barrier = barrier
  }

  /** A journal with the same past, to be taken back to one of its points and to go on from there. */
  fork(): Journal {
    return new Journal(this.entries, this.events, this.quiet)
  }
}
