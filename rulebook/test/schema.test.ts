import { describe, expect, test } from 'vitest'
import { parseLedger } from '../src/index.ts'
import { sampleLedger, sampleRule, sampleText } from './sample.ts'

function complaint(changes: Readonly<Record<string, unknown>>): string {
  try {
    sampleLedger(changes)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'no complaint'
}

describe('a ledger', () => {
  test('is read when all is in order, with empty sections where the file has none', () => {
    const ledger = sampleLedger()
    expect(ledger.rules).toHaveLength(3)
    expect(ledger.glossary).toEqual([
      { term: { en: 'spark', cs: 'jiskra', uk: 'іскра' }, meaning: 'fuel of magic' },
    ])
    expect(ledger.content_missing[0]?.count).toBeUndefined()
    expect([ledger.ambiguities, ledger.topics, ledger.lore, ledger.index]).toEqual([[], [], [], []])
  })

  test('is refused with the name of the file when it is not YAML', () => {
    expect(() => parseLedger('torn.yaml', 'rules: [')).toThrow(/^torn\.yaml: .*line 1/)
  })

  test('is refused with the path when a section is missing', () => {
    expect(() => parseLedger('sample.yaml', sampleText().replace('players:', 'gamers:'))).toThrow(
      /^sample\.yaml: players: /m,
    )
  })

  test('is refused when it has a field nobody knows', () => {
    const message = complaint({ rules: [sampleRule('WB-001', { colour: 'red' })] })
    expect(message).toMatch(/^sample\.yaml: rules\[0\]: .*"colour"/)
  })

  test('is refused when it carries the prefix of another game', () => {
    expect(complaint({ prefix: 'POD' })).toContain('sample.yaml: prefix: the prefix of wonder-book is WB')
  })
})

describe('an id', () => {
  test('has three digits', () => {
    expect(complaint({ rules: [sampleRule('WB-1')] })).toMatch(/^sample\.yaml: rules\[0\]\.id: a rule id/)
  })

  test("begins with the ledger's prefix", () => {
    expect(complaint({ rules: [sampleRule('WB-001'), sampleRule('POD-002')] })).toContain(
      "sample.yaml: rules[1].id: POD-002 does not begin with the ledger's prefix WB",
    )
  })

  test('stands once', () => {
    expect(complaint({ rules: [sampleRule('WB-001'), sampleRule('WB-001')] })).toBe(
      'sample.yaml: rules[1].id: WB-001 stands more than once in the ledger',
    )
  })

  test('exists wherever a text names it, however deep', () => {
    const known = [{ source: '1', table: [{ result: 'as in WB-003' }, { result: 'as in WB-777' }] }]
    expect(complaint({ content_known: known })).toBe(
      'sample.yaml: content_known[0].table[1].result: WB-777 is named here but is not in the ledger',
    )
  })

  test('of an example exists too wherever a text names it', () => {
    const rules = [
      sampleRule('WB-001', { note: 'See WB-X01.' }),
      sampleRule('WB-002', { note: 'See WB-X02.' }),
    ]
    expect(complaint({ rules })).toBe(
      'sample.yaml: rules[1].note: WB-X02 is named here but is not in the ledger',
    )
  })
})

describe('a rule that is not enforced', () => {
  test('is read with its reason', () => {
    const rules = [sampleRule('WB-001', { enforced: false, reason: 'cardboard' })]
    expect(sampleLedger({ rules }).rules[0]).toMatchObject({ enforced: false, reason: 'cardboard' })
  })

  test.each([{}, { reason: ' ' }])('must say why: %o does not', fields => {
    const rules = [sampleRule('WB-001', { enforced: false, ...fields })]
    expect(complaint({ rules })).toMatch(/^sample\.yaml: rules\[0\]\.reason: /)
  })

  test('must say so: a reason alone is not enough', () => {
    const rules = [sampleRule('WB-001', { reason: 'cardboard' })]
    expect(complaint({ rules })).toMatch(/^sample\.yaml: rules\[0\]\.enforced: /)
  })
})

describe('topics', () => {
  const topics = [
    { topic: 'start', title_cs: 'Začátek', title_en: 'Start', source: '1', related: [], rules: ['WB-001'] },
  ]

  test('once listed, are the only ones a rule may have', () => {
    const rules = [sampleRule('WB-001'), sampleRule('WB-002', { topic: 'stat' })]
    expect(complaint({ rules, topics })).toBe(
      'sample.yaml: rules[1].topic: stat is not a topic of the ledger',
    )
  })

  test('once listed, are the only ones the index and other topics may point at', () => {
    const index = [{ term_cs: 'boj', pages: '1', topic: 'fight', source: '1' }]
    expect(complaint({ topics: topics.map(topic => ({ ...topic, related: ['end'] })), index })).toBe(
      'sample.yaml: index[0].topic: fight is not a topic of the ledger\n' +
        'sample.yaml: topics[0].related[0]: end is not a topic of the ledger',
    )
  })
})
