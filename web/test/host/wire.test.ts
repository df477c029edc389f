import { fc, it as property } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { changed, changeOf } from '../../src/host/change.ts'
import type { Moment } from '../../src/host/host.ts'
import type { Response } from '../../src/host/messages.ts'
import { abridging, completing } from '../../src/host/wire.ts'

/** Plain data of few names and values, so that two of them have much in common. */
const { plain } = fc.letrec<{ plain: unknown }>(tie => ({
  plain: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(0, 1, 'a', '', true, null, undefined, 'now', Number.NaN),
    fc.array(tie('plain'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0', 'now', 'parts'), tie('plain'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}))

property.prop([plain, plain])(
  'a change that has been sent leads from one thing to the other',
  (before, after) => {
    const sent = structuredClone(changeOf(before, after))
    const kept = structuredClone(before)
    expect(changed(before, sent)).toStrictEqual(after)
    expect(before).toStrictEqual(kept)
  },
)

it('says only what has changed, and leaves all else the very same thing', () => {
  const before = {
    zones: { deck: ['a', 'b'], hand: ['c'] },
    state: { turn: 1, players: [{ n: 1 }, { n: 2 }] },
  }
  const after = structuredClone(before)
  after.zones.hand.push('d')
  after.state.players[1] = { n: 3 }
  const change = changeOf(before, after)
  expect(change).toEqual({
    parts: {
      zones: { parts: { hand: { now: ['c', 'd'] } } },
      state: { parts: { players: { parts: { 1: { parts: { n: { now: 3 } } } } } } },
    },
  })
  const shown = changed(before, change) as typeof before
  expect(shown).toEqual(after)
  expect(shown.zones.deck).toBe(before.zones.deck)
  expect(shown.state.players[0]).toBe(before.state.players[0])
  expect(changeOf(before, structuredClone(before))).toBeUndefined()
})

/** A moment with this to be seen; the rest of it is of no concern on the way. */
const momentOf = (view: object): Response => ({ moment: { match: 'one', view } as unknown as Moment })

it('what a worker sends arrives whole, whatever comes between', () => {
  const [abridged, whole] = [abridging(), completing()]
  const arrives = (response: Response): Response => whole(structuredClone(abridged(response)))
  const first = momentOf({ seats: 2, zones: { deck: ['a', 'b'] } })
  const second = momentOf({ seats: 2, zones: { deck: ['b'] } })
  expect(arrives(first)).toEqual(first)
  expect(arrives({ number: 1, done: ['b'] })).toEqual({ number: 1, done: ['b'] })
  expect(arrives({ number: 2, trouble: { code: 'worker' } })).toEqual({
    number: 2,
    trouble: { code: 'worker' },
  })
  expect(arrives(second)).toEqual(second)
  expect(arrives(second)).toEqual(second)
  expect(arrives(momentOf({ seats: 3 }))).toEqual(momentOf({ seats: 3 }))
})
