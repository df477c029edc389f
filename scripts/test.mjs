// `npm test`: everything that must hold. `--quick` keeps to types, lint and unit tests; `--verbose` shows all output.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode, root } from './workplace.mjs'

requireNode()
const { ensureInstalled } = await import('./install.mjs')
ensureInstalled()
const { stopChildrenOnSignals } = await import('./processes.mjs')
const { steps } = await import('./steps.mjs')

const quick = process.argv.includes('--quick')
const verbose = process.argv.includes('--verbose')
const chosen = steps.filter(step => !quick || step.quick)
const width = Math.max(...chosen.map(step => step.name.length))
const atOnce = 2

stopChildrenOnSignals()
rmSync(join(root, '.osud'), { recursive: true, force: true })
mkdirSync(join(root, '.osud'))

/** @type {Map<string, import('./steps.mjs').Outcome & { line: string }>} */
const ended = new Map()
const waiting = [...chosen]

await Promise.all(Array.from({ length: atOnce }, work))
summarise()

/** Takes one step after another; a step that is not due leaves its turn to the next. */
async function work() {
  while (waiting.length > 0) {
    const index = waiting.findIndex(isDue)
    const [step] = index < 0 ? [] : waiting.splice(index, 1)
    if (step) await take(step)
    else await new Promise(soon => setTimeout(soon, 50))
  }
}

/** @param {import('./steps.mjs').Step} step */
async function take(step) {
  const begun = performance.now()
  const held = step.needs?.find(name => ended.get(name)?.state !== 'passed')
  const outcome = held === undefined ? await step.run() : heldBack(held)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const counted = outcome.tests ? `  ${outcome.tests.passed} passed, ${outcome.tests.failed} failed` : ''
  const line = `${step.name.padEnd(width)}  ${outcome.state.padEnd(7)} ${seconds.padStart(6)} s${counted}`
  ended.set(step.name, { ...outcome, line })
  process.stdout.write(`${line}\n`)
  if (verbose || outcome.state !== 'passed') process.stdout.write(`${outcome.output.trimEnd()}\n`)
}

/** A step that cannot run shares the lot of the one it waits for: failed, or skipped.
 * @param {string} name @returns {import('./steps.mjs').Outcome} */
function heldBack(name) {
  return {
    state: ended.get(name)?.state === 'skipped' ? 'skipped' : 'failed',
    output: `It needs "${name}" to pass.`,
  }
}

/** @param {import('./steps.mjs').Step} step */
function isDue({ after, needs = [] }) {
  return [...needs, ...(after ? [after] : [])].every(name => ended.has(name))
}

function summarise() {
  const results = chosen.flatMap(step => ended.get(step.name) ?? [])
  const sum = (/** @type {'passed' | 'failed'} */ state) =>
    results.reduce(
      (total, result) => total + (result.state === state ? 1 : 0) + (result.tests?.[state] ?? 0),
      0,
    )
  process.stdout.write(`\n${results.map(result => result.line).join('\n')}\n\n`)
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}
