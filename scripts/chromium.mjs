import { existsSync } from 'node:fs'
import { run } from './processes.mjs'

const path = '/usr/bin/chromium'

/** Sees to it that Debian's Chromium is there. Where it cannot be installed, the steps that need it are skipped; on CI
 * that is a failure.
 * @returns {Promise<import('./steps.mjs').Outcome>} */
export async function ensureChromium() {
  if (existsSync(path)) return { state: 'passed', output: '' }
  if (process.getuid?.() !== 0) {
    const advice = `There is no ${path}: install Debian's package "chromium" to run the tests in a browser.`
    return { state: process.env['CI'] === 'true' ? 'failed' : 'skipped', output: advice }
  }
  const update = await run(['apt-get', 'update'])
  const install = await run(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return { state: install.code === 0 ? 'passed' : 'failed', output: update.output + install.output }
}
