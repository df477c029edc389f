/** What a server says with every heartbeat: nothing new. Older ones say nothing then. */
export const heartbeat = '{}'

/** A line whose heartbeats have been heard, of which one comes every 30 s, is dead when nothing comes for so long, in milliseconds. */
const longestSilence = 75_000

/** What a line shall bring. */
export interface Expected {
  /** After so many milliseconds it does not come any more. */
  readonly patience: number
  /** It did not come. */
  readonly late?: () => void
}

/** Notices that a line is dead without anybody being told: then what is awaited does not come. */
export class LineWatch {
  readonly #dead: () => void
  #awaited: Expected | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #beats = false
  #silence: ReturnType<typeof setTimeout> | undefined

  /** Watches one line; `dead` is called when nothing more is to be hoped for. */
  constructor(dead: () => void) {
    this.#dead = dead
  }

  /** Something, or nothing, is awaited from now on; what was awaited already gets no more time. */
  awaits(awaited: Expected | undefined): void {
    if (awaited === this.#awaited) return
    this.#awaited = awaited
    clearTimeout(this.#patience)
    if (awaited === undefined) return
    this.#patience = setTimeout(() => {
      awaited.late?.()
      this.#dead()
    }, awaited.patience)
  }

  /** Whatever comes shows that the line lives. */
  hears(text: string): void {
    this.#beats ||= text === heartbeat
    if (!this.#beats) return
    clearTimeout(this.#silence)
    this.#silence = setTimeout(this.#dead, longestSilence)
  }

  stop(): void {
    this.awaits(undefined)
    clearTimeout(this.#silence)
  }
}
