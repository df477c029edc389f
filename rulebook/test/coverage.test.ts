import { expect, test } from 'vitest'
import { coverage } from '../src/index.ts'
import { sampleLedger, sampleRule } from './sample.ts'

const ledger = sampleLedger({
  rules: [
    sampleRule('WB-001'),
    sampleRule('WB-002'),
    sampleRule('WB-003', { enforced: false, reason: 'cardboard' }),
    sampleRule('WB-004'),
  ],
})

test('a rule is proven, missing or not enforced', () => {
  expect(coverage([ledger], { 'WB-002': ['a test'] })).toEqual({
    'wonder-book': {
      rules: 4,
      proven: 1,
      missing: ['WB-001', 'WB-004'],
      unenforced: [{ id: 'WB-003', reason: 'cardboard' }],
    },
  })
})

test('a rule that is not enforced does not become proven, nor does one of another game count', () => {
  const found = coverage([ledger], { 'WB-003': ['a test'], 'POD-001': ['a test'] })['wonder-book']
  expect(found?.proven).toBe(0)
  expect(found?.unenforced).toHaveLength(1)
})
