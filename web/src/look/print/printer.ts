import type { Commission, Delivery } from './shop.ts'

/** Has pictures cut and printed in a worker, each once, so that the page never waits for a picture. */
export class Printer {
  readonly #start: () => Worker
  #worker: Worker | undefined
  #number = 0
  readonly #waiting = new Map<number, (delivery: Delivery) => void>()
  readonly #prints = new Map<string, Promise<string>>()
  readonly #known = new Map<string, string>()

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** The address of a print that is there already. */
  known(name: string): string | undefined {
    return this.#known.get(name)
  }

  /** The address of a print; it stays good as long as the page is open. */
  print(name: string): Promise<string> {
    const known = this.#prints.get(name)
    if (known !== undefined) return known
    const coming = this.#order(name).then(delivery => {
      if (!('print' in delivery)) throw new Error(`no print of ${name}`)
      const address = URL.createObjectURL(delivery.print)
      this.#known.set(name, address)
      return address
    })
    this.#prints.set(name, coming)
    return coming
  }

  /** Has prints made one by one while nobody waits for them, so that they are there when they are wanted. */
  async prepare(names: Iterable<string>): Promise<void> {
    for (const name of names) await this.print(name).catch(() => undefined)
  }

  #order(name: string): Promise<Delivery> {
    const number = ++this.#number
    return new Promise(resolve => {
      this.#waiting.set(number, resolve)
      this.#awake().postMessage({ number, name } satisfies Commission)
    })
  }

  #awake(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: MessageEvent<Delivery>) => {
      this.#waiting.get(data.number)?.(data)
      this.#waiting.delete(data.number)
    })
    // A table without pictures is still a table: whoever waits goes without.
    worker.addEventListener('error', event => {
      event.preventDefault()
      for (const [number, resolve] of this.#waiting) resolve({ number, trouble: event.message })
      this.#waiting.clear()
    })
    return (this.#worker = worker)
  }
}
