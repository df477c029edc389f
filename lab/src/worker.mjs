// Where a worker thread begins: Node 20 reads no TypeScript by itself, and a thread does not inherit who does.
import { register } from 'tsx/esm/api'

register({ tsconfig: false })
await import('./worker.ts')
