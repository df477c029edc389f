import { describe, expect, it } from 'vitest'
import { impurity, sight, view } from '../src/index.ts'
import { dealt, zones } from './deal.ts'
import { among, everything, play, says } from './table.ts'

describe('what a seat knows', () => {
  it('is its view, how the match began, and the step that is running', () => {
    const match = dealt()
    const seen = sight(match, 1)
    expect(seen).toMatchObject({ seat: 1, header: { game: 'tiny', seats: 2 }, answers: [] })
    expect(seen.view).toEqual(view(match, 1))
    expect(seen.start).toEqual({
      state: { played: 0 },
      zones: { deck: ['?', '?', '?'], 'hand:0': ['?', '?'], 'hand:1': ['f', 'g'], bank: ['h'], note: ['?'] },
      seen: { deck: [0, 0, 0], 'hand:0': [1, 1], 'hand:1': [2, 2], note: [0] },
      watchers: {},
      agenda: match.runningStep().position.agenda,
    })
  })

  it('is plain data, without the seed and without the state of chance', () => {
    const match = dealt('a very secret seed')
    const seen = sight(match, 0)
    expect(impurity(seen)).toBeUndefined()
    const text = JSON.stringify(seen)
    expect(text).not.toContain('a very secret seed')
    for (const grain of match.position.random) expect(text).not.toContain(String(grain))
  })

  it('is which cards are hidden, but not where', () => {
    expect(sight(dealt(), 0).unknown).toEqual(['a', 'b', 'c', 'f', 'g', 'i'])
    expect(sight(dealt(), 1).unknown).toEqual(['a', 'b', 'c', 'd', 'e', 'i'])
  })

  it('does not differ between two matches that differ only in what is hidden', () => {
    const swapped = (cards: Record<string, string[]>) =>
      play({
        zones,
        cards,
        *turn(table) {
          yield* table.choose(0, among('on'))
        },
      })
    const one = swapped({ deck: ['a', 'b'], 'hand:0': ['c'], 'hand:1': ['d', 'e'] })
    const other = swapped({ deck: ['e', 'd'], 'hand:0': ['c'], 'hand:1': ['b', 'a'] })
    expect(JSON.stringify(sight(one, 0))).toBe(JSON.stringify(sight(other, 0)))
    expect(JSON.stringify(sight(one, 1))).not.toBe(JSON.stringify(sight(other, 1)))
  })

  it('is what it answered in this step itself, and of others only what was said aloud', () => {
    const match = play({
      *turn(table) {
        yield* table.choose(0, among('mine'))
        yield* table.choose(1, among('quiet'))
        yield* table.choose(1, { ...among('loud'), aloud: true })
        yield* table.together(1, among('shared'))
        yield* table.choose(0, among('last'))
      },
    })
    says(match, 0, 'mine')
    says(match, 1, 'quiet')
    says(match, 1, 'loud')
    says(match, 1, 'shared')
    expect(sight(match, 0).answers).toEqual([
      { seat: 0, value: 'mine' },
      { seat: 1 },
      { seat: 1, value: 'loud' },
      { seat: 1, value: 'shared' },
    ])
    expect(sight(match, 1).answers[0]).toEqual({ seat: 0 })
  })

  it('is what all agreed on', () => {
    const match = play({
      *turn(table) {
        yield* table.together('all', among('left', 'right'))
        yield* table.choose(0, among('last'))
      },
    })
    says(match, 0, 'left')
    says(match, 1, 'left')
    expect(sight(match, 0).answers).toEqual([
      { seat: 0, value: 'left' },
      { seat: 1, value: 'left' },
    ])
  })

  it.each([true, false])('is what others chose in secret only if it is then said aloud: %s', aloud => {
    const match = play({
      *turn(table) {
        yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('left', 'right'), aloud }))
        yield* table.choose(0, among('last'))
      },
    })
    says(match, 0, 'left')
    says(match, 1, 'right')
    expect(sight(match, 0).answers).toEqual([
      { seat: 0, value: 'left' },
      aloud ? { seat: 1, value: 'right' } : { seat: 1 },
    ])
  })

  it('is who watches what', () => {
    const match = play({
      zones,
      steps: {
        *name(table) {
          yield* table.choose(0, among('watch'))
          table.watch('note', [1])
        },
        *on(table) {
          yield* table.choose(0, among('on'))
        },
      },
    })
    says(match, 0, 'watch')
    expect(sight(match, 0).start.watchers).toEqual({ note: 0b10 })
  })

  it('does not betray in which order hidden cards came into a hand', () => {
    const drawn = (shownFirst: boolean) => {
      const match = play(
        {
          zones,
          cards: { deck: ['a', 'b'] },
          steps: {
            *deal(table) {
              yield* table.choose(1, among('draw'))
              if (shownFirst) table.show('deck', [2], 1)
              table.draw(1, 'deck', 'hand:1')
              if (!shownFirst) table.show('deck', [2], 1)
              table.draw(1, 'deck', 'hand:1')
            },
            *on(table) {
              yield* table.choose(0, among('on'))
            },
          },
        },
        { seats: 3 },
      )
      says(match, 1, 'draw')
      return JSON.stringify(sight(match, 0))
    }
    expect(drawn(true)).toBe(drawn(false))
  })

  it('is an offer, which is always made aloud', () => {
    const match = play({
      *turn(table) {
        const goods = [{ value: 'coins', most: 2 }]
        const offer = { ask: 'trade', gives: goods, partners: [{ value: 1, gets: goods }], rule: 'TINY-1' }
        yield* table.offer(0, offer, () => among('accept', 'decline'))
      },
    })
    const deal = { with: 1, give: { coins: 1 }, get: {} }
    says(match, 0, deal)
    expect(sight(match, 1).answers).toEqual([{ seat: 0, value: deal }])
  })

  it('is nothing of the answers of earlier steps but what they led to', () => {
    const match = dealt()
    says(match, 0, 'd')
    expect(sight(match, 1).answers).toEqual([])
    expect(sight(match, 1).start.zones['bank']).toEqual(['h', 'd'])
  })

  it('is nothing of secret answers while others are thinking', () => {
    const secret = (said: string) => {
      const match = play({
        *turn(table) {
          yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('left', 'right') }))
        },
      })
      says(match, 0, said)
      return JSON.stringify(sight(match, 1))
    }
    expect(secret('left')).toBe(secret('right'))
  })

  it('is a copy: neither changes with the other', () => {
    const match = dealt()
    const seen = sight(match, 0)
    const before = JSON.stringify(seen)
    says(match, 0, 'd')
    expect(JSON.stringify(seen)).toBe(before)
    const later = sight(match, 0)
    const fork = match.fork().hash()
    Object.assign(later.start.state, { played: 99 })
    ;(later.start.agenda as unknown[]).length = 0
    for (const list of [...Object.values(later.start.zones), ...Object.values(later.start.seen)]) {
      ;(list as unknown[]).length = 0
    }
    expect([match.hash(), match.fork().hash()]).toEqual([fork, fork])
  })

  it('does not change the match by being asked for', () => {
    const match = dealt()
    for (let i = 0; i < 20; i++) says(match, i % 2, 'pass')
    const before = everything(match)
    sight(match, 0)
    sight(match, 1)
    expect(everything(match)).toBe(before)
    match.undo(0, 20)
    expect(match.length).toBe(1)
  })
})
