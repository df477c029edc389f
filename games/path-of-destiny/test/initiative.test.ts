import { describe, expect, it } from 'vitest'
import { firstWithMost, moveToFirst, orderAfterDraft, startingOrder } from '../rules/initiative.ts'

describe('initiative', () => {
  it('POD-041: those who are not in play are skipped, the others keep their order', () => {
    const printed = ['letho', 'triss', 'ciri', 'yennefer', 'geralt', 'regis', 'dandelion', 'vesemir']
    expect(startingOrder(printed, ['vesemir', 'ciri', 'geralt'])).toEqual(['ciri', 'geralt', 'vesemir'])
  })

  it('POD-102, POD-105 (POD-X23): those at the deck come first as they arrived, then the pairs from the top', () => {
    const drafted = [
      { who: 'A', place: 3 },
      { who: 'B', place: 'deck' },
      { who: 'C', place: 'deck' },
      { who: 'D', place: 1 },
    ] as const
    expect(orderAfterDraft(drafted)).toEqual(['B', 'C', 'D', 'A'])
  })

  it('POD-188: a figure moved to the first place pushes those above it down by one', () => {
    expect(moveToFirst(['A', 'B', 'C', 'D'], 'C')).toEqual(['C', 'A', 'B', 'D'])
    expect(moveToFirst(['A', 'B'], 'A')).toEqual(['A', 'B'])
  })

  it('POD-170, POD-198 (POD-X30): among equals the one higher on the track is first', () => {
    const points: Readonly<Record<string, number>> = { geralt: 31, ciri: 31, yennefer: 28 }
    expect(firstWithMost(['yennefer', 'ciri', 'geralt'], who => points[who] ?? 0)).toBe('ciri')
  })

  it('POD-333 (POD-X40): a tie at 0 is a tie like any other', () => {
    expect(firstWithMost(['ciri', 'geralt', 'vesemir'], () => 0)).toBe('ciri')
  })
})
