import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

// Written to a folder of its own, so that the failing tests in it belong to no other run.
const sampleTests = `
describe('the draft (POD-003)', () => {
  test('takes a pair: POD-002, WB-010', () => {})
  test('gives the rest back: POD-002', () => {})
})
test('passes here, fails below: TWM-001', () => {})
test('fails: TWM-001, TWM-002', () => { expect(1).toBe(2) })
test.skip('is skipped: WAG-001', () => {})
test('skips itself: WAG-002', context => { context.skip() })
test.todo('is planned: WAG-003')
test('names nothing that is an id: POD-01, POD-0011, XPOD-004, POD-X01, WB-005a', () => {})
describe('a suite that cannot begin', () => {
  beforeAll(() => { throw new Error('no table') })
  test('never runs: WAG-004', () => {})
})
`

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const reporter = fileURLToPath(new URL('../src/reporter.ts', import.meta.url))
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osud-proof-'))
  writeFileSync(join(folder, 'sample.test.js'), sampleTests)
})

afterEach(() => rmSync(folder, { recursive: true }))

function runSample(proofFile: string | undefined) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|OSUD_PROVEN)/.test(name))
  const env = Object.fromEntries([
    ...inherited,
    ...(proofFile === undefined ? [] : [['OSUD_PROVEN', proofFile]]),
  ])
  const args = [vitest, 'run', '--root', folder, '--globals', '--reporter=default', `--reporter=${reporter}`]
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
}

test(
  'the reporter writes the rules that passed tests name and no failed test names',
  { timeout: 60_000 },
  () => {
    const file = join(folder, 'new', 'folder', 'proven.json')
    const { stdout, stderr } = runSample(file)
    expect(existsSync(file), `${stdout}${stderr}`).toBe(true)
    const first = 'the draft (POD-003) > takes a pair: POD-002, WB-010'
    const second = 'the draft (POD-003) > gives the rest back: POD-002'
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
    expect(written).toEqual({ 'POD-002': [second, first], 'POD-003': [second, first], 'WB-010': [first] })
    expect(Object.keys(Object(written))).toEqual(['POD-002', 'POD-003', 'WB-010'])
  },
)

test.each([undefined, ''])(
  'the reporter writes nothing when the file named is %j',
  { timeout: 60_000 },
  file => {
    const { stdout, stderr } = runSample(file)
    expect(stdout).toMatch(/Tests .*failed.*passed/)
    expect(stderr).not.toMatch(/TypeError|ENOENT/)
    // vitest keeps its own cache in node_modules.
    expect(readdirSync(folder).filter(name => name !== 'node_modules')).toEqual(['sample.test.js'])
  },
)
