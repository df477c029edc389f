import { describe, expect, it } from 'vitest'
import { addressOf, routeOf } from '../src/route.svelte.ts'
import type { Route } from '../src/route.svelte.ts'

const routes: Route[] = [
  { room: 'shelf' },
  { room: 'set-up', game: 'path-of-destiny' },
  { room: 'table', match: 'a1' },
  { room: 'rulebook', game: 'wonder-book' },
  { room: 'rulebook', game: 'path-of-destiny', at: 'POD-103' },
  { room: 'chronicle', match: 'a1' },
  { room: 'replay', match: 'a1', at: '12' },
  { room: 'replay', match: 'a/1 ž' },
  { room: 'lesson', game: 'path-of-destiny' },
  { room: 'memories' },
  { room: 'online', table: 'a1' },
  { room: 'online', table: 'a1', at: 'book' },
  { room: 'join', token: 't-1_x' },
  { room: 'friends', match: 'a1' },
  { room: 'me' },
  { room: 'letters', what: 'confirmed' },
]

describe('the address of a room', () => {
  it.each(routes)('leads back to it: $room', route => {
    expect(routeOf(addressOf(route))).toEqual(route)
  })

  it.each([
    '',
    '#',
    '#/',
    '#/table',
    '#/table/',
    '#/table/a/b',
    '#/nowhere/a',
    '#/set/%E0%A4%A',
    '#/a/b/c/d',
  ])('that names nothing leads to the shelf: %s', address => {
    expect(routeOf(address)).toEqual({ room: 'shelf' })
  })
})
