import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const here = import.meta.dirname
/** Under the root, so that what npm installed is found from there. */
const workshop = resolve(here, '../../.osud')

let made: Promise<string> | undefined

/**
 * The program of a server, bundled: it starts in a fraction of the time that its sources take. Beside it lies that of the
 * hostile clients. Made once, and cleared away when this process ends.
 */
export function houseProgram(): Promise<string> {
  made ??= make()
  return made
}

async function make(): Promise<string> {
  await mkdir(workshop, { recursive: true })
  await clearAway()
  const folder = await mkdtemp(join(workshop, `house-${process.pid}-`))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    ssr: { noExternal: true, external: ['@photostructure/sqlite', 'pg-native'] },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: {
          'house-main': join(here, 'house-main.ts'),
          vandals: join(here, 'vandals.ts'),
          // Where the threads of the bots are looked for.
          'bot-worker': join(here, '../src/tables/bot-worker.ts'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
  return join(folder, 'house-main.mjs')
}

/** A process that was killed has left its bundle behind. */
async function clearAway(): Promise<void> {
  for (const name of await readdir(workshop)) {
    const pid = Number(/^house-(\d+)-/.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isAlive(pid)) await rm(join(workshop, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
