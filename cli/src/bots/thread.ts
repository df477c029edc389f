import { Worker } from 'node:worker_threads'
import type { Thinker } from '@osud/bots'
import { botThread as threadOf } from '@osud/bots/thread'

const startThread = (): Worker => new Worker(new URL('worker.mjs', import.meta.url))

/** Bots that think about the games of the terminal in a thread of their own. */
export function botThread(start = startThread): Thinker {
  return threadOf(start)
}
