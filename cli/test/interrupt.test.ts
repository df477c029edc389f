import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Findings } from '../src/simulate/report.ts'

test('Ctrl-C ends a simulation with the summary so far', async () => {
  const program = fileURLToPath(new URL('../bin/osud.mjs', import.meta.url))
  const child = spawn(process.execPath, [program, 'simulate', 'night-ferry', '--games', '10000000', '--json'])
  let out = ''
  child.stdout.on('data', text => (out += String(text)))
  // The first signals may come before anybody listens to them; then the test fails.
  setTimeout(() => child.kill('SIGINT'), 4000)
  const code = await new Promise(resolve => child.on('close', resolve))
  const found = JSON.parse(out) as Findings
  expect(code).toBe(0)
  expect(found).toMatchObject({ interrupted: true, failed: [] })
  expect(found.games).toBeGreaterThan(0)
})
