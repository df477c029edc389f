import { describe, expect, it } from 'vitest'
import { alone, flipping, gainedBy } from './solo.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { playedOut, told } from './whole-match.ts'

const fate = { do: 'fate' } as const

describe('the solo fate token', () => {
  it('POD-220: is flipped once, when the player’s cards are played and resolved', () => {
    const gains = withEffect({ when: { have: 'red', atLeast: 2 }, gain: { left: 2 } }, 'red')
    const hand = [a('red'), gains]
    const table = given(
      { geralt: { hand }, automa: 'yennefer', yennefer: {}, initiative: ['yennefer', 'geralt'] },
      { do: 'turn', turn: 1 },
    )
    table.drafts('geralt', 'deck')
    expect(gainedBy('POD-220', table.told())).toEqual([])
    table.plays('geralt', ...hand)
    const course = table.told().map(({ key, rule }) => (rule === 'POD-220' ? 'flip' : key))
    const told = course.filter(one => ['log.play', 'log.effect-gain', 'flip', 'log.fate'].includes(one))
    expect(told).toEqual(['log.play', 'log.effect-gain', 'flip', 'log.fate'])
  })

  it.each(['magic', 'combat'] as const)('POD-220: may add %s to the pool of the Automa', kind => {
    const table = flipping('POD-220', [kind], { geralt: {}, automa: 'yennefer', yennefer: {} }, fate)
    table.expect('yennefer').has({ pool: { [kind]: 1 } })
    table.bystanders('yennefer')
  })

  it('POD-220: is flipped in each of the nine turns of a match', () => {
    const match = playedOut(alone('ciri', 'vesemir'))
    expect(gainedBy('POD-220', match.events())).toHaveLength(9)
    expect(told(match, 'log.fate', 'log.fate-even')).toHaveLength(9)
  })
})

describe('the fate token of the turn', () => {
  const leaning = { timeline: [a('red', 'magic', 'diplomacy'), a('red', 'magic')], pool: { combat: 1 } }

  it('POD-221: goes to the active symbol the Automa has more of, on its timeline and in its pool', () => {
    const table = flipping('POD-220', ['magic'], { geralt: {}, automa: 'yennefer', yennefer: leaning }, fate)
    expect(table.state.fate).toEqual(['left'])
    expect(table.told('log.fate')).toMatchObject([{ args: { path: 'left' }, rule: 'POD-221' }])
  })

  it('POD-221: the pool alone can decide as well as the timeline', () => {
    const yennefer = { timeline: [a('red', 'magic')], pool: { combat: 3 } }
    expect(given({ geralt: {}, automa: 'yennefer', yennefer }, fate).state.fate).toEqual(['right'])
  })

  it('POD-221: neither the player’s symbols nor the cards on the mat have a say', () => {
    const table = flipping(
      'POD-220',
      ['magic'],
      {
        geralt: { timeline: some(2, 'red', 'combat'), pool: { combat: 9 } },
        automa: 'yennefer',
        yennefer: leaning,
        pairs: [some(2, 'red', 'combat'), some(2, 'red', 'combat'), some(2, 'red', 'combat'), []],
      },
      fate,
    )
    expect(table.state.fate).toEqual(['left'])
    expect(table.told('log.mat-supports')).toEqual([])
    expect(table.told('log.supports')).toEqual([])
  })

  it('POD-222: is set aside if the Automa has equally many, whatever the player and the mat show', () => {
    const table = flipping(
      'POD-220',
      ['combat'],
      {
        geralt: { pool: { magic: 4 } },
        automa: 'yennefer',
        yennefer: leaning,
        pairs: [some(2, 'red', 'magic'), [], [], []],
      },
      fate,
    )
    table.expect('yennefer').has({ pool: { combat: 2 } })
    expect(table.state.fate).toEqual(['aside'])
    expect(table.told('log.fate-even')).toMatchObject([{ args: { hero: 'yennefer' }, rule: 'POD-222' }])
    expect(table.told('log.fate')).toEqual([])
  })
})

describe('when all three fate tokens are set aside', () => {
  const state = { fate: ['aside', 'aside', 'aside'], turn: 3 } as const
  const scene = { geralt: { pool: { magic: 5 } }, automa: 'yennefer', yennefer: {}, state } as const

  it.each(['left', 'right'] as const)('POD-223: the player above the Automa chooses, here %s', path => {
    const table = given({ ...scene, initiative: ['geralt', 'yennefer'] }, { do: 'dominance' })
    expect(table.asked('geralt').question).toMatchObject({ ask: 'ask.dominant', rule: 'POD-223' })
    expect(table.choices('geralt')).toEqual(['left', 'right'])
    table.says('geralt', path)
    expect(table.state.dominant).toBe(path)
    expect(table.told('log.dominant')).toMatchObject([{ args: { path }, rule: 'POD-223' }])
  })

  it('POD-223: below the Automa nobody is asked, and the solo fate token decides', () => {
    const fallen = Array.from({ length: 20 }, (_, seed) => {
      const table = given({ ...scene, seed, initiative: ['yennefer', 'geralt'] }, { do: 'dominance' })
      expect(table.rests).toBe(true)
      expect(table.told('log.dominant')).toMatchObject([{ rule: 'POD-223' }])
      table.bystanders()
      return table.state.dominant
    })
    expect(new Set(fallen)).toEqual(new Set(['left', 'right']))
  })

  it('POD-223: a single fate token on a path decides without either', () => {
    const placed = { ...state, fate: ['aside', 'right', 'aside'] } as const
    const table = given({ ...scene, state: placed, initiative: ['geralt', 'yennefer'] }, { do: 'dominance' })
    expect(table.isAsked('geralt')).toBe(false)
    expect(table.state.dominant).toBe('right')
  })
})
