import { expect, it } from 'vitest'
import { matches } from '../../engine/test/matches.ts'

it('the kept matches replay to the same fingerprints in a web worker', async () => {
  const worker = new Worker(new URL('replay.worker.ts', import.meta.url), { type: 'module' })
  const finals = await new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  worker.terminate()
  expect(finals).toEqual(
    Object.fromEntries(Object.entries(matches).map(([name, { final }]) => [name, final])),
  )
})
