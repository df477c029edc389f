import { describe, expect, it } from 'vitest'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { cardsIn } from './whole-match.ts'

const automaDrafts = { do: 'automa-draft', who: 1 } as const
const awake = { regular: 8, golden: 0 } as const

describe('Wisdom of the Lodge', () => {
  const learns = (...pair: readonly string[]) =>
    given({ geralt: {}, automa: 'yennefer', yennefer: {}, pairs: [pair, [], [], []] }, automaDrafts)

  it('POD-229 POD-211: Yennefer gains 1 experience point for each blue card, from the first draft on', () => {
    const table = learns(a('blue', 'magic'), a('blue'))
    table.expect('yennefer').has({ experience: 2, golden: 'none' })
    expect(table.told('log.experience')).toMatchObject([
      { args: { hero: 'yennefer', n: 2 }, rule: 'POD-229' },
    ])
    table.bystanders('yennefer')
  })

  it('POD-229: a card with blue among its colours counts, one without does not', () => {
    learns(a('blue yellow', 'magic'), a('red')).expect('yennefer').has({ experience: 1 })
    learns(a('red green', 'magic'), a('yellow')).expect('yennefer').has({ experience: 0 })
  })

  it('POD-229: so do cards that she draws from the deck', () => {
    const deck = [...some(4, 'blue'), a('red'), a('red blue')]
    const table = given({ geralt: {}, automa: 'yennefer', yennefer: {}, deck }, automaDrafts)
    table.expect('yennefer').has({ experience: 1 })
  })

  it('POD-210 POD-229: it works every time', () => {
    const pairs = [some(2, 'blue', 'magic'), some(2, 'blue', 'combat'), [], []]
    const table = given({ geralt: {}, automa: 'yennefer', yennefer: {}, pairs }, automaDrafts, automaDrafts)
    table.expect('yennefer').has({ experience: 4 })
  })
})

describe('Enchanting glamour', () => {
  const dull = [a('red', 'exploration'), a('red')]
  const mixed = [a('red', 'diplomacy'), a('red', 'magic')]
  const best = [a('red', 'magic', 'magic'), a('red', 'combat')]
  const low = [a('red', 'combat'), a('red')]
  const pairs = [dull, mixed, best, low]
  const scene = { geralt: {}, automa: 'yennefer', yennefer: { experience: awake }, pairs } as const

  it('POD-230: after her draft she also plays the card with an active symbol from the highest pair that has one', () => {
    const table = given(scene, automaDrafts)
    expect(table.isAsked('geralt')).toBe(false)
    table.expect('yennefer').has({ timeline: [...best, mixed[1] ?? ''], golden: 0, pool: {} })
    expect(table.pairs).toEqual([dull, [], [], low])
    expect(table.zone('discard')).toEqual([mixed[0]])
    expect(table.state.figures).toEqual([{ who: 1, place: 3 }])
    table.bystanders('yennefer')
  })

  it('POD-230: the log names the ability, the card and what is discarded', () => {
    const table = given(scene, automaDrafts)
    expect(table.told('log.ability')).toMatchObject([
      { args: { ability: { text: 'automa.yennefer.power' } } },
    ])
    const [, drafted] = table.told('log.automa-draft')
    expect(drafted && cardsIn(drafted)).toEqual([mixed[1]])
    expect(drafted?.rule).toBe('POD-230')
    const [discarded] = table.told('log.discard')
    expect(discarded && cardsIn(discarded)).toEqual([mixed[0]])
  })

  it('POD-230: if both cards qualify the player chooses, and the other one is discarded', () => {
    const both = [a('red', 'magic'), a('red', 'combat')]
    const table = given({ ...scene, pairs: [dull, both, best, low] }, automaDrafts, { do: 'draft', who: 0 })
    expect(table.asked('geralt').question).toMatchObject({ ask: 'ask.glamour', rule: 'POD-230' })
    expect(table.choices('geralt')).toEqual(both)
    table.says('geralt', both[1])
    table.expect('yennefer').has({ timeline: [...best, both[1] ?? ''] })
    expect(table.zone('discard')).toEqual([both[0]])
    expect(table.refused('geralt', 2)).toEqual(['POD-302'])
    table.bystanders('yennefer')
  })

  it('POD-230: without an active symbol on the mat nothing happens', () => {
    const table = given({ ...scene, pairs: [dull, some(2, 'blue', 'diplomacy'), best, []] }, automaDrafts)
    table.expect('yennefer').has({ timeline: best, golden: 0 })
    expect(table.zone('discard')).toEqual([])
    expect(table.told('log.ability')).toEqual([])
    expect(table.rests).toBe(true)
  })

  it('POD-230: a blue extra card teaches her too', () => {
    const blue = a('blue', 'combat')
    const table = given({ ...scene, pairs: [[blue, a('blue')], dull, best, dull] }, automaDrafts)
    table.expect('yennefer').has({ timeline: [...best, blue], golden: 1 })
  })

  it('POD-230 POD-309: from the bottom pair it gives no further point, and its effect is ignored', () => {
    const rich = withEffect({ when: { have: 'red', each: 3 }, gain: { left: 'degree' } }, 'red', 'magic')
    const table = given({ ...scene, pairs: [dull, dull, best, [rich, a('red')]] }, automaDrafts)
    table.expect('yennefer').has({ timeline: [...best, rich], golden: 0, pool: {} })
  })

  it('POD-210 POD-230: it works every time', () => {
    const second = [a('red', 'magic'), a('red')]
    const table = given({ ...scene, pairs: [mixed, second, best, low] }, automaDrafts, automaDrafts)
    table.expect('yennefer').has({ timeline: [...best, mixed[1] ?? '', ...second, low[0] ?? ''] })
  })

  it('POD-212 POD-230: at 7 experience points it sleeps, and the eighth awakes it at once', () => {
    const seven = { ...scene, yennefer: { experience: 7 } } as const
    given(seven, automaDrafts).expect('yennefer').has({ timeline: best, experience: 7, golden: 'none' })
    const learned = [a('blue', 'magic', 'magic'), a('red', 'combat')]
    const table = given({ ...seven, pairs: [dull, mixed, learned, low] }, automaDrafts)
    table.expect('yennefer').has({ timeline: [...learned, mixed[1] ?? ''], experience: 8, golden: 0 })
  })
})
