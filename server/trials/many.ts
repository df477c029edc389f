// Many people at many tables: `npm run load:many`, see docs/hosting.md.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { manyTrial } from './load/many.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'path-of-destiny' },
    tables: { type: 'string', default: '2000' },
    seats: { type: 'string', default: '5' },
    crowds: { type: 'string', default: '2' },
    pause: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
    profiles: { type: 'string' },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'osud-many-'))
try {
  const report = await manyTrial({
    game: values.game,
    tables: Number(values.tables),
    seats: Number(values.seats),
    crowds: Number(values.crowds),
    pause: Number(values.pause),
    lasts: Number(values.seconds) * 1000,
    putsAway: values.profiles === undefined,
    profiles: values.profiles,
    settings: {
      host: '127.0.0.1',
      port: 0,
      dataFolder: folder,
      webFolder: folder,
      // Everybody comes from one computer here.
      limits: { rate: 100_000, most: 100_000, lines: 100_000 },
    },
    heard: what => void process.stderr.write(`${what}\n`),
  })
  process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
