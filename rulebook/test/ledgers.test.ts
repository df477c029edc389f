import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readLedgers, ruleOf } from '../src/index.ts'

const ledgers = readLedgers()

describe('the ledgers', () => {
  test('hold all rules of the four games', () => {
    expect(ledgers.map(({ game, rules }) => [game, rules.length])).toEqual([
      ['path-of-destiny', 336],
      ['wonder-book', 326],
      ['this-war-of-mine', 410],
      ['adventure-game', 358],
    ])
  })

  test('give every word of the glossary in the three languages with its meaning', () => {
    expect(ledgers.map(({ glossary }) => glossary.length)).toEqual([162, 122, 197, 187])
    expect(ledgers[0]?.glossary[1]).toEqual({
      term: { en: 'magic', cs: 'magie', uk: 'магія' },
      meaning: 'symbol kind',
    })
  })

  test('never change an id: ids.txt and the ledgers name the same rules', () => {
    const listed = readFileSync(new URL('../ledgers/ids.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    const present = ledgers.flatMap(({ rules }) => rules.map(({ id }) => id))
    const gone = listed.filter(id => !present.includes(id))
    const unlisted = present.filter(id => !listed.includes(id))
    expect(
      gone,
      `in ids.txt but in no ledger (an id is never dropped or renamed): ${gone.join(', ')}`,
    ).toEqual([])
    expect(
      unlisted,
      `in a ledger but not in ids.txt (add a new rule's id there): ${unlisted.join(', ')}`,
    ).toEqual([])
    expect(new Set(listed).size, 'an id stands twice in ids.txt').toBe(listed.length)
  })

  test.each(ledgers)('leave at most 8 % of the rules of $game unenforced', ({ rules }) => {
    const unenforced = rules.filter(({ enforced }) => enforced === false)
    expect(unenforced.length / rules.length).toBeLessThanOrEqual(0.08)
  })
})

describe('ruleOf', () => {
  test('finds a rule of any game by its id', () => {
    expect(ruleOf(ledgers, 'WB-016')).toMatchObject({ id: 'WB-016', topic: 'start', enforced: false })
    expect(ruleOf(ledgers, 'WAG-358')?.id).toBe('WAG-358')
  })

  test('finds nothing for an id that no ledger has', () => {
    expect(ruleOf(ledgers, 'POD-999')).toBeUndefined()
    expect(ruleOf(ledgers, 'CHESS-001')).toBeUndefined()
  })
})
