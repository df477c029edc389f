import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { ServeSettings } from '../src/index.ts'
import { houseProgram } from './house-bundle.ts'

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

  get port(): number {
    return this.#port
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Whether it runs. */
  get lives(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async start(): Promise<void> {
    const settings = { ...this.#settings, port: this.#port }
    const program = await houseProgram()
    // It ends when this process does, however that comes about.
    const words = ['--pdeathsig', 'KILL', process.execPath, program, JSON.stringify(settings)]
    const child = spawn('setpriv', words, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child = child
    const [line] = (await Promise.race([
      once(child.stdout, 'data'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server ended with code ${String(code)}`)
      }),
    ])) as [Buffer]
    this.#port = Number(String(line).trim())
  }

  /** Ends it at once in the middle of whatever it is doing, or asks it to end; returns how it ended. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | string | undefined> {
    const child = this.#child
    if (child === undefined || !this.lives) return undefined
    const gone = once(child, 'exit') as Promise<[number | null, string | null]>
    child.kill(signal)
    const [code, killed] = await gone
    return code ?? killed ?? undefined
  }
}
