import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, root } from './workplace.mjs'

/** Where the built pages lie. */
export const webFolder = join(root, 'web', 'dist')

/** What builds the pages, from the root of the repository.
 * @type {readonly string[]} */
export const buildCommand = [
  process.execPath,
  join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
  'build',
  'web',
  '--config',
  'web/vite.config.ts',
]

const sources = [
  'web/index.html',
  'web/vite.config.ts',
  'web/ledgers.ts',
  'web/covers.ts',
  'web/offline-files.ts',
  'web/public',
  'web/src',
  'engine',
  'lang',
  'bots',
  'table',
  'games',
  'lab',
  'rulebook',
  'package-lock.json',
]
const apart = new Set(['node_modules', 'dist', 'test'])

/** Builds the pages unless the last build is newer than everything it was made of. */
export function ensureBuilt() {
  const built = changed(join(webFolder, 'index.html'))
  if (built > 0 && sources.every(source => changed(join(root, source)) <= built)) return
  const [program = '', ...args] = buildCommand
  // What players get, even where a test asks for it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const done = spawnSync(program, args, { cwd: root, encoding: 'utf8', env })
  if (done.status === 0) return
  process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}`)
  refuse('The pages could not be built: vite says why above.')
}

/** When a file, or anything in a folder, was last changed; 0 when there is no such thing. @param {string} path */
function changed(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return 0
  let latest = found.mtimeMs
  if (!found.isDirectory()) return latest
  for (const entry of readdirSync(path)) {
    if (!apart.has(entry)) latest = Math.max(latest, changed(join(path, entry)))
  }
  return latest
}
