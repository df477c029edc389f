import { describe, expect, it } from 'vitest'
import { left, loseEach, loseInactive, loseOne } from '../content/icons.ts'
import type { Step } from '../rules/step.ts'
import type { Given } from './given.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'

const losesMagic: Step = { do: 'lose', who: 0, kinds: ['magic'], rule: 'POD-086' }

describe('how a symbol is lost', () => {
  const [spell, spells, sword] = [a('blue', 'magic'), a('red', 'magic', 'magic'), a('green', 'combat')]
  const scene = {
    geralt: { timeline: [spell, sword, spells], hand: [a('blue', 'magic')], pool: { magic: 2, combat: 1 } },
    ciri: { timeline: [a('blue', 'magic')], pool: { magic: 1 } },
  }

  it('POD-009: the loser may discard a matching token or cover a matching symbol of the own timeline', () => {
    const table = given(scene, losesMagic)
    expect(table.losable('geralt')).toEqual(['magic token', `magic on ${spell}`, `magic on ${spells}`])
    expect(table.isAsked('ciri')).toBe(false)
  })

  it('POD-009: a token goes out of the pool and covers nothing', () => {
    const table = given(scene, losesMagic).loses('geralt', 'magic')
    table.expect('geralt').has({ pool: { magic: 1, combat: 1 }, covered: [] })
    expect(table.told('log.lose-token')).toMatchObject([{ args: { hero: 'geralt', kind: 'magic' } }])
    table.bystanders('geralt')
    expect(table.rests).toBe(true)
  })

  it('POD-009: a covered symbol costs no token', () => {
    const table = given(scene, losesMagic).loses('geralt', 'magic', spells)
    table.expect('geralt').has({
      pool: { magic: 2, combat: 1 },
      covered: [{ card: spells, symbol: 'magic' }],
    })
    expect(table.told('log.cover')).toMatchObject([
      { args: { hero: 'geralt', card: { text: `card.${spells}` } } },
    ])
    table.bystanders('geralt')
    expect(table.rests).toBe(true)
  })

  it('POD-009 POD-011: only uncovered symbols can be covered, one token on each', () => {
    const covered = [
      { card: spell, symbol: 'magic' },
      { card: spells, symbol: 'magic' },
    ] as const
    const { timeline } = scene.geralt
    const table = given(
      { geralt: { timeline, with: { covered }, pool: { magic: 1 } } },
      losesMagic,
      losesMagic,
    )
    expect(table.losable('geralt')).toEqual(['magic token', `magic on ${spells}`])
    table.loses('geralt', 'magic', spells)
    table.expect('geralt').has({ pool: {}, covered: [...covered, { card: spells, symbol: 'magic' }] })
    expect(table.rests).toBe(true)
  })
})

describe('which cards may be covered', () => {
  const [first, second, third] = [
    a('blue', 'combat'),
    a('red', 'combat'),
    a('green', 'combat', 'exploration'),
  ]
  const timeline = [first, second, third]

  it('POD-010: an ability of somebody else reaches every card of the timeline', () => {
    const table = given(
      { geralt: { timeline, hand: some(2, 'red') }, dandelion: { ready: [3], hand: some(2, 'red') } },
      { do: 'play' },
    )
    table.uses('dandelion', 'pulling-strings').says('dandelion', 'magic')
    expect(table.losable('geralt')).toEqual(timeline.map(card => `combat on ${card}`))
    table.loses('geralt', 'combat', third)
    table.expect('geralt').has({ covered: [{ card: third, symbol: 'combat' }] })
  })

  it('POD-010: an alliance card does so too', () => {
    const table = given(
      {
        geralt: { timeline: [a('blue', 'diplomacy'), ...timeline], alliances: ['renfri-scar'] },
        options: { story: 'lesser-evil' },
        state: { dominant: 'left' },
      },
      { do: 'alliances' },
    )
    table.loses('geralt', 'exploration', third)
    table.expect('geralt').has({ experience: 2, covered: [{ card: third, symbol: 'exploration' }] })
  })

  it('POD-010: the effect of a card reaches it, the cards to its left and the pool, not the card to its right', () => {
    const earlier = a('green', 'magic')
    const leftCard = withEffect({ when: loseOne('magic'), gain: left(2) }, 'red', 'magic')
    const rightCard = a('blue', 'magic', 'magic')
    const table = given(
      { geralt: { timeline: [earlier], hand: [leftCard, rightCard], pool: { magic: 1 } } },
      { do: 'choose-cards' },
    )
    table.plays('geralt', leftCard, rightCard)
    expect(table.losable('geralt')).toEqual(['magic token', `magic on ${earlier}`, `magic on ${leftCard}`])
  })

  it('POD-010 POD-012: a symbol that only the card to the right shows cannot pay for an effect', () => {
    const leftCard = withEffect({ when: loseOne('magic'), gain: left(2) }, 'red', 'combat')
    const rightCard = a('blue', 'magic')
    const hand = [leftCard, rightCard]
    const table = given({ geralt: { hand } }, { do: 'choose-cards' }).plays('geralt', leftCard, rightCard)
    table.expect('geralt').has({ pool: {}, covered: [] })
    const otherWay = given({ geralt: { hand } }, { do: 'choose-cards' }).plays('geralt', rightCard, leftCard)
    otherWay.expect('geralt').has({ pool: { magic: 2 }, covered: [{ card: rightCard, symbol: 'magic' }] })
  })
})

describe('a loss that cannot be', () => {
  const covering = a('blue', 'magic')
  it.each<[string, Given]>([
    ['has none of that kind', { timeline: [a('red', 'diplomacy', 'combat')], pool: { diplomacy: 3 } }],
    ['has covered it', { timeline: [covering], with: { covered: [{ card: covering, symbol: 'magic' }] } }],
    ['holds it in hand', { hand: [a('blue', 'magic')] }],
    ['has lost the special token', { with: { special: [{ symbol: 'magic', lost: true }] } }],
  ])('POD-012: who %s does not meet the condition and gets no result', (_, has) => {
    const card = withEffect({ when: loseEach('magic'), gain: { left: 2, experience: 3 } }, 'yellow')
    const timeline = [...(has.timeline ?? []), card]
    const table = given(
      { geralt: { ...has, timeline }, ciri: { pool: { magic: 4 } } },
      { do: 'resolve', who: 0, cards: [card] },
    )
    expect(table.told('log.unmet')).toMatchObject([
      { args: { hero: 'geralt', card: { text: `card.${card}` } } },
    ])
    table.bystanders()
    expect(table.rests).toBe(true)
  })

  it('POD-012: symbols that are active now do not pay for a loss of inactive ones', () => {
    const card = withEffect({ when: loseInactive, gain: { experience: 'degree' } }, 'red', 'magic', 'combat')
    const table = given(
      { geralt: { timeline: [card], pool: { magic: 1, combat: 1 } } },
      { do: 'resolve', who: 0, cards: [card] },
    )
    table.bystanders()
    expect(table.told('log.unmet')).toHaveLength(1)
  })

  const play: Step = { do: 'play' }
  const pulls = { ready: [3], hand: some(2, 'red') }

  it('POD-293: who has no matching symbol loses nothing by somebody else’s ability, and nothing else instead', () => {
    const table = given(
      {
        geralt: {
          timeline: [a('red', 'magic')],
          pool: { magic: 3, diplomacy: 1 },
          experience: 5,
          victory: 2,
        },
        yennefer: { pool: { combat: 1 } },
        dandelion: pulls,
        ciri: { timeline: [covering], with: { covered: [{ card: covering, symbol: 'magic' }] } },
      },
      play,
    )
    table.uses('dandelion', 'pulling-strings').says('dandelion', 'magic')
    table.expect('dandelion').has({ pool: { magic: 1 } })
    table.expect('yennefer').has({ pool: {} })
    table.bystanders('dandelion', 'yennefer')
    expect(table.told('log.nothing-to-lose').map(({ args, rule }) => [args['hero'], rule])).toEqual([
      ['ciri', 'POD-293'],
      ['geralt', 'POD-293'],
    ])
    expect(table.prompt('geralt')).toBe('ask.play')
  })

  it('POD-293: the Automa without such a symbol loses nothing either', () => {
    const sword = a('red', 'combat')
    const automa = { timeline: [a('red', 'magic'), sword], pool: { magic: 2 } }
    const bare = given({ dandelion: pulls, geralt: automa, automa: 'geralt' }, play)
    bare.uses('dandelion', 'pulling-strings').says('dandelion', 'combat')
    bare.expect('geralt').has({ pool: { magic: 1 }, covered: [] })
    const spared = given(
      {
        dandelion: pulls,
        geralt: { ...automa, with: { covered: [{ card: sword, symbol: 'combat' }] } },
        automa: 'geralt',
      },
      play,
    )
    spared.uses('dandelion', 'pulling-strings').says('dandelion', 'magic')
    spared.bystanders('dandelion')
    expect(spared.told('log.nothing-to-lose')).toMatchObject([{ args: { hero: 'geralt' }, rule: 'POD-293' }])
  })
})
