import { names } from '@osud/lang'
import { readLedgers } from '@osud/rulebook'
import { describe, expect, it } from 'vitest'

interface Word {
  readonly games?: readonly string[]
  readonly en: { readonly nom?: string; readonly one?: string }
  readonly cs: { readonly nom?: string; readonly one?: string }
  readonly uk: { readonly nom?: string; readonly one?: string }
}

/** Counted by a measure, so the counted noun is not the term itself: kus zeleniny. */
const measured = ['vegetable']

const words = Object.values(names)
  .flatMap(group => Object.entries(group as Readonly<Record<string, Word>>))
  .filter(([id]) => !measured.includes(id))

/** The bare term: a heading's capitals and remarks in brackets do not make another word. */
const bare = (term: string | undefined): string => (term ?? '').replace(/\s*\(.*\)$/, '').toLocaleLowerCase()

describe('a name is spelt as in the glossary', () => {
  for (const { game, glossary } of readLedgers()) {
    it(`of ${game}`, () => {
      const shared = glossary.flatMap(({ term }) =>
        words
          .filter(
            ([, { games, en }]) =>
              (games?.includes(game) ?? true) && bare(en.nom ?? en.one) === bare(term.en),
          )
          .map(([id, { cs, uk }]) => ({ id, cs, uk, term })),
      )
      expect(shared.length).toBeGreaterThan(5)
      for (const { id, cs, uk, term } of shared) {
        const spelt = { id, cs: bare(cs.nom ?? cs.one), uk: bare(uk.nom ?? uk.one) }
        expect(spelt).toEqual({ id, cs: bare(term.cs), uk: bare(term.uk) })
      }
    })
  }
})
