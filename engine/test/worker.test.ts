import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { matches } from './matches.ts'

// Node 20 does not read TypeScript, and a worker does not inherit the loader: the first line registers it there.
const program = (example: string, engine: string): string => `
  const { parentPort, workerData } = require('node:worker_threads')
  import('tsx/esm/api').then(async ({ register }) => {
    register()
    const [{ ferry }, { Match }] = await Promise.all([import(${JSON.stringify(example)}), import(${JSON.stringify(engine)})])
    parentPort.postMessage(workerData.map(record => Match.replay(ferry, record).hash()))
  })`

it('the kept matches replay to the same fingerprints in a worker thread', async () => {
  const [example, engine] = ['../example/ferry.ts', '../src/index.ts'].map(
    path => new URL(path, import.meta.url).href,
  )
  const records = Object.values(matches)
  const worker = new Worker(program(example ?? '', engine ?? ''), { eval: true, workerData: records })
  const finals = await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  await worker.terminate()
  expect(finals).toEqual(records.map(({ final }) => final))
})
