// Breaks the rules of a game on purpose, mutant by mutant, and counts how many its tests notice:
// `npm run mutate -- path-of-destiny [file …]`. A long run; nothing of it belongs to `npm test`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from './workplace.mjs'

const [game = '', ...files] = process.argv.slice(2)
const rules = `games/${game}/rules`
process.chdir(root)
if (game === '' || !existsSync(join(root, rules))) {
  console.error('Usage: npm run mutate -- <game> [file of its rules …]')
  process.exit(2)
}
const results = await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation.vitest.ts' },
  mutate: files.length > 0 ? files.map(file => `${rules}/${file}`) : [`${rules}/**/*.ts`],
  // A string in a rule is the name of a text, a zone, a step or an option: those the compiler knows.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['/bench', '/e2e', '/web', '/server', '/shots', '/data', '/.osud'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `.osud/mutation/${game}.json` },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  timeoutMS: 10_000,
}).runMutationTest()
const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
const valid = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored').length
console.log(`${game}: ${killed} of ${valid} mutants killed, ${((100 * killed) / valid).toFixed(1)} %`)
