import type { SeenEvent, SeenQuestion, View } from '@osud/engine'
import { view as viewOf } from '@osud/engine'
import { describe, expect, it } from 'vitest'
import type { FateTokens, Path } from '../../rules/fate.ts'
import { spreadAt } from '../../rules/pages.ts'
import type { PathOfDestiny } from '../../rules/state.ts'
import { stories } from '../../stories/index.ts'
import { nearest } from '../../table/board/arrows.ts'
import { besides } from '../../table/board/besides.ts'
import { goalsOf } from '../../table/board/goals.ts'
import { lossesOf } from '../../table/board/loss.ts'
import { scoringOf, sumsAfter } from '../../table/board/scoring.ts'
import {
  abilitiesOf,
  asksPlace,
  cardInQuestion,
  coveredOn,
  dominanceOf,
  homeOf,
  isAutoma,
  keptCards,
  known,
  leanOf,
  openAt,
  others,
  ownQuestion,
  ownSeat,
  pageOf,
  pathSums,
  phaseOf,
  places,
  specialOf,
  standing,
  teaches,
  titleKey,
  votesOf,
} from '../../table/board/seen.ts'
import { spreadsOf } from '../../table/board/spreads.ts'
import { where } from '../../table/board/where.ts'
import { a } from '../cards.ts'
import type { Scene } from '../given.ts'
import { given } from '../given.ts'

type Seen = View<PathOfDestiny>

const rest = { do: 'requirements' } as const
const magic = a('red', 'magic')
const combat = a('blue', 'combat')

/** What Geralt, or somebody else, sees of a scene. The left path asks for magic, the right one for combat. */
function seen(scene: Scene, reader: number | 'onlooker' = 0): Seen {
  const table = given(
    { ...scene, state: { active: { left: 'magic', right: 'combat' }, ...scene.state } },
    rest,
  )
  return viewOf(table.match, reader) as unknown as Seen
}

const two = { geralt: { timeline: [magic] }, ciri: { timeline: [combat] } }
const asked = (ask: string): SeenQuestion => ({
  id: 1,
  seats: [0],
  settles: 'first',
  table: false,
  ask,
  rule: 'POD-001',
  mine: true,
  done: [],
  suggestions: [],
})

describe('who sits where', () => {
  it('puts the others in seating order after the reader', () => {
    const three = { geralt: {}, ciri: {}, vesemir: {} }
    expect(ownSeat(seen(three, 1))).toBe(1)
    expect(others(seen(three, 1))).toEqual([2, 0])
  })

  it('shows everybody to an onlooker', () => {
    expect(ownSeat(seen(two, 'onlooker'))).toBeUndefined()
    expect(others(seen(two, 'onlooker'))).toEqual([0, 1])
  })

  it('knows whom the rules play', () => {
    const view = seen({ geralt: {}, automa: 'yennefer', yennefer: {} })
    expect([0, 1].map(who => isAutoma(view, who))).toEqual([false, true])
  })
})

describe('the book', () => {
  it('lies open at the two paths during a chapter', () => {
    expect(openAt(seen({ ...two, state: { page: 4, chapter: 1 } }))).toEqual({
      kind: 'paths',
      left: 4,
      right: 5,
    })
  })

  it('shows one page between chapters', () => {
    const view = seen({ ...two, state: { page: 6, chapter: 1 } })
    expect(openAt(view)).toEqual({ kind: 'page', page: 6 })
    expect(phaseOf(view)).toBe('reading')
  })

  it('finds story and page in the key of a title, and the other way round', () => {
    expect(pageOf('page.edge-of-the-world.12')).toEqual({ story: 'edge-of-the-world', page: 12 })
    expect(pageOf('page.striga')).toEqual({ story: 'striga', page: 1 })
    expect(titleKey('striga', 12)).toBe('page.striga.12')
    expect(titleKey('striga', 1)).toBe('page.striga')
  })

  it('lays two paths side by side and every other page alone', () => {
    const page = (n: number) => ({ title: `page.striga.${n}`, prose: `page.striga.${n}.prose`, effects: [] })
    const spreads = spreadsOf([2, 3, 4, 5, 4].map(page))
    expect(spreads.map(({ kind }) => kind)).toEqual(['tale', 'tale', 'paths', 'tale'])
    expect(spreads[2]).toMatchObject({ left: { page: 4 }, right: { page: 5, open: { path: 'right' } } })
  })
})

describe('the part of the match', () => {
  const during = (ask: string | undefined, state: Scene['state'] = {}): Seen => ({
    ...seen({ ...two, state: { page: 4, chapter: 1, turn: 1, ...state } }),
    questions: ask === undefined ? [] : [asked(ask)],
  })

  it('is told from what is asked', () => {
    expect(phaseOf(during('ask.draft'))).toBe('draft')
    expect(phaseOf(during('ask.play'))).toBe('play')
    expect(phaseOf(during(undefined, { figures: [{ who: 0, place: 1 }] }))).toBe('draft')
    expect(phaseOf(during('ask.keep', { fate: ['left', 'right', 'left'] }))).toBe('chapter-end')
  })

  it('begins before there are players and ends with the result', () => {
    const view = during('ask.hero')
    expect(phaseOf({ ...view, state: { ...view.state, players: [] } })).toBe('set-up')
    expect(phaseOf({ ...view, result: { winners: [0], scores: [1, 0] } })).toBe('end')
  })

  it('says where we are', () => {
    const voice = {
      language: 'en' as const,
      say: (key: string, args?: object) => (args === undefined ? key : `${key} ${JSON.stringify(args)}`),
      has: () => true,
      sayOr: (key: string) => key,
      nameOf: (hero: string) => hero,
    }
    expect(where(during('ask.draft', { turn: 2 }), voice)).toEqual([
      'page.edge-of-the-world',
      'mat.chapter-turn {"chapter":1,"turn":2}',
      'mat.phase.draft',
    ])
    expect(where(during('ask.keep', { fate: ['left', 'left', 'left'] }), voice)).toEqual([
      'page.edge-of-the-world',
      'mat.chapter {"chapter":1}',
      'mat.phase.chapter-end',
    ])
    expect(where(during('ask.hero', { chapter: 0 }), voice)[1]).toMatch(/^mat\.phase\./)
  })

  it('knows which card is asked about', () => {
    const question = {
      kind: 'choose' as const,
      ask: 'ask.during-play.card',
      args: { hero: 'geralt', card: { text: 'card.hollow-oak' } },
      rule: 'POD-072',
      options: [],
    }
    const view = during('ask.play')
    expect(cardInQuestion({ ...view, questions: [{ ...asked('ask.during-play.card'), question }] })).toBe(
      'hollow-oak',
    )
    expect(cardInQuestion(view)).toBeUndefined()
  })

  it('knows the reader’s own question, and whether it is about places', () => {
    expect(ownQuestion(during('ask.play'))?.ask).toBe('ask.play')
    expect(['ask.draft', 'ask.old-tracks', 'ask.lose'].map(ask => asksPlace(asked(ask)))).toEqual([
      true,
      true,
      false,
    ])
    expect(asksPlace(undefined)).toBe(false)
  })
})

describe('votes', () => {
  it('POD-154 POD-155: everybody leans to the path of which they have more', () => {
    const view = seen({
      geralt: { timeline: [magic] },
      ciri: { timeline: [combat, magic] },
      vesemir: { timeline: [combat] },
    })
    expect([0, 1, 2].map(who => leanOf(view, who))).toEqual(['left', undefined, 'right'])
    expect(votesOf(view)).toEqual({ left: [0], neither: [1], right: [2], placed: 'aside' })
    expect(pathSums(view, 1)).toEqual({ left: 1, right: 1 })
  })

  it('POD-159: with two players the cards on the mat vote too', () => {
    const pairs = [[a('red', 'combat'), a('green')]]
    expect(votesOf(seen({ ...two, pairs }))).toMatchObject({ mat: 'right', placed: 'right' })
    expect(votesOf(seen({ ...two, pairs: [] }))).toMatchObject({ mat: 'neither', placed: 'aside' })
    const lit = [[a('red', 'magic'), a('green')]]
    expect(votesOf(seen({ ...two, pairs: lit }))).toMatchObject({ mat: 'left', placed: 'left' })
  })

  it('POD-221: alone the Automa decides', () => {
    const view = seen({ geralt: { timeline: [magic] }, automa: 'yennefer', yennefer: { timeline: [combat] } })
    expect(votesOf(view)).toEqual({ left: [], right: [1], neither: [], placed: 'right' })
  })
})

describe('dominance', () => {
  const after = (fate: FateTokens, dominant: Path): Seen =>
    seen({ geralt: {}, ciri: {}, vesemir: {}, state: { page: 4, chapter: 1, turn: 3, fate, dominant } })
  const { left, right } = spreadAt(stories['edge-of-the-world'], 4)

  it('POD-162: is of the path with more fate tokens', () => {
    const more = { path: 'right', symbol: right, why: 'more', rule: 'POD-162' }
    expect(dominanceOf(after(['right', 'left', 'right'], 'right'))).toEqual(more)
    expect(dominanceOf(after(['aside', 'right', 'aside'], 'right'))).toEqual(more)
  })

  it('POD-163: is of the higher token, if each path has one', () => {
    const higher = { path: 'left', symbol: left, why: 'higher', rule: 'POD-163' }
    expect(dominanceOf(after(['right', 'aside', 'left'], 'left'))).toEqual(higher)
  })

  it('POD-164 POD-223: is chosen where no token lies on a path, and not there before', () => {
    const view = after(['aside', 'aside', 'aside'], 'left')
    expect(dominanceOf(view)).toEqual({ path: 'left', symbol: left, why: 'chosen', rule: 'POD-164' })
    expect(dominanceOf({ ...view, seats: 1 })?.rule).toBe('POD-223')
    expect(dominanceOf({ ...view, questions: [asked('ask.dominant')] })).toBeUndefined()
  })

  it('is not settled by two tokens, nor once the pages have turned', () => {
    expect(dominanceOf(after(['left', 'left'], 'left'))).toBeUndefined()
    const read = after(['left', 'left', 'left'], 'left')
    expect(dominanceOf({ ...read, state: { ...read.state, page: 6 } })).toBeUndefined()
  })

  it('POD-305: keeps the symbol of its page while kept cards look at the coming ones', () => {
    const view = after(['left', 'left', 'left'], 'left')
    const active = { left: 'combat', right: 'magic' } as const
    expect(dominanceOf({ ...view, state: { ...view.state, active } })?.symbol).toBe(left)
  })
})

describe('a seat', () => {
  it('is home to what its hero drafted this turn', () => {
    const draft = (hero: string, card: string): SeenEvent => ({
      key: 'log.draft',
      args: { hero, cards: { cards: [card] } },
    })
    const log = [
      draft('ciri', 'before'),
      { key: 'log.turn', args: {} },
      draft('ciri', 'now'),
      draft('geralt', 'own'),
    ]
    expect(homeOf(log, 'ciri')).toBe('ciri card:now')
  })
})

describe('the mat', () => {
  it('shows who stands at a place', () => {
    const figures = [
      { who: 1, place: 'deck' as const },
      { who: 0, place: 2 },
    ]
    const view = seen({ ...two, state: { figures } })
    expect(standing(view, 'deck')).toEqual([1])
    expect(standing(view, 2)).toEqual([0])
    expect(places(3)).toEqual([1, 2, 3])
  })

  it('POD-104: the bottom place teaches, unless alliance tokens lie there', () => {
    const view = seen({ ...two, state: { positions: 4 } })
    expect([teaches(view, 4), teaches(view, 3), teaches(view, 'deck')]).toEqual([true, false, false])
    expect(teaches(seen({ ...two, state: { positions: 4, alliances: { 4: ['renfri'] } } }), 4)).toBe(false)
  })

  it('names the special rules of the story, not in a first game', () => {
    expect(specialOf(seen(two))).toBe('extra-effort')
    expect(specialOf(seen({ ...two, options: { firstGame: true } }))).toBeUndefined()
    expect(specialOf(seen({ ...two, options: { story: 'striga' } }))).toBe('hidden-goals')
  })

  it('hides what the reader does not know', () => {
    expect(known(seen({ geralt: { hand: [magic] }, ciri: {} }), 'hand:0')).toEqual([magic])
    expect(known(seen({ geralt: { hand: [magic] }, ciri: {} }, 1), 'hand:0')).toEqual([])
  })
})

describe('a timeline', () => {
  it('marks what was kept from the chapter before', () => {
    const log: SeenEvent[] = [
      { key: 'log.keep', args: { hero: 'geralt', cards: { cards: [magic, combat] }, n: 3 } },
      { key: 'log.keep', args: { hero: 'ciri', cards: { cards: ['?'] }, n: 3 } },
    ]
    expect(keptCards(seen(two), log, 0)).toEqual([magic])
    expect(keptCards(seen(two), [], 0)).toEqual([])
  })

  it('knows what is covered', () => {
    const view = seen({
      geralt: { timeline: [magic], with: { covered: [{ card: magic, symbol: 'magic' }] } },
      ciri: {},
    })
    expect(coveredOn(view.state.players[0], magic)).toEqual(['magic'])
    expect(coveredOn(undefined, magic)).toEqual([])
  })

  it('says what can be lost, wherever it lies', () => {
    const option = (value: number, key: string, args: object) => ({ value, says: { key, args: { ...args } } })
    const options = [
      option(0, 'ask.lose.token', { kind: 'magic' }),
      option(1, 'ask.lose.special', { kind: 'combat' }),
      option(2, 'ask.lose.card', { kind: 'magic', card: { text: 'card.hollow-oak' } }),
      { value: 3 },
    ]
    const question = { kind: 'choose' as const, ask: 'ask.lose', rule: 'POD-125', options }
    const view = { ...seen(two), questions: [{ ...asked('ask.lose'), question }] }
    expect(lossesOf(view)).toEqual([
      { value: 0, kind: 'magic', from: 'token' },
      { value: 1, kind: 'combat', from: 'special' },
      { value: 2, kind: 'magic', from: 'card', card: 'hollow-oak' },
    ])
    expect(lossesOf(seen(two))).toEqual([])
  })

  it('lists abilities with where they are unlocked', () => {
    expect(abilitiesOf('geralt', ['spent', 'ready']).map(({ token, from }) => [token, from])).toEqual([
      ['spent', 0],
      ['ready', 5],
      ['locked', 11],
      ['locked', 17],
    ])
    expect(abilitiesOf('ciri', [])[0]?.token).toBe('ready')
  })
})

describe('hidden goals', () => {
  it('show their backs until the reader has looked', () => {
    const requirement = { colour: 'red' as const, left: [0], right: [], raised: true }
    const view = seen({ ...two, state: { requirements: [requirement, { ...requirement, left: [] }] } })
    const zones = { 'goal:1': ['goal-red-trail'], 'goal:2': ['?magic-diplomacy-exploration'] }
    const [first, second] = goalsOf({ ...view, zones })
    expect(first).toMatchObject({ goal: 'goal-red-trail', backs: ['combat'], seen: true, met: true })
    expect(second).toMatchObject({ backs: ['magic', 'diplomacy', 'exploration'], seen: false, met: false })
    expect(second?.goal).toBeUndefined()
  })
})

describe('the score sheet', () => {
  const gains = (hero: string, n: number, rule: string): SeenEvent => ({
    key: 'log.victory',
    args: { hero, n },
    rule,
  })
  const chapter: SeenEvent = { key: 'log.chapter', args: {} }
  const log: SeenEvent[] = [
    chapter,
    gains('geralt', 3, 'POD-165'),
    gains('ciri', 2, 'POD-165'),
    gains('ciri', 1, 'POD-184'),
    chapter,
    gains('geralt', 1, 'POD-165'),
    chapter,
    gains('geralt', 1, 'POD-165'),
    gains('geralt', 2, 'POD-193'),
    gains('ciri', 4, 'POD-194'),
    gains('geralt', 1, 'POD-259'),
    gains('ciri', 1, 'POD-999'),
    gains('nobody', 9, 'POD-165'),
    { key: 'log.victory', args: { hero: 'ciri', n: 0 } },
  ]

  it('tells where everybody’s victory points came from', () => {
    const view = { ...seen(two), result: { winners: [0], scores: [8, 8] } }
    const scoring = scoringOf(view, log)
    expect(scoring.columns).toEqual([
      { source: 'chapter-1', points: [3, 2] },
      { source: 'chapter-2', points: [1, 0] },
      { source: 'chapter-3', points: [1, 0] },
      { source: 'pages', points: [0, 1] },
      { source: 'other', points: [0, 1] },
      { source: 'quest', points: [2, 0] },
      { source: 'golden', points: [0, 4] },
      { source: 'goals', points: [1, 0] },
    ])
    expect(scoring.tied).toBe(true)
    expect(sumsAfter(scoring, 4, 2)).toEqual([5, 3])
  })

  it('POD-198: among equals the higher one in initiative comes first', () => {
    const view = seen({ ...two, initiative: ['ciri', 'geralt'] })
    expect(scoringOf({ ...view, result: { winners: [1], scores: [8, 8] } }, log).ranks).toEqual([1, 0])
    expect(scoringOf({ ...view, result: { winners: [0], scores: [9, 8] } }, log).ranks).toEqual([0, 1])
  })
})

describe('arrow keys', () => {
  const spot = (thing: string, x: number, y: number) => ({ thing, x, y })
  const from = spot('here', 0, 0)
  const spots = [
    from,
    spot('right', 100, 10),
    spot('far', 200, 0),
    spot('below', 5, 80),
    spot('askew', 20, 300),
  ]

  it('go to the nearest thing in their direction', () => {
    expect(nearest('ArrowRight', from, spots)).toBe('right')
    expect(nearest('ArrowDown', from, spots)).toBe('below')
    expect(nearest('ArrowUp', from, spots)).toBeUndefined()
    expect(nearest('Enter', from, spots)).toBeUndefined()
  })
})

describe('a card held close', () => {
  const room = { wide: 1000, high: 800 }
  const zoom = { wide: 400, high: 300 }
  const at = (left: number, top: number) =>
    besides({ left, right: left + 100, top, bottom: top + 140 }, zoom, room)

  it('lies above a card of the hand, whose neighbours are beside it, if there is room', () => {
    const above = (top: number) =>
      besides({ left: 100, right: 200, top, bottom: top + 140 }, zoom, room, 'above')
    expect(above(600)).toEqual({ x: 8, y: 288 })
    expect(above(200)).toEqual({ x: 212, y: 120 })
  })

  it('lies beside the card it shows, and never on it', () => {
    expect(at(100, 300)).toEqual({ x: 212, y: 220 })
    expect(at(800, 0)).toEqual({ x: 388, y: 8 })
    expect(besides({ left: 450, right: 550, top: 600, bottom: 740 }, { wide: 600, high: 300 }, room)).toEqual(
      { x: 200, y: 288 },
    )
    expect(besides({ left: 450, right: 550, top: 100, bottom: 240 }, { wide: 600, high: 300 }, room)).toEqual(
      { x: 200, y: 252 },
    )
  })
})
