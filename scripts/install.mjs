import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, root } from './workplace.mjs'

const lockFile = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules', '.osud-install')
const log = join('.osud', 'install.log')

/** Installs the dependencies unless those of the current lock file are there already. */
export function ensureInstalled() {
  const lock = readFileSync(lockFile)
  const wanted = createHash('sha256').update(lock).digest('hex')
  if (readText(stamp) === wanted) return
  if (!isInstalled(JSON.parse(lock.toString()))) install()
  writeFileSync(stamp, wanted)
}

/** Whether npm's own record of what it installed agrees with the lock file, as after an install by hand.
 * @param {{ packages: Record<string, Package> }} lock */
function isInstalled(lock) {
  const record = readText(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  /** @type {Record<string, Package>} */
  const installed = JSON.parse(record).packages
  return Object.entries(lock.packages)
    .filter(
      ([path, { optional, devOptional }]) => path.startsWith('node_modules/') && !optional && !devOptional,
    )
    .every(([path, { version, link }]) =>
      link ? installed[path]?.link : installed[path]?.version === version,
    )
}

function install() {
  process.stdout.write('Installing the dependencies (once, about a minute) …\n')
  const { npm_execpath: npm = '' } = process.env
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const done = spawnSync(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (done.status === 0) return
  mkdirSync(join(root, '.osud'), { recursive: true })
  writeFileSync(join(root, log), `${done.stdout ?? ''}${done.stderr ?? ''}`)
  const reason =
    done.error?.message ?? done.stderr.split('\n').find(line => /^npm (error|ERR!) \S/.test(line))
  refuse(`The dependencies could not be installed: ${reason ?? `npm ended with ${done.status}`}. See ${log}.`)
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Package */
