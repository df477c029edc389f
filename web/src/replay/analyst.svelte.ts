import type { Analysis, Progress, Scene } from '@osud/lab/analysis'
import type { AnalystReply, AnalystRequest } from '../host/archive-analyst.ts'
import type { BrowserHost } from '../host/browser-host.ts'

/** How often each decision is played on in mind: enough to be sure of costly mistakes within a minute or two. */
const tries = 120

/** So many mistakes and swings are told. */
export const top = 5

/** What an analyst is doing. */
type State =
  | { readonly what: 'idle' }
  | { readonly what: 'busy'; readonly progress?: Progress }
  | { readonly what: 'done'; readonly found: Analysis; readonly scenes: readonly Scene[] }
  | { readonly what: 'failed' }

/** Analyses a match in a worker of its own; the page and the bots never wait for it. */
export class Analyst {
  readonly #host: Pick<BrowserHost, 'record'>
  #worker: Worker | undefined
  /** Raised whenever somebody leaves: what was begun before that is not wanted any more. */
  #left = 0
  /** Whether it should stop as soon as it has begun. */
  #stopping = false
  #state: State = $state.raw({ what: 'idle' })

  constructor(host: Pick<BrowserHost, 'record'>) {
    this.#host = host
  }

  get state(): State {
    return this.#state
  }

  async begin(match: string): Promise<void> {
    this.leave()
    const left = this.#left
    this.#stopping = false
    this.#state = { what: 'busy' }
    try {
      const record = await this.#host.record(match)
      if (left !== this.#left) return
      const worker = new Worker(new URL('../worker.ts', import.meta.url), {
        type: 'module',
        name: 'osud-analyst',
      })
      this.#worker = worker
      worker.addEventListener('message', ({ data }: MessageEvent<AnalystReply>) => {
        if (!('ready' in data)) return this.#hear(data)
        worker.postMessage({ record, tries, top } satisfies AnalystRequest)
        if (this.#stopping) this.stop()
      })
      worker.addEventListener('error', event => {
        event.preventDefault()
        this.#end({ what: 'failed' })
      })
    } catch {
      if (left === this.#left) this.#end({ what: 'failed' })
    }
  }

  /** Lets it come to an end with what it has found so far. */
  stop(): void {
    this.#stopping = true
    this.#worker?.postMessage({ stop: true } satisfies AnalystRequest)
  }

  leave(): void {
    this.#left++
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #hear(reply: Exclude<AnalystReply, { ready: true }>): void {
    if ('progress' in reply) this.#state = { what: 'busy', progress: reply.progress }
    else if ('found' in reply) this.#end({ what: 'done', ...reply })
    else this.#end({ what: 'failed' })
  }

  #end(state: State): void {
    this.leave()
    this.#state = state
  }
}
