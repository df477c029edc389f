import type { Sight } from '@osud/engine'
import type { Verdict } from '../bot.ts'
import type { Cancel, Line, Order, Reply } from './messages.ts'

/** What to think about, and who shall. */
export type Wish = Pick<Order, 'bot' | 'game' | 'seed'> & { readonly sight: Sight }

interface Waiting {
  readonly resolve: (verdict: Verdict) => void
  readonly reject: (reason: unknown) => void
}

/** Asks a bot's worker, wherever it runs. */
export class Thinker {
  readonly #line: Line<Reply, Order | Cancel>
  readonly #waiting = new Map<number, Waiting>()
  #orders = 0

  constructor(line: Line<Reply, Order | Cancel>) {
    this.#line = line
    line.hear(reply => this.#hear(reply))
  }

  /** What the bot answers. Stops thinking, and rejects with the signal's reason, once the signal is given. */
  think({ bot, game, sight, seed }: Wish, signal?: AbortSignal): Promise<Verdict> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    const order = ++this.#orders
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.#waiting.delete(order)
        this.#line.send({ cancel: order })
        reject(signal?.reason)
      }
      const done = (): void => signal?.removeEventListener('abort', stop)
      signal?.addEventListener('abort', stop)
      this.#waiting.set(order, {
        resolve: verdict => (done(), resolve(verdict)),
        reject: reason => (done(), reject(reason)),
      })
      this.#line.send({ order, bot, game, sight, seed })
    })
  }

  /** The worker is gone: nobody who waits will hear from it. */
  lost(why: Error): void {
    for (const { reject } of this.#waiting.values()) reject(why)
    this.#waiting.clear()
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.order)
    this.#waiting.delete(reply.order)
    if (waiting === undefined) return
    if ('verdict' in reply) waiting.resolve(reply.verdict)
    else waiting.reject(new Error('trouble' in reply ? reply.trouble : 'the bot stopped thinking'))
  }
}
