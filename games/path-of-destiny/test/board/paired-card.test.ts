import { describe, expect, it } from 'vitest'
import { pairedCard } from '../../table/board/paired-card.ts'

describe('a card in a pair', () => {
  it('is as wide as half the pair, beside the number of its place', () => {
    expect(pairedCard('desk', { width: 300, height: 1000 }, 5).width).toBe((300 - 8 - 42 - 6) / 2)
    expect(pairedCard('tablet', { width: 606, height: 1000 }, 5).width).toBe((300 - 8 - 42 - 6) / 2)
  })

  it('lies in a place that has its share of the height on a desk, and no more than 96 pixels', () => {
    expect(pairedCard('desk', { width: 400, height: 1000 }, 5).place).toBe(96)
    expect(pairedCard('desk', { width: 400, height: 324 }, 5).place).toBe((324 - 4 * 6) / 5)
  })

  it('has smaller letters where many places share the height', () => {
    const few = pairedCard('desk', { width: 400, height: 300 }, 3)
    const many = pairedCard('desk', { width: 400, height: 300 }, 6)
    expect(few.em).toBeCloseTo((96 - 8) * 0.117)
    expect(many.em).toBeCloseTo((45 - 8) * 0.117)
  })

  it('has letters no larger than its width allows', () => {
    const { width, em } = pairedCard('desk', { width: 200, height: 1000 }, 3)
    expect(em).toBeCloseTo(width * 0.078)
  })

  it('is there before the market has been measured', () => {
    for (const room of ['desk', 'tablet', 'phone'] as const) {
      const { width, em } = pairedCard(room, { width: 0, height: 0 }, 5)
      expect(width).toBeGreaterThan(0)
      expect(em).toBeGreaterThan(0)
    }
  })
})
