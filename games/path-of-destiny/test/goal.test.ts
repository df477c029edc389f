import { describe, expect, it } from 'vitest'
import { comparison, goalBacks, scoredGoals } from '../rules/goal.ts'

describe('hidden goals', () => {
  it('POD-243: there are four types by their backs', () => {
    expect(Object.keys(goalBacks)).toHaveLength(4)
  })

  it.each([
    ['combat', ['combat', 'combat-diplomacy-exploration']],
    ['magic', ['magic', 'magic-diplomacy-exploration']],
    ['diplomacy', ['combat-diplomacy-exploration', 'magic-diplomacy-exploration']],
    ['exploration', ['combat-diplomacy-exploration', 'magic-diplomacy-exploration']],
  ] as const)('POD-246 (POD-X11, POD-X25): %s dominant scores %j', (dominant, scored) => {
    expect(scoredGoals(dominant)).toEqual(scored)
  })

  it('POD-257 (POD-X10): all with the same number gain the same', () => {
    expect(comparison([3, 3, 2, 1, 0], [5, 3, 1])).toEqual([5, 5, 3, 1, 0])
    expect(comparison([5, 2], [5, 3, 1])).toEqual([5, 0])
  })

  it('POD-258 (POD-X29): whoever has none gains nothing', () => {
    expect(comparison([1, 0, 0], [4, 2])).toEqual([4, 0, 0])
    expect(comparison([0, 0], [4, 2])).toEqual([0, 0])
  })
})
