import { describe, expect, it } from 'vitest'
import type { State } from '../rules/state.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'

const play = { do: 'play' } as const
const row = (...colours: readonly string[]): string[] => colours.map(colour => a(colour))

/** Green and yellow in the first chapter give 1 experience point. */
const greenYellow: Partial<State> = { chapter: 1, efforts: ['early-start', 'three-lies', 'last-torch'] }

describe('cards played this turn', () => {
  const idle = row('blue', 'blue')

  it('POD-327: the further card of Geralt’s Fortitude is one of them', () => {
    const hand = row('red', 'green', 'yellow')
    const [red = '', green = '', yellow = ''] = hand
    const geralt = { hand: [red, green, yellow], timeline: row('blue'), ready: [4] }
    const table = given({ geralt, ciri: { hand: idle }, state: greenYellow }, play)
    table.plays('ciri', ...idle).plays('geralt', red, green)
    table.expect('geralt').has({ experience: 0 })
    table.uses('geralt', 'fortitude').says('geralt', yellow)
    table.expect('geralt').has({ experience: 1, timeline: [...(geralt.timeline ?? []), red, green, yellow] })
  })

  it('POD-327: so is the card that Yennefer plays while drafting, even if the regular two are no part of it', () => {
    const pairs = [row('yellow', 'blue'), row('blue', 'blue'), row('blue', 'blue'), row('blue', 'blue')]
    const hand = row('red', 'red')
    const yennefer = { hand, timeline: row('green'), ready: [4] }
    const table = given(
      { yennefer, ciri: { hand: idle }, pairs, state: { ...greenYellow, turn: 1 } },
      { do: 'turn', turn: 1 },
    )
    table.drafts('ciri', 'deck').drafts('yennefer', 'deck')
    table.uses('yennefer', 'amplified-release').says('yennefer', pairs[0]?.[0])
    table.plays('ciri', ...idle).plays('yennefer', ...hand)
    table.expect('yennefer').has({ experience: 1 })
  })

  it('POD-327: so is the card that Ciri plays instead of one taken back', () => {
    const [yellow = '', ...others] = row('yellow', 'red', 'red')
    const [green = '', blue = ''] = row('green', 'blue')
    const ciri = { hand: [yellow, ...others], timeline: [green, blue], ready: [3] }
    const table = given({ geralt: { hand: idle }, ciri, state: greenYellow }, play)
    table.uses('ciri', 'time-and-space').says('ciri', blue).says('ciri', yellow)
    table.plays('ciri', ...others).plays('geralt', ...idle)
    table.expect('ciri').has({ experience: 1, timeline: [green, yellow, ...others] })
  })

  it('POD-238: kept cards may be part of a sequence', () => {
    const hand = row('yellow', 'blue')
    const state = { chapter: 3, efforts: ['early-start', 'three-lies', 'last-torch'] }
    const table = given({ geralt: { timeline: row('red', 'red'), hand }, ciri: { hand: idle }, state }, play)
    table.plays('ciri', ...idle).plays('geralt', ...hand)
    table.expect('geralt').has({ pool: { magic: 2 } })
  })

  it('POD-238 POD-327: kept cards are not played this turn, although they were laid down in the last', () => {
    const [blue = '', red = '', other = '', yellow = ''] = row('blue', 'red', 'red', 'yellow')
    const hand = row('blue', 'blue')
    const vesemir = {
      hand,
      timeline: [blue, red, other, yellow],
      with: { keepsMore: 1, played: [other, yellow] },
    }
    const state: Partial<State> = {
      chapter: 2,
      page: 8,
      dominant: 'left',
      efforts: ['early-start', 'three-lies', 'last-torch'],
    }
    const table = given(
      { ciri: { hand: idle }, vesemir, state, deck: some(20, 'green') },
      { do: 'keep' },
      { do: 'close-chapter' },
    )
    table.keeps('ciri').keeps('vesemir', red, other, yellow)
    expect(table.state.chapter).toBe(3)
    table.drafts('ciri', 'deck').drafts('vesemir', 'deck')
    table.plays('ciri', ...idle).plays('vesemir', ...hand)
    table.expect('vesemir').has({ timeline: [red, other, yellow, ...hand], pool: {} })
    expect(table.told('log.effort')).toEqual([])
  })
})
