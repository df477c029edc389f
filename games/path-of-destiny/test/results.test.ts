import { describe, expect, it } from 'vitest'
import { fullDegree, received } from '../rules/effect.ts'
import type { Condition, Gain } from '../rules/effect.ts'
import { noSymbols } from '../rules/symbol.ts'
import { chapter } from './scene.ts'

describe('results', () => {
  it.each<[string, Gain, number, object]>([
    ['POD-142: 3 experience', { experience: 3 }, 1, { experience: 3 }],
    ['POD-143: experience by degree', { experience: 'degree' }, 2, { experience: 2 }],
    ['POD-144: left symbols by degree', { left: 'degree' }, 3, { magic: 3 }],
    ['POD-145: right symbols by degree', { right: 'degree' }, 2, { combat: 2 }],
    ['POD-146: 2 left symbols', { left: 2 }, 1, { magic: 2 }],
    ['POD-147: 2 right symbols', { right: 2 }, 1, { combat: 2 }],
    ['POD-148: 1 of each active symbol', { left: 1, right: 1 }, 1, { magic: 1, combat: 1 }],
    ['POD-149: 2 of the kind depicted, active or not', { symbols: { diplomacy: 2 } }, 1, { diplomacy: 2 }],
    ['POD-150: of the kind depicted by degree', { symbols: { combat: 'degree' } }, 3, { combat: 3 }],
    [
      'POD-151: 1 combat, 1 exploration and 1 magic',
      { symbols: { combat: 1, exploration: 1, magic: 1 } },
      1,
      { combat: 1, exploration: 1, magic: 1 },
    ],
  ])('%s', (_, gain, degree, expected) => {
    const { experience = 0, ...symbols } = expected as { experience?: number }
    expect(received(gain, degree, chapter)).toEqual({ experience, symbols: { ...noSymbols, ...symbols } })
  })

  it('POD-120: a condition that is not met gives nothing', () => {
    const everything: Gain = { experience: 3, left: 2, right: 'degree', symbols: { magic: 1 } }
    expect(received(everything, 0, chapter)).toEqual({ experience: 0, symbols: noSymbols })
  })

  it('POD-152: left and right are the symbols of the chapter at that moment', () => {
    const later = { left: 'diplomacy', right: 'magic' } as const
    expect(received({ left: 2, right: 1 }, 1, later).symbols).toEqual({
      ...noSymbols,
      diplomacy: 2,
      magic: 1,
    })
  })

  it.each<[Condition, number]>([
    [{ lose: 'magic', upTo: 1 }, 1],
    [{ lose: 'magic', upTo: 3 }, 3],
    [{ have: 'red', each: 3 }, 3],
    [{ have: 'red', atLeast: 3 }, 1],
    [{ have: 'red', exactly: 2 }, 1],
  ])('the full degree of %o is %i', (condition, full) => {
    expect(fullDegree(condition)).toBe(full)
  })
})
