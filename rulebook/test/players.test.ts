import { describe, expect, test } from 'vitest'
import { cs } from '../players/path-of-destiny/cs.ts'
import { en } from '../players/path-of-destiny/en.ts'
import { uk } from '../players/path-of-destiny/uk.ts'
import { readLedger } from '../src/index.ts'

const ids = readLedger('path-of-destiny').rules.map(({ id }) => id)

describe.each([
  ['cs', cs],
  ['uk', uk],
  ['en', en],
])('the rulebook for players in %s', (_language, texts) => {
  test('has a text for every rule of the ledger, and for nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual([...ids].sort())
  })

  test('names only rules that there are', () => {
    const named = Object.values(texts).flatMap(text =>
      [...text.matchAll(/\[([^\]]*)\]/g)].map(([, id]) => id),
    )
    expect(named.filter(id => !ids.includes(id ?? ''))).toEqual([])
  })

  test('is set in the signs of its language, and nothing is too long to be read at a table', () => {
    const wrong = Object.entries(texts).filter(
      ([, text]) => / {2}|["']|^\s|\s$/.test(text) || text.length < 20 || text.length > 420,
    )
    expect(wrong).toEqual([])
  })
})
