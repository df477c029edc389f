import { recall, remember } from '../remember.ts'
import type { Party } from './party.svelte.ts'

/** Knows how much of what was said has been heard. */
export class TalkMark {
  readonly #party: Party
  readonly #key: string
  #heard: number = $state(-1)
  #open = $state(false)

  constructor(party: Party) {
    this.#party = party
    this.#key = `heard.${party.table}`
    this.#heard = Number(recall(this.#key) ?? -1)
  }

  /** Whether the reader is listening now. */
  get open(): boolean {
    return this.#open
  }

  set open(open: boolean) {
    this.#open = open
    this.#note()
  }

  /** How many remarks the reader has not heard. */
  get fresh(): number {
    return this.#open ? 0 : this.#party.talk.filter(({ number }) => number > this.#heard).length
  }

  #note(): void {
    this.#heard = this.#party.talk.at(-1)?.number ?? -1
    remember(this.#key, String(this.#heard))
  }
}
