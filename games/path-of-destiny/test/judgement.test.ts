import { uncut } from '@osud/engine'
import type { Match, Question } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../evaluate.ts'
import { hints } from '../hints.ts'
import type { PathOfDestiny } from '../rules/state.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import type { Given, Scene } from './given.ts'
import { begin, playedOut } from './whole-match.ts'

const active = { left: 'magic', right: 'combat' } as const
const seenIn = (match: unknown) => uncut(match as Match<PathOfDestiny>)

/** How well Geralt stands with this before him, and Ciri against him. */
function standing(geralt: Given, ciri: Given = {}, state: Scene['state'] = {}): number {
  const scene = { geralt, ciri, state: { chapter: 2, turn: 1, active, ...state } }
  return evaluate(seenIn(given(scene).match))[0] ?? Number.NaN
}

describe('how well somebody stands', () => {
  it.each<[string, Given]>([
    ['victory points', { victory: 1 }],
    ['experience', { experience: 1 }],
    ['active symbols in the pool', { pool: { magic: 1 } }],
    ['active symbols on the timeline', { timeline: [a('red', 'combat')] }],
    ['an ability that is ready', { ready: [1] }],
    ['promising cards in hand', { hand: [a('red', 'combat')] }],
    ['a card more to keep', { with: { keepsMore: 1 } }],
  ])('is better with %s, and worse if the rival has it', (what, having) => {
    expect(standing(having)).toBeGreaterThan(standing({}))
    if (!what.includes('hand')) expect(standing({}, having)).toBeLessThan(standing({}))
  })

  it('does not count symbols that are inactive or covered', () => {
    expect(standing({ pool: { diplomacy: 3 } })).toBe(standing({}))
    const card = a('red', 'combat')
    const covered = [{ card, symbol: 'combat' as const }]
    expect(standing({ timeline: [card], with: { covered } })).toBe(standing({}))
  })

  it('weighs the symbols of a path by the fate tokens that lie there', () => {
    const [magic, combat] = [{ pool: { magic: 4 } }, { pool: { combat: 4 } }]
    expect(standing(magic)).toBe(standing(combat))
    expect(standing(magic, {}, { fate: ['left'] })).toBeGreaterThan(standing(combat, {}, { fate: ['left'] }))
  })

  it('does not count symbols again that have been scored', () => {
    const fate = ['left', 'left', 'right'] as const
    expect(standing({ pool: { magic: 4 } }, {}, { fate })).toBe(standing({}, {}, { fate }))
  })

  it('POD-214: values the golden marker of the Automa by what its own track pays', () => {
    const against = (golden: number, victory = 0) => {
      const ciri = { experience: { regular: 8, golden }, victory }
      return evaluate(seenIn(given({ geralt: {}, ciri, automa: 'ciri' }).match))[0]
    }
    expect(against(0, 9)).toBeCloseTo(against(6) ?? Number.NaN) // half as much again
    expect(against(0, 28)).toBeCloseTo(against(20) ?? Number.NaN) // up to 8 points more
    expect(standing({}, { experience: { regular: 20, golden: 6 } })).toBeCloseTo(
      standing({}, { experience: 20, victory: 6 }), // a player's track pays a point for a point
    )
  })

  it('is at the end a matter of points and of who won', () => {
    const match = playedOut(begin(3, {}, 5))
    const values = evaluate(seenIn(match))
    expect(values).toHaveLength(3)
    expect(values.indexOf(Math.max(...values))).toBe(match.result?.winners[0])
  })
})

describe('what looks promising', () => {
  const asking = (ask: string, values: readonly (string | number)[]): Question => ({
    kind: 'pick',
    ask,
    rule: 'POD-110',
    options: values.map(value => ({ value })),
    min: 1,
    max: 1,
    ordered: false,
  })
  const pairs = [some(2, 'red', 'magic'), some(2, 'red')]
  const promise = (seat: number, ask: string, values: readonly (string | number)[]) =>
    hints(
      seenIn(given({ geralt: {}, dandelion: {}, pairs, state: { active } }).match),
      seat,
      asking(ask, values),
    )

  it('are cards with active symbols and with effects', () => {
    const effect = { when: { have: 'red', atLeast: 2 }, gain: { left: 2 } } as const
    const cards = [a('red'), a('red', 'diplomacy'), a('red', 'magic'), withEffect(effect, 'red', 'magic')]
    const weights = promise(0, 'ask.play', cards) ?? []
    expect(weights).toHaveLength(4)
    expect(weights.toSorted((one, other) => one - other)).toEqual(weights)
    expect(Math.min(...weights)).toBeGreaterThan(0)
  })

  it('are pairs of such cards', () => {
    const [first = 0, second = 0] = promise(0, 'ask.draft', [1, 2]) ?? []
    expect(first).toBeGreaterThan(second)
  })

  it('is what one likes: Geralt fights, Dandelion talks', () => {
    const cards = [a('red', 'combat', 'combat'), a('yellow', 'diplomacy', 'combat')]
    const [fight = 0, talk = 0] = promise(0, 'ask.play', cards) ?? []
    const [fightsToo = 0, talksToo = 0] = promise(1, 'ask.play', cards) ?? []
    expect(fight / talk).toBeGreaterThan(fightsToo / talksToo)
  })

  it('is left open where nothing can be said', () => {
    expect(promise(0, 'ask.lose', [0, 1])).toBeUndefined()
  })
})
