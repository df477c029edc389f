import { describe, expect, it } from 'vitest'
import { Match } from '../src/index.ts'
import { among, everything, play, posted, refuses, says, saysAll, times, tiny, trouble } from './table.ts'
import type { Rules, TinyMatch } from './table.ts'

const oops = (): never => {
  throw new Error('oops')
}

/** Rules that break on the answer `break` and go on well on `fine`, each in another way. */
const broken: Readonly<Record<string, Rules<{ done: string[] }>>> = {
  'in the middle of a step, after asking': {
    *turn(table) {
      const said = yield* table.choose(0, among('fine', 'break'))
      table.state.done.push(said)
      table.tell('log.said', {})
      if (said === 'break') oops()
    },
  },
  'at the beginning of the next step, before asking': {
    *turn(table) {
      table.state.done.push(yield* table.choose(0, among('fine', 'break')))
      table.then({ do: 'next' })
    },
    steps: {
      *next(table) {
        if (table.state.done.at(-1) === 'break') oops()
        yield* table.choose(1, among('on'))
      },
    },
  },
  'in a step that asks nothing': {
    *turn(table) {
      table.state.done.push(yield* table.choose(0, among('fine', 'break')))
      table.then({ do: 'next' })
    },
    steps: {
      next(table) {
        table.roll()
        if (table.state.done.at(-1) === 'break') oops()
      },
    },
  },
  'between two steps': {
    *turn(table) {
      table.state.done.push(yield* table.choose(0, among('fine', 'break')))
    },
    between: ({ state }) => void (state.done.at(-1) === 'break' && oops()),
  },
  'in a step that does not exist': {
    *turn(table) {
      const said = yield* table.choose(0, among('fine', 'break'))
      table.state.done.push(said)
      table.then({ do: said === 'break' ? 'vanish' : 'next' })
    },
    steps: { next: () => undefined },
  },
  'when nothing is left to do and nobody has ended the match': {
    *turn(table) {
      const said = yield* table.choose(0, among('fine', 'break'))
      table.state.done.push(said)
      if (said === 'break') table.then({ do: 'forget' })
    },
    steps: {
      forget(table) {
        table.skipTo('last')
      },
      last: () => undefined,
    },
    agenda: [...Array.from({ length: 80 }, () => ({ do: 'turn' })), { do: 'over' }, { do: 'last' }],
  },
  'with a card that is not there': {
    zones: { bank: { sees: 'everyone' } },
    cards: { bank: ['goat'] },
    *turn(table) {
      const said = yield* table.choose(0, among('fine', 'break'))
      table.move('goat', 'bank', 'bank')
      if (said === 'break') table.move('wolf', 'bank', 'bank')
      table.state.done.push(said)
    },
  },
  'on a secret answer': {
    *turn(table) {
      const said = yield* table.everyone([0], () => ({ kind: 'choose', ...among('fine', 'break') }))
      table.state.done.push(...(said.get(0) ?? []))
      if (table.state.done.at(-1) === 'break') oops()
    },
  },
}

/** So many answers of whoever is asked, none of which breaks anything; then it is the first seat's turn. */
function goWell(match: TinyMatch<{ done: string[] }>, answers: number): void {
  const asked = () => match.open[0]?.seats[0] ?? 0
  for (let i = 0; i < answers || asked() === 1; i++) says(match, asked(), asked() === 1 ? 'on' : 'fine')
}

describe.each(Object.entries(broken))('a mistake of the rules %s', (_, rules) => {
  it.each([0, 1, 14, 15, 16, 17, 31, 32, 33, 50])('undoes nothing of %i good answers', answers => {
    const match = play({ rounds: 80, ...rules, state: { done: [] } })
    goWell(match, answers)
    const found = refuses(match, () => says(match, 0, 'break'))
    expect(found.code).toBe('rules-bug')
    expect(refuses(match, () => says(match, 0, 'break'))).toEqual(found)

    goWell(match, 20)
    expect(JSON.stringify(match.position.game)).not.toContain('break')
    expect(Match.replay(match.game, posted(match.record())).hash()).toBe(match.hash())
    expect(everything(Match.load(match.game, posted(match.save())).match)).toBe(everything(match))
  })
})

describe('a mistake of the rules', () => {
  it('is told with what went wrong and its cause', () => {
    const match = play({
      *turn(table) {
        yield* table.choose(0, among('break'))
        oops()
      },
    })
    expect(trouble(() => says(match, 0, 'break'))).toEqual({ code: 'rules-bug', step: 'turn', why: 'oops' })
    expect(() => says(match, 0, 'break')).toThrow(
      expect.objectContaining({ cause: new Error('oops') }) as Error,
    )
  })

  it('is told with the step that broke, not with the one that asked', () => {
    const match = play({
      steps: {
        *ask(table) {
          yield* table.choose(0, among('on'))
        },
        dusk: oops,
      },
    })
    expect(refuses(match, () => says(match, 0, 'on'))).toMatchObject({ code: 'rules-bug', step: 'dusk' })
  })

  it('is told even if what was thrown is no error', () => {
    const match = play({
      *turn(table) {
        yield* table.choose(0, among('break'))
        throw 'a tantrum' as unknown as Error
      },
    })
    expect(refuses(match, () => says(match, 0, 'break'))).toMatchObject({
      code: 'rules-bug',
      why: 'a tantrum',
    })
  })

  it('in the set-up is told when the match is created', () => {
    const game = tiny({ turn: () => undefined })
    const found = trouble(() => Match.create({ ...game, setup: oops }, { seed: 1, seats: 2, options: {} }))
    expect(found).toMatchObject({ code: 'rules-bug', step: 'setup' })
  })

  it('before the first question is told when the match is created', () => {
    expect(trouble(() => play({ steps: { dawn: oops } }))).toEqual({
      code: 'rules-bug',
      step: 'dawn',
      why: 'oops',
    })
    expect(trouble(() => play({ agenda: [] }))).toMatchObject({
      code: 'rules-bug',
      why: expect.stringContaining('agenda is empty') as string,
    })
    expect(trouble(() => play({ agenda: [{ do: 'vanish' }] }))).toMatchObject({
      why: expect.stringContaining("'vanish'") as string,
    })
  })

  it('does not lose what the table has suggested', () => {
    const match = play({
      *turn(table) {
        if ((yield* table.together(0, among('fine', 'break'))) === 'break') oops()
      },
    })
    match.suggest(1, match.open[0]?.id ?? 0, 'break')
    expect(refuses(match, () => says(match, 0, 'break')).code).toBe('rules-bug')
    expect(match.suggestions).toEqual([{ seat: 1, value: 'break' }])
  })

  it('does not change what the last good answer taught', () => {
    const match = play({
      zones: { deck: { sees: 'nobody' } },
      cards: { deck: ['goat', 'letter'] },
      rounds: 3,
      *turn(table) {
        const said = yield* table.choose(0, among('fine', 'break'))
        table.show('deck', [said === 'fine' ? 0 : 1])
        if (said === 'break') oops()
      },
    })
    says(match, 0, 'fine')
    expect(refuses(match, () => says(match, 0, 'break')).code).toBe('rules-bug')
    expect(match.learnt).toBe(0b01)
  })

  it('does not lose the secret answers of the others', () => {
    const match = play(
      {
        *turn(table) {
          const said = yield* table.everyone([0, 1, 2], () => ({ kind: 'choose', ...among('fine', 'break') }))
          if (said.get(2)?.includes('break')) oops()
        },
      },
      { seats: 3 },
    )
    says(match, 0, 'break')
    says(match, 1, 'fine')
    expect(refuses(match, () => says(match, 2, 'break')).code).toBe('rules-bug')
    expect([0, 1, 2].map(seat => match.held(seat))).toEqual(['break', 'fine', undefined])
    says(match, 2, 'fine')
    expect(match.result).toBeDefined()
  })

  it('does not move the barrier of undo, nor what was taken back', () => {
    const match = play({
      rounds: 60,
      *turn(table) {
        if ((yield* table.choose(0, among('fine', 'break'))) === 'fine') return
        table.roll()
        oops()
      },
    })
    saysAll(match, 0, times(20, 'fine'))
    match.undo(0, 2)
    expect(refuses(match, () => says(match, 0, 'break')).code).toBe('rules-bug')
    expect(match.undoable(0)).toEqual({ answers: 18 })
    match.undo(0, 18)
    expect(match.length).toBe(1)
  })
})
