import { expect, test } from 'vitest'
import { handCard } from '../../table/board/hand-card.ts'

const desk = { room: 'desk', low: false, width: 1100 } as const

test('the cards of a hand are as large as they can be, and grow smaller before they lie over one another', () => {
  expect(handCard(desk, 5)).toBe(117)
  const nine = handCard(desk, 9)
  expect(nine).toBeLessThan(117)
  expect(9 * (nine + 7)).toBeLessThanOrEqual(desk.width - 258)
})

test('a card that could not be read any more stays as large as it must be', () => {
  expect(handCard(desk, 30)).toBe(84)
  expect(handCard({ ...desk, room: 'tablet', width: 700 }, 30)).toBe(84)
})

test('an empty hand has a width, too', () => {
  expect(handCard(desk, 0)).toBe(117)
})
