import { describe, expect, it } from 'vitest'
import type { PageEffect } from '../rules/story.ts'
import type { Step } from '../rules/step.ts'
import { a, some } from './cards.ts'
import { given } from './given.ts'

const gives = (effect: PageEffect): Step => ({ do: 'page-effect', effect })
const holders = { left: 0, right: 1 }

/** What was announced for the holder of a path token. */
const announced = (key: string, args: object, rule: string) => [{ key: `bonus.${key}`, args, rule }]

describe('what a page gives to the holder of a path token', () => {
  const company = { geralt: {}, ciri: {}, vesemir: {} }

  it('POD-184 POD-172: victory points', () => {
    const table = given({ ...company, state: { holders } }, gives({ to: 'left', victory: 2 }))
    table.expect('geralt').has({ victory: 2, experience: 0 })
    expect(table.told('bonus.victory')).toMatchObject(announced('victory', { path: 'left', n: 2 }, 'POD-172'))
    expect(table.told('log.victory')).toMatchObject([{ args: { hero: 'geralt', n: 2 }, rule: 'POD-184' }])
    table.bystanders('geralt')
  })

  it('POD-184 POD-172: experience points, which unlock abilities as always', () => {
    const table = given(
      { ...company, ciri: { experience: 3 }, state: { holders } },
      gives({ to: 'right', experience: 2 }),
    )
    table.expect('ciri').has({ experience: 5, abilities: ['locked', 'ready', 'locked', 'locked'] })
    expect(table.told('bonus.experience')).toMatchObject(
      announced('experience', { path: 'right', n: 2 }, 'POD-172'),
    )
    table.bystanders('ciri')
  })

  it.each([
    ['moves the marker back', 5, 3, 2, 'log.lose-experience'],
    ['stops at 0', 1, 0, 1, 'log.lose-experience'],
    ['finds nothing to take at 0', 0, 0, undefined, 'log.nothing-to-lose'],
  ] as const)('POD-184 POD-289 POD-290: a loss of experience %s', (_, before, after, n, key) => {
    const table = given(
      { ...company, geralt: { experience: before }, state: { holders } },
      gives({ to: 'left', experience: -2 }),
    )
    table.expect('geralt').has({ experience: after, golden: 'none' })
    expect(table.told('bonus.lose-experience')).toMatchObject(
      announced('lose-experience', { path: 'left', n: 2 }, 'POD-266'),
    )
    expect(table.told(key)).toMatchObject([{ args: { hero: 'geralt', ...(n !== undefined && { n }) } }])
    table.bystanders('geralt')
  })

  it('POD-188: the first place of the track, and those above move down by one in their order', () => {
    const table = given(
      {
        ...company,
        dandelion: {},
        initiative: ['vesemir', 'dandelion', 'geralt', 'ciri'],
        state: { holders: { left: 0 } },
      },
      gives({ to: 'left', first: 1 }),
    )
    expect(table.initiative).toEqual(['geralt', 'vesemir', 'dandelion', 'ciri'])
    expect(table.told('bonus.first')).toMatchObject(announced('first', { path: 'left', n: 1 }, 'POD-172'))
    expect(table.told('log.first')).toMatchObject([{ args: { hero: 'geralt' }, rule: 'POD-188' }])
    table.bystanders()
  })

  it('POD-188 POD-184: whoever is first already gains the experience that the page names instead', () => {
    const table = given(
      { ...company, initiative: ['ciri', 'vesemir', 'geralt'], state: { holders } },
      gives({ to: 'right', first: 2 }),
    )
    expect(table.initiative).toEqual(['ciri', 'vesemir', 'geralt'])
    expect(table.told('log.first')).toEqual([])
    table.expect('ciri').has({ experience: 2 })
    table.bystanders('ciri')
  })

  it('POD-184: the last place of the track, and those below move up', () => {
    const table = given(
      { ...company, initiative: ['ciri', 'vesemir', 'geralt'], state: { holders } },
      gives({ to: 'right', last: true }),
    )
    expect(table.initiative).toEqual(['vesemir', 'geralt', 'ciri'])
    expect(table.told('bonus.last')).toMatchObject(announced('last', { path: 'right' }, 'POD-266'))
    expect(table.told('log.last')).toMatchObject([{ args: { hero: 'ciri' } }])
    table.bystanders()
  })

  it('POD-184: cards from the main deck first, then one of the hand to discard, be it an old one', () => {
    const [old, bottom] = [a('green'), a('red')]
    const drawn = some(2, 'blue')
    const table = given(
      { ...company, geralt: { hand: [old] }, deck: [bottom, ...drawn], state: { holders } },
      gives({ to: 'left', draw: 2, discard: 1 }),
    )
    expect(table.told('bonus.draw')).toMatchObject(
      announced('draw', { path: 'left', draw: 2, discard: 1 }, 'POD-172'),
    )
    expect(new Set(table.choices('geralt'))).toEqual(new Set([old, ...drawn]))
    expect(() => table.says('geralt', [])).toThrow()
    expect(() => table.says('geralt', drawn)).toThrow()
    table.says('geralt', [old])
    expect(new Set(table.zone('hand:0'))).toEqual(new Set(drawn))
    expect(table.zone('discard')).toEqual([old])
    expect(table.zone('deck')).toEqual([bottom])
    expect(table.rests).toBe(true)
  })

  it('POD-184: a mere discard draws nothing, and from an empty hand nothing is taken', () => {
    const held = some(2, 'green')
    const loses = gives({ to: 'left', draw: 0, discard: 1 })
    const table = given({ ...company, geralt: { hand: held }, state: { holders } }, loses)
    expect(table.told('bonus.discard')).toMatchObject(announced('discard', { path: 'left', n: 1 }, 'POD-266'))
    table.says('geralt', held.slice(1))
    table.expect('geralt').has({ hand: held.slice(0, 1) })
    expect(table.zone('discard')).toEqual(held.slice(1))
    expect(table.told('log.draw')).toEqual([])
    const empty = given({ ...company, state: { holders } }, loses)
    expect(empty.rests).toBe(true)
    empty.bystanders()
  })

  it.each([
    ['left', 15, 'left', 'diplomacy'],
    ['right', 15, 'right', 'combat'],
    ['left', 19, 'right', 'magic'],
  ] as const)(
    'POD-184: tokens for the holder of the %s token are of the chapter that page %i leads to, here its %s symbol',
    (to, page, of, kind) => {
      const table = given({ ...company, state: { page, holders } }, gives({ to, tokens: 2, of }))
      table.expect(to === 'left' ? 'geralt' : 'ciri').has({ pool: { [kind]: 2 } })
      expect(table.told('bonus.tokens')).toMatchObject(
        announced('tokens', { path: to, n: 2, kind }, 'POD-172'),
      )
      table.bystanders(to === 'left' ? 'geralt' : 'ciri')
    },
  )

  it('POD-184 POD-261: a special symbol token, which counts as a symbol at once', () => {
    const table = given(
      { ...company, options: { story: 'striga' }, state: { holders } },
      gives({ to: 'right', special: 'magic' }),
      { do: 'path-tokens' },
    )
    expect(table.state.players.map(({ special }) => special)).toEqual([
      [],
      [{ symbol: 'magic', lost: false }],
      [],
    ])
    expect(table.holder('left')).toBe('ciri')
    expect(table.told('bonus.special')).toMatchObject(
      announced('special', { path: 'right', kind: 'magic' }, 'POD-261'),
    )
    expect(table.told('log.special')).toMatchObject([{ args: { hero: 'ciri', kind: 'magic' } }])
    table.bystanders('ciri')
  })

  it('POD-172: nothing at all if nobody holds the token', () => {
    const table = given({ ...company, state: { holders: { right: 1 } } }, gives({ to: 'left', victory: 2 }))
    expect(table.told().map(({ key }) => key)).toEqual([])
    table.bystanders()
  })
})
