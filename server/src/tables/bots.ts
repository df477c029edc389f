import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Thinker, Verdict, Wish } from '@osud/bots'
import { botThread } from '@osud/bots/thread'

const program = new URL('bot-worker.mjs', import.meta.url)

/** Some threads in which the bots of all tables think. */
export class BotCrew {
  readonly #threads: readonly Thinker[]
  #next = 0

  constructor(size = Math.max(1, Math.min(4, availableParallelism() - 1))) {
    this.#threads = Array.from({ length: size }, () => botThread(() => new Worker(program)))
  }

  think(wish: Wish, signal: AbortSignal): Promise<Verdict> {
    const thread = this.#threads[this.#next++ % this.#threads.length]
    return thread?.think(wish, signal) ?? Promise.reject(new Error('there are no bots'))
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()))
  }
}

/** Waits, unless it is told to stop; then it waits no longer. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(Math.max(0, milliseconds), undefined, { signal }).catch(() => undefined)
}
