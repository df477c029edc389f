import fc from 'fast-check'
import { shuffle, sow } from '../src/index.ts'

/** Any data that a match may be made of. */
export const anyPlain: fc.Arbitrary<unknown> = fc.letrec(tie => ({
  plain: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.array(tie('plain')),
    fc.dictionary(fc.string(), tie('plain'), { noNullPrototype: true }),
  ),
})).plain

/** The same data with the keys of every object written in another order. */
export function shuffledKeys(data: unknown, seed: number): unknown {
  if (Array.isArray(data)) return data.map(item => shuffledKeys(item, seed))
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data)
  shuffle(sow(seed), entries)
  return Object.fromEntries(entries.map(([key, item]) => [key, shuffledKeys(item, seed)]))
}
