import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serve, type RunningServer } from '@osud/server'
import { build, type Plugin } from 'vite'
import { vi } from 'vitest'

const web = resolve(import.meta.dirname, '..', 'web')

/** A host who can stop the server, start it again at the same address, and bring a newer Osud to it. */
export class Host {
  readonly #folder: string
  #server: RunningServer | undefined
  #port = 0

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Serves what was built last. */
  static async begin(): Promise<Host> {
    const host = new Host(await mkdtemp(join(tmpdir(), 'osud-host-')))
    await cp(join(web, 'dist'), host.#pages, { recursive: true })
    await host.start()
    return host
  }

  get address(): string {
    return `http://localhost:${this.#port}`
  }

  get #pages(): string {
    return join(this.#folder, 'pages')
  }

  async start(): Promise<void> {
    const dataFolder = join(this.#folder, 'data')
    this.#server = await serve({ host: 'localhost', port: this.#port, dataFolder, webFolder: this.#pages })
    this.#port = this.#server.port
  }

  async stop(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }

  /** Puts another edition in place of the one that is served; not one asset keeps its name. */
  async renew(edition: string): Promise<void> {
    const fresh = join(this.#folder, edition)
    // A test run calls itself a test; what players get is built for them.
    vi.stubEnv('NODE_ENV', 'production')
    await build({
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [marked(edition)],
      build: { outDir: fresh, emptyOutDir: true },
    })
    vi.unstubAllEnvs()
    await rm(this.#pages, { recursive: true })
    await cp(fresh, this.#pages, { recursive: true })
  }

  async end(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

function marked(edition: string): Plugin {
  return {
    name: 'another-edition',
    transformIndexHtml: html =>
      html.replace('<title>', `<meta name="edition" content="${edition}" /><title>`),
    renderChunk: code => ({ code: `${code}\n/* ${edition} */`, map: null }),
  }
}
