import { Session } from 'node:inspector/promises'
import { readFile, writeFile } from 'node:fs/promises'
import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'

const program = fileURLToPath(new URL('program.mjs', import.meta.url))

/** What a process has used: seconds of processor time of all its threads, and bytes. */
export interface Usage {
  readonly seconds: number
  /** Seconds in which its main thread was ready and waited for a core; 0 where nobody counts them. */
  readonly waited: number
  readonly heap: number
  readonly external: number
  readonly resident: number
}

/** A process of a trial, which does what it is told and says when it is done. */
export class Hand {
  readonly #child: ChildProcess
  readonly #waiting = new Map<number, { resolve(found: never): void; reject(cause: Error): void }>()
  #n = 0

  /** Starts a module of this folder in a process of its own. */
  constructor(module: string) {
    this.#child = fork(program, [new URL(module, import.meta.url).href], {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    this.#child.on('message', ({ n, found, trouble }: Outcome) => {
      const waiting = this.#waiting.get(n)
      this.#waiting.delete(n)
      if (trouble === undefined) waiting?.resolve(found as never)
      else waiting?.reject(new Error(trouble))
    })
    this.#child.on('exit', code => {
      for (const { reject } of this.#waiting.values()) {
        reject(new Error(`${module} ended with code ${String(code)}`))
      }
      this.#waiting.clear()
    })
  }

  /** Tells it to do something and waits for what comes of it. */
  does<T>(what: string, given?: object): Promise<T> {
    const n = ++this.#n
    this.#child.send({ n, what, given } satisfies Order)
    return new Promise<T>((resolve, reject) => this.#waiting.set(n, { resolve, reject }))
  }

  usage(): Promise<Usage> {
    return this.does('usage')
  }

  /** What it holds once what nobody needs any more is gone. */
  async tidied(): Promise<Usage> {
    await this.does('tidies')
    return this.usage()
  }

  async ends(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    const late = new AbortController()
    await Promise.race([
      gone,
      setTimeout(5000, undefined, { signal: late.signal }).then(() => this.#child.kill('SIGKILL')),
    ])
    late.abort()
  }
}

interface Order {
  readonly n: number
  readonly what: string
  readonly given: object | undefined
}

interface Outcome {
  readonly n: number
  readonly found?: unknown
  readonly trouble?: string
}

let watching: Session | undefined

const common = {
  /** Writes down from now on what the processor is used for. */
  watches: async (): Promise<void> => {
    watching = new Session()
    watching.connect()
    await watching.post('Profiler.enable')
    await watching.post('Profiler.start')
  },
  /** Writes the profile to a file, which the developer tools of a browser can open. */
  watched: async ({ file }: { readonly file: string }): Promise<void> => {
    const found = await watching?.post('Profiler.stop')
    watching?.disconnect()
    await writeFile(file, JSON.stringify(found?.profile))
  },
  usage: async (): Promise<Usage> => {
    const { user, system } = process.cpuUsage()
    const { heapUsed, external, rss } = process.memoryUsage()
    // Linux counts nanoseconds: how long it ran, how long it waited, how often.
    const [, waited = '0'] = (await readFile('/proc/self/schedstat', 'utf8').catch(() => '')).split(' ')
    return {
      seconds: (user + system) / 1e6,
      waited: Number(waited) / 1e9,
      heap: heapUsed,
      external,
      resident: rss,
    }
  },
  tidies: async (): Promise<void> => {
    for (let n = 0; n < 4; n++) {
      await setTimeout(50)
      ;(globalThis as { gc?: () => void }).gc?.()
    }
  },
}

/** The other end of a `Hand`: does what it is told, and how much this process has used. */
export function answerOrders(deeds: Readonly<Record<string, (given: never) => unknown>>): void {
  const known: typeof deeds = { ...common, ...deeds }
  const carryOut = async ({ n, what, given }: Order): Promise<Outcome> => {
    try {
      const found = await known[what]?.(given as never)
      return { n, found }
    } catch (cause) {
      return { n, trouble: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
    }
  }
  process.once('disconnect', () => process.exit(0))
  process.on('message', (order: Order) => void carryOut(order).then(outcome => process.send?.(outcome)))
}
