import { expect, it } from 'vitest'
import { Match, someAnswers, sow } from '../src/index.ts'
import { among, play, posted, says, sitDown, tiny } from './table.ts'

it('a suggestion that new rules no longer allow is dropped, and the answers stay', () => {
  const rules = (version: string, ...ways: readonly string[]) =>
    tiny({
      version,
      rounds: 5,
      *turn(table) {
        yield* table.together(0, among(...ways))
      },
    })
  const match = sitDown(rules('1', 'reeds', 'rapids'))
  says(match, 0, 'reeds')
  match.suggest(1, match.open[0]?.id ?? 0, 'rapids')
  match.suggest(0, match.open[0]?.id ?? 0, 'reeds')
  const { match: loaded, lost } = Match.load(rules('2', 'reeds'), posted(match.save()))
  expect({ lost, entries: loaded.length, suggestions: loaded.suggestions }).toEqual({
    lost: 0,
    entries: 1,
    suggestions: [{ seat: 0, value: 'reeds' }],
  })
})

it('two ways to write one split are one answer', () => {
  const portions = ['a', 'b'].map(value => ({ value, most: 1 }))
  const found = someAnswers(
    { kind: 'split', ask: 'x', rule: 'r', options: portions, min: 2, max: 2 },
    50,
    sow(1),
  )
  expect(found).toHaveLength(1)
})

it('a word that every object knows is a misspelt zone all the same', () => {
  expect(() =>
    play({
      *turn(table) {
        table.cards('constructor' as never)
        yield* table.choose(0, among('a'))
      },
    }),
  ).toThrow("there is no zone 'constructor'")
})
