import { lineOf, Thinker } from '@osud/bots'
import type { WorkerLine } from '@osud/bots'

/** Bots that think in a web worker, so that nobody waits for them. The games come with the worker. */
export function botThread(start: () => Worker): Thinker {
  return new Thinker(() => lineTo(start()))
}

function lineTo(worker: Worker): WorkerLine {
  return {
    ...lineOf(worker),
    mourn(listener) {
      worker.addEventListener('error', event => {
        // Whoever waits is told; the page itself has not failed.
        event.preventDefault()
        listener(new Error(event.message || 'the worker of the bots could not be started'))
      })
    },
    end: () => worker.terminate(),
  }
}
