import { describe, expect, it } from 'vitest'
import { Match } from '../src/index.ts'
import { among, everything, play, posted, says, trouble } from './table.ts'
import type { Rules } from './table.ts'

/** Writes down in which order things are done. */
const diary = () => ({ done: [] as string[] })

describe('the agenda', () => {
  it('is worked off from its front', () => {
    const match = play({
      state: diary(),
      agenda: [{ do: 'wake', seat: 0 }, { do: 'wake', seat: 1 }, { do: 'eat' }, { do: 'over' }],
      steps: {
        wake: ({ state }, { seat }) => void state.done.push(`wake ${String(seat)}`),
        eat: ({ state }) => void state.done.push('eat'),
      },
    })
    expect(match.position.game).toEqual({ done: ['wake 0', 'wake 1', 'eat'] })
  })

  it('takes new steps at its front, in the order named', () => {
    const match = play({
      state: diary(),
      agenda: [{ do: 'meet' }, { do: 'rest' }, { do: 'over' }],
      steps: {
        meet(table) {
          table.then({ do: 'greet' }, { do: 'fight' })
        },
        greet: ({ state }) => void state.done.push('greet'),
        fight(table) {
          table.state.done.push('fight')
          table.then({ do: 'bleed' })
        },
        bleed: ({ state }) => void state.done.push('bleed'),
        rest: ({ state }) => void state.done.push('rest'),
      },
    })
    expect(match.position.game).toEqual({ done: ['greet', 'fight', 'bleed', 'rest'] })
  })

  it('lets a step finish before what it put there begins', () => {
    const match = play({
      state: diary(),
      agenda: [{ do: 'meet' }, { do: 'over' }],
      steps: {
        *meet(table) {
          table.then({ do: 'fight' })
          table.state.done.push(yield* table.choose(0, among('shout')))
        },
        fight: ({ state }) => void state.done.push('fight'),
      },
    })
    says(match, 0, 'shout')
    expect(match.position.game).toEqual({ done: ['shout', 'fight'] })
  })

  it('is plain data with the next step last while a question is open', () => {
    const match = play({
      agenda: [{ do: 'ask' }, { do: 'ask', loud: true }, { do: 'over' }],
      steps: {
        *ask(table) {
          yield* table.choose(0, among('yes'))
        },
      },
    })
    expect(match.position.agenda).toEqual([{ do: 'over' }, { do: 'ask', loud: true }])
  })

  it('can be cut short up to a later step, which is then next', () => {
    const match = play({
      state: diary(),
      agenda: ['flee', 'fight', 'evening', 'fight', 'evening', 'over'].map(name => ({ do: name })),
      steps: {
        flee: table => table.skipTo('evening'),
        fight: ({ state }) => void state.done.push('fight'),
        evening: ({ state }) => void state.done.push('evening'),
      },
    })
    expect(match.position.game).toEqual({ done: ['evening', 'fight', 'evening'] })
  })

  it('cannot be cut short up to a step that is not there', () => {
    const rules: Rules<object> = { steps: { flee: table => table.skipTo('evening') } }
    expect(trouble(() => play(rules))).toMatchObject({
      step: 'flee',
      why: expect.stringContaining('evening') as string,
    })
  })

  it('is dropped when the match ends, from whatever depth', () => {
    const match = play({
      state: diary(),
      agenda: [{ do: 'outer' }, { do: 'never' }],
      steps: {
        outer(table) {
          table.then({ do: 'inner' }, { do: 'never' })
        },
        inner: table => table.end({ winners: [1], scores: [0, 3], ending: 'quiet', campaign: { keys: 2 } }),
        never: ({ state }) => void state.done.push('never'),
      },
    })
    expect(match.position.game).toEqual({ done: [] })
    expect(match.result).toEqual({ winners: [1], scores: [0, 3], ending: 'quiet', campaign: { keys: 2 } })
    expect([match.open, match.position.agenda]).toEqual([[], []])
  })

  it('stays dropped, whatever the step that ended the match still puts there', () => {
    const match = play({
      state: diary(),
      agenda: [{ do: 'finish' }],
      steps: {
        finish(table) {
          table.end({ winners: [0] })
          table.then({ do: 'never' })
        },
        never: ({ state }) => void state.done.push('never'),
      },
    })
    expect([match.position.game, match.result, match.open]).toEqual([{ done: [] }, { winners: [0] }, []])
  })

  it('ends with a result that nothing can change any more', () => {
    const match = play({
      state: { leaders: [0] },
      turn(table) {
        table.end({ winners: table.state.leaders })
        table.state.leaders.push(1)
      },
    })
    expect(match.result).toEqual({ winners: [0] })
  })

  it('asks nobody anything after the end', () => {
    const rules: Rules<object> = {
      *turn(table) {
        table.end({ winners: [0] })
        yield* table.choose(0, among('late'))
      },
    }
    expect(trouble(() => play(rules))).toMatchObject({ code: 'rules-bug', step: 'turn' })
  })

  it('can be as long as a long evening', () => {
    const match = play({ state: { n: 0 }, rounds: 50_000, turn: ({ state }) => void state.n++ })
    expect(match.position.game).toEqual({ n: 50_000 })
  })

  it('is found out when it goes in circles without asking anybody', () => {
    const rules = {
      steps: { round: (table: { then(step: { do: string }): void }) => table.then({ do: 'round' }) },
    }
    expect(trouble(() => play(rules))).toMatchObject({
      code: 'rules-bug',
      step: 'round',
      why: expect.stringContaining('circles') as string,
    })
  })

  it('may go in circles for as long as somebody is asked', () => {
    const match = play({
      state: { rounds: 0 },
      *turn(table) {
        if ((yield* table.choose(0, among('again', 'stop'))) === 'again') table.then({ do: 'turn' })
        table.state.rounds++
      },
    })
    for (let i = 0; i < 100; i++) says(match, 0, 'again')
    says(match, 0, 'stop')
    expect(match.position.game).toEqual({ rounds: 101 })
  })
})

describe('between any two steps', () => {
  it('the rules may look whether something has happened', () => {
    const match = play({
      state: { coins: 0, goal: false },
      rounds: 5,
      between(table) {
        if (table.state.coins < 2 || table.state.goal) return
        table.state.goal = true
        table.then({ do: 'reward' })
      },
      *turn(table) {
        yield* table.choose(0, among('earn'))
        table.state.coins++
      },
      steps: { reward: ({ state }) => void (state.coins += 10) },
      agenda: [{ do: 'turn' }, { do: 'turn' }, { do: 'turn' }, { do: 'over' }],
    })
    says(match, 0, 'earn')
    expect(match.position.game).toEqual({ coins: 1, goal: false })
    says(match, 0, 'earn')
    expect(match.position.game).toEqual({ coins: 12, goal: true })
  })

  it('the match may end, whatever is pending', () => {
    const match = play({
      state: { lives: 1 },
      rounds: 9,
      between(table) {
        if (table.state.lives === 0) table.end({ winners: [] })
      },
      *turn(table) {
        yield* table.choose(0, among('fall'))
        table.state.lives--
      },
    })
    says(match, 0, 'fall')
    expect([match.result, match.open]).toEqual([{ winners: [] }, []])
  })

  it('the rules look once, however often the match is taken up again', () => {
    const match = play({
      state: { looks: 0 },
      rounds: 60,
      between(table) {
        table.state.looks++
        table.tell('log.look', {})
      },
      *turn(table) {
        yield* table.choose(0, among('on'))
      },
    })
    for (const answers of [1, 15, 1, 20]) {
      for (let i = 0; i < answers; i++) says(match, 0, 'on')
      expect(everything(match.fork())).toBe(everything(match))
      expect(everything(Match.load(match.game, posted(match.save())).match)).toBe(everything(match))
      expect(Match.replay(match.game, posted(match.record())).hash()).toBe(match.hash())
    }
    match.undo(0, 30)
    expect(match.position.game).toEqual({ looks: 8 })
  })

  it('a match that has ended stays ended where it is taken up again', () => {
    const match = play({
      state: { lives: 20 },
      rounds: 30,
      between(table) {
        if (table.state.lives === 0) table.end({ winners: [1] })
      },
      *turn(table) {
        yield* table.choose(0, among('fall'))
        table.state.lives--
      },
    })
    for (let i = 0; i < 20; i++) says(match, 0, 'fall')
    expect(everything(match.fork())).toBe(everything(match))
    expect(everything(Match.load(match.game, posted(match.save())).match)).toBe(everything(match))
    match.undo(0)
    expect([match.result, match.position.game]).toEqual([undefined, { lives: 1 }])
  })

  it('nothing is looked at while a question is open, nor after the end', () => {
    const seen: number[] = []
    const match = play({
      state: { n: 0 },
      between: ({ state }) => void seen.push(state.n),
      *turn(table) {
        for (; table.state.n < 3; table.state.n++) yield* table.choose(0, among('on'))
      },
    })
    for (let i = 0; i < 3; i++) says(match, 0, 'on')
    expect(seen).toEqual([0, 3])
  })
})

describe('the order of seats', () => {
  it('goes round once from any of them', () => {
    const orders: number[][] = []
    play({ turn: table => void orders.push(table.order(), table.order(2)) }, { seats: 4 })
    expect(orders).toEqual([
      [0, 1, 2, 3],
      [2, 3, 0, 1],
    ])
  })
})
