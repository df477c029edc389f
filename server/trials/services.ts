import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { createClient } from 'redis'

/** Where Debian puts PostgreSQL, one folder for each version. */
const postgresFolder = '/usr/lib/postgresql'
const redisProgram = '/usr/bin/redis-server'

/** The folder with the programs of the newest PostgreSQL, if there is one. */
export function findPostgres(): string | undefined {
  if (!existsSync(postgresFolder)) return undefined
  const versions = readdirSync(postgresFolder).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map(version => join(postgresFolder, version, 'bin'))
    .find(folder => existsSync(join(folder, 'initdb')))
}

/** Whether there is a Redis server to start. */
export const hasRedis = (): boolean => existsSync(redisProgram)

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}

/** A PostgreSQL server in a folder of its own. */
export class Postgres {
  readonly #child: ChildProcess
  readonly #folder: string
  readonly #port: number
  #databases = 0

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child
    this.#folder = folder
    this.#port = port
  }

  static async start(): Promise<Postgres> {
    const programs = findPostgres()
    if (programs === undefined) throw new Error("PostgreSQL is missing: install Debian's package postgresql")
    const folder = await mkdtemp(join(tmpdir(), 'osud-postgres-'))
    // PostgreSQL refuses to be run by root.
    const unprivileged = process.getuid?.() === 0
    const user = unprivileged ? ['--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'] : []
    if (unprivileged) await chown(folder, await postgresUser(), -1)
    const data = join(folder, 'data')
    await done(
      run([
        ...user,
        join(programs, 'initdb'),
        '-D',
        data,
        '-U',
        'osud',
        '-A',
        'trust',
        '--no-sync',
        '-E',
        'UTF8',
      ]),
    )
    const port = await freePort()
    const child = run([
      ...user,
      join(programs, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
      '-c',
      'log_min_messages=fatal',
    ])
    const postgres = new Postgres(child, folder, port)
    await untilReady('PostgreSQL', child, () => postgres.#query('select 1'))
    return postgres
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** The address of a new, empty database. */
  async database(): Promise<string> {
    const name = `osud${++this.#databases}`
    await this.#query(`create database ${name}`)
    return this.#url(name)
  }

  /** Ends it without waiting for anybody, and clears its folder away. */
  async stop(): Promise<void> {
    await ended(this.#child, 'SIGINT')
    await rm(this.#folder, { recursive: true, force: true })
  }

  #url(name: string): string {
    return `postgres://osud@127.0.0.1:${this.#port}/${name}`
  }

  async #query(text: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url('postgres') })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(text)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** A Redis server that keeps nothing, and can be cut off and brought back at the same address. */
export class Redis {
  readonly #port: number
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
  }

  static async start(): Promise<Redis> {
    if (!hasRedis()) throw new Error("Redis is missing: install Debian's package redis-server")
    const redis = new Redis(await freePort())
    await redis.begin()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Brings it back after it was stopped. */
  async begin(): Promise<void> {
    const child = run([
      redisProgram,
      '--port',
      String(this.#port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--loglevel',
      'warning',
    ])
    this.#child = child
    await untilReady('Redis', child, async () => {
      const client = createClient({ url: this.url, socket: { reconnectStrategy: false } })
      client.on('error', () => undefined)
      try {
        await client.connect()
      } finally {
        client.destroy()
      }
    })
  }

  async stop(): Promise<void> {
    if (this.#child !== undefined) await ended(this.#child, 'SIGKILL')
  }
}

/** Starts a program that ends when this one does, however that comes about. */
function run(words: readonly string[]): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'INT', ...words], { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
}

async function done(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.on('data', chunk => (said += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}: ${said}`)
}

async function untilReady(name: string, child: ChildProcess, isReady: () => Promise<unknown>): Promise<void> {
  let said = ''
  child.stderr?.on('data', chunk => (said = (said + String(chunk)).slice(-4000)))
  for (const late = Date.now() + 30_000; Date.now() < late;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${said}`)
    const ready = await isReady().then(
      () => true,
      () => false,
    )
    if (ready) return
    await setTimeout(20)
  }
  await ended(child, 'SIGKILL')
  throw new Error(`${name} does not answer: ${said}`)
}

async function ended(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** The number of the user as whom Debian runs PostgreSQL. */
async function postgresUser(): Promise<number> {
  const child = spawn('id', ['-u', 'postgres'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [id] = (await once(child.stdout, 'data')) as [Buffer]
  return Number(String(id).trim())
}
