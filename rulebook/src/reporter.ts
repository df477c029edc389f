import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { provenBy, type TestOutcome } from './proven.ts'

/** A vitest reporter that writes the proven rules to the file named by OSUD_PROVEN. */
export default class ProofReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['OSUD_PROVEN']
    if (file === undefined || file === '') return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(provenBy(outcomesOf(modules)), undefined, 2)}\n`)
  }
}

function* outcomesOf(modules: readonly TestModule[]): Generator<TestOutcome> {
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      yield { title: test.fullName, state: test.result().state }
    }
  }
}
