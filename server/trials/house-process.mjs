// A server in a process of its own, to be killed: it says its port in one line.
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
const { serve } = await import('../src/index.ts')
const settings = JSON.parse(process.argv[2] ?? '{}')
const server = await serve(settings)
process.stdout.write(`${server.port}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
