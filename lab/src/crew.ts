import { Worker } from 'node:worker_threads'
import type { Chunk, Range, Todo } from './range.ts'
import type { Orders } from './service.ts'

/** A run of several workers. */
export interface CrewTask<T> {
  readonly orders: Orders
  readonly workers: number
  readonly todo: Todo
  /** Gets every chunk as soon as it is counted; if it throws, the run is over. */
  readonly take: (chunk: Chunk<T>) => void
  /** What a range is called when it must be told. */
  readonly name: (range: Range) => string
  /** Ends the run where it is. */
  readonly signal?: AbortSignal | undefined
  /** Another program for the threads than the lab's own. */
  readonly program?: URL | undefined
}

const labProgram = new URL('worker.mjs', import.meta.url)

/** Something killed a thread. */
class Death extends Error {}

/** Lets workers play all that is to do. A range whose worker died is given to another one once. */
export async function employ<T>(task: CrewTask<T>): Promise<void> {
  const { orders, workers, todo, signal, program = labProgram } = task
  const over = new AbortController()
  const stop = (): void => over.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  const hands = Array.from({ length: Math.min(workers, todo.left) }, () => new Hand<T>(orders, program))
  over.signal.addEventListener('abort', () => hands.forEach(hand => void hand.leave()))
  const toil = async (hand: Hand<T>): Promise<void> => {
    for (;;) {
      const range = over.signal.aborted ? undefined : todo.next(workers)
      if (range === undefined) return
      await playTwice(hand, range, task, over.signal)
    }
  }
  try {
    await Promise.all(hands.map(toil))
  } finally {
    stop()
    signal?.removeEventListener('abort', stop)
    await Promise.all(hands.map(hand => hand.leave()))
  }
}

async function playTwice<T>(
  hand: Hand<T>,
  range: Range,
  { take, name }: CrewTask<T>,
  over: AbortSignal,
): Promise<void> {
  let rest = range
  const takeIn = (chunk: Chunk<T>): void => {
    if (over.aborted) return
    take(chunk)
    rest = { ...rest, from: chunk.to }
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await hand.play(rest, takeIn)
    } catch (cause) {
      if (over.aborted) return
      if (!(cause instanceof Death)) throw cause
      if (attempt === 2) throw new Error(`a worker died twice in ${name(rest)}: ${cause.message}`, { cause })
    }
  }
}

/** One worker thread after another, each replaced when it dies. */
class Hand<T> {
  readonly #start: () => Worker
  #thread: Worker | undefined
  #hear: (chunk: Chunk<T>) => void = () => {}
  #mourn: (why: string) => void = () => {}

  constructor(orders: Orders, program: URL) {
    this.#start = () => this.#attend(new Worker(program, { workerData: orders }))
  }

  /** Plays a range; `take` gets its chunks one by one. */
  play(range: Range, take: CrewTask<T>['take']): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      this.#mourn = why => reject(new Death(why))
      this.#hear = chunk => {
        try {
          take(chunk)
          if (chunk.to === range.to) resolve()
        } catch (cause) {
          reject(cause as Error)
        }
      }
      this.#thread ??= this.#start()
      this.#thread.postMessage(range, [])
    })
  }

  #attend(thread: Worker): Worker {
    const lose = (why: string): void => {
      if (this.#thread === thread) this.#thread = undefined
      this.#mourn(why)
    }
    thread.on('message', (chunk: Chunk<T>) => this.#hear(chunk))
    thread.on('error', cause => lose(cause instanceof Error ? cause.message : String(cause)))
    thread.on('exit', code => {
      if (this.#thread === thread) lose(`it left with code ${code}`)
    })
    return thread
  }

  /** Sends the thread home, whatever it is doing. */
  async leave(): Promise<void> {
    await this.#thread?.terminate()
  }
}
