// The long trials of the server: `npm run trial -- crash|nodes|hostile [--kills 200] [--tables 50] …`, see docs/hosting.md.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crashTrial } from './crash.ts'
import { hostileTrial } from './hostile.ts'
import { nodesTrial } from './nodes.ts'
import { Postgres, Redis } from './services.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    cuts: { type: 'string' },
    tables: { type: 'string' },
    nodes: { type: 'string' },
    messages: { type: 'string' },
    members: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
  },
})
const number = (name: Exclude<keyof typeof values, 'database'>, usual: number): number =>
  Number(values[name] ?? usual)
const [trial = ''] = positionals
const folder = await mkdtemp(join(tmpdir(), 'osud-trial-'))
const settings = {
  host: '127.0.0.1',
  port: 0,
  dataFolder: folder,
  webFolder: folder,
  beat: 0,
  patience: 1000,
  limits: { rate: 100_000, most: 1_000_000, lines: 1_000_000 },
}
const heard = (what: string): void => void process.stderr.write(`${what}\n`)
const postgres = trial === 'nodes' || values.database === 'postgres' ? await Postgres.start() : undefined
const databaseUrl = await postgres?.database()
const begun = performance.now()

try {
  const report = await run()
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
  process.stdout.write(`${Math.round((performance.now() - begun) / 1000)} s\n`)
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit()

async function run(): Promise<object> {
  switch (trial) {
    case 'crash':
      return crashTrial({
        kills: number('kills', 200),
        tables: number('tables', 50),
        settings: { ...settings, ...(databaseUrl !== undefined && { databaseUrl }) },
        heard,
      })
    case 'nodes': {
      if (databaseUrl === undefined) throw new Error('there is no database')
      const broker = await Redis.start()
      try {
        return await nodesTrial({
          nodes: number('nodes', 3),
          kills: number('kills', 20),
          cuts: number('cuts', 5),
          tables: number('tables', 50),
          // As people and bots play, so that not the machine is measured but the way to another server.
          thinks: 300,
          settings: { ...settings, databaseUrl, beat: 150, patience: 2000 },
          broker,
          heard,
        })
      } finally {
        await broker.stop()
      }
    }
    case 'hostile':
      return hostileTrial({
        messages: number('messages', 1_000_000),
        members: number('members', 90),
        tables: number('tables', 10),
        spell: 15_000,
        settings: { ...settings, ...(databaseUrl !== undefined && { databaseUrl }) },
        heard,
      })
    default:
      throw new Error(`There is no trial '${trial}': try crash, nodes or hostile.`)
  }
}
