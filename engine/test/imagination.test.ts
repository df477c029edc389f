import { describe, expect, it } from 'vitest'
import { imagine, Match, sight, sow, view } from '../src/index.ts'
import { dealt, zones } from './deal.ts'
import { among, everything, play, posted, says } from './table.ts'

describe('an imagined match', () => {
  it('keeps all that the seat knows and deals the rest by chance', () => {
    const match = dealt()
    const hands = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const imagined = imagine(match.game, sight(match, 0), sow(i))
      if (imagined === undefined) throw new Error('nothing imagined')
      expect(view(imagined, 0).zones).toEqual(view(match, 0).zones)
      expect(imagined.open[0]?.question).toEqual(match.open[0]?.question)
      const { cards } = imagined.position.zones
      expect(Object.values(cards).flat().sort()).toEqual(
        Object.values(match.position.zones.cards).flat().sort(),
      )
      hands.add((cards['hand:1'] ?? []).join(''))
    }
    expect(hands.size).toBeGreaterThan(10)
  })

  it('keeps what was dealt and rolled since the last answer, though nobody was asked for it', () => {
    const match = play({
      zones,
      state: { roll: 0 },
      cards: { deck: ['a', 'b', 'c', 'd', 'e', 'f'] },
      steps: {
        *begin(table) {
          yield* table.choose(1, among('begin'))
        },
        deal(table) {
          table.shuffle('deck')
          table.draw(2, 'deck', 'hand:0')
        },
        roll(table) {
          table.state.roll = table.roll(100)
        },
        *on(table) {
          yield* table.choose(0, among('on'))
        },
      },
    })
    says(match, 1, 'begin')
    for (let i = 0; i < 20; i++) {
      const imagined = imagine(match.game, sight(match, 0), sow(i))
      expect(imagined && view(imagined, 0).zones).toEqual(view(match, 0).zones)
      expect(imagined?.position.game).toEqual(match.position.game)
    }
  })

  it('deals a hidden card only where its back fits', () => {
    const match = play({
      zones,
      cards: { deck: ['red a', 'red b', 'blue c'], 'hand:1': ['blue d', 'red e'] },
      back: card => card.split(' ')[0] ?? '',
      *turn(table) {
        yield* table.choose(0, among('on'))
      },
    })
    for (let i = 0; i < 20; i++) {
      const imagined = imagine(match.game, sight(match, 0), sow(i))
      expect(imagined && view(imagined, 0).zones).toEqual(view(match, 0).zones)
    }
  })

  describe('in the middle of a step that has shown something', () => {
    const many = Array.from({ length: 20 }, (_, i) => `card ${i}`)
    const alikes = ['barrel', 'goat', 'letter', 'lantern'].flatMap(card => [card, card, card])

    it.each([
      { where: 'on top of a deck', cards: many, shuffles: false },
      { where: 'on top of a deck that was shuffled in it', cards: many, shuffles: true },
      { where: 'among cards of which some are alike', cards: alikes, shuffles: true },
    ])('keeps the hand that was drawn $where', ({ cards, shuffles }) => {
      const match = play({
        zones,
        cards: { deck: cards },
        *turn(table) {
          if (shuffles) table.shuffle('deck')
          table.draw(3, 'deck', 'hand:0')
          table.draw(3, 'deck', 'hand:1')
          yield* table.choose(0, among(...new Set(table.cards('hand:0'))))
        },
      })
      const others = new Set<string>()
      for (let i = 0; i < 30; i++) {
        const imagined = imagine(match.game, sight(match, 0), sow(i))
        expect(imagined && view(imagined, 0).zones).toEqual(view(match, 0).zones)
        others.add(imagined?.position.zones.cards['hand:1']?.join() ?? '')
      }
      expect(others.size).toBeGreaterThan(10)
    })

    it('keeps a card that the seat was shown, though the question does not name it', () => {
      const match = play({
        zones,
        cards: { deck: many },
        *turn(table) {
          table.show('deck', [0], 1)
          yield* table.choose(0, among('bet', 'fold'))
        },
      })
      for (let i = 0; i < 30; i++) {
        const imagined = imagine(match.game, sight(match, 0), sow(i))
        expect(imagined?.position.zones.cards['deck']?.at(-1)).toBe(
          match.position.zones.cards['deck']?.at(-1),
        )
      }
    })

    it('deals a card only where its back fits even then', () => {
      const match = play({
        zones,
        cards: { deck: ['red a', 'red b', 'red c', 'blue d', 'blue e', 'blue f'] },
        back: card => card.split(' ')[0] ?? '',
        *turn(table) {
          table.draw(1, 'deck', 'hand:0')
          yield* table.choose(0, among('on'))
        },
      })
      for (let i = 0; i < 20; i++) {
        const imagined = imagine(match.game, sight(match, 0), sow(i))
        expect(imagined && view(imagined, 0).zones).toEqual(view(match, 0).zones)
      }
    })
  })

  it('can be played on without touching the match', () => {
    const match = dealt()
    const before = everything(match)
    const imagined = imagine(match.game, sight(match, 0), sow(1))
    if (imagined === undefined) throw new Error('nothing imagined')
    says(imagined, 0, 'd')
    says(imagined, 1, 'pass')
    expect(everything(match)).toBe(before)
  })

  it('has a record of its own, which begins where it was imagined', () => {
    const match = dealt()
    says(match, 0, 'd')
    const imagined = imagine(match.game, sight(match, 1), sow(1))
    if (imagined === undefined) throw new Error('nothing imagined')
    says(imagined, 1, 'g')
    const replayed = Match.replay(match.game, posted(imagined.record()))
    expect([replayed.hash(), replayed.length]).toEqual([imagined.hash(), 1])
  })

  it('rolls its own dice', () => {
    const match = play({
      state: { roll: 0 },
      *turn(table) {
        yield* table.choose(0, among('roll'))
        table.state.roll = table.roll(1000)
      },
    })
    const rolls = Array.from({ length: 20 }, (_, i) => {
      const imagined = imagine(match.game, sight(match, 0), sow(i))
      if (imagined !== undefined) says(imagined, 0, 'roll')
      return JSON.stringify(imagined?.position.game)
    })
    expect(new Set(rolls).size).toBeGreaterThan(15)
  })

  it('goes through the running step again, guessing what others did so that it explains what is seen', () => {
    const match = play({
      zones,
      state: { left: 2 },
      cards: { 'hand:1': ['a', 'b'], deck: ['c', 'd'] },
      *turn(table) {
        const gone = yield* table.pick(1, {
          ...among(...table.cards('hand:1')),
          min: 0,
          max: 2,
          ordered: false,
        })
        table.move(gone, 'hand:1', 'deck', 'bottom')
        table.state.left = table.cards('hand:1').length
        yield* table.choose(0, among('on'))
      },
    })
    says(match, 1, ['b'])
    let explained = 0
    for (let i = 0; i < 30; i++) {
      const imagined = imagine(match.game, sight(match, 0), sow(i))
      expect(imagined?.open).toMatchObject([{ seats: [0] }])
      if (JSON.stringify(imagined?.position.game) === '{"left":1}') explained++
    }
    expect(explained).toBeGreaterThan(25)
  })

  it('answers again what the seat itself answered, and what others said aloud', () => {
    const match = play({
      state: { said: '' },
      *turn(table) {
        const mine = yield* table.choose(0, among('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'))
        const theirs = yield* table.choose(1, {
          ...among('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
          aloud: true,
        })
        table.state.said = mine + theirs
        yield* table.choose(0, among('on'))
      },
    })
    says(match, 0, 'f')
    says(match, 1, 'c')
    for (let i = 0; i < 20; i++) {
      expect(imagine(match.game, sight(match, 0), sow(i))?.position.game).toEqual({ said: 'fc' })
    }
  })

  it('leaves what the seat knows as it was', () => {
    const match = dealt()
    const seen = sight(match, 0)
    const before = JSON.stringify(seen)
    const imagined = imagine(match.game, seen, sow(1))
    if (imagined !== undefined) says(imagined, 0, 'd')
    expect(JSON.stringify(seen)).toBe(before)
  })

  it('does not exist where the seat could not be asked what it is asked', () => {
    const match = dealt()
    const seen = sight(match, 0)
    const other = { ...seen, view: { ...seen.view, questions: [] } }
    expect(imagine(match.game, other, sow(1))).toBeUndefined()
  })
})
