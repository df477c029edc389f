import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Refused } from './friend.ts'
import type { Friend, Line } from './friend.ts'

/** Somebody who plays on whatever happens: a line that breaks is opened again, and the last answer is sent once more. */
export class Patron {
  readonly #friend: Friend
  readonly #acknowledged: (key: string) => void
  readonly #late: (milliseconds: number) => void

  constructor(
    friend: Friend,
    acknowledged: (key: string) => void,
    late: (milliseconds: number) => void = () => undefined,
  ) {
    this.#friend = friend
    this.#acknowledged = acknowledged
    this.#late = late
  }

  /** Plays a table to its end; false if it was told to stop before. */
  async plays(table: string, signal: AbortSignal, starts: boolean): Promise<boolean> {
    let [number, told] = [0, 0]
    let pending: { readonly key: string; readonly question: number; readonly value: never } | undefined
    for (let lost = performance.now(); !signal.aborted;) {
      let line: Line
      try {
        line = await this.#friend.sits(table, number === 0 ? {} : { number, told })
      } catch {
        await setTimeout(20)
        continue
      }
      try {
        this.#late(performance.now() - lost)
        if (starts) await line.asks({ do: 'start', key: `start-${table}` })
        for (;;) {
          if (pending !== undefined) {
            try {
              await line.asks({ do: 'answer', ...pending })
              this.#acknowledged(pending.key)
            } catch (cause) {
              // Somebody else has answered meanwhile, or it was taken back: then it is asked anew.
              if (!(cause instanceof Refused) || cause.trouble.code === 'worker') throw cause
            }
            pending = undefined
          }
          await line.until(
            'asked or over',
            () => line.asked !== undefined || line.over || line.socket.readyState > 1,
            60_000,
          )
          if (line.over) {
            line.socket.terminate()
            return true
          }
          if (line.socket.readyState > 1) throw new Error('the line is broken')
          const { asked } = line
          const value = line.anything()
          if (asked === undefined || value === undefined) continue
          pending = { key: randomUUID(), question: asked.id, value: value as never }
        }
      } catch {
        ;[number, told] = [line.number, line.told]
        line.socket.terminate()
        lost = performance.now()
      }
    }
    return false
  }
}
