import { describe, expect, it } from 'vitest'
import { log } from '../src/index.ts'
import { zones } from './deal.ts'
import { among, play, says } from './table.ts'

const keys = (events: readonly { readonly key: string }[]): string[] => events.map(({ key }) => key)

describe('the log', () => {
  it('tells everybody what was told, in order, with its arguments and its rule', () => {
    const match = play({
      turn(table) {
        table.tell('log.dawn', {})
        table.tell(
          'log.toll',
          { hero: 'fox', n: 2, goods: ['rope', 'salt'], page: { text: 'page.one' } },
          'TINY-1',
        )
        table.tell('log.dusk', {}, ['TINY-2', 'TINY-3'])
      },
    })
    for (const reader of [0, 1, 'onlooker'] as const) {
      expect(log(match, reader)).toEqual([
        { key: 'log.dawn', args: {} },
        {
          key: 'log.toll',
          args: { hero: 'fox', n: 2, goods: ['rope', 'salt'], page: { text: 'page.one' } },
          rule: 'TINY-1',
        },
        { key: 'log.dusk', args: {}, rule: ['TINY-2', 'TINY-3'] },
      ])
    }
  })

  it('has no rule where none was named', () => {
    const match = play({ turn: table => table.tell('log.dawn', {}) })
    expect(Object.keys(log(match, 0)[0] ?? {})).toEqual(['key', 'args'])
  })

  it('whispers only to those meant', () => {
    const match = play(
      {
        turn(table) {
          table.whisper([0, 2], 'log.secret', { n: 7 }, 'TINY-1')
          table.tell('log.dawn', {})
        },
      },
      { seats: 3 },
    )
    expect(log(match, 0)).toEqual([
      { key: 'log.secret', args: { n: 7 }, rule: 'TINY-1' },
      { key: 'log.dawn', args: {} },
    ])
    expect(keys(log(match, 1))).toEqual(['log.dawn'])
    expect(keys(log(match, 2))).toEqual(['log.secret', 'log.dawn'])
    expect(keys(log(match, 'onlooker'))).toEqual(['log.dawn'])
  })

  it('shows cards as they were known when they moved', () => {
    const match = play({
      zones,
      cards: { deck: ['goat', 'letter'] },
      turn(table) {
        table.tell('log.draw', { cards: table.draw(2, 'deck', 'hand:1') })
        table.tell('log.play', { cards: table.move('goat', 'hand:1', 'bank') })
      },
    })
    expect(log(match, 1).map(({ args }) => args['cards'])).toEqual([
      { cards: ['letter', 'goat'] },
      { cards: ['goat'] },
    ])
    for (const reader of [0, 'onlooker'] as const) {
      expect(log(match, reader).map(({ args }) => args['cards'])).toEqual([
        { cards: ['?', '?'] },
        { cards: ['goat'] },
      ])
    }
  })

  it('shows what is on the back of a hidden card', () => {
    const match = play({
      zones,
      cards: { deck: ['red dragon', 'blue letter'] },
      back: card => card.split(' ')[0] ?? '',
      turn: table => table.tell('log.draw', { cards: table.draw(2, 'deck', 'hand:1') }),
    })
    expect(log(match, 0)[0]?.args).toEqual({ cards: { cards: ['?blue', '?red'] } })
  })

  it('shows what was turned over only to those it was shown to', () => {
    const match = play(
      {
        zones,
        cards: { deck: ['goat', 'letter'] },
        turn: table => table.tell('log.look', { cards: table.show('deck', [0, 2], 1) }),
      },
      { seats: 3 },
    )
    const seen = ([0, 1, 2, 'onlooker'] as const).map(reader => log(match, reader)[0]?.args['cards'])
    expect(seen).toEqual([{ cards: ['letter'] }, { cards: ['?'] }, { cards: ['letter'] }, { cards: ['?'] }])
  })

  it('can be read from any event on, and gives only what came since', () => {
    const match = play({
      state: { day: 0 },
      rounds: 4,
      *turn(table) {
        table.tell(`log.${table.state.day++}`, {})
        table.whisper([1], 'log.psst', {})
        yield* table.choose(0, among('on'))
      },
    })
    const read = match.events().length
    says(match, 0, 'on')
    expect(keys(match.events(read))).toEqual(['log.1', 'log.psst'])
    expect(keys(log(match, 1, read))).toEqual(['log.1', 'log.psst'])
    expect(keys(log(match, 0, read))).toEqual(['log.1'])
    expect(log(match, 0, match.events().length)).toEqual([])
  })

  it('forgets what was told by an answer that is taken back', () => {
    const match = play({
      rounds: 3,
      *turn(table) {
        table.tell(`log.${yield* table.choose(0, among('left', 'right'))}`, {})
      },
    })
    says(match, 0, 'left')
    says(match, 0, 'left')
    match.undo(0)
    expect(keys(match.events())).toEqual(['log.left'])
    says(match, 0, 'right')
    expect(keys(match.events())).toEqual(['log.left', 'log.right'])
  })
})
