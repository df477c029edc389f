import { view } from '@osud/engine'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ExtraEffort } from '../content/extra-effort.ts'
import { extraEfforts } from '../content/extra-effort.ts'
import type { Colour } from '../rules/card.ts'
import type { Options } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import type { Given } from './given.ts'
import type { PlayedTable } from './table.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { gathered, playedOut, stateOf } from './whole-match.ts'

const play = { do: 'play' } as const

/** Single cards of these colours. */
const row = (...colours: readonly string[]): string[] => colours.map(colour => a(colour))

/** Geralt adds two cards to a timeline while Ciri, who is in nobody's way, adds two others; magic and combat are active. */
function adds(
  [left, right]: readonly [string, string],
  to: readonly string[],
  state: Partial<State>,
  options: Partial<Options> = {},
): PlayedTable {
  const [hand, idle] = [row(left, right), row('blue', 'blue')]
  const table = given({ geralt: { timeline: row(...to), hand }, ciri: { hand: idle }, state, options }, play)
  return table.plays('ciri', ...idle).plays('geralt', ...hand)
}

/** Two turns in which Ciri plays yellow cards; Geralt has drafted and is about to play. */
function twoTurns(geralt: Given, state: Partial<State>): PlayedTable {
  const turns = [
    { do: 'turn', turn: 1 },
    { do: 'turn', turn: 2 },
  ] as const
  return nextTurn(given({ geralt, ciri: { hand: some(4, 'yellow') }, state }, ...turns))
}

function nextTurn(table: PlayedTable): PlayedTable {
  table.drafts('ciri', 'deck').drafts('geralt', 'deck')
  return table.plays('ciri', ...table.zone(`hand:${table.seat('ciri')}`).slice(0, 2))
}

/** A table where the first chapter's card is this one; in this chapter it gives 1 experience point. */
const greenYellow: Partial<State> = { chapter: 1, efforts: ['early-start', 'three-lies', 'last-torch'] }
/** Green, red and blue in the second chapter give a symbol of each path. */
const greenRedBlue: Partial<State> = { chapter: 2, efforts: ['early-start', 'long-way-round', 'last-torch'] }

describe('the extra effort cards', () => {
  it('POD-233 POD-325: one of each chapter lies open from the start, and chance says which', () => {
    const drawn = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const match = gathered(['geralt', 'ciri'], {}, seed)
      const { efforts } = view(match, 1).state
      expect(efforts.map(id => extraEfforts[id]?.chapter)).toEqual([1, 2, 3])
      for (const id of efforts) drawn.add(id)
    }
    expect(drawn.size).toBe(12)
  })

  it('POD-325: only the card of the current chapter counts', () => {
    const early = adds(['yellow', 'blue'], ['green'], { ...greenYellow, chapter: 2 })
    early.expect('geralt').has({ experience: 0, pool: {} })
    const now = adds(['blue', 'yellow'], ['yellow'], { ...greenYellow, chapter: 2 })
    now.expect('geralt').has({ experience: 3 })
    const late = adds(['red', 'yellow'], ['red'], { ...greenYellow, chapter: 2 })
    late.expect('geralt').has({ experience: 0, pool: {} })
  })

  it('POD-239: when a chapter ends its card is turned down, after the clearing and before the next page', () => {
    const match = playedOut(gathered(['geralt', 'ciri', 'vesemir']))
    const told = match.events().map(({ key }) => key)
    const over = told.flatMap((key, i) => (key === 'log.effort-over' ? i : []))
    expect(over.map(i => match.events()[i]?.args)).toEqual([{ chapter: 1 }, { chapter: 2 }, { chapter: 3 }])
    for (const i of over) expect(told[i + 1]).toBe('log.page')
    const [first = 0, second = 0] = over
    const clearings = told.flatMap((key, i) => (key === 'log.keep' ? i : []))
    expect(clearings.map(i => [i < first, i < second])).toEqual([
      ...Array.from({ length: 3 }, () => [true, true]),
      ...Array.from({ length: 3 }, () => [false, true]),
    ])
  })

  it('POD-240: a first game is played without them', () => {
    const match = gathered(['geralt', 'ciri'], { firstGame: true })
    expect(stateOf(match).efforts).toEqual([])
    const told = playedOut(match)
      .events()
      .map(({ key }) => key)
    expect(told.filter(key => key.startsWith('log.effort'))).toEqual([])
    expect(told.filter(key => key === 'log.chapter')).toHaveLength(3)
    adds(['yellow', 'blue'], ['green'], greenYellow, { firstGame: true })
      .expect('geralt')
      .has({ experience: 0 })
  })
})

describe('a colour sequence', () => {
  it('POD-X35 POD-234 POD-324: neighbours in order, one of them played this turn, give the bonus once', () => {
    const table = adds(['blue', 'green'], ['red', 'green', 'red'], greenRedBlue)
    table.expect('geralt').has({ pool: { magic: 1, combat: 1 }, experience: 0 })
    table.expect('ciri').has({ pool: {}, experience: 0 })
    expect(table.told('log.effort').map(({ args }) => args['hero'])).toEqual(['geralt'])
  })

  it('POD-X35 POD-324: the same colours in another order give nothing', () => {
    const table = adds(['green', 'blue'], ['red', 'green', 'red'], greenRedBlue)
    table.expect('geralt').has({ pool: {}, experience: 0 })
    adds(['red', 'green'], ['blue'], greenRedBlue).expect('geralt').has({ pool: {} })
  })

  it('POD-324: a card in between breaks it', () => {
    adds(['red', 'yellow'], ['green'], greenYellow).expect('geralt').has({ experience: 0 })
    adds(['green', 'yellow'], ['red'], greenYellow).expect('geralt').has({ experience: 1 })
  })

  it('POD-234: without a card played this turn it gives nothing', () => {
    adds(['red', 'blue'], ['green', 'yellow'], greenYellow).expect('geralt').has({ experience: 0 })
    adds(['yellow', 'blue'], ['red', 'green'], greenYellow).expect('geralt').has({ experience: 1 })
  })

  it('POD-234 POD-237: the cards of the last turn do not bring the bonus again', () => {
    const [first, second] = [row('green', 'yellow'), row('blue', 'red')]
    const table = twoTurns({ hand: [...first, ...second] }, greenYellow)
    table.plays('geralt', ...first)
    table.expect('geralt').has({ experience: 1 })
    nextTurn(table).plays('geralt', ...second)
    table.expect('geralt').has({ experience: 1 })
  })

  it('POD-X31 POD-235: a red and green card stands for red or for green, not for both places of red-green', () => {
    const redGreen: Partial<State> = { chapter: 1, efforts: [effortCard('red', 'green')] }
    adds(['red green', 'blue'], [], redGreen).expect('geralt').has({ experience: 0 })
    adds(['red green', 'green'], [], redGreen).expect('geralt').has({ experience: 1 })
    adds(['red', 'red green'], [], redGreen).expect('geralt').has({ experience: 1 })
    adds(['red green', 'red green'], [], redGreen).expect('geralt').has({ experience: 1 })
  })

  it('POD-236 POD-237: the card that ends one begins the next, and the bonus is gained in each of these turns', () => {
    const [first, second] = [row('green', 'red'), row('green', 'red')]
    const state = { chapter: 2, efforts: ['early-start', 'cold-blood', 'last-torch'] }
    const table = twoTurns({ timeline: row('red'), hand: [...first, ...second] }, state)
    table.plays('geralt', ...first)
    table.expect('geralt').has({ pool: { combat: 2 } })
    nextTurn(table).plays('geralt', ...second)
    table.expect('geralt').has({ pool: { combat: 4 } })
    table.expect('ciri').has({ pool: {} })
  })

  it('POD-237: two sequences of one player in one turn give the bonus once', () => {
    const table = adds(['green yellow', 'yellow'], ['green'], greenYellow)
    table.expect('geralt').has({ experience: 1 })
    expect(table.told('log.effort')).toHaveLength(1)
  })

  it('POD-237: everybody who shows it gains the bonus', () => {
    const hands = [row('green', 'yellow'), row('green', 'yellow'), row('yellow', 'green')]
    const [geralt = [], ciri = [], vesemir = []] = hands
    const table = given(
      { geralt: { hand: geralt }, ciri: { hand: ciri }, vesemir: { hand: vesemir }, state: greenYellow },
      play,
    )
    table
      .plays('geralt', ...geralt)
      .plays('ciri', ...ciri)
      .plays('vesemir', ...vesemir)
    table.expect('geralt').has({ experience: 1 })
    table.expect('ciri').has({ experience: 1 })
    table.expect('vesemir').has({ experience: 0 })
  })
})

describe('the reading of sequences', () => {
  const anywhere = { sequences: 'anywhere' } as const

  it('POD-324: a table may let the colours lie anywhere and in any order', () => {
    adds(['red', 'yellow'], ['green'], greenYellow, anywhere).expect('geralt').has({ experience: 1 })
    adds(['green', 'red'], ['yellow'], greenYellow, anywhere).expect('geralt').has({ experience: 1 })
    adds(['red', 'blue'], ['yellow'], greenYellow, anywhere).expect('geralt').has({ experience: 0 })
  })

  it('POD-234 POD-324: even then one of the cards must have been played this turn', () => {
    const table = adds(['red', 'blue'], ['green', 'red', 'yellow'], greenYellow, anywhere)
    table.expect('geralt').has({ experience: 0 })
    adds(['red', 'yellow'], ['green', 'yellow'], greenYellow, anywhere)
      .expect('geralt')
      .has({ experience: 1 })
  })

  it('POD-235 POD-324: even then a multi-colour card stands for one colour only', () => {
    adds(['green yellow', 'blue'], [], greenYellow, anywhere).expect('geralt').has({ experience: 0 })
    adds(['green yellow', 'green'], [], greenYellow, anywhere).expect('geralt').has({ experience: 1 })
  })
})

describe('when the bonus is given', () => {
  const redBlue: Partial<State> = { chapter: 1, efforts: ['steady-hand', 'three-lies', 'last-torch'] }

  it('POD-326: before the fate token is placed, so that its symbols count for it', () => {
    const [completes, idle] = [row('red', 'blue'), row('green', 'green')]
    const turnOf = (played: readonly string[]): PlayedTable =>
      given({ geralt: { hand: completes }, ciri: { hand: idle }, state: redBlue }, { do: 'turn', turn: 1 })
        .drafts('ciri', 'deck')
        .drafts('geralt', 'deck')
        .plays('ciri', ...idle)
        .plays('geralt', ...played)
    const table = turnOf(completes)
    table.expect('geralt').has({ pool: { magic: 1 } })
    expect(table.state.fate).toEqual(['left'])
    expect(turnOf(completes.toReversed()).state.fate).toEqual(['aside'])
  })

  it('POD-326: only when everybody has resolved all effects', () => {
    const completes = row('red', 'blue')
    const loses = [
      withEffect({ when: { lose: 'magic', upTo: 1 }, gain: { right: 2 } }, 'green', 'magic'),
      a('green'),
    ]
    const table = given(
      { geralt: { hand: loses, pool: { magic: 1 } }, ciri: { hand: completes }, state: redBlue },
      play,
    )
    table.plays('ciri', ...completes).plays('geralt', ...loses)
    expect(table.asked('geralt').question.ask).toBe('ask.lose')
    table.expect('ciri').has({ pool: {} })
    table.saysThat('geralt', 'ask.lose.token', { kind: 'magic' })
    table.expect('ciri').has({ pool: { magic: 1 } })
    table.expect('geralt').has({ pool: { combat: 2 } })
  })
})

/** An extra effort card of our own, for one test: a sequence that none of the printed ones has. */
function effortCard(...sequence: readonly Colour[]): string {
  const cards = extraEfforts as Record<string, ExtraEffort>
  const id = sequence.join('-')
  cards[id] = { chapter: 1, sequence, gain: { experience: 1 } }
  onTestFinished(() => void delete cards[id])
  return id
}
