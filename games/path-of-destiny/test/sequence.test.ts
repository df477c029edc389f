import { describe, expect, it } from 'vitest'
import type { Colour } from '../rules/card.ts'
import { hasSequence } from '../rules/sequence.ts'
import { card } from './scene.ts'

const row = (...colours: readonly string[]) => colours.map(colour => card(colour))
const greenRedBlue: readonly Colour[] = ['green', 'red', 'blue']

describe('a sequence of extra effort', () => {
  it('POD-234, POD-324 (POD-X35): is met by neighbours in order', () => {
    expect(hasSequence(row('red', 'green', 'red', 'blue', 'green'), greenRedBlue, 3)).toBe(true)
    expect(hasSequence(row('red', 'green', 'red', 'green', 'blue'), greenRedBlue, 3)).toBe(false)
    expect(hasSequence(row('blue', 'red', 'green'), greenRedBlue, 1)).toBe(false)
  })

  it('POD-234, POD-238: needs a card that was played this turn; older ones may be part of it', () => {
    const timeline = row('green', 'red', 'blue', 'yellow', 'yellow')
    expect(hasSequence(timeline, greenRedBlue, 3)).toBe(false)
    expect(hasSequence(timeline, greenRedBlue, 2)).toBe(true)
  })

  it('POD-235 (POD-X31): a multi-colour card stands for one of its colours, not for two places', () => {
    expect(hasSequence(row('red green', 'blue'), ['red', 'blue'], 0)).toBe(true)
    expect(hasSequence(row('red green', 'blue'), ['green', 'blue'], 0)).toBe(true)
    expect(hasSequence(row('red green'), ['red', 'green'], 0)).toBe(false)
    expect(hasSequence(row('red green', 'red green'), ['red', 'green'], 0)).toBe(true)
  })

  it('POD-236: the card that ended one sequence may begin the next', () => {
    const first = row('green', 'red', 'green')
    expect(hasSequence(first, ['green', 'red', 'green'], 2)).toBe(true)
    expect(hasSequence([...first, ...row('red', 'green')], ['green', 'red', 'green'], 3)).toBe(true)
  })

  it('is not met by fewer cards than it has', () => {
    expect(hasSequence(row('green', 'red'), greenRedBlue, 0)).toBe(false)
    expect(hasSequence([], greenRedBlue, 0)).toBe(false)
  })
})
