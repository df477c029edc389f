import { describe, expect, it } from 'vitest'
import { boards } from '../content/boards.ts'
import { exactly, experience, left, loseOne } from '../content/icons.ts'
import { en } from '../lang/en.ts'
import type { Hero } from '../rules/hero.ts'
import { heroes } from '../rules/hero.ts'
import type { Step } from '../rules/step.ts'
import type { Given, Scene } from './given.ts'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import { gathered, playedOut, stateOf, told } from './whole-match.ts'

/** A card whose effect gives so much experience if it is the only green one. */
const lesson = (points: number): string =>
  withEffect({ when: exactly(1, 'green'), gain: { experience: points } }, 'green')

/** The English names of the abilities that are told to be unlocked. */
const unlocked = (events: readonly { readonly args: object }[]): string[] =>
  events.map(({ args }) => en[(args as { ability: { text: keyof typeof en } }).ability.text])

describe('ability tokens', () => {
  it('POD-068: everybody starts with the first ability from the left and with no other', () => {
    const { players } = stateOf(gathered(heroes))
    expect(players.map(({ abilities }) => abilities)).toEqual(
      heroes.map(() => ['ready', 'locked', 'locked', 'locked']),
    )
  })

  it.each<[Hero, string[]]>([
    ['geralt', ['Training', 'Hmm…', 'Witcher prowess', 'Fortitude']],
    ['yennefer', ['Drawing energy', 'Magical glow', 'Energy release', 'Amplified energy release']],
    [
      'dandelion',
      ['Ballad of a change of mind', 'Reading between the lines', 'Pulling strings', 'Song of merit'],
    ],
    ['ciri', ['Child of destiny', 'Lady of time', 'Lady of time and space', 'Elder Blood']],
  ])('POD-075: the abilities of %s come in the order of the board from left to right', (hero, names) => {
    const [card, plain] = [lesson(20), a('red')]
    const table = given({ [hero]: { hand: [card, plain] } }, { do: 'choose-cards' }, { do: 'after-play' })
    table.plays(hero, card, plain)
    expect(unlocked(table.told('log.unlock'))).toEqual(names.slice(1))
    expect(en[`ability.${boards[hero].abilities[0]}`]).toBe(names[0])
  })

  const [second, third, fourth] = boards.geralt.thresholds
  it.each([
    ['one short of the second ability unlocks nothing', second - 1, ['ready', 'locked', 'locked', 'locked']],
    ['the position of the second ability unlocks it', second, ['ready', 'ready', 'locked', 'locked']],
    ['a gain that passes two positions unlocks both', third + 1, ['ready', 'ready', 'ready', 'locked']],
    ['a gain beyond the whole track unlocks all', 23, ['ready', 'ready', 'ready', 'ready']],
  ] as const)('POD-063: %s', (_, points, abilities) => {
    const card = lesson(points)
    const table = given(
      { geralt: { ready: [1], timeline: [card] }, ciri: {} },
      { do: 'effect', who: 0, card },
    )
    table.expect('geralt').has({ abilities: [...abilities] })
    expect(table.told('log.unlock').map(({ rule }) => rule)).toEqual(
      abilities.slice(1).flatMap(token => (token === 'ready' ? ['POD-063'] : [])),
    )
    table.bystanders('geralt')
  })

  it('POD-063 POD-301: an ability that an effect unlocks can be used at once while its moment lasts', () => {
    const [card, plain, more] = [lesson(1), a('red'), a('blue')]
    const table = given(
      { geralt: { experience: fourth - 1, hand: [card, plain, more] } },
      { do: 'choose-cards' },
      { do: 'after-play' },
    )
    table.plays('geralt', card, plain)
    expect(table.choices('geralt')).toEqual(['fortitude', 'pass'])
  })

  it('POD-069 POD-074: whoever has used an ability flips its token, and is not offered it again', () => {
    const table = given(
      { dandelion: { ready: [1], pool: { magic: 1 }, hand: some(4, 'red') } },
      { do: 'play' },
      { do: 'play' },
    )
    table.uses('dandelion', 'ballad')
    table
      .expect('dandelion')
      .has({ abilities: ['spent', 'locked', 'locked', 'locked'], pool: { magic: 1, combat: 1 } })
    expect(table.told('log.ability')).toMatchObject([
      { args: { hero: 'dandelion', ability: { text: 'ability.ballad' } }, rule: ['POD-084', 'POD-074'] },
    ])
    table.plays('dandelion', ...table.zone('hand:0').slice(0, 2))
    expect(table.prompt('dandelion')).toBe('ask.play')
  })

  it('POD-069: in a whole match nobody uses an ability twice, and as many tokens are flipped as were used', () => {
    for (const seed of [1, 2, 3, 4]) {
      const match = playedOut(gathered(heroes, {}, seed))
      const uses = told(match, 'log.ability').map(({ args }) => JSON.stringify(args))
      expect(uses.length).toBeGreaterThan(heroes.length)
      expect(new Set(uses).size).toBe(uses.length)
      const flipped = stateOf(match).players.flatMap(({ abilities }) =>
        abilities.filter(one => one === 'spent'),
      )
      expect(flipped).toHaveLength(uses.length)
    }
  })

  it('POD-072 POD-084: the question names the rule of every ability that it offers', () => {
    const dandelion = { ready: [1, 3], hand: some(4, 'red') }
    const table = given({ dandelion, ciri: { hand: some(4, 'red') } }, { do: 'play' })
    expect(table.asked('dandelion').question.rule).toEqual(['POD-072', 'POD-084', 'POD-086'])
  })

  it('POD-072: whoever does without an ability keeps it for the next time', () => {
    const table = given(
      { dandelion: { ready: [1], hand: some(4, 'red') }, ciri: { hand: some(4, 'red') } },
      { do: 'play' },
      { do: 'play' },
    )
    expect(table.choices('dandelion')).toEqual(['ballad', 'pass'])
    table.passes('dandelion')
    table.bystanders()
    expect(table.told('log.ability')).toEqual([])
    table
      .plays('dandelion', ...table.zone('hand:0').slice(0, 2))
      .plays('ciri', ...table.zone('hand:1').slice(0, 2))
    expect(table.choices('dandelion')).toEqual(['ballad', 'pass'])
  })

  it.each<[Hero, Hero]>([
    ['geralt', 'vesemir'],
    ['vesemir', 'geralt'],
  ])('POD-073: at the same moment %s comes before %s if the initiative says so', (first, next) => {
    const owner = { ready: [2], timeline: some(3, 'red') }
    const table = given(
      { geralt: owner, vesemir: { ...owner, timeline: some(3, 'red') }, initiative: [first, next] },
      { do: 'before-clearing' },
    )
    expect([table.prompt(first), table.prompt(next)]).toEqual(['ask.chapter-end', undefined])
    table.passes(first)
    expect([table.prompt(first), table.prompt(next)]).toEqual([undefined, 'ask.chapter-end'])
  })
})

describe('what an ability demands', () => {
  const cards = some(2, 'red')
  const pair = some(2, 'green', 'magic')
  const costly = withEffect({ when: loseOne('diplomacy'), gain: left(2) }, 'red')
  const met = withEffect({ when: exactly(1, 'yellow'), gain: experience(3) }, 'yellow')
  const drafting: Step = { do: 'turn', turn: 1 }
  const drafted: Step = { do: 'window', who: 0, window: 'after-draft' }
  const play: Step = { do: 'play' }
  const clearing: Step = { do: 'before-clearing' }

  it.each<[what: string, hero: Hero, slots: number[], given: Given, mat: Scene, step: Step]>([
    ['Training needs a symbol to lose', 'geralt', [1], { hand: [costly, a('red')] }, {}, play],
    ['Hmm… needs a card on the timeline', 'geralt', [2], {}, {}, clearing],
    ['Witcher prowess needs a result that is not full', 'geralt', [3], { hand: [met, a('red')] }, {}, play],
    ['Fortitude needs a further card in hand', 'geralt', [4], { hand: cards }, {}, play],
    ['Drawing energy needs two pairs', 'yennefer', [1], {}, { pairs: [pair], deck: [] }, drafting],
    ['after a draft Yennefer needs a pair', 'yennefer', [2, 3, 4], {}, { pairs: [] }, drafted],
    [
      'Song of merit needs an active symbol',
      'dandelion',
      [4],
      { pool: { diplomacy: 2 }, hand: cards },
      {},
      play,
    ],
    [
      'Child of destiny needs an effect that asks for a colour',
      'ciri',
      [1],
      { hand: [costly, a('red')] },
      {},
      play,
    ],
    ['Ciri needs a card on the timeline to take back', 'ciri', [2, 3], { hand: cards }, {}, play],
    ['Ciri needs a card in hand to play or discard', 'ciri', [3, 4], { timeline: cards }, {}, play],
    ['Old tracks needs a pair', 'vesemir', [1], {}, { pairs: [], deck: [] }, drafting],
    ['Patience needs more cards than stay anyway', 'vesemir', [2], { timeline: [a('red')] }, {}, clearing],
    ['Once more, slower needs an effect played this turn', 'vesemir', [3], { hand: cards }, {}, play],
  ])('POD-300: %s; otherwise it is neither offered nor spent', (_, hero, slots, mine, mat, step) => {
    const table = given({ ...mat, [hero]: { ...mine, ready: slots } }, step)
    if (table.prompt(hero) === 'ask.play') table.plays(hero, ...table.zone('hand:0'))
    expect([undefined, 'ask.draft']).toContain(table.prompt(hero))
    const tokens = [1, 2, 3, 4].map(slot => (slots.includes(slot) ? 'ready' : 'locked'))
    expect(table.state.players[0]?.abilities).toEqual(tokens)
  })

  it('POD-300: beside an ability that can be used it is shown and refused, and trying it spends nothing', () => {
    const table = given({ dandelion: { ready: [1, 4], hand: cards } }, play)
    expect(table.refused('dandelion', 'song-of-merit')).toEqual(['POD-300'])
    expect(() => table.uses('dandelion', 'song-of-merit')).toThrow('refused')
    table.bystanders()
    expect(table.choices('dandelion')).toEqual(['ballad', 'pass'])
  })
})

describe('several abilities', () => {
  it('POD-301: are used one after the other in the same moment, until their owner stops', () => {
    const found = a('red', 'magic')
    const table = given(
      { dandelion: { ready: [1, 2, 4], pool: { combat: 1 }, hand: some(2, 'red') }, deck: [found] },
      { do: 'play' },
    )
    table.uses('dandelion', 'ballad')
    expect(table.choices('dandelion')).toEqual(['between-the-lines', 'song-of-merit', 'pass'])
    table.uses('dandelion', 'between-the-lines').says('dandelion', 'magic')
    expect(table.choices('dandelion')).toEqual(['song-of-merit', 'pass'])
    table.passes('dandelion')
    table.expect('dandelion').has({ pool: { combat: 1, magic: 1 }, cards: 3 })
    expect(table.prompt('dandelion')).toBe('ask.play')
  })

  it('POD-301: the bottom position unlocks what can be used right after the draft', () => {
    const [threshold] = boards.yennefer.thresholds
    const pairs = Array.from({ length: 4 }, () => some(2, 'green'))
    const table = given({ yennefer: { experience: threshold - 1 }, pairs }, { do: 'draft', who: 0 })
    table.drafts('yennefer', 4)
    expect(table.choices('yennefer')).toEqual(['magical-glow', 'pass'])
  })

  it('POD-301: what a chapter scores unlocks Geralt’s second ability in time for the clearing', () => {
    const timeline = [a('red', 'combat'), a('green')]
    const table = given(
      {
        geralt: { experience: boards.geralt.thresholds[0] - 1, timeline },
        state: { turn: 3, fate: ['left', 'left', 'left'] },
      },
      { do: 'chapter-end' },
    )
    expect(table.choices('geralt')).toEqual(['hmm', 'pass'])
  })

  it('POD-301: a card that an ability plays may unlock the next one in the same moment', () => {
    const card = lesson(1)
    const table = given(
      {
        ciri: {
          ready: [3],
          experience: boards.ciri.thresholds[2] - 1,
          timeline: [a('red')],
          hand: [card, a('red')],
        },
      },
      { do: 'play' },
    )
    table.uses('ciri', 'time-and-space').says('ciri', table.zone('timeline:0')[0]).says('ciri', card)
    expect(table.choices('ciri')).toEqual(['elder-blood', 'pass'])
  })
})
