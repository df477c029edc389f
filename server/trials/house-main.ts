// A server in a process of its own, to be killed: it says its port in one line.
import { serve } from '../src/index.ts'
import type { ServeSettings } from '../src/index.ts'

const settings = JSON.parse(process.argv[2] ?? '{}') as ServeSettings
const server = await serve(settings)
process.stdout.write(`${server.port}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
