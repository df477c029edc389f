import { rest } from '../rest.ts'
import { fetchGrounds, putUp } from './rack.ts'
import type { Commission, Delivery } from './shop.ts'

interface Order {
  readonly name: string
  readonly resolve: (delivery: Delivery) => void
}

/** A picture that is printed: where it is, and the class of what has it for its ground. */
interface Print {
  readonly address: string
  readonly shows: string
}

/** How many prints there are in the page. */
let prints = 0

/** A picture waits no longer than so many milliseconds for the page to have a moment. */
const patience = 100

/**
 * Has pictures cut and printed in a worker, each once, so that the page never waits for a picture. They are printed one by one when
 * the page has a moment: whoever plays or scrubs is not held up by pictures.
 */
export class Printer {
  readonly #start: () => Worker
  #worker: Worker | undefined
  #number = 0
  #printing = false
  readonly #orders: Order[] = []
  readonly #waiting = new Map<number, (delivery: Delivery) => void>()
  readonly #prints = new Map<string, Promise<string>>()
  readonly #known = new Map<string, Print>()

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** A print that is there already. */
  known(name: string): Print | undefined {
    return this.#known.get(name)
  }

  /** The address of a print; it stays good as long as the page is open. */
  print(name: string): Promise<string> {
    const known = this.#prints.get(name)
    if (known !== undefined) return known
    const ordered = new Promise<Delivery>(resolve => this.#orders.push({ name, resolve }))
    const coming = ordered.then(delivery => {
      if (!('print' in delivery)) throw new Error(`no print of ${name}`)
      const address = URL.createObjectURL(delivery.print)
      const shows = `print-${++prints}`
      putUp(`.${shows}{background-image:url(${address})}`)
      fetchGrounds([shows])
      this.#known.set(name, { address, shows })
      return address
    })
    this.#prints.set(name, coming)
    void this.#printAll()
    return coming
  }

  /** Has prints made one by one while nobody waits for them, so that they are there when they are wanted. */
  async prepare(names: Iterable<string>): Promise<void> {
    for (const name of names) await this.print(name).catch(() => undefined)
  }

  async #printAll(): Promise<void> {
    if (this.#printing) return
    this.#printing = true
    while (this.#orders.length > 0) {
      await rest(patience)
      const order = this.#orders.shift()
      if (order !== undefined) order.resolve(await this.#commission(order.name))
    }
    this.#printing = false
  }

  #commission(name: string): Promise<Delivery> {
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
      // Whoever asks next is not kept waiting by a worker that is dead.
      worker.terminate()
      this.#worker = undefined
    })
    return (this.#worker = worker)
  }
}
