import type { Selectable } from 'kysely'
import type { MoveRow, TableRow } from './schema.ts'

/** A table as it lies in storage. */
export type StoredTable = Readonly<Selectable<TableRow>>

/** A move as it lies in storage. */
export type StoredMove = Readonly<Selectable<MoveRow>>

/** How far a table is after its newest move. */
export type Progress = Pick<StoredTable, 'state' | 'waits' | 'touched'> &
  Partial<Pick<StoredTable, 'header' | 'point' | 'origin'>>

/** A move, and how far its table is with it. */
export interface Append {
  readonly move: StoredMove
  readonly progress: Progress
}

/** What became of an append: it is kept, or another move has its number or key, or there is no such table any more. */
export type Outcome = 'kept' | 'taken' | 'gone'

/** An append that somebody waits for. */
interface Waiting extends Append {
  resolve(outcome: Outcome): void
  reject(cause: unknown): void
}

/** More than so many are not written with one commit. */
const most = 500

/**
 * Gathers the appends of all tables while others are being written, and writes them with one commit: what a commit costs is
 * shared by all who wait for it, and nobody is told of a move before it is kept.
 */
export class Appends {
  readonly #write: (appends: readonly Append[]) => Promise<readonly Outcome[]>
  readonly #atOnce: number
  readonly #isUnfit: (cause: unknown) => boolean
  #waiting: Waiting[] = []
  #writing = 0
  #called = false

  /**
   * `atOnce`: how many commits may be under way at the same time. `isUnfit`: whether an error says that a row is at fault, so
   * that nothing of its commit was kept.
   */
  constructor(
    write: (appends: readonly Append[]) => Promise<readonly Outcome[]>,
    atOnce: number,
    isUnfit: (cause: unknown) => boolean,
  ) {
    this.#write = write
    this.#atOnce = atOnce
    this.#isUnfit = isUnfit
  }

  add(append: Append): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...append, resolve, reject })
      this.#call()
    })
  }

  /** Everything that has arrived by now is heard first. */
  #call(): void {
    if (this.#called || this.#writing >= this.#atOnce || this.#waiting.length === 0) return
    this.#called = true
    setImmediate(() => void this.#flush())
  }

  async #flush(): Promise<void> {
    this.#called = false
    const batch = this.#waiting.splice(0, most)
    this.#writing++
    this.#call()
    await this.#keep(batch)
    this.#writing--
    this.#call()
  }

  /**
   * Writes a batch. Where a row is at fault, its halves are written instead, and theirs, until it stands alone: it costs
   * nobody else anything. Any other error concerns all who are left, and its commit may have been kept: nothing is tried again.
   */
  async #keep(batch: readonly Waiting[]): Promise<void> {
    const parts = [batch]
    for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
      try {
        const outcomes = await this.#write(part)
        part.forEach(({ resolve }, n) => resolve(outcomes[n] ?? 'taken'))
      } catch (cause) {
        const half = Math.ceil(part.length / 2)
        const isUnfit = this.#isUnfit(cause)
        if (isUnfit && part.length > 1) parts.unshift(part.slice(0, half), part.slice(half))
        else for (const { reject } of isUnfit ? part : [part, ...parts.splice(0)].flat()) reject(cause)
      }
    }
  }
}
