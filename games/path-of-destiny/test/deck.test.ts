import { describe, expect, it } from 'vitest'
import { a, some } from './cards.ts'
import { given } from './given.ts'

const draw = (count: number) => ({ do: 'draw', who: 0, count }) as const

describe('an empty main deck', () => {
  it('POD-106: is made anew of the whole discard pile, and drawing goes on', () => {
    const [last, discard] = [a('red'), some(5, 'green')]
    const table = given({ geralt: {}, ciri: {}, deck: [last], discard }, draw(3))
    const [first, ...drawn] = table.zone('hand:0')
    expect(first).toBe(last)
    expect(drawn).toHaveLength(2)
    expect([...drawn, ...table.zone('deck')].toSorted()).toEqual(discard.toSorted())
    expect(table.zone('discard')).toEqual([])
    expect(table.told('log.reshuffle')).toMatchObject([{ rule: 'POD-106' }])
    table.bystanders()
  })

  it('POD-106: the new deck is shuffled and face down', () => {
    const discard = some(20, 'green')
    const table = given({ geralt: {}, ciri: {}, deck: [], discard }, draw(1))
    const left = table.zone('deck')
    expect(left).not.toEqual(discard.filter(card => left.includes(card)))
    expect(table.sees('geralt', 'deck')).toEqual(left.map(() => '?'))
  })

  it('POD-106: is not made anew before a card is needed', () => {
    const discard = some(5, 'green')
    const table = given({ geralt: {}, ciri: {}, deck: some(2, 'red'), discard }, draw(2))
    expect(table.zone('deck')).toEqual([])
    expect(table.zone('discard')).toEqual(discard)
    expect(table.told('log.reshuffle')).toEqual([])
  })

  it('POD-106: is made anew while pairs are dealt, too', () => {
    const discard = some(9, 'green')
    const table = given({ geralt: {}, ciri: {}, deck: some(1, 'red'), discard }, { do: 'refill' })
    expect(table.pairs.map(pair => pair.length)).toEqual([2, 2, 2, 2])
    expect(table.zone('deck')).toHaveLength(2)
    expect(table.told('log.reshuffle')).toHaveLength(1)
  })

  it('POD-106: does not take back cards that are being revealed', () => {
    const [deck, wanted] = [some(5, 'red', 'combat'), a('blue', 'magic')]
    const scene = { dandelion: { hand: [], ready: [2] }, ciri: {}, deck, discard: [wanted] }
    const table = given(scene, { do: 'window', who: 0, window: 'before-play' })
    table.uses('dandelion', 'between-the-lines').says('dandelion', 'magic')
    table.expect('dandelion').has({ hand: [wanted] })
    expect(table.zone('discard').toSorted()).toEqual(deck.toSorted())
    expect(table.zone('deck')).toEqual([])
  })

  it('POD-106: with an empty discard pile as many cards are drawn as there are', () => {
    const [only] = [a('red')]
    const table = given({ geralt: {}, ciri: {}, deck: [only] }, draw(3))
    table.expect('geralt').has({ hand: [only] })
    expect(table.rests).toBe(true)
  })
})

describe('the discard pile', () => {
  const seenByAll = (table: ReturnType<typeof given>): readonly string[] => {
    expect(table.sees('ciri', 'discard')).toEqual(table.zone('discard'))
    return table.zone('discard')
  }

  it('POD-108: takes the top pair', () => {
    const pairs = [some(2, 'red'), some(2, 'blue')]
    const table = given({ geralt: {}, ciri: {}, pairs, state: { turn: 2 } }, { do: 'refill' })
    expect(seenByAll(table)).toEqual(pairs[0])
  })

  it('POD-108: takes the cards of cleared timelines, starting cards like any others', () => {
    const [kept, drafted, theirs] = [a('red'), a('green'), a('blue')]
    const table = given(
      { geralt: { timeline: [kept, drafted, 'two-swords'] }, ciri: { timeline: [theirs, 'wooden-sword'] } },
      { do: 'keep' },
    )
    table.keeps('geralt', kept).keeps('ciri', theirs)
    expect(seenByAll(table).toSorted()).toEqual([drafted, 'two-swords', 'wooden-sword'].toSorted())
    table.expect('geralt').has({ timeline: [kept] })
  })

  it('POD-108: takes what abilities discard from a pair and from the hand', () => {
    const [taken, left] = [a('red'), a('green')]
    const glow = given(
      { yennefer: { ready: [2] }, ciri: {}, pairs: [[taken, left]] },
      { do: 'window', who: 0, window: 'after-draft' },
    )
    glow.uses('yennefer', 'magical-glow').says('yennefer', taken)
    expect(seenByAll(glow)).toEqual([left])
    const blood = given(
      { geralt: {}, ciri: { hand: ['wooden-sword', 'one-more-dare'], ready: [4] } },
      { do: 'window', who: 1, window: 'before-play' },
    )
    blood.uses('ciri', 'elder-blood').says('ciri', ['wooden-sword'])
    expect(seenByAll(blood)).toEqual(['wooden-sword'])
  })

  it('POD-108: takes what a story page discards, and the owner says which card that is', () => {
    const hand = some(3, 'red')
    const table = given(
      { geralt: { hand }, ciri: {}, state: { holders: { right: 0 } } },
      { do: 'page-effect', effect: { to: 'right', draw: 0, discard: 1 } },
    )
    expect(table.asked('geralt').question.rule).toBe('POD-108')
    table.says('geralt', [hand[1]])
    expect(seenByAll(table)).toEqual([hand[1]])
    table.expect('geralt').has({ hand: [hand[0] ?? '', hand[2] ?? ''] })
    table.bystanders()
  })

  it('POD-106 POD-108: starting cards come back with the new deck', () => {
    const table = given({ geralt: {}, ciri: {}, deck: [], discard: ['two-swords'] }, draw(1))
    table.expect('geralt').has({ hand: ['two-swords'] })
  })
})
