import { setTimeout } from 'node:timers/promises'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../store/database.ts'

/** Why a server should be sent nobody. */
export type Unready = 'stopping' | 'storage' | 'broker'

/** What was found out is believed for so long, in milliseconds: whoever asks all the time must not make it write all the time. */
const believed = 1000
/** Storage that takes longer than this to write next to nothing cannot serve a table, in milliseconds. */
const patience = 3000

/** Knows whether this server can do its work. */
export class Readiness {
  readonly #database: Pick<Database, 'tryWriting'>
  readonly #bus: Pick<Bus, 'reached'>
  readonly #now: () => number
  #writing: { readonly at: number; readonly works: Promise<boolean> } | undefined
  #stopping = false

  constructor(database: Pick<Database, 'tryWriting'>, bus: Pick<Bus, 'reached'>, now: () => number) {
    this.#database = database
    this.#bus = bus
    this.#now = now
  }

  /** Whether the server has begun to stop. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** From now on it takes nobody in. */
  stop(): void {
    this.#stopping = true
  }

  /** What keeps it from serving; nothing if it is ready. */
  async reasons(): Promise<Unready[]> {
    if (this.#stopping) return ['stopping']
    const reasons: Unready[] = []
    if (!(await this.#writes())) reasons.push('storage')
    if (!this.#bus.reached) reasons.push('broker')
    return reasons
  }

  #writes(): Promise<boolean> {
    if (this.#writing === undefined || this.#now() - this.#writing.at >= believed) {
      const tried = this.#database.tryWriting().then(
        () => true,
        () => false,
      )
      const works = Promise.race([tried, setTimeout(patience, false, { ref: false })])
      this.#writing = { at: this.#now(), works }
    }
    return this.#writing.works
  }
}
