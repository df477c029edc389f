import type { Worker } from 'node:worker_threads'
import { lineOf } from './line.ts'
import type { WorkerLine } from './messages.ts'
import { Thinker } from './thinker.ts'

/** Bots that think in a thread of Node. Whoever starts it says which program the thread runs, and so which games it knows. */
export function botThread(start: () => Worker): Thinker {
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
