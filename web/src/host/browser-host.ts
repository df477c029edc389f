import type { Host, HostTrouble, Moment } from './host.ts'
import { HostError } from './host.ts'
import type { Call, Calls, Request, Response } from './messages.ts'
import { completing } from './wire.ts'
import type { Wired } from './wire.ts'

interface Waiting {
  readonly resolve: (done: unknown) => void
  readonly reject: (why: HostError) => void
}

/** The matches of this browser. They live in a worker, so that the page never waits for rules, bots or storage. */
export class BrowserHost implements Host {
  readonly #start: () => Worker
  #worker: Worker | undefined
  #number = 0
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners = new Set<(moment: Moment) => void>()

  constructor(start = startWorker) {
    this.#start = start
  }

  readonly create = this.#call('create')
  readonly open = this.#call('open')
  readonly take = this.#call('take')
  readonly list = this.#call('list')
  readonly remove = this.#call('remove')
  readonly answer = this.#call('answer')
  readonly undo = this.#call('undo')
  readonly look = this.#call('look')
  readonly sit = this.#call('sit')
  readonly hint = this.#call('hint')
  readonly file = this.#call('file')
  readonly scene = this.#call('scene')
  readonly tale = this.#call('tale')
  readonly recall = this.#call('recall')
  readonly glimpse = this.#call('glimpse')
  readonly branch = this.#call('branch')
  readonly record = this.#call('record')
  readonly keep = this.#call('keep')
  readonly memories = this.#call('memories')

  leave(): void {
    this.#request('leave', []).catch(() => undefined)
  }

  hear(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #call<C extends Call>(call: C) {
    return (...args: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> => this.#request(call, args)
  }

  #request<C extends Call>(call: C, args: Parameters<Calls[C]>): Promise<ReturnType<Calls[C]>> {
    const number = ++this.#number
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as Waiting['resolve'], reject })
      // A proxy of the page's reactive state cannot travel; plain data can.
      this.#awake().postMessage(structuredCloneable({ call, number, args } as Request))
    })
  }

  #awake(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = this.#start()
    const whole = completing()
    worker.addEventListener('message', ({ data }: MessageEvent<Wired>) => this.#hear(whole(data)))
    worker.addEventListener('error', event => {
      event.preventDefault()
      this.#lose({ code: 'worker' })
    })
    return (this.#worker = worker)
  }

  #hear(response: Response): void {
    if ('moment' in response) {
      for (const listener of this.#listeners) listener(response.moment)
      return
    }
    const waiting = this.#waiting.get(response.number)
    this.#waiting.delete(response.number)
    if ('trouble' in response) waiting?.reject(new HostError(response.trouble))
    else waiting?.resolve(response.done)
  }

  /** The worker has died: whoever waits is told, and the next call starts another. */
  #lose(trouble: HostTrouble): void {
    this.#worker?.terminate()
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(new HostError(trouble))
    this.#waiting.clear()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'osud-matches' })
}

const structuredCloneable = (request: Request): Request => JSON.parse(JSON.stringify(request)) as Request
