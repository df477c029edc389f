import { describe, expect, it } from 'vitest'
import { startingCards } from '../content/cards.ts'
import { components as cs } from '../lang/cs/components.ts'
import { components as en } from '../lang/en/components.ts'
import { components as uk } from '../lang/uk/components.ts'
import { heroes } from '../rules/hero.ts'
import { alone, flipping, gainedBy } from './solo.ts'
import { given } from './given.ts'
import { begin, gathered, playedOut, playing, stateOf, told, zoneOf } from './whole-match.ts'

const storyNames = ['edge-of-the-world', 'striga', 'lesser-evil'] as const

describe('a game for one', () => {
  it.each(storyNames)('POD-200: %s can be played alone to its end against the Automa', story => {
    const match = playedOut(alone('geralt', 'yennefer', { story }))
    expect(match.result?.scores).toHaveLength(2)
    expect(match.result?.ending?.startsWith(`${story}.`)).toBe(true)
    expect(told(match, 'log.chapter')).toHaveLength(3)
  })

  it.each([2, 3, 4, 5])('POD-200: with %i players there is no Automa', seats => {
    const match = playedOut(begin(seats))
    expect(stateOf(match).players).toHaveLength(seats)
    expect(told(match, 'log.automa', 'log.automa-draft')).toEqual([])
  })

  it('POD-201: the mat is that of two players: 4 pairs, and the extra experience token at the 4th', () => {
    const match = alone('ciri', 'geralt')
    expect([1, 2, 3, 4, 5].map(place => zoneOf(match, `pair:${place}`).length)).toEqual([2, 2, 2, 2, 0])
    expect(zoneOf(match, 'deck')).toHaveLength(68 - 8)
    match.answer(0, match.open[0]?.id ?? 0, 4)
    expect(stateOf(match).players[0]?.experience).toEqual({ regular: 1 })
  })

  it('POD-201: the third position gives the player nothing', () => {
    const match = alone('ciri', 'geralt')
    match.answer(0, match.open[0]?.id ?? 0, 3)
    expect(stateOf(match).players[0]?.experience).toEqual({ regular: 0 })
  })
})

describe('the Automa board', () => {
  it.each(heroes)('POD-202: against %s it is that of any other character, as the player chooses', hero => {
    const match = gathered([hero])
    const [open] = match.open
    const question = open?.question
    expect(question?.ask).toBe('ask.automa')
    const offered = question?.kind === 'choose' ? question.options.map(({ value }) => value) : []
    expect(offered).toEqual(heroes.filter(one => one !== hero))
    expect(() => match.answer(0, open?.id ?? 0, hero)).toThrow()
  })

  it('POD-202: the character chosen competes with the player', () => {
    const match = alone('dandelion', 'vesemir')
    expect(stateOf(match).players.map(({ hero }) => hero)).toEqual(['dandelion', 'vesemir'])
    expect(told(match, 'log.automa')).toMatchObject([{ args: { hero: 'vesemir' } }])
  })

  it('POD-206: its starting cards stay in the box, and its hand is empty to the very end', () => {
    const match = alone('geralt', 'ciri')
    const cards = Object.keys(startingCards.ciri)
    expect(zoneOf(match, 'hand:0')).toEqual(expect.arrayContaining(Object.keys(startingCards.geralt)))
    let questions = 0
    for (const _ of playing(match)) {
      questions++
      expect(zoneOf(match, 'hand:1')).toEqual([])
      expect(zoneOf(match, 'box')).toEqual(expect.arrayContaining(cards))
    }
    expect(questions).toBeGreaterThan(20)
  })

  it.each(heroes)('POD-206: as the Automa %s has no ability of the character and no side quest', automa => {
    const human = automa === 'geralt' ? 'ciri' : 'geralt'
    const match = playedOut(alone(human, automa, { difficulty: 'march' }))
    expect(stateOf(match).players[1]?.abilities).toEqual([])
    expect(told(match, 'log.unlock').filter(({ args }) => args['hero'] === automa)).toEqual([])
    expect(told(match, 'log.side-quest')).toMatchObject([{ args: { hero: human } }])
  })
})

describe('the markers of the Automa', () => {
  const levels = [
    ['story', 0, 'Just the story', 'Hlavní je příběh', 'Просто історія'],
    ['normal', 2, 'Normal', 'Běžná', 'Звичайно'],
    ['swords', 4, 'Story and swords', 'Děj a boj', 'Історія та мечі'],
    ['blood', 6, 'Blood and broken bones', 'Krev a zlomené kosti', 'Кров і зламані кістки'],
  ] as const

  it.each(levels)(
    'POD-204 POD-207: at the level %s the regular marker starts on %i, the others as usual',
    (difficulty, start) => {
      const [human, automa] = stateOf(alone('ciri', 'geralt', { difficulty })).players
      expect(automa).toMatchObject({ victory: 0, experience: { regular: start } })
      expect(automa?.experience.golden).toBeUndefined()
      expect(human).toMatchObject({ victory: 0, experience: { regular: 0 } })
    },
  )

  it('POD-X13 POD-207: at Blood and broken bones the regular marker of the Automa starts on 6', () => {
    const { players } = stateOf(alone('geralt', 'yennefer', { difficulty: 'blood', story: 'striga' }))
    expect(players[1]?.experience).toEqual({ regular: 6 })
  })

  it('POD-207 POD-213: at Death March! it starts on 8, with the golden marker on 0', () => {
    const [human, automa] = stateOf(alone('ciri', 'geralt', { difficulty: 'march' })).players
    expect(automa).toMatchObject({ victory: 0, experience: { regular: 8, golden: 0 } })
    expect(human?.experience).toEqual({ regular: 0 })
  })

  it('POD-207: when nobody chooses otherwise the level is Normal', () => {
    const match = alone('ciri', 'geralt')
    expect(stateOf(match).players[1]?.experience).toEqual({ regular: 2 })
    expect(told(match, 'log.automa')).toMatchObject([
      { args: { level: { text: 'difficulty.normal' } }, rule: 'POD-207' },
    ])
  })

  it.each([...levels, ['march', 8, 'Death March!', 'Pochod smrti!', 'Смертельний марш!'] as const])(
    'POD-207: the level %s has its printed name in every language',
    (difficulty, _start, ...names) => {
      const key = `difficulty.${difficulty}` as const
      expect([en, cs, uk].map(texts => texts[key])).toEqual(names)
    },
  )

  it('POD-213: at Death March! the second ability works from the first draft on, otherwise not yet', () => {
    const firstPower = (difficulty: 'story' | 'march'): unknown[] =>
      gainedBy('POD-210', alone('vesemir', 'geralt', { difficulty }).events())
    expect(firstPower('march')).toHaveLength(1)
    expect(firstPower('story')).toEqual([])
  })

  it.each([
    ['edge-of-the-world', 'vesemir', 'ciri', ['ciri', 'vesemir']],
    ['edge-of-the-world', 'yennefer', 'geralt', ['yennefer', 'geralt']],
    ['striga', 'ciri', 'vesemir', ['vesemir', 'ciri']],
    ['striga', 'geralt', 'dandelion', ['geralt', 'dandelion']],
    ['lesser-evil', 'ciri', 'dandelion', ['dandelion', 'ciri']],
    ['lesser-evil', 'vesemir', 'yennefer', ['vesemir', 'yennefer']],
  ] as const)(
    'POD-205: in %s %s and the Automa of %s stand on the track as %j',
    (story, hero, automa, track) => {
      const { initiative, players } = stateOf(alone(hero, automa, { story }))
      expect(initiative.map(who => players[who]?.hero)).toEqual(track)
    },
  )
})

describe('the start of a chapter', () => {
  const scene = { vesemir: {}, initiative: ['vesemir', 'geralt', 'yennefer'] } as const

  it.each([
    [1, 4, 'diplomacy', 'combat'],
    [2, 8, 'exploration', 'magic'],
    [3, 20, 'diplomacy', 'magic'],
  ] as const)(
    'POD-208: in chapter %i the token is flipped so often, for symbols of the two paths',
    (n, page, left, right) => {
      const fallen = Array.from({ length: 12 }, (_, seed) => {
        const table = given(
          { ...scene, automa: 'geralt', geralt: {}, seed, state: { chapter: n - 1 } },
          { do: 'chapter', page },
        )
        table.bystanders('geralt')
        return gainedBy('POD-208', table.told())
      })
      for (const symbols of fallen) expect(symbols).toHaveLength(n)
      expect(new Set(fallen.flat())).toEqual(new Set([left, right]))
    },
  )

  it.each([
    [24, ['combat', 'exploration']],
    [28, ['combat']],
    [12, ['exploration']],
    [20, []],
  ] as const)('POD-209: on page %i the board with combat and exploration adds %j', (page, added) => {
    const table = given({ ...scene, automa: 'geralt', geralt: {} }, { do: 'chapter', page })
    expect(gainedBy('POD-209', table.told())).toEqual(added)
    const tokens = Object.values(table.state.players[1]?.pool ?? {})
    expect(tokens.reduce((sum, n) => sum + n, 0)).toBe(2 + added.length)
    table.bystanders('geralt')
  })

  it('POD-X26 POD-208 POD-209: three flips and the board give 2 magic and 2 combat', () => {
    const table = flipping(
      'POD-208',
      ['magic', 'combat', 'combat'],
      { ...scene, automa: 'yennefer', yennefer: {}, state: { chapter: 2 } },
      { do: 'chapter', page: 28 },
    )
    expect(table.state).toMatchObject({ chapter: 3, active: { left: 'magic', right: 'combat' } })
    table.expect('yennefer').has({ pool: { magic: 2, combat: 2 } })
    table.bystanders('yennefer')
  })

  it.each(storyNames)('POD-208: in a match of %s it is flipped once, twice and three times', story => {
    const chapters: unknown[][] = []
    for (const event of playedOut(alone('geralt', 'ciri', { story })).events()) {
      if (event.key === 'log.chapter') chapters.push([])
      chapters.at(-1)?.push(...gainedBy('POD-208', [event]))
    }
    expect(chapters.map(flips => flips.length)).toEqual([1, 2, 3])
  })
})
