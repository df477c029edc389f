import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** The real server, started as a host would start it. */
export interface Table {
  readonly address: string
  /** Stops the server and starts it again at the same address with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts `npm start`'s own script on a free port with an empty data folder, and waits until it is ready. */
export async function startTable(): Promise<Table> {
  const data = await mkdtemp(join(tmpdir(), 'osud-e2e-'))
  let server = await start(data, '0')
  return {
    address: server.address,
    async restart() {
      await server.stop()
      server = await start(data, new URL(server.address).port)
    },
    async stop() {
      await server.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function start(data: string, port: string): Promise<{ address: string; stop(): Promise<void> }> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, OSUD_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>(done => server.once('exit', () => done()))
  let said = ''
  const address = await new Promise<string>((ready, fail) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\/\/localhost:\d+/.exec(said)
      if (found) ready(found[0])
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', code => fail(new Error(`The server stopped with ${code}: ${said}`)))
  })
  return {
    address,
    async stop() {
      server.kill('SIGTERM')
      await gone
    },
  }
}
