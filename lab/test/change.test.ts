import { expect, test } from 'vitest'
import { changeOf } from '../src/change.ts'

test('a strong role lends its strength to no card that it likes to play', () => {
  // The hero wins half of all games, the fool a tenth, with the card and without it; only the hero plays it often.
  const roles = { fool: { games: 1000, wins: 100 }, hero: { games: 1000, wins: 500 } }
  const played = { fool: { games: 100, wins: 10 }, hero: { games: 900, wins: 450 } }
  expect(changeOf(played, roles).points).toBeCloseTo(0)
})

test('those who played a card are compared with those who did not, not with the mean of both', () => {
  const { points, from, to } = changeOf(
    { hero: { games: 500, wins: 150 } },
    { hero: { games: 1000, wins: 200 } },
  )
  expect(points).toBeCloseTo(20) // 30 % with it, 10 % without it
  expect((to - from) / 2).toBeCloseTo(4.8, 1) // 1.96 · √(0.21/500 + 0.09/500)
})

test('roles weigh as much as they can tell', () => {
  // 400 games with and 400 without weigh four times as much as 100 and 100.
  const roles = { fool: { games: 200, wins: 100 }, hero: { games: 800, wins: 400 } }
  const played = { fool: { games: 100, wins: 100 }, hero: { games: 400, wins: 200 } }
  expect(changeOf(played, roles).points).toBeCloseTo(20)
})

test('what a role always has tells nothing', () => {
  const all = { hero: { games: 1000, wins: 300 } }
  expect(changeOf(all, all)).toEqual({ points: 0, from: -100, to: 100 })
})

test('a few games never look sure', () => {
  const { from, to } = changeOf({ hero: { games: 2, wins: 2 } }, { hero: { games: 4, wins: 2 } })
  expect(to).toBe(100)
  expect(from).toBeLessThan(50)
})
