import { describe, expect, it } from 'vitest'
import { imagine, impurity, sight, sow, view } from '../src/index.ts'
import { among, everything, play, says } from './table.ts'

const zones = {
  deck: { sees: 'nobody', ordered: true },
  hand: { sees: 'owner' },
  bank: { sees: 'everyone' },
  note: { sees: 'named' },
} as const

/** Everybody has been dealt cards; the first seat is asked what to play. */
const dealt = (seed: number | string = 'dealt') =>
  play(
    {
      zones,
      state: { played: 0 },
      cards: { deck: ['a', 'b', 'c'], 'hand:0': ['d', 'e'], 'hand:1': ['f', 'g'], bank: ['h'], note: ['i'] },
      rounds: 30,
      *turn(table) {
        const card = yield* table.choose(
          table.state.played % 2,
          among(...table.cards(`hand:${table.state.played % 2}`), 'pass'),
        )
        if (card !== 'pass') table.move(card, `hand:${table.state.played % 2}`, 'bank')
        table.state.played++
      },
    },
    { seed },
  )

describe('what a seat knows', () => {
  it('is its view, how the match began, and the step that is running', () => {
    const match = dealt()
    const seen = sight(match, 1)
    expect(seen).toMatchObject({ seat: 1, header: { game: 'tiny', seats: 2 }, answers: [] })
    expect(seen.view).toEqual(view(match, 1))
    expect(seen.start).toEqual({
      state: { played: 0 },
      zones: { deck: ['?', '?', '?'], 'hand:0': ['?', '?'], 'hand:1': ['f', 'g'], bank: ['h'], note: ['?'] },
      seen: { deck: [0, 0, 0], 'hand:0': [1, 1], 'hand:1': [2, 2], note: [0] },
      watchers: {},
      agenda: match.runningStep().position.agenda,
    })
  })

  it('is plain data, without the seed and without the state of chance', () => {
    const match = dealt('a very secret seed')
    const seen = sight(match, 0)
    expect(impurity(seen)).toBeUndefined()
    const text = JSON.stringify(seen)
    expect(text).not.toContain('a very secret seed')
    for (const grain of match.position.random) expect(text).not.toContain(String(grain))
  })

  it('is which cards are hidden, but not where', () => {
    expect(sight(dealt(), 0).unknown).toEqual(['a', 'b', 'c', 'f', 'g', 'i'])
    expect(sight(dealt(), 1).unknown).toEqual(['a', 'b', 'c', 'd', 'e', 'i'])
  })

  it('does not differ between two matches that differ only in what is hidden', () => {
    const swapped = (cards: Record<string, string[]>) =>
      play({
        zones,
        cards,
        *turn(table) {
          yield* table.choose(0, among('on'))
        },
      })
    const one = swapped({ deck: ['a', 'b'], 'hand:0': ['c'], 'hand:1': ['d', 'e'] })
    const other = swapped({ deck: ['e', 'd'], 'hand:0': ['c'], 'hand:1': ['b', 'a'] })
    expect(JSON.stringify(sight(one, 0))).toBe(JSON.stringify(sight(other, 0)))
    expect(JSON.stringify(sight(one, 1))).not.toBe(JSON.stringify(sight(other, 1)))
  })

  it('is what it answered in this step itself, and of others only what was said aloud', () => {
    const match = play({
      *turn(table) {
        yield* table.choose(0, among('mine'))
        yield* table.choose(1, among('quiet'))
        yield* table.choose(1, { ...among('loud'), aloud: true })
        yield* table.together(1, among('shared'))
        yield* table.choose(0, among('last'))
      },
    })
    says(match, 0, 'mine')
    says(match, 1, 'quiet')
    says(match, 1, 'loud')
    says(match, 1, 'shared')
    expect(sight(match, 0).answers).toEqual([
      { seat: 0, value: 'mine' },
      { seat: 1 },
      { seat: 1, value: 'loud' },
      { seat: 1, value: 'shared' },
    ])
    expect(sight(match, 1).answers[0]).toEqual({ seat: 0 })
  })

  it('is what all agreed on', () => {
    const match = play({
      *turn(table) {
        yield* table.together('all', among('left', 'right'))
        yield* table.choose(0, among('last'))
      },
    })
    says(match, 0, 'left')
    says(match, 1, 'left')
    expect(sight(match, 0).answers).toEqual([
      { seat: 0, value: 'left' },
      { seat: 1, value: 'left' },
    ])
  })

  it.each([true, false])('is what others chose in secret only if it is then said aloud: %s', aloud => {
    const match = play({
      *turn(table) {
        yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('left', 'right'), aloud }))
        yield* table.choose(0, among('last'))
      },
    })
    says(match, 0, 'left')
    says(match, 1, 'right')
    expect(sight(match, 0).answers).toEqual([
      { seat: 0, value: 'left' },
      aloud ? { seat: 1, value: 'right' } : { seat: 1 },
    ])
  })

  it('is who watches what', () => {
    const match = play({
      zones,
      steps: {
        *name(table) {
          yield* table.choose(0, among('watch'))
          table.watch('note', [1])
        },
        *on(table) {
          yield* table.choose(0, among('on'))
        },
      },
    })
    says(match, 0, 'watch')
    expect(sight(match, 0).start.watchers).toEqual({ note: 0b10 })
  })

  it('does not betray in which order hidden cards came into a hand', () => {
    const drawn = (shownFirst: boolean) => {
      const match = play(
        {
          zones,
          cards: { deck: ['a', 'b'] },
          steps: {
            *deal(table) {
              yield* table.choose(1, among('draw'))
              if (shownFirst) table.show('deck', [2], 1)
              table.draw(1, 'deck', 'hand:1')
              if (!shownFirst) table.show('deck', [2], 1)
              table.draw(1, 'deck', 'hand:1')
            },
            *on(table) {
              yield* table.choose(0, among('on'))
            },
          },
        },
        { seats: 3 },
      )
      says(match, 1, 'draw')
      return JSON.stringify(sight(match, 0))
    }
    expect(drawn(true)).toBe(drawn(false))
  })

  it('is an offer, which is always made aloud', () => {
    const match = play({
      *turn(table) {
        const goods = [{ value: 'coins', most: 2 }]
        const offer = { ask: 'trade', gives: goods, partners: [{ value: 1, gets: goods }], rule: 'TINY-1' }
        yield* table.offer(0, offer, () => among('accept', 'decline'))
      },
    })
    const deal = { with: 1, give: { coins: 1 }, get: {} }
    says(match, 0, deal)
    expect(sight(match, 1).answers).toEqual([{ seat: 0, value: deal }])
  })

  it('is nothing of the answers of earlier steps but what they led to', () => {
    const match = dealt()
    says(match, 0, 'd')
    expect(sight(match, 1).answers).toEqual([])
    expect(sight(match, 1).start.zones['bank']).toEqual(['h', 'd'])
  })

  it('is nothing of secret answers while others are thinking', () => {
    const secret = (said: string) => {
      const match = play({
        *turn(table) {
          yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('left', 'right') }))
        },
      })
      says(match, 0, said)
      return JSON.stringify(sight(match, 1))
    }
    expect(secret('left')).toBe(secret('right'))
  })

  it('is a copy: neither changes with the other', () => {
    const match = dealt()
    const seen = sight(match, 0)
    const before = JSON.stringify(seen)
    says(match, 0, 'd')
    expect(JSON.stringify(seen)).toBe(before)
    const later = sight(match, 0)
    const fork = match.fork().hash()
    Object.assign(later.start.state, { played: 99 })
    ;(later.start.agenda as unknown[]).length = 0
    for (const list of [...Object.values(later.start.zones), ...Object.values(later.start.seen)]) {
      ;(list as unknown[]).length = 0
    }
    expect([match.hash(), match.fork().hash()]).toEqual([fork, fork])
  })

  it('does not change the match by being asked for', () => {
    const match = dealt()
    for (let i = 0; i < 20; i++) says(match, i % 2, 'pass')
    const before = everything(match)
    sight(match, 0)
    sight(match, 1)
    expect(everything(match)).toBe(before)
    match.undo(0, 20)
    expect(match.length).toBe(1)
  })
})

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

  it('can be played on without touching the match', () => {
    const match = dealt()
    const before = everything(match)
    const imagined = imagine(match.game, sight(match, 0), sow(1))
    if (imagined === undefined) throw new Error('nothing imagined')
    says(imagined, 0, 'd')
    says(imagined, 1, 'pass')
    expect(everything(match)).toBe(before)
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
        const mine = yield* table.choose(0, among(...'abcdefgh'))
        const theirs = yield* table.choose(1, { ...among(...'abcdefgh'), aloud: true })
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
