import { stringify } from 'yaml'
import { parseLedger, type Ledger } from '../src/index.ts'

/** A small ledger as it would stand in a file, with the given sections in place of its own. */
export function sampleText(changes: Readonly<Record<string, unknown>> = {}): string {
  return stringify({
    game: 'wonder-book',
    prefix: 'WB',
    title: { en: 'Wonder Book', cs: 'Čarokniha', uk: 'Диво-книга' },
    players: '1-4',
    sources: [{ file: 'rules.txt', language: 'cs', title: 'Pravidla' }],
    components: [{ name: 'die', count: 5, note: 'six sides' }],
    glossary: [{ term_en: 'spark', cs: 'jiskra', uk: 'іскра', meaning: 'fuel of magic' }],
    rules: [sampleRule('WB-001'), sampleRule('WB-002'), sampleRule('WB-003')],
    examples: [{ id: 'WB-X01', given: 'a', expected: { b: 1 }, source: '1', rules: ['WB-001'] }],
    content_known: [{ type: 'die', faces: 6, source: '1' }],
    content_missing: [{ what: 'cards', count: null, constraints: [] }],
    ...changes,
  })
}

/** A rule as it would stand in a file, with further fields. */
export function sampleRule(id: string, fields: Readonly<Record<string, unknown>> = {}): object {
  return { id, topic: 'start', kind: 'must', rule: `What ${id} says.`, source: '1', ...fields }
}

/** The small ledger, parsed. */
export function sampleLedger(changes: Readonly<Record<string, unknown>> = {}): Ledger {
  return parseLedger('sample.yaml', sampleText(changes))
}
