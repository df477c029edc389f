import fc from 'fast-check'
import { because } from '../src/index.ts'
import type { Offer, Option, Pick, Portion, Question, Split } from '../src/index.ts'

const asked = { ask: 'which', rule: 'TINY-1' } as const
const dear = because('TINY-2', 'refuse.dear')
const late = because('TINY-3', 'refuse.late', { hour: 9 })

const refused: fc.Arbitrary<Option['refused']> = fc.constantFrom<Option['refused'][]>(
  undefined,
  false,
  [],
  dear,
  [dear, late],
)

const values = (maxLength: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom('bread', 'coins', 'rope', 'salt', 'wool'), { maxLength })

function optionsOf(maxLength: number): fc.Arbitrary<Option[]> {
  return values(maxLength).chain(list =>
    fc.tuple(...list.map(value => refused.map(why => ({ value, refused: why })))),
  )
}

function portionsOf(maxLength: number): fc.Arbitrary<Portion<string>[]> {
  const amount = fc.record({ most: fc.nat(3), weight: fc.integer({ min: 1, max: 3 }), refused })
  return values(maxLength).chain(list =>
    fc.tuple(...list.map(value => amount.map(rest => ({ value, ...rest })))),
  )
}

const bounds = fc.tuple(fc.nat(5), fc.nat(5)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))

/** Any question to pick from a few options. */
export const anyPick: fc.Arbitrary<Pick> = fc
  .tuple(optionsOf(5), bounds, fc.boolean())
  .map(([list, limits, ordered]) => ({ kind: 'pick', ...asked, options: list, ...limits, ordered }))

/** Any question to split an amount over a few portions. */
export const anySplit: fc.Arbitrary<Split> = fc
  .tuple(portionsOf(4), bounds)
  .map(([list, limits]) => ({ kind: 'split', ...asked, options: list, ...limits }))

/** Any question to offer a trade. */
export const anyOffer: fc.Arbitrary<Offer> = fc
  .tuple(portionsOf(3), fc.array(fc.record({ gets: portionsOf(3), refused }), { maxLength: 3 }))
  .map(([gives, stalls]) => ({
    kind: 'offer',
    ...asked,
    gives,
    partners: stalls.map((stall, i) => ({ value: i + 1, ...stall })),
  }))

/** Any question at all. */
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  optionsOf(5).map((list): Question => ({ kind: 'choose', ...asked, options: list })),
  anyPick,
  anySplit,
  anyOffer,
)
