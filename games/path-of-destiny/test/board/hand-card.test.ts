import { expect, test } from 'vitest'
import { handCard, mostOfChapter } from '../../table/board/hand-card.ts'

const desk = { room: 'desk', low: false, width: 1100 } as const

test('the cards of a hand are as large as they can be, and grow smaller before they lie over one another', () => {
  expect(handCard({ ...desk, width: 1500 }, 5)).toBe(117)
  const nine = handCard(desk, 9)
  expect(nine).toBeLessThan(117)
  expect(9 * (nine + 7)).toBeLessThanOrEqual(desk.width - 258)
})

test('a hand is drafted and played without its cards changing their size', () => {
  const sizes = [0, 3, 5, 6, 7].map(cards => handCard(desk, cards))
  expect(new Set(sizes)).toEqual(new Set([113]))
})

test('what made the cards of a hand smaller keeps them so until the chapter is over', () => {
  const most = mostOfChapter()
  expect([6, 8, 7, 6, 9, 7].map(cards => most(0, 1, cards))).toEqual([6, 8, 8, 8, 9, 9])
  expect([5, 7, 5].map(cards => most(0, 2, cards))).toEqual([5, 7, 7])
  // Back before the end of a chapter, and on another seat.
  expect([most(0, 1, 6), most(1, 1, 4)]).toEqual([6, 4])
})

test('a card that could not be read any more stays as large as it must be', () => {
  expect(handCard(desk, 30)).toBe(84)
  expect(handCard({ ...desk, room: 'tablet', width: 700 }, 30)).toBe(84)
})

test('an empty hand has a width, too', () => {
  expect(handCard({ ...desk, width: 1500 }, 0)).toBe(117)
})
