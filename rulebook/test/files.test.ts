import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readProven } from '../src/index.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osud-proven-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function proofFile(text: string): string {
  const file = join(folder, 'proven.json')
  writeFileSync(file, text)
  return file
}

test('what a test run proved is read from its file', () => {
  expect(readProven(proofFile('{"WB-001": ["a test"]}'))).toEqual({ 'WB-001': ['a test'] })
})

test('without a test run there is nothing to read', () => {
  expect(readProven(join(folder, 'none.json'))).toBeUndefined()
})

test.each(['{', '[]', '{"WB-001": 3}'])('a damaged file says what to do (case %#)', text => {
  expect(() => readProven(proofFile(text))).toThrow(
    /proven\.json is damaged: delete it and run `npm test` again/,
  )
})
