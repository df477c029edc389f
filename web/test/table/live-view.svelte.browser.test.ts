import type { View } from '@osud/engine'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { LiveView } from '../../src/table/live-view.svelte.ts'

/** How a small table stands. */
const stands = (state: object, zones: View['zones'], rest: Partial<View> = {}): View => ({
  reader: 0,
  seats: 2,
  questions: [],
  state,
  zones,
  ...rest,
})

/** What is drawn from a view, each time that it is. */
function drawn<T>(look: () => T): T[] {
  const seen: T[] = []
  $effect.root(() => {
    $effect(() => {
      seen.push(look())
    })
  })
  flushSync()
  return seen
}

test('whoever reads a part is told when it changes, and of nothing else', () => {
  const live = new LiveView(stands({ round: 1, purse: { coins: 3 } }, { hand: ['a'], deck: ['?'] }))
  const hand = drawn(() => live.view.zones['hand'])
  const purse = drawn(() => (live.view.state as { purse: unknown }).purse)
  const reader = drawn(() => live.view.reader)
  flushSync(() => live.become(stands({ round: 2, purse: { coins: 3 } }, { hand: ['a', 'b'], deck: ['?'] })))
  expect(hand).toEqual([['a'], ['a', 'b']])
  expect(purse).toEqual([{ coins: 3 }])
  expect(reader).toEqual([0])
  flushSync(() => live.become(stands({ round: 2, purse: { coins: 4 } }, { hand: ['a', 'b'], deck: ['?'] })))
  expect(hand).toHaveLength(2)
  expect(purse).toEqual([{ coins: 3 }, { coins: 4 }])
})

test('zones and parts of the state may come and go, and a match may end', () => {
  const live = new LiveView(stands({ round: 1 }, { hand: ['a'] }))
  const zones = drawn(() => Object.keys(live.view.zones))
  const river = drawn(() => live.view.zones['river'])
  const result = drawn(() => live.view.result)
  flushSync(() => live.become(stands({ round: 1, dusk: true }, { hand: ['a'], river: ['x'] })))
  expect(zones.at(-1)).toEqual(['hand', 'river'])
  expect(river).toEqual([undefined, ['x']])
  expect(live.view.state).toEqual({ round: 1, dusk: true })
  const over = { places: [[0], [1]] } as unknown as NonNullable<View['result']>
  flushSync(() => live.become(stands({ round: 1 }, { hand: [] }, { result: over })))
  expect(result).toEqual([undefined, over])
  expect(zones.at(-1)).toEqual(['hand'])
  expect(live.view.state).toEqual({ round: 1 })
})

test('what was told stays as it was told', () => {
  const live = new LiveView(stands({ round: 1 }, { hand: ['a'] }))
  const { told } = live
  live.become(stands({ round: 2 }, { hand: ['a'] }))
  expect(told.state).toEqual({ round: 1 })
  expect(live.told.zones['hand']).toBe(told.zones['hand'])
})
