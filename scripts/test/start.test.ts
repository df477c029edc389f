import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'osud-start-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts Osud as `npm start` does; `ended` tells what it said and how it ended. */
function start(env: Readonly<Record<string, string>>, nodeOptions: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...env },
  })
  let said = ''
  const ready = new Promise<string>(done => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /http:\S+/.exec(said)
      if (address) done(address[0])
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  const ended = new Promise<{ code: number | null; said: string }>(done => {
    child.on('close', code => done({ code, said }))
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { ready, ended, stop: (signal: NodeJS.Signals) => child.kill(signal) }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'Osud says in one line where it is, and stops in peace on %s',
  async signal => {
    const data = await temporaryFolder()
    const osud = start({ OSUD_DATA: data })
    const address = await osud.ready
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'ok' })
    expect(await readdir(data)).toContain('osud.sqlite')
    osud.stop(signal)
    expect(await osud.ended).toEqual({ code: 0, said: `Osud is ready at ${address}\n` })
  },
)

test('a port in use is told in one line', async () => {
  const other = createServer()
  await new Promise<void>(done => other.listen(0, 'localhost', done))
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const { code, said } = await start({ PORT: port, OSUD_DATA: await temporaryFolder() }).ended
  expect(code).toBe(1)
  expect(said).toBe(`Port ${port} is in use. Set PORT to another one.\n`)
})

test('a data folder that cannot be written is told in one line', async () => {
  const blocked = join(await temporaryFolder(), 'file')
  await writeFile(blocked, '')
  const { code, said } = await start({ OSUD_DATA: join(blocked, 'data') }).ended
  expect(code).toBe(1)
  expect(said).toMatch(/^Cannot write to the data folder .*\n$/)
})

test('a port that is no port is told in one line', async () => {
  const { code, said } = await start({ PORT: 'eighty' }).ended
  expect(code).toBe(1)
  expect(said).toBe('PORT must be a number from 0 to 65535, not "eighty".\n')
})

test('a number of proxies that is none is told in one line', async () => {
  const { code, said } = await start({ OSUD_PROXY: 'yes' }).ended
  expect(code).toBe(1)
  expect(said).toBe('OSUD_PROXY must be true, false or how many proxies stand in a row, not "yes".\n')
})

test('a Node that is too old is told in one line', async () => {
  const pretend = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.18.3"}})'
  const { code, said } = await start({}, ['--import', `data:text/javascript,${pretend}`]).ended
  expect(code).toBe(1)
  expect(said).toBe('Osud needs Node.js 20.19 or newer; this is 20.18.3.\n')
})
