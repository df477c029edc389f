import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ServeSettings } from '../src/index.ts'

const program = fileURLToPath(new URL('house-process.mjs', import.meta.url))

/** A server in a process of its own, which can be killed and started again at the same address. */
export class HouseProcess {
  readonly #settings: ServeSettings
  #child: ChildProcess | undefined
  #port = 0

  constructor(settings: ServeSettings) {
    this.#settings = settings
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  async start(): Promise<void> {
    const settings = { ...this.#settings, port: this.#port }
    const child = spawn(process.execPath, [program, JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    const [line] = (await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server ended with code ${String(code)}`)
      }),
    ])) as [Buffer]
    this.#port = Number(String(line).trim())
  }

  /** Ends it at once, in the middle of whatever it is doing. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}
