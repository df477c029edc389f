import type { Verdict } from '../bot.ts'
import type { Order, Reply, WorkerLine } from './messages.ts'

/** What to think about, and who shall. */
export type Wish = Omit<Order, 'order'>

interface Waiting {
  readonly resolve: (verdict: Verdict) => void
  readonly reject: (reason: unknown) => void
}

/** Asks a worker of bots, wherever it runs. The first order starts it; if it dies, the next order starts another. */
export class Thinker {
  readonly #start: () => WorkerLine
  readonly #waiting = new Map<number, Waiting>()
  #worker: WorkerLine | undefined
  #orders = 0

  constructor(start: () => WorkerLine) {
    this.#start = start
  }

  /** Starts the worker already, so that nobody has to wait for it later. */
  wake(): void {
    this.#awake()
  }

  /** What the bot answers. Stops thinking, and rejects with the signal's reason, once the signal is given. */
  think({ bot, game, sight, seed }: Wish, signal?: AbortSignal): Promise<Verdict> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const order = ++this.#orders
    return new Promise((resolve, reject) => {
      const worker = this.#awake()
      const stop = (): void => {
        this.#waiting.delete(order)
        worker.send({ cancel: order })
        reject(signal?.reason)
      }
      const done = (): void => signal?.removeEventListener('abort', stop)
      worker.send({ order, bot, game, sight, seed })
      signal?.addEventListener('abort', stop, { once: true })
      this.#waiting.set(order, {
        resolve: verdict => (done(), resolve(verdict)),
        reject: reason => (done(), reject(reason)),
      })
    })
  }

  /** Ends the worker; whoever still waits for it is told so. */
  async close(): Promise<void> {
    await this.#lose(this.#worker, new Error('the bots were sent away'))
  }

  #awake(): WorkerLine {
    if (this.#worker !== undefined) return this.#worker
    const worker = this.#start()
    worker.hear(reply => this.#hear(reply))
    worker.mourn(why => void this.#lose(worker, why))
    this.#worker = worker
    return worker
  }

  /** Nobody who waits will hear from this worker any more. */
  #lose(worker: WorkerLine | undefined, why: Error): unknown {
    if (worker === undefined || worker !== this.#worker) return undefined
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(why)
    this.#waiting.clear()
    return worker.end()
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.order)
    this.#waiting.delete(reply.order)
    if (waiting === undefined) return
    if ('verdict' in reply) waiting.resolve(reply.verdict)
    else waiting.reject(new Error('trouble' in reply ? reply.trouble : 'the bot stopped thinking'))
  }
}
