import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTrial } from './load/side-by-side.ts'
import type { Slice } from './load/side-by-side.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    tables: { type: 'string', default: '300' },
    seats: { type: 'string', default: '4' },
    profiles: { type: 'string' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'osud-load-'))
const line = (text: string): boolean => process.stdout.write(`${text}\n`)
const told = ({
  perSecond,
  perServerSecond,
  serverBusy,
  crowdBusy,
  p99,
  bytes,
  messages,
  moves,
}: Slice): string =>
  [
    `${perSecond.toFixed(0)} moves/s`,
    `${perServerSecond.toFixed(0)} per second of its processor`,
    `server ${(serverBusy * 100).toFixed(0)} %, crowd ${(crowdBusy * 100).toFixed(0)} %`,
    `p99 ${p99.toFixed(0)} ms`,
    `${(bytes / moves).toFixed(0)} bytes and ${(messages / moves).toFixed(1)} messages a move`,
  ].join(', ')
const report = await loadTrial({
  rounds: Number(values.rounds),
  tables: Number(values.tables),
  seats: Number(values.seats),
  profiles: values.profiles,
  settings: {
    host: '127.0.0.1',
    port: 0,
    dataFolder: folder,
    webFolder: folder,
    // Everybody comes from one address here.
    limits: { rate: 100_000, most: 100_000, lines: 100_000 },
  },
  heard: ({ ours, theirs }) => line(`ours:   ${told(ours)}\ntheirs: ${told(theirs)}`),
})
line(`ratio ${report.ratio.toFixed(1)}, by processor time of the servers ${report.processorRatio.toFixed(1)}`)
await rm(folder, { recursive: true, force: true })
