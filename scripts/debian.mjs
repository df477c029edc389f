import { existsSync } from 'node:fs'
import { run } from './processes.mjs'

/** What the tests use besides Node: Debian's package, a file by which it is known, and what is skipped without it.
 * @typedef {{ name: string, isThere: () => boolean, without: string }} Package */

/** Only one apt can work at a time. @type {Promise<unknown>} */
let apt = Promise.resolve()

/** Sees to it that packages of Debian are there. Where one cannot be installed, what needs it is skipped; on CI that is a
 * failure.
 * @param {...Package} packages @returns {() => Promise<import('./steps.mjs').Outcome>} */
export function ensurePackages(...packages) {
  return () => {
    const turn = apt.then(() => install(packages))
    apt = turn
    return turn
  }
}

/** @param {readonly Package[]} packages @returns {Promise<import('./steps.mjs').Outcome>} */
async function install(packages) {
  const missing = packages.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return { state: 'passed', output: '' }
  let output = ''
  if (process.getuid?.() === 0) {
    const names = missing.map(({ name }) => name)
    output += (await run(['apt-get', 'update'])).output
    output += (
      await run(['apt-get', 'install', '-y', '--no-install-recommends', ...names], {
        DEBIAN_FRONTEND: 'noninteractive',
      })
    ).output
  }
  const failed = missing.filter(({ isThere }) => !isThere())
  if (failed.length === 0) return { state: 'passed', output }
  const advice = failed.map(({ name, without }) => `Debian's package "${name}" is missing: ${without}.\n`)
  return { state: process.env['CI'] ? 'failed' : 'skipped', output: output + advice.join('') }
}

/** Debian's browser, in which pages are tested. */
export const chromium = {
  name: 'chromium',
  isThere: () => existsSync('/usr/bin/chromium'),
  without: 'nothing is tested in a browser',
}

/** The database of several servers. */
export const postgresql = {
  name: 'postgresql',
  isThere: () => existsSync('/usr/lib/postgresql'),
  without: 'nothing is tested with PostgreSQL',
}

/** The broker of several servers. */
export const redis = {
  name: 'redis-server',
  isThere: () => existsSync('/usr/bin/redis-server'),
  without: 'nothing is tested with a broker',
}
