import { describe, expect, it } from 'vitest'
import { a, some, withEffect } from './cards.ts'
import { given } from './given.ts'
import type { Given } from './given.ts'
import type { PlayedTable } from './table.ts'

/** Somebody with active symbols: magic for the left path, combat for the right one, and plenty that does not count. */
const has = (left: number, right: number): Given => ({
  pool: { magic: left, combat: right, diplomacy: 9, exploration: 7 },
})

/** Who was said to support a path. */
function supporters(table: PlayedTable, path: 'left' | 'right'): unknown {
  return table.told('log.supports').find(({ args }) => args['path'] === path)?.args['heroes'] ?? []
}

const aside = (turn: number, left: number, right: number) => ({
  key: 'log.fate-aside',
  args: { turn, left, right },
  rule: 'POD-157',
})
const placed = (turn: number, path: 'left' | 'right') => ({
  key: 'log.fate',
  args: { turn, path },
  rule: 'POD-156',
})

describe('the vote on the fate token', () => {
  it('POD-X01 POD-154 POD-156: two who have more of the right symbol outvote one with more of the left', () => {
    const table = given({ geralt: has(3, 0), yennefer: has(1, 2), ciri: has(1, 2) }, { do: 'fate' })
    expect(supporters(table, 'left')).toEqual(['geralt'])
    expect(supporters(table, 'right')).toEqual(['ciri', 'yennefer'])
    expect(table.state.fate).toEqual(['right'])
    expect(table.told('log.fate')).toMatchObject([placed(1, 'right')])
    table.bystanders()
  })

  it('POD-154: symbols on the timeline and in the pool count alike, covered ones and those in hand do not', () => {
    const [covered, plain] = [a('red', 'magic', 'magic', 'magic'), a('blue', 'combat')]
    const timeline = [covered, plain]
    const table = given(
      {
        geralt: { timeline, with: { covered: [{ card: covered, symbol: 'magic' }] }, pool: { combat: 2 } },
        yennefer: { timeline: [a('red', 'magic')], hand: some(2, 'red', 'combat', 'combat') },
        ciri: { timeline: [a('green', 'magic')], with: { special: [{ symbol: 'combat', lost: false }] } },
      },
      { do: 'fate' },
    )
    expect(supporters(table, 'right')).toEqual(['geralt'])
    expect(supporters(table, 'left')).toEqual(['yennefer'])
    expect(table.told('log.supports-neither')).toMatchObject([{ args: { heroes: ['ciri'] } }])
  })

  it('POD-X02 POD-156 POD-157: two against two, and the token is set aside', () => {
    const table = given(
      { geralt: has(2, 3), yennefer: has(2, 1), dandelion: has(4, 1), ciri: has(0, 5) },
      { do: 'fate' },
    )
    expect(supporters(table, 'left')).toEqual(['yennefer', 'dandelion'])
    expect(supporters(table, 'right')).toEqual(['ciri', 'geralt'])
    expect(table.state.fate).toEqual(['aside'])
    expect(table.told('log.fate-aside')).toMatchObject([aside(1, 2, 2)])
    expect(table.told('log.fate')).toEqual([])
  })

  it('POD-X03 POD-155 POD-157: who has equally many announces a tie and is not counted', () => {
    const table = given({ geralt: has(4, 5), yennefer: has(4, 4), ciri: has(6, 2) }, { do: 'fate' })
    expect(table.told('log.supports-neither')).toMatchObject([
      { args: { heroes: ['yennefer'] }, rule: 'POD-155' },
    ])
    expect(table.state.fate).toEqual(['aside'])
    expect(table.told('log.fate-aside')).toMatchObject([aside(1, 1, 1)])
  })

  it('POD-X18 POD-155 POD-156: one voice is enough when all others are tied, be it at 0 and 0', () => {
    const table = given({ geralt: has(2, 1), yennefer: has(3, 3), ciri: has(0, 0) }, { do: 'fate' })
    expect(table.told('log.supports-neither')).toMatchObject([{ args: { heroes: ['ciri', 'yennefer'] } }])
    expect(table.state.fate).toEqual(['left'])
  })

  it('POD-157: when nobody supports either path, the token is set aside', () => {
    const table = given({ geralt: has(0, 0), yennefer: has(5, 5), ciri: has(1, 1) }, { do: 'fate' })
    expect(table.state.fate).toEqual(['aside'])
    expect(table.told('log.fate-aside')).toMatchObject([aside(1, 0, 0)])
    expect(table.told('log.supports')).toEqual([])
  })

  it('POD-156: the number of supporters counts, not the number of their symbols', () => {
    const table = given({ geralt: has(9, 0), yennefer: has(0, 1), ciri: has(0, 1) }, { do: 'fate' })
    expect(table.state.fate).toEqual(['right'])
  })
})

describe('the number of the fate token', () => {
  it('POD-153: is that of the turn, and the token comes to one of the two active symbols', () => {
    const table = given(
      {
        geralt: { pool: { diplomacy: 2, magic: 1 } },
        ciri: { pool: { diplomacy: 1, combat: 5 } },
        vesemir: { pool: { exploration: 1, combat: 3 } },
        state: { turn: 3, fate: ['right', 'right'], active: { left: 'diplomacy', right: 'exploration' } },
      },
      { do: 'fate' },
    )
    expect(table.state.fate).toEqual(['right', 'right', 'left'])
    expect(table.told('log.fate')).toMatchObject([placed(3, 'left')])
  })

  it('POD-153 POD-158: a token set aside stays there, and the next turn places the token of its own number', () => {
    const magic = some(2, 'red', 'magic')
    const blank = [some(4, 'red'), some(4, 'red')] as const
    const table = given(
      {
        geralt: { hand: [...some(2, 'red'), ...magic] },
        ciri: { hand: blank[0] },
        vesemir: { hand: blank[1] },
        initiative: ['geralt', 'ciri', 'vesemir'],
      },
      { do: 'turn', turn: 1 },
      { do: 'turn', turn: 2 },
    )
    const everybodyDrafts = (): unknown =>
      table.drafts('geralt', 'deck').drafts('ciri', 'deck').drafts('vesemir', 'deck')
    everybodyDrafts()
    const plain = table.zone('hand:0').filter(card => !magic.includes(card))
    table.plays('geralt', ...plain.slice(0, 2)).plays('ciri', ...blank[0].slice(0, 2))
    expect(table.state.fate).toEqual([])
    table.plays('vesemir', ...blank[1].slice(0, 2))
    expect(table.state.fate).toEqual(['aside'])
    everybodyDrafts()
    table
      .plays('geralt', ...magic)
      .plays('ciri', ...blank[0].slice(2))
      .plays('vesemir', ...blank[1].slice(2))
    expect(table.rests).toBe(true)
    expect(table.state.fate).toEqual(['aside', 'left'])
    expect(table.told().filter(({ key }) => key.startsWith('log.fate'))).toMatchObject([
      aside(1, 0, 0),
      placed(2, 'left'),
    ])
  })
})

describe('the third player in a game of two', () => {
  const twoTied = { geralt: has(1, 1), ciri: has(2, 2) }
  const magical = some(8, 'red', 'magic', 'magic')

  it('POD-X04 POD-156 POD-159: the cards left on the mat decide between two who disagree', () => {
    const table = given(
      { geralt: has(1, 2), ciri: has(3, 0), pairs: [[a('red', 'combat'), a('green')], [], [], []] },
      { do: 'fate' },
    )
    expect(supporters(table, 'right')).toEqual(['geralt'])
    expect(supporters(table, 'left')).toEqual(['ciri'])
    expect(table.told('log.mat-supports')).toMatchObject([{ args: { path: 'right' }, rule: 'POD-159' }])
    expect(table.state.fate).toEqual(['right'])
  })

  it('POD-159: only symbols of the pairs count, no effects, no inactive symbols, neither deck nor discard pile', () => {
    const tempting = withEffect({ when: { have: 'red', atLeast: 2 }, gain: { left: 2 } }, 'red', 'diplomacy')
    const pairs = [
      [tempting, a('red', 'diplomacy', 'diplomacy')],
      [a('red', 'combat'), a('blue')],
    ]
    const table = given({ ...twoTied, pairs, deck: magical, discard: magical.slice(4) }, { do: 'fate' })
    expect(table.told('log.mat-supports')).toMatchObject([{ args: { path: 'right' } }])
    expect(table.state.fate).toEqual(['right'])
    table.bystanders()
  })

  it('POD-159: a pair that was taken this turn votes no more', () => {
    const pairs = [magical.slice(0, 2), [a('red', 'combat'), a('red')]]
    const table = given({ ...twoTied, pairs }, { do: 'draft', who: 0 }, { do: 'fate' })
    table.drafts('geralt', 1)
    expect(table.state.fate).toEqual(['right'])
  })

  it('POD-159 POD-157: it can bring about a tie as any player can', () => {
    const pairs = [[a('red', 'combat'), a('red')]]
    const table = given({ geralt: has(1, 0), ciri: has(1, 1), pairs }, { do: 'fate' })
    expect(table.state.fate).toEqual(['aside'])
    expect(table.told('log.fate-aside')).toMatchObject([aside(1, 1, 1)])
  })

  it.each([
    ['one of each', [a('red', 'magic'), a('red', 'combat')]],
    ['none at all', [a('red', 'diplomacy'), a('red')]],
  ])('POD-X36 POD-334 POD-156: a mat with %s is tied and not counted', (_, pair) => {
    const table = given({ geralt: has(2, 1), ciri: has(3, 3), pairs: [pair] }, { do: 'fate' })
    expect(table.told('log.mat-neither')).toMatchObject([{ rule: 'POD-334' }])
    expect(table.told('log.mat-supports')).toEqual([])
    expect(table.state.fate).toEqual(['left'])
  })

  it('POD-159: three players vote without the mat', () => {
    const table = given({ ...twoTied, vesemir: has(0, 1), pairs: [magical.slice(0, 2)] }, { do: 'fate' })
    expect(table.told('log.mat-supports')).toEqual([])
    expect(table.state.fate).toEqual(['right'])
  })

  it('POD-160: it gains no points and no path tokens, however much lies on the mat', () => {
    const table = given(
      { geralt: has(0, 1), ciri: has(1, 0), pairs: [magical.slice(0, 2), magical.slice(2, 4)] },
      { do: 'fate' },
      { do: 'dominance' },
      { do: 'score' },
      { do: 'path-tokens' },
    )
    expect(table.told('log.mat-supports')).toMatchObject([{ args: { path: 'left' } }])
    expect(table.state.players).toHaveLength(2)
    table.expect('geralt').has({ victory: 0, experience: 1, pool: has(0, 1).pool ?? {} })
    table.expect('ciri').has({ victory: 1, experience: 0, pool: has(1, 0).pool ?? {} })
    expect([table.holder('left'), table.holder('right')]).toEqual(['ciri', 'geralt'])
  })
})
