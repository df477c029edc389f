import { describe, expect, it } from 'vitest'
import { ferry } from '../example/index.ts'
import { Match, MatchError, refusals, view } from '../src/index.ts'
import { atTheFerry } from './ferry-table.ts'

const reasonAgainst = (attempt: () => void): readonly string[] => {
  try {
    attempt()
  } catch (error) {
    if (error instanceof MatchError && error.trouble.code === 'refused')
      return error.trouble.reasons.map(one => one.rule)
    throw error
  }
  return []
}

describe('the night ferry', () => {
  it('FER-01: all begin with 3 secret cards, 2 coins and 2 loaves', () => {
    const { match, state, cards } = atTheFerry({ seats: 4 })
    expect(state).toMatchObject({ coins: [2, 2, 2, 2], bread: [2, 2, 2, 2] })
    expect([0, 1, 2, 3].map(seat => cards(`hand:${seat}`).length)).toEqual([3, 3, 3, 3])
    expect(view(match, 0).zones['hand:1']).toEqual(['?', '?', '?'])
    expect(view(match, 0).zones['hand:0']).toEqual(cards('hand:0'))
  })

  it('FER-02: the pole passes to the left after each of three crossings, and then it is over', () => {
    const { match, says, load } = atTheFerry({ seats: 2, state: { coins: [9, 9] } })
    const ferrymen = [1, 2, 3].map(() => {
      const ferryman = match.open[0]?.seats[0] ?? -1
      says(ferryman, 'reeds')
      load([], [])
      says(ferryman, { 0: 2 })
      says(ferryman, false)
      return ferryman
    })
    expect(ferrymen).toEqual([0, 1, 0])
    expect(match.result).toBeDefined()
  })

  it('FER-03: everybody may talk about the way, the ferryman decides, and the story turns the page', () => {
    const { match, says, asked, told } = atTheFerry({ seats: 3 })
    match.suggest(2, asked(0).id, 'reeds')
    expect(() => match.answer(2, asked(0).id, 'reeds')).toThrow('not-asked')
    says(0, 'reeds')
    expect(told('log.page').at(-1)).toEqual({ page: { text: 'page.reeds' } })
  })

  it('FER-04: the rapids are closed until a lantern is on the far bank', () => {
    const dark = atTheFerry()
    expect(reasonAgainst(() => dark.says(0, 'rapids'))).toEqual(['FER-04'])
    const lit = atTheFerry({ bank: ['goat', 'lantern'] })
    lit.says(0, 'rapids')
    expect(lit.state.ways).toEqual(['rapids'])
  })

  it('FER-05: all load up to 2 kinds in secret and reveal together', () => {
    const { match, says, cards } = atTheFerry({
      hands: [
        ['goat', 'letter', 'barrel'],
        ['barrel', 'barrel'],
      ],
    })
    says(0, 'reeds')
    expect(() => says(0, ['goat', 'letter', 'barrel'])).toThrow('too-many')
    says(0, ['goat', 'letter'])
    expect(cards('raft:0')).toEqual([])
    expect(JSON.stringify(view(match, 1).questions)).not.toContain('letter')
    says(1, ['barrel'])
    expect([cards('raft:0'), cards('raft:1')]).toEqual([['goat', 'letter'], ['barrel']])
    expect([cards('hand:0'), cards('hand:1')]).toEqual([['barrel'], ['barrel']])
  })

  it('FER-06: no goat goes down the rapids, but through the reeds it may', () => {
    const goats = { hands: [['goat'], ['goat']], bank: ['lantern'] }
    const white = atTheFerry(goats)
    white.says(0, 'rapids')
    expect(reasonAgainst(() => white.says(0, ['goat']))).toEqual(['FER-06'])
    const calm = atTheFerry(goats)
    calm.says(0, 'reeds')
    calm.load(['goat'], [])
    expect(calm.cards('raft:0')).toEqual(['goat'])
  })

  it.each([
    ['take', { hand: ['goat'], deck: ['letter'] }],
    ['leave', { hand: [], deck: ['goat', 'letter'] }],
  ])('FER-07: who loaded a lantern looks at the top of the jetty and may %s it', (choice, after) => {
    const { match, says, load, cards } = atTheFerry({ hands: [['lantern'], []], deck: ['letter', 'goat'] })
    says(0, 'reeds')
    load(['lantern'], [])
    expect(view(match, 0).zones['deck']).toEqual(['?', 'goat'])
    expect(view(match, 1).zones['deck']).toEqual(['?', '?'])
    says(0, choice)
    expect({ hand: cards('hand:0'), deck: cards('deck') }).toEqual(after)
  })

  it('FER-08: the ferryman shares out a toll of 1 coin a head, and nobody pays what they do not have', () => {
    const { says, load, state, asked } = atTheFerry({ seats: 3, state: { coins: [0, 1, 5], chest: 99 } })
    says(0, 'reeds')
    load([], [], [])
    const { question } = asked(0)
    const poor =
      question.kind === 'split' ? question.options.filter(option => refusals(option).length > 0) : []
    expect(poor.map(({ value }) => value)).toEqual([0])
    expect(() => says(0, { 1: 2, 2: 1 })).toThrow('over-cap')
    expect(() => says(0, { 2: 2 })).toThrow('too-few')
    says(0, { 1: 1, 2: 2 })
    expect(state.coins).toEqual([0, 0, 3])
    expect(state.chest).toBe(102)
  })

  it('FER-08: a table with fewer coins than heads pays all it has', () => {
    const { says, load, state } = atTheFerry({ state: { coins: [0, 1] } })
    says(0, 'reeds')
    load([], [])
    says(0, { 1: 1 })
    expect(state.coins).toEqual([0, 0])
  })

  it.each([
    ['accept', { coins: [1, 1], bread: [2, 2] }, { coins: [2, 0], bread: [1, 3] }],
    ['decline', { coins: [1, 1], bread: [2, 2] }, { coins: [1, 1], bread: [2, 2] }],
  ])('FER-09: the ferryman offers a trade, and the other may %s', (reply, before, after) => {
    const { says, load, state, asked } = atTheFerry({ seats: 2, crossings: 3, state: { coins: [2, 2] } })
    says(0, 'reeds')
    load([], [])
    says(0, { 0: 1, 1: 1 })
    expect(state).toMatchObject(before)
    says(0, { with: 1, give: { bread: 1 }, get: { coins: 1 } })
    expect(asked(1).question.args).toMatchObject({ hero: 'fox', bread: 1, wantsCoins: 1 })
    says(1, reply)
    expect(state).toMatchObject(after)
  })

  it('FER-10: a wave takes the barrels in the rapids on a 1 or 2, and never in the reeds', () => {
    const outcomes = (way: string) =>
      Array.from({ length: 60 }, (_, seed) => {
        const { match } = atTheFerry({ hands: [['barrel'], ['letter']], bank: ['lantern'] })
        const position = {
          ...match.runningStep().position,
          random: [seed + 1, 2, 3, 4] as [number, number, number, number],
        }
        const again = Match.at(ferry, match.header, position)
        const says = (seat: number, value: unknown): void =>
          again.answer(seat, again.open.find(one => one.seats.includes(seat))?.id ?? -1, value)
        says(0, way)
        says(0, ['barrel'])
        says(1, ['letter'])
        says(0, { 0: 1, 1: 1 })
        says(0, false)
        const die = again.events().find(({ key }) => key === 'log.wave' || key === 'log.calm')?.args['n']
        const { river = [], bank = [] } = again.position.zones.cards
        return { low: Number(die) <= 2, lost: river.join(), letter: bank.includes('letter') }
      })
    for (const { low, lost, letter } of outcomes('rapids')) {
      expect({ lost, letter }).toEqual({ lost: low ? 'barrel' : '', letter: true })
    }
    expect(outcomes('rapids').some(({ low }) => low)).toBe(true)
    expect(outcomes('reeds').every(({ lost }) => lost === '')).toBe(true)
  })

  it('FER-11, FER-12: what arrives earns its worth, and everybody draws 1 card', () => {
    const { says, load, state, cards } = atTheFerry({
      hands: [
        ['barrel', 'goat'],
        ['letter', 'lantern'],
      ],
      deck: ['goat', 'letter', 'barrel'],
    })
    says(0, 'reeds')
    load(['barrel', 'goat'], ['letter', 'lantern'])
    says(1, 'leave')
    says(0, { 0: 1, 1: 1 })
    says(0, false)
    expect(state.coins).toEqual([2 - 1 + 5, 2 - 1 + 1])
    expect([...cards('bank')].sort()).toEqual(['barrel', 'goat', 'lantern', 'letter'])
    expect([cards('hand:0').length, cards('hand:1').length]).toEqual([1, 1])
    expect(cards('deck').length).toBe(1)
  })

  it('FER-12: nobody draws from an empty jetty', () => {
    const { says, load, cards } = atTheFerry({ hands: [[], []], deck: [] })
    says(0, 'reeds')
    load([], [])
    says(0, { 0: 1, 1: 1 })
    says(0, false)
    expect([cards('hand:0'), cards('hand:1')]).toEqual([[], []])
  })

  it.each([
    { coins: [4, 3], bread: [0, 1], winners: [0] },
    { coins: [4, 3], bread: [0, 2], winners: [0, 1] },
    { coins: [4, 3], bread: [0, 3], winners: [1] },
  ])('FER-13: coins and half the loaves decide: $coins and $bread', ({ coins, bread, winners }) => {
    const { match, says, load } = atTheFerry({
      crossings: 1,
      hands: [[], []],
      state: { coins: coins.map(n => n + 1), bread },
    })
    says(0, 'reeds')
    load([], [])
    says(0, { 0: 1, 1: 1 })
    says(0, false)
    expect(match.result?.winners).toEqual(winners)
  })

  it.each([
    [['reeds'], 'reeds', 'quiet'],
    [['rapids'], 'reeds', 'wild'],
    [['rapids', 'reeds'], 'reeds', 'quiet'],
  ] as const)('FER-14: after %s, the %s end the story %s', (ways, last, ending) => {
    const { match, says, load } = atTheFerry({ crossings: 1, state: { ways: [...ways] } })
    says(0, last)
    load([], [])
    says(0, { 0: 1, 1: 1 })
    says(0, false)
    expect(match.result?.ending).toBe(ending)
  })
})
