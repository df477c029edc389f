import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCommand } from './build.mjs'
import { chromium, ensurePackages, postgresql, redis } from './debian.mjs'
import { run } from './processes.mjs'
import { root } from './workplace.mjs'

/** How a step ended.
 * @typedef {{ state: 'passed' | 'failed' | 'skipped', output: string, tests?: { passed: number, failed: number } }} Outcome */
/** One check of the test run. It waits for the step it comes `after`, and cannot run unless those it `needs` passed.
 * @typedef {{ name: string, quick?: boolean, after?: string, needs?: readonly string[], run: () => Promise<Outcome> }} Step */

/** Everything that must hold, in the order in which it is begun.
 * @type {readonly Step[]} */
export const steps = [
  { name: 'services', quick: true, run: ensurePackages(postgresql, redis) },
  { name: 'chromium', run: ensurePackages(chromium) },
  { name: 'build', quick: true, run: command(buildCommand) },
  {
    name: 'tests',
    quick: true,
    needs: ['build'],
    after: 'services',
    run: tests('node', ['--reporter=./rulebook/src/reporter.ts'], {
      OSUD_PROVEN: join(root, '.osud', 'proven.json'),
    }),
  },
  { name: 'conformance', run: tests('conformance') },
  { name: 'trials', after: 'tests', needs: ['build'], run: tests('trials') },
  { name: 'types', quick: true, run: command([bin('tsc'), '-p', '.']) },
  { name: 'types of scripts', quick: true, run: command([bin('tsc'), '-p', 'scripts']) },
  {
    name: 'types of web',
    quick: true,
    run: command([
      bin('svelte-check'),
      '--workspace',
      'web',
      '--tsconfig',
      './tsconfig.json',
      '--fail-on-warnings',
    ]),
  },
  { name: 'lint', quick: true, run: command([bin('oxlint'), '--type-aware', '--deny-warnings']) },
  { name: 'rules', after: 'tests', run: command(['node', 'cli/bin/osud.mjs', 'rules']) },
  { name: 'format', run: command([bin('prettier'), '--check', '.']) },
  { name: 'arrows', run: command(['node', 'scripts/arrows.mjs']) },
  { name: 'dead code', run: command([bin('knip')]) },
  { name: 'size', needs: ['build'], run: command([bin('size-limit')]) },
  { name: 'browser tests', needs: ['chromium'], run: tests('browser') },
  { name: 'whole table', after: 'trials', needs: ['chromium', 'build'], run: tests('e2e') },
  { name: 'speed', after: 'whole table', needs: ['chromium', 'build'], run: tests('speed') },
]

/** @param {string} name */
function bin(name) {
  return join(root, 'node_modules', '.bin', name)
}

/** @param {readonly string[]} words @returns {Step['run']} */
function command(words) {
  return async () => {
    const { code, output } = await run(words)
    return { state: code === 0 ? 'passed' : 'failed', output }
  }
}

/** A project of vitest.config.ts; a run that executes no test has failed.
 * @param {string} project @param {readonly string[]} [more] @param {Record<string, string>} [env]
 * @returns {Step['run']} */
function tests(project, more = [], env = {}) {
  const report = join(root, '.osud', `tests-${project}.json`)
  const words = [bin('vitest'), 'run', '--project', project, '--reporter=dot', '--reporter=json']
  return async () => {
    const { code, output } = await run([...words, `--outputFile.json=${report}`, ...more], env)
    const counted = count(report)
    const state = code === 0 && counted.passed > 0 && counted.failed === 0 ? 'passed' : 'failed'
    return {
      state,
      output: counted.passed + counted.failed === 0 ? `${output}No test was executed.\n` : output,
      tests: counted,
    }
  }
}

/** @param {string} report */
function count(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
