import { describe, expect, it } from 'vitest'
import { colours } from '../rules/card.ts'
import { symbols } from '../rules/symbol.ts'
import type { ActionCard } from '../rules/card.ts'
import type { Condition, Effect, Gain } from '../rules/effect.ts'
import type { Symbol } from '../rules/symbol.ts'
import { deck, startingCards } from '../content/cards.ts'
import { cards as words } from '../lang/en/cards.ts'
import { heroes } from '../rules/hero.ts'
import type { Hero } from '../rules/hero.ts'

const printed = Object.values(deck)
const effects = effectsOf(printed)
const everyEffect = effectsOf([...printed, ...heroes.flatMap(setOf)])

function setOf(hero: Hero): readonly ActionCard[] {
  return Object.values(startingCards[hero])
}

function effectsOf(cards: readonly ActionCard[]): readonly Effect[] {
  return cards.flatMap(({ effect }) => effect ?? [])
}

/** How often each value occurs, for comparison with a table. */
function tally<Value extends string | number>(values: readonly Value[]): Partial<Record<Value, number>> {
  const counted: Partial<Record<Value, number>> = {}
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1
  return counted
}

/** The rule that explains a condition in the appendix of the rulebook. */
function conditionRule(when: Condition): string {
  if ('lose' in when) return when.lose === 'inactive' ? 'POD-132' : when.upTo === 1 ? 'POD-130' : 'POD-131'
  if (when.have === 'inactive') return 'each' in when ? 'POD-138' : 'POD-139'
  if ('each' in when) return 'POD-137'
  if ('exactly' in when) return when.exactly === 1 ? 'POD-135' : 'POD-136'
  return when.atLeast === 2 ? 'POD-133' : 'POD-134'
}

const resultRules: Readonly<Record<string, string>> = {
  'experience 3': 'POD-142',
  'experience degree': 'POD-143',
  'left degree': 'POD-144',
  'right degree': 'POD-145',
  'left 2': 'POD-146',
  'right 2': 'POD-147',
  'left 1, right 1': 'POD-148',
  'a kind 2': 'POD-149',
  'a kind degree': 'POD-150',
  'combat 1, exploration 1, magic 1': 'POD-151',
}

/** The rule that explains a result; a result that the rulebook does not know has none. */
function resultRule({ symbols: depicted = {}, ...others }: Gain): string | undefined {
  const kinds = Object.entries(depicted)
  const named = kinds.length === 1 ? kinds.map(([, amount]) => ['a kind', amount]) : kinds
  return resultRules[[...Object.entries(others), ...named].map(icon => icon.join(' ')).join(', ')]
}

const oneToThreeConditions = ['POD-131', 'POD-132', 'POD-137', 'POD-138']
const oneToThreeResults = ['POD-143', 'POD-144', 'POD-145', 'POD-150']

describe('the main deck', () => {
  it('POD-034: 68 cards, and 5 others for each hero', () => {
    const ids = [deck, ...Object.values(startingCards)].flatMap(cards => Object.keys(cards))
    expect(printed).toHaveLength(68)
    expect(heroes.map(hero => setOf(hero).length)).toEqual([5, 5, 5, 5, 5])
    expect(new Set(ids).size).toBe(93)
  })

  it('POD-029: 12 cards of each single colour, 17 of two colours, 3 of three', () => {
    expect(tally(printed.map(card => card.colours.join(' ')))).toEqual({
      red: 12,
      green: 12,
      blue: 12,
      yellow: 12,
      'red green': 3,
      'red blue': 3,
      'red yellow': 3,
      'green blue': 3,
      'green yellow': 3,
      'blue yellow': 2,
      'red blue yellow': 1,
      'green blue yellow': 1,
      'red green yellow': 1,
    })
  })

  it('POD-028: cards with none to three symbols, the four kinds equally often', () => {
    expect(tally(printed.map(card => card.symbols.length))).toEqual({ 0: 9, 1: 27, 2: 17, 3: 15 })
    expect(tally(printed.flatMap(card => card.symbols))).toEqual({
      magic: 28,
      diplomacy: 25,
      exploration: 28,
      combat: 25,
    })
  })

  it('POD-028: 46 cards with an effect, among them all that have fewer than two symbols', () => {
    expect(effects).toHaveLength(46)
    expect(printed.filter(card => card.symbols.length < 2 && !card.effect)).toEqual([])
  })

  it.each([
    ['red', 'combat'],
    ['green', 'exploration'],
    ['blue', 'magic'],
    ['yellow', 'diplomacy'],
  ] as const)('%s cards carry %s about half of the time', (colour, symbol) => {
    const ofColour = printed.filter(card => card.colours.join() === colour).flatMap(card => card.symbols)
    const share = ofColour.filter(kind => kind === symbol).length / ofColour.length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })
})

describe('the effects of the main deck', () => {
  it('POD-130 to POD-139: each of the ten conditions 4 or 5 times', () => {
    expect(tally(effects.map(({ when }) => conditionRule(when)))).toEqual({
      'POD-130': 4,
      'POD-131': 4,
      'POD-132': 5,
      'POD-133': 5,
      'POD-134': 5,
      'POD-135': 4,
      'POD-136': 5,
      'POD-137': 5,
      'POD-138': 5,
      'POD-139': 4,
    })
  })

  it('POD-142 to POD-151: each of the ten results 3 to 6 times, left as often as right', () => {
    expect(tally(effects.map(({ gain }) => resultRule(gain) ?? 'unknown'))).toEqual({
      'POD-142': 6,
      'POD-143': 6,
      'POD-144': 4,
      'POD-145': 4,
      'POD-146': 4,
      'POD-147': 4,
      'POD-148': 4,
      'POD-149': 6,
      'POD-150': 5,
      'POD-151': 3,
    })
  })

  it('POD-133 to POD-137: every colour is demanded equally often, mostly by a card that carries it', () => {
    const demands = printed.flatMap(card => {
      const when = card.effect?.when
      return when && 'have' in when && when.have !== 'inactive' ? { card, have: when.have } : []
    })
    expect(tally(demands.map(({ have }) => have))).toEqual({ red: 6, green: 6, blue: 6, yellow: 6 })
    const foreign = demands.filter(({ card, have }) => !card.colours.includes(have))
    expect(foreign.map(({ card }) => card)).toEqual([deck['an-honest-trade'], deck['inherited-curse']])
  })

  it('POD-130, POD-131: every kind of symbol is lost equally often', () => {
    const lost = effects.flatMap(({ when }) => ('lose' in when && when.lose !== 'inactive' ? when.lose : []))
    expect(tally<Symbol>(lost)).toEqual({ magic: 2, diplomacy: 2, exploration: 2, combat: 2 })
  })
})

describe('the starting cards', () => {
  it.each(heroes)('POD-028, POD-029: those of %s have all colours, 7 symbols and 3 effects', hero => {
    const cards = setOf(hero)
    expect(new Set(cards.flatMap(card => card.colours))).toEqual(new Set(colours))
    const several = cards.filter(card => card.colours.length > 1)
    expect(several.map(card => card.colours.length)).toEqual(hero === 'vesemir' ? [2, 2] : [2])
    expect(cards.flatMap(card => card.symbols)).toHaveLength(7)
    expect(effectsOf(cards)).toHaveLength(3)
  })

  it.each([
    ['geralt', ['exploration', 'combat']],
    ['yennefer', ['magic', 'diplomacy']],
    ['dandelion', ['diplomacy', 'exploration']],
    ['ciri', ['magic', 'combat']],
    ['vesemir', ['magic', 'diplomacy', 'exploration', 'combat']],
  ] as const)('%s sets out with %j', (hero, kinds) => {
    const carried = new Set(setOf(hero).flatMap(card => card.symbols))
    expect(symbols.filter(symbol => carried.has(symbol))).toEqual(kinds)
  })
})

describe('all action cards', () => {
  it('POD-122: a 1-3 condition has a 1-3 result, a single condition a fixed one', () => {
    const pairs = everyEffect.map(({ when, gain }) => [conditionRule(when), resultRule(gain)] as const)
    expect(pairs).toHaveLength(61)
    for (const [condition, result] of pairs) {
      expect(result).toBeDefined()
      expect([condition, oneToThreeResults.includes(result ?? '')]).toEqual([
        condition,
        oneToThreeConditions.includes(condition),
      ])
    }
  })

  it('are named after their English titles', () => {
    const titles = Object.entries(words).filter(([key]) => !key.endsWith('.flavour'))
    const named = titles.map(([, title]) => title.toLowerCase().replaceAll('’', '').replaceAll(' ', '-'))
    const ids = [deck, ...heroes.map(hero => startingCards[hero])].flatMap(cards => Object.keys(cards))
    expect(titles.map(([key]) => key)).toEqual(ids.map(id => `card.${id}`))
    expect(named).toEqual(ids)
  })
})
