import { Worker } from 'node:worker_threads'
import { lineOf, Thinker } from '@osud/bots'
import type { WorkerLine } from '@osud/bots'

const startThread = (): Worker => new Worker(new URL('worker.mjs', import.meta.url))

/** Bots that think about the games of the terminal in a thread of their own. */
export function botThread(start = startThread): Thinker {
  return new Thinker(() => lineTo(start()))
}

function lineTo(thread: Worker): WorkerLine {
  return {
    ...lineOf(thread),
    mourn(listener) {
      thread.once('error', listener)
      thread.once('exit', code => listener(new Error(`the thread of the bots ended with code ${code}`)))
    },
    end: () => thread.terminate(),
  }
}
