import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { coverage, readLedgers } from '@osud/rulebook'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rulesCommand, tellRules, writeGame, writeUnproven } from '../src/commands/rules.ts'

class Page extends Writable {
  text = ''

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk)
    done()
  }
}

let folder = ''
let out = new Page()
let err = new Page()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osud-rules-'))
  out = new Page()
  err = new Page()
})

afterEach(() => {
  process.exitCode = undefined
  rmSync(folder, { recursive: true })
})

function setting(complete: readonly string[], proven?: Readonly<Record<string, readonly string[]>>) {
  const provenFile = join(folder, 'proven.json')
  if (proven !== undefined) writeFileSync(provenFile, JSON.stringify(proven))
  return { complete, provenFile, out, err }
}

describe('osud rules', () => {
  test('--json prints exactly one object with every game', async () => {
    await rulesCommand(setting([], { 'WB-001': ['a test'] })).parseAsync(['--json'], { from: 'user' })
    const printed = JSON.parse(out.text)
    expect(Object.keys(printed)).toEqual([
      'path-of-destiny',
      'wonder-book',
      'this-war-of-mine',
      'adventure-game',
    ])
    expect(printed['path-of-destiny']).toMatchObject({ rules: 336, proven: 0 })
    expect(printed['wonder-book']).toMatchObject({ rules: 326, proven: 1 })
    expect(printed['wonder-book'].missing).not.toContain('WB-001')
    expect(printed['wonder-book'].missing).toContain('WB-002')
    expect(printed['wonder-book'].unenforced[0].id).toBe('WB-016')
    expect(err.text).toBe('')
    expect(process.exitCode).toBeUndefined()
  })

  test('shows a table of each game by its title', async () => {
    await rulesCommand(setting([], {})).parseAsync([], { from: 'user' })
    expect(out.text).toContain('Wonder Book (wonder-book)\n  rules            326\n')
    expect(out.text.match(/^ {2}rules /gm)).toHaveLength(4)
  })

  test('says to run the tests first when there is no proof', () => {
    expect(tellRules({ json: true }, setting([]))).toBe(true)
    expect(JSON.parse(out.text)['wonder-book'].proven).toBe(0)
    expect(err.text).toBe('Nothing is proven yet: run `npm test` first.\n')
  })

  test('does not take a game for complete when there is no proof', () => {
    expect(tellRules({}, setting(['wonder-book']))).toBe(false)
  })

  test('exits with 1 when a game that calls itself complete has unproven rules', async () => {
    await rulesCommand(setting(['wonder-book'], {})).parseAsync(['--json'], { from: 'user' })
    expect(process.exitCode).toBe(1)
    expect(Object.keys(JSON.parse(out.text))).toHaveLength(4)
    expect(err.text.split('\n')[0]).toBe(
      'WB-001: wonder-book calls itself complete, but no passing test proves this rule.',
    )
  })

  test('is content when every enforceable rule of a complete game is proven', () => {
    const missing = coverage(readLedgers(), {})['wonder-book']?.missing ?? []
    const proven = Object.fromEntries(missing.map(id => [id, ['a test']]))
    expect(tellRules({}, setting(['wonder-book'], proven))).toBe(true)
    expect(err.text).toBe('')
  })
})

describe('the table of a game', () => {
  const missing = Array.from({ length: 30 }, (_, at) => `WB-${String(at + 1).padStart(3, '0')}`)
  const reason = 'cardboard '.repeat(20).trim()
  const found = { rules: 40, proven: 9, missing, unenforced: [{ id: 'WB-031', reason }] }

  test('names the first few missing rules', () => {
    writeGame(out, 'Game', found, false)
    expect(out.text.split('\n').slice(0, 5)).toEqual([
      'Game',
      '  rules             40',
      '  proven             9',
      '  missing           30  WB-001 WB-002 WB-003 WB-004 WB-005 WB-006 and 24 more (--all)',
      '  not enforceable    1',
    ])
  })

  test('names every missing rule when asked to', () => {
    writeGame(out, 'Game', found, true)
    for (const id of missing) expect(out.text).toContain(id)
    expect(out.text).not.toContain('more')
  })

  test('breaks long lines under where they began', () => {
    writeGame(out, 'Game', found, true)
    const lines = out.text.split('\n')
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100)
    expect(lines.filter(line => line.startsWith(`${' '.repeat(12)}cardboard`))).toHaveLength(2)
  })
})

test('a game that calls itself complete without a ledger is told apart', () => {
  expect(writeUnproven(err, {}, ['chess'])).toBe(1)
  expect(err.text).toBe('chess calls itself complete, but has no ledger.\n')
})
