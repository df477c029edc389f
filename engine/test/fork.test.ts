import { describe, expect, it } from 'vitest'
import { among, everything, idFor, play, says, saysAll, times } from './table.ts'

/** A long game with chance, cards and a secret choice in every round. */
const long = () =>
  play({
    state: { rolls: [] as number[] },
    zones: { deck: { sees: 'nobody', ordered: true }, hand: { sees: 'owner' } },
    cards: { deck: Array.from({ length: 60 }, (_, i) => `card ${i}`) },
    rounds: 60,
    *turn(table) {
      if ((yield* table.choose(0, among('wait', 'roll'))) === 'wait') return
      table.state.rolls.push(table.roll(1000))
      table.draw(1, 'deck', 'hand:1')
      table.tell('log.roll', {})
      yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('yes', 'no') }))
    },
  })

describe('a fork', () => {
  it.each([0, 1, 15, 16, 17, 40, 59])('is the same match after %i answers', count => {
    const match = long()
    saysAll(match, 0, times(count, 'wait'))
    expect(everything(match.fork())).toBe(everything(match))
  })

  it('is the same match in the middle of a step, with half of the answers in', () => {
    const match = long()
    saysAll(match, 0, [...times(20, 'wait'), 'roll'])
    says(match, 1, 'no')
    const fork = match.fork()
    expect(everything(fork)).toBe(everything(match))
    says(fork, 0, 'yes')
    expect([match.length, fork.length]).toEqual([22, 23])
  })

  it('knows what the table has suggested, and hears nothing new', () => {
    const match = play({
      *turn(table) {
        yield* table.together(0, among('left', 'right'))
      },
    })
    match.suggest(1, idFor(match, 0), 'right')
    const fork = match.fork()
    match.suggest(0, idFor(match, 0), 'left')
    expect([fork.suggestions.length, match.suggestions.length]).toEqual([1, 2])
  })

  it('goes its own way without touching the other', () => {
    const match = long()
    saysAll(match, 0, times(20, 'wait'))
    const fork = match.fork()
    const before = everything(match)
    saysAll(fork, 0, ['roll', 'yes'])
    says(fork, 1, 'yes')
    expect(everything(match)).toBe(before)
    const forked = everything(fork)
    saysAll(match, 0, times(30, 'wait'))
    match.undo(0, 25)
    expect(everything(fork)).toBe(forked)
  })

  it('brings the same dice for the same answers', () => {
    const match = long()
    saysAll(match, 0, times(3, 'wait'))
    const fork = match.fork()
    for (const one of [match, fork]) {
      saysAll(one, 0, ['roll', 'yes'])
      says(one, 1, 'no')
    }
    expect(everything(fork)).toBe(everything(match))
  })

  it('takes back its own past as far as the other can', () => {
    const match = long()
    saysAll(match, 0, times(50, 'wait'))
    const fork = match.fork()
    fork.undo(0, 48)
    expect([fork.length, match.length]).toEqual([3, 50])
    match.undo(0, 48)
    expect(everything(fork)).toBe(everything(match))
  })

  it('of a fork of a fork is still the same match', () => {
    const match = long()
    saysAll(match, 0, times(18, 'wait'))
    expect(everything(match.fork().fork().fork())).toBe(everything(match))
  })

  it('of a match that has ended has ended too', () => {
    const match = play({ turn: () => undefined })
    expect(everything(match.fork())).toBe(everything(match))
    expect(match.fork().result).toEqual({ winners: [] })
  })

  it('costs no more than the running step, once the first was made', () => {
    let turns = 0
    const match = play({
      rounds: 60,
      *turn(table) {
        turns++
        yield* table.choose(0, among('wait'))
      },
    })
    const cost = (act: () => unknown): number => {
      turns = 0
      act()
      return turns
    }
    saysAll(match, 0, times(10, 'wait'))
    const fork = match.fork()
    expect(cost(() => match.fork())).toBe(1)
    expect(cost(() => fork.fork())).toBe(1)
    saysAll(match, 0, times(1, 'wait'))
    expect(cost(() => match.fork())).toBeLessThan(5)
    saysAll(match, 0, times(16, 'wait'))
    expect(cost(() => match.fork())).toBe(1)
  })

  it('leaves the match as it was, however many are made', () => {
    const match = long()
    saysAll(match, 0, [...times(37, 'wait'), 'roll'])
    const before = everything(match)
    for (let i = 0; i < 20; i++) says(match.fork(), i % 2, 'yes')
    expect(everything(match)).toBe(before)
    saysAll(match, 0, ['yes'])
    says(match, 1, 'yes')
    match.fork()
    saysAll(match, 0, times(3, 'wait'))
    match.undo(0, 3)
    expect(match.undoable(0)).toEqual({ answers: 0, because: 'undo-barrier' })
  })
})
