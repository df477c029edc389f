import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Refused } from './friend.ts'
import type { Friend, Line } from './friend.ts'

/** Hears what happens to a patron. */
export interface Notebook {
  /** A message was sent. */
  sent?(text: string): void
  /** An answer was acknowledged, so many milliseconds after it was given. */
  acknowledged?(key: string, milliseconds: number): void
  /** A line that broke was replaced so many milliseconds later. */
  resumed?(milliseconds: number): void
  /** What was told does not follow what was told before. */
  gap?(): void
}

/** Somebody who plays on whatever happens: a line that breaks is opened again, and the last answer is sent once more. */
export class Patron {
  readonly #friend: Friend
  readonly #notes: Notebook
  readonly #thinks: number

  /** `thinks` is how long the patron thinks about each answer, in milliseconds. */
  constructor(friend: Friend, notes: Notebook, thinks = 0) {
    this.#friend = friend
    this.#notes = notes
    this.#thinks = thinks
  }

  /** Plays a table to its end; false if it was told to stop before. */
  async plays(table: string, signal: AbortSignal, starts: boolean): Promise<boolean> {
    let last: Line | undefined
    let pending: { readonly key: string; readonly question: number; readonly value: never } | undefined
    for (let lost: number | undefined; !signal.aborted;) {
      let line: Line
      try {
        line = await this.#friend.sits(table, {}, last)
        line.sent = this.#notes.sent
      } catch {
        await setTimeout(20)
        continue
      }
      try {
        if (lost !== undefined) this.#notes.resumed?.(performance.now() - lost)
        if (starts) await line.asks({ do: 'start', key: `start-${table}` })
        for (;;) {
          if (pending !== undefined) {
            const given = performance.now()
            try {
              await line.asks({ do: 'answer', ...pending })
              this.#notes.acknowledged?.(pending.key, performance.now() - given)
            } catch (cause) {
              // Somebody else has answered meanwhile, or it was taken back: then it is asked anew.
              if (!(cause instanceof Refused) || ['worker', 'storage'].includes(cause.trouble.code))
                throw cause
            }
            pending = undefined
          }
          await line.until(
            'asked or over',
            () => line.asked !== undefined || line.over || line.socket.readyState > 1,
            60_000,
          )
          if (line.over) {
            await this.#looksBack(table, line)
            line.socket.terminate()
            return true
          }
          if (line.socket.readyState > 1) throw new Error('the line is broken')
          if (this.#thinks > 0) await setTimeout(this.#thinks)
          const { asked } = line
          const value = line.anything()
          if (asked === undefined || value === undefined) continue
          pending = { key: randomUUID(), question: asked.id, value: value as never }
        }
      } catch {
        if (line.number > 0) last = line
        line.socket.terminate()
        lost = performance.now()
      }
    }
    return false
  }

  /** Compares what was told bit by bit, over whichever lines, with what is told to somebody who comes now. */
  async #looksBack(table: string, line: Line): Promise<void> {
    const fresh = await this.#friend.sits(table)
    await fresh.until('all is told', () => fresh.moment !== undefined)
    fresh.socket.terminate()
    if (line.gaps > 0 || JSON.stringify(line.log) !== JSON.stringify(fresh.log)) this.#notes.gap?.()
  }
}
