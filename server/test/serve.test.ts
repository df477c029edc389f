import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serve, StartRefusal } from '@osud/server'
import { temporaryFolder } from './folders.ts'

async function settings() {
  const webFolder = await temporaryFolder()
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Osud</title>')
  return { host: '127.0.0.1', port: 0, dataFolder: await temporaryFolder(), webFolder }
}

test('a server listens on a free port and stops when it is closed', async () => {
  const server = await serve(await settings())
  const address = `http://127.0.0.1:${server.port}/health`
  expect((await fetch(address)).status).toBe(200)
  await server.close()
  await expect(fetch(address)).rejects.toThrow()
})

test('a port that is in use is refused with the way out', async () => {
  const first = await serve(await settings())
  const refusal = await serve({ ...(await settings()), port: first.port }).catch((error: unknown) => error)
  await first.close()
  expect(refusal).toBeInstanceOf(StartRefusal)
  expect(String(refusal)).toContain(`Port ${first.port} is in use. Set PORT to another one.`)
})
