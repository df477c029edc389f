import { boards } from '@osud/path-of-destiny'
import { Match, view } from '@osud/engine'
import type { View } from '@osud/engine'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import { describe, expect, test } from 'vitest'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { Narrator } from '../src/narrator.ts'
import { optionsFor } from '../src/arguments.ts'
import { choiceText } from '../src/path-of-destiny/choices.ts'
import { cardLine } from '../src/path-of-destiny/faces.ts'
import { panel } from '../src/path-of-destiny/panel.ts'
import { paintFor } from '../src/play/paint.ts'
import type { Pen } from '../src/play/pen.ts'
import { readable } from './osud.ts'

const shelved = findGame('path-of-destiny') as Shelved
const pen = (language: 'en' | 'cs' | 'uk' = 'en', width = 80): Pen => ({
  narrator: new Narrator(shelved, language),
  paint: paintFor({ isTTY: false } as never, {}),
  width,
})

type Seen = View<PathOfDestiny>
type Player = Seen['state']['players'][number]

const nobody = { magic: 0, diplomacy: 0, exploration: 0, combat: 0 }
const geralt: Player = {
  hero: 'geralt',
  victory: 3,
  experience: { regular: 5 },
  abilities: ['spent', 'ready', 'locked', 'locked'],
  pool: { ...nobody, exploration: 2 },
  special: [{ symbol: 'magic', lost: false }],
  covered: [{ card: 'a-hasty-sign', symbol: 'magic' }],
  played: [],
  declared: {},
  keepsMore: 0,
}
const yennefer: Player = {
  ...geralt,
  hero: 'yennefer',
  victory: 8,
  experience: { regular: 8, golden: 1 },
  abilities: [],
  pool: nobody,
  special: [],
  covered: [],
}

/** Geralt in the middle of a story against the Automa, with a few things lying about. */
function table(
  story: 'edge-of-the-world' | 'striga' | 'lesser-evil',
  over: Partial<Seen['state']> = {},
): Seen {
  const options = optionsFor(shelved, { set: [{ name: 'story', value: story }] })
  const begun = view(Match.create(shelved.game, { seed: 1, seats: 1, options }), 0) as Seen
  return {
    ...begun,
    questions: [],
    state: {
      ...begun.state,
      players: [geralt, yennefer],
      initiative: [1, 0],
      chapter: 1,
      turn: 3,
      page: 4,
      active: { left: 'exploration', right: 'diplomacy' },
      fate: ['left', 'aside'],
      ...over,
    },
    zones: {
      'hand:0': ['an-honest-trade', 'snare-line'],
      'timeline:0': ['whetstone', 'a-hasty-sign'],
      'timeline:1': ['royal-summons'],
      'pair:1': ['old-scar', 'lodestone'],
      'pair:4': ['wolf-pit', 'forged-pass'],
      deck: ['?', '?', '?'],
      discard: ['two-swords', 'night-patrol'],
      'goal:1': ['goal-red-trail'],
      'goal:2': ['?magic'],
      'alliance:0': ['renfri-lesson'],
    },
  }
}

const lines = (seen: Seen, with_ = pen()): string[] => panel.table(seen, with_).map(readable)

describe('the table of Path of Destiny', () => {
  test('says where the story stands and which way fate leans', () => {
    expect(lines(table('striga')).slice(0, 3)).toEqual([
      'Striga · chapter 1, turn 3 · ⚙ Automa, difficulty: Normal · set aside: II',
      '◀ left · Wait Where She Walks · ➤ exploration · fate I',
      '▶ right · Ask at the King’s Table · ❦ diplomacy',
    ])
    expect(lines(table('striga', { page: 6 }))[0]).toBe(
      'Striga · after chapter 1 · ⚙ Automa, difficulty: Normal',
    )
  })

  test('has a row for everybody in initiative order, uncovered symbols counted, the golden marker starred', () => {
    expect(lines(table('striga')).slice(3, 6)).toEqual([
      '             points experience ◀exploration ▶diplomacy magic combat hand ready',
      '  Yennefer ⚙      8         ★1            0          2     1      0    –     –',
      '▸ Geralt          3          5            2          0     1      1    2     1',
    ])
  })

  test('shows the own timeline with what is covered, tokens, abilities, side quest and hand', () => {
    const shown = lines(table('striga')).join('\n')
    expect(shown.replaceAll(/\s+/g, ' ')).toContain(
      '▸ Timeline: Whetstone (red · no symbols) → A Hasty Sign (blue · covered: magic, combat)',
    )
    expect(shown).toContain('▸ Tokens: 2× exploration, special magic\n')
    const [, third] = boards.geralt.thresholds
    expect(shown).toContain(`▸ Abilities: Hmm… · Witcher prowess from ${third} experience points\n`)
    expect(shown).toContain('▸ Side quest: Green cards in hand')
    expect(shown).toContain('    Snare Line · red/green · ⚔ combat, ➤ exploration, ✦ magic')
    expect(shown).toContain('Pair 4: Wolf Pit (green · exploration, 2× combat) + Forged Pass (yellow')
    expect(
      lines(table('striga', { options: { ...table('striga').state.options, firstGame: true } })).join(),
    ).not.toContain('Side quest')
  })

  test('shows what the rules of each story have laid out', () => {
    const effort = lines(table('edge-of-the-world', { efforts: ['steady-hand'] }))
    expect(effort).toContain('Extra effort: A Steady Hand · red – blue → 1 of the left path')
    const requirements = [
      { colour: 'red', left: [0], right: [], raised: true },
      { colour: 'blue', left: [], right: [], raised: false },
    ] as Seen['state']['requirements']
    expect(lines(table('striga', { requirements })).join(' ').replaceAll(/ +/g, ' ')).toContain(
      '4× red [Geralt] → Red cards on the timeline: 4 victory points for the most, 2 for 1 fewer · 3× blue → magic',
    )
    const alliances = { 4: ['renfri', 'stregobor'] } as const
    const evil = lines(table('lesser-evil', { alliances })).join(' ').replaceAll(/ +/g, ' ')
    expect(evil).toContain('▸ A Lesson in Boots: Gain 1 experience point.')
    expect(evil).toContain('+ alliance card: Renfri or Stregobor')
  })

  test.each(['en', 'cs', 'uk'] as const)('fits 80 columns and few lines in %s', language => {
    const shown = lines(table('lesser-evil', { alliances: { 4: ['renfri'] } }), pen(language))
    expect(Math.max(...shown.map(line => line.length))).toBeLessThanOrEqual(80)
    expect(shown.length).toBeLessThanOrEqual(22)
  })

  test('a look around shows what the others have, and the piles', () => {
    const around = panel.around?.(table('striga'), pen()).map(readable).join('\n') ?? ''
    expect(around).toContain('Yennefer\n  Timeline: Royal Summons (yellow · 2× diplomacy, magic)')
    expect(around).toContain('Enchanting glamour: After drafting')
    expect(around).toContain('Main deck: 3 cards\nDiscard pile: 2 cards\n  Two Swords, Night Patrol')
  })
})

describe('a choice shows what is printed', () => {
  const shown = (option: Parameters<typeof choiceText>[0], seen = table('striga')): string | undefined => {
    const text = choiceText(option, seen, pen())
    return text === undefined ? undefined : readable(text)
  }

  test('on a card, in the language of the reader', () => {
    expect(readable(cardLine('an-honest-trade', pen()))).toBe(
      'An Honest Trade · red · ⚔ combat · exactly 2 yellow cards → 3 experience points',
    )
    expect(readable(cardLine('an-honest-trade', pen('cs')))).toBe(
      'Poctivé řemeslo · červená · ⚔ boj · přesně 2 žluté karty → 3 body zkušenosti',
    )
    expect(shown({ value: 'whetstone', says: { key: 'card.whetstone' } })).toMatch(
      /^Whetstone · red · no symbols/,
    )
    expect(shown({ value: 'renfri-lesson', says: { key: 'card.renfri-lesson' } })).toMatch(
      /^A Lesson in Boots: Gain/,
    )
  })

  test('on both cards of a pair, and beside it while one drafts', () => {
    const args = { n: 4, one: { text: 'card.wolf-pit' }, other: { text: 'card.forged-pass' } }
    const pair = { value: 4, says: { key: 'ask.pair', args } }
    const cards =
      'Wolf Pit · green · ➤ exploration, 2× ⚔ combat\n+ Forged Pass · yellow · ❦ diplomacy, ➤ exploration, ✦ magic'
    expect(shown(pair)).toBe(cards)
    const drafting = (seen: Seen): Seen => {
      const asked = {
        id: 1,
        seats: [0],
        settles: 'first',
        table: false,
        ask: 'ask.draft',
        rule: 'POD-099',
      } as const
      return { ...seen, questions: [{ ...asked, mine: true, done: [], suggestions: [] }] }
    }
    expect(shown(pair, drafting(table('striga')))).toBe(`${cards}\n+ 1 experience point`)
    expect(
      shown({ ...pair, says: { key: 'ask.pair', args: { ...args, n: 3 } } }, drafting(table('striga'))),
    ).toBe(cards)
    const evil = table('lesser-evil', { alliances: { 4: ['stregobor'] } })
    expect(shown(pair, drafting(evil))).toBe(`${cards}\n+ alliance card: Stregobor`)
  })

  test('on the board of a character; other options keep their words', () => {
    const hero = shown({ value: 'ciri', says: { key: 'ask.hero.who', args: { hero: 'ciri' } } })
    expect(hero?.split('\n')).toEqual([
      'Ciri',
      'Child of destiny: 1 card of the timeline counts as another colour in this step',
      'Later: Lady of time, Lady of time and space, Elder Blood',
      'Multi-colour cards in hand: 3, 5, 7, 8 victory points for 1, 2, 3, 4 or more.',
    ])
    expect(shown({ value: 'pass', says: { key: 'ask.pass' } })).toBeUndefined()
    expect(shown({ value: 'deck' })).toBeUndefined()
  })
})

describe('the end', () => {
  const ended = (winners: readonly number[]): string[] => {
    const result = { winners, scores: [12, 31], ending: 'striga.31' }
    const match = { result, header: { seats: 1 }, position: { game: { players: [geralt, yennefer] } } }
    return new Narrator(shelved, 'en').ending(match as unknown as Match).map(readable)
  }

  test('tells who won, all points and the title of the ending', () => {
    const title = shelved.texts.en['page.striga.31']
    expect(ended([0])).toEqual(['Geralt wins.', 'Geralt: 12 points', 'Yennefer: 31 points', title])
  })

  test('the Automa can win', () => {
    expect(ended([])[0]).toBe('Yennefer wins.')
  })
})
