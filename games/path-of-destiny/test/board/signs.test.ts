import { isHidden } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import { faces as actionCards } from '../../content/faces.ts'
import { colours } from '../../rules/card.ts'
import { faces, printedOn } from '../../table/cards/faces.ts'
import { rulesOf } from '../../table/cards/rules.ts'
import { conditionSigns, gainSigns } from '../../table/signs/amounts.ts'
import { chipsOf, chipState } from '../../table/signs/chip.ts'
import { band, banner, letters } from '../../table/signs/cloth.ts'

const active = { left: 'magic', right: 'combat' } as const

describe('symbols', () => {
  it('tell the side on which they are active', () => {
    expect(chipState('magic', active)).toBe('left')
    expect(chipState('combat', active)).toBe('right')
    expect(chipState('diplomacy', active)).toBe('idle')
    expect(chipState('diplomacy', undefined)).toBe('plain')
  })

  it('are lost from the end of their kind', () => {
    const states = chipsOf(['combat', 'magic', 'combat'], ['combat'], active).map(({ state }) => state)
    expect(states).toEqual(['right', 'left', 'lost'])
  })
})

describe('effects', () => {
  it('write what they demand before its sign', () => {
    expect(conditionSigns({ lose: 'magic', upTo: 1 })).toEqual({ amount: '−1', of: { symbol: 'magic' } })
    expect(conditionSigns({ lose: 'inactive', upTo: 3 })).toEqual({
      amount: '−1·2·3',
      of: { sign: 'inactive' },
    })
    expect(conditionSigns({ have: 'red', atLeast: 2 })).toEqual({ amount: '2+', of: { colour: 'red' } })
    expect(conditionSigns({ have: 'red', exactly: 1 })).toEqual({ amount: '=1', of: { colour: 'red' } })
    expect(conditionSigns({ have: 'red', each: 3 })).toEqual({ amount: '1·2·3', of: { colour: 'red' } })
  })

  it('leave out the number where there is one of each', () => {
    expect(gainSigns({ left: 1, right: 1 })).toEqual([
      { amount: '', of: { path: 'left' } },
      { amount: '', of: { path: 'right' } },
    ])
    expect(gainSigns({ experience: 3 })).toEqual([{ amount: '3', of: { sign: 'xp' } }])
    expect(gainSigns({ symbols: { magic: 'degree' } })).toEqual([
      { amount: '1·2·3', of: { symbol: 'magic' } },
    ])
  })

  it('name a rule for the condition and one for the result of every card', () => {
    for (const [card, { effect, colours: banners }] of actionCards)
      expect(rulesOf(card)).toHaveLength((effect ? 2 : 0) + (banners.length > 1 ? 1 : 0))
    expect(rulesOf('whetstone')).toEqual(['POD-138', 'POD-146'])
  })
})

describe('banners', () => {
  it('differ in tail, hatching and letter', () => {
    const cloths = colours.map(colour => banner(colour, 26, 46))
    expect(new Set(cloths.map(({ outline }) => outline)).size).toBe(colours.length)
    expect(new Set(cloths.map(({ hatch }) => hatch)).size).toBe(colours.length)
    for (const own of Object.values(letters)) expect(new Set(Object.values(own)).size).toBe(colours.length)
  })

  it.each(colours)('keep the hatching of %s inside the cloth', colour => {
    for (const { hatch } of [banner(colour, 26, 46), banner(colour, 13, 22), band(colour, 38, 46)]) {
      const numbers = [...hatch.matchAll(/-?\d+(\.\d+)?/gu)].map(([number]) => Number(number))
      expect(hatch).not.toBe('')
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThanOrEqual(46)
    }
  })
})

describe('faces of options', () => {
  const asked = (ask: string, option: object) => ({
    id: 1,
    seats: [0],
    settles: 'first' as const,
    table: false,
    ask,
    rule: 'POD-099',
    mine: true,
    question: { kind: 'choose' as const, ask, rule: 'POD-099', options: [{ value: 'x', ...option }] },
    done: [],
    suggestions: [],
  })

  it('show two cards for a pair, and their backs for the deck', () => {
    const args = { n: 1, one: { text: 'card.whetstone' }, other: { text: 'card.lodestone' } }
    const pair = asked('ask.draft', { value: 1, says: { key: 'ask.pair', args } })
    expect(printedOn(pair, 1)).toEqual({ is: 'pair', cards: ['whetstone', 'lodestone'] })
    const deck = printedOn(asked('ask.draft', { value: 'deck' }), 'deck')
    expect(deck?.is === 'pair' && deck.cards.every(isHidden)).toBe(true)
  })

  it('show cards, colours, symbols, paths, heroes and alliances', () => {
    const is = (ask: string, value: string, says?: object) =>
      printedOn(asked(ask, { value, ...(says && { says }) }), value)?.is
    expect(is('ask.play', 'whetstone', { key: 'card.whetstone' })).toBe('card')
    expect(is('ask.apply-alliance', 'renfri-scar', { key: 'card.renfri-scar' })).toBe('alliance')
    expect(is('ask.alliance', 'renfri')).toBe('side')
    expect(is('ask.colour', 'red', { key: 'colour.red' })).toBe('colour')
    expect(is('ask.gain-kind', 'magic', { key: 'ask.symbol', args: { kind: 'magic' } })).toBe('symbol')
    expect(is('ask.hero', 'ciri', { key: 'ask.hero.who', args: { hero: 'ciri' } })).toBe('hero')
    const path = { key: 'ask.dominant.path', args: { path: 'left', kind: 'magic' } }
    expect(is('ask.dominant', 'left', path)).toBe('path')
  })

  it('leave cards to the board where there is room for it', () => {
    const card = asked('ask.play', { value: 'whetstone', says: { key: 'card.whetstone' } })
    expect(faces(card, 'whetstone', true)).toBe(true)
    expect(faces(card, 'whetstone', false)).toBe(false)
  })

  it('leave abilities and refusals to their words', () => {
    expect(faces(asked('ask.before-play', { value: 'pass', says: { key: 'ask.pass' } }), 'pass', true)).toBe(
      false,
    )
    expect(
      faces(asked('ask.draft', { value: 5, says: { key: 'ask.draft.taken', args: { n: 5 } } }), 5, true),
    ).toBe(false)
  })
})
