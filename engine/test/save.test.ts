import { describe, expect, it } from 'vitest'
import { hash, impurity, Match } from '../src/index.ts'
import { among, everything, play, posted, says, saysAll, sitDown, times, tiny, trouble } from './table.ts'

/** Asks, deals, tells and rolls: something of everything that a save must keep. */
const journey = tiny({
  state: { rolls: [] as number[] },
  zones: { deck: { sees: 'nobody', ordered: true }, hand: { sees: 'owner' } },
  cards: { deck: Array.from({ length: 60 }, (_, i) => `card ${i}`) },
  rounds: 50,
  *turn(table) {
    const way = yield* table.choose([0, 1], among('walk', 'roll', 'draw'))
    if (way === 'roll') table.state.rolls.push(table.roll(100))
    if (way === 'draw') table.tell('log.draw', { cards: table.draw(1, 'deck', 'hand:0') })
    yield* table.everyone([0, 1], () => ({ kind: 'choose', ...among('yes', 'no') }))
  },
})

/** A journey of so many answers. */
function travelled(answers: number) {
  const match = sitDown(journey)
  const ways = ['walk', 'roll', 'draw']
  for (let i = 0; i < answers; i++) {
    if (match.open.length === 1) says(match, i % 2, ways[i % 5] ?? 'walk')
    else says(match, match.held(0) === undefined ? 0 : 1, i % 4 === 0 ? 'yes' : 'no')
  }
  return match
}

describe('a save', () => {
  it.each([0, 1, 2, 3, 15, 16, 17, 18, 40, 50, 149])(
    'brings a match back as it was after %i answers',
    answers => {
      const match = travelled(answers)
      const { match: loaded, lost } = Match.load(journey, posted(match.save()))
      expect(everything(loaded)).toBe(everything(match))
      expect(loaded.header).toEqual(match.header)
      expect(lost).toBe(0)
    },
  )

  it('brings a match back that goes on in the same way', () => {
    const match = travelled(30)
    const { match: loaded } = Match.load(journey, posted(match.save()))
    for (const one of [match, loaded]) {
      for (let i = 0; i < 5; i++) {
        says(one, 0, 'roll')
        says(one, 0, 'yes')
        says(one, 1, 'no')
      }
    }
    expect(everything(loaded)).toBe(everything(match))
  })

  it('brings back a match that has ended', () => {
    const match = travelled(150)
    const { match: loaded } = Match.load(journey, posted(match.save()))
    expect([match.result, everything(loaded)]).toEqual([{ winners: [] }, everything(match)])
  })

  it('is plain data', () => {
    expect(impurity(travelled(20).save())).toBeUndefined()
  })

  it('is the same again after it was loaded', () => {
    const save = posted(travelled(20).save())
    expect(posted(Match.load(journey, save).match.save())).toEqual(save)
  })

  it('does not change when the match goes on', () => {
    const match = travelled(20)
    const save = match.save()
    const before = JSON.stringify(save)
    for (let i = 0; i < 10; i++) says(match, i % 2, match.open.length === 1 ? 'roll' : 'yes')
    expect(JSON.stringify(save)).toBe(before)
  })

  it('does not change when a match that was loaded from it goes on', () => {
    const save = travelled(21).save()
    const before = JSON.stringify(save)
    const { match: loaded } = Match.load(journey, save)
    says(loaded, 0, 'walk')
    loaded.undo(0)
    says(loaded, 0, 'draw')
    expect(JSON.stringify(save)).toBe(before)
  })

  it('does not change when whoever set the match up changes the options', () => {
    const options = { crossings: [1, 2] }
    const match = sitDown(journey, { options })
    const save = match.save()
    options.crossings.push(3)
    expect(Match.load(journey, save).match.header.options).toEqual({ crossings: [1, 2] })
  })

  it('holds a position not far back, so that loading does not play everything again', () => {
    const { point, entries } = travelled(100).save()
    expect(entries.length - point.at).toBeLessThan(20)
    expect(point.at).toBeGreaterThan(80)
  })

  it('keeps what was taken back taken back', () => {
    const match = play({
      rounds: 40,
      *turn(table) {
        yield* table.choose(0, among('left', 'right'))
      },
    })
    saysAll(match, 0, times(20, 'left'))
    match.undo(0, 7)
    saysAll(match, 0, ['right'])
    const { match: loaded } = Match.load(match.game, posted(match.save()))
    expect(everything(loaded)).toBe(everything(match))
    loaded.undo(0, 14)
    expect(loaded.length).toBe(1)
  })
})

describe('a damaged save', () => {
  const sound = (): Record<string, unknown> => posted(travelled(19).save()) as Record<string, unknown>

  it('is refused whichever of its fields is missing', () => {
    for (const field of Object.keys(sound())) {
      const { [field]: _, ...rest } = sound()
      expect(trouble(() => Match.load(journey, rest)).code).toBe('damaged')
    }
  })

  it('is refused whichever of its fields holds something else', () => {
    for (const field of Object.keys(sound())) {
      for (const other of [null, 0, 2, '', 'else', true, [], {}, [{}], [null], { game: 'tiny' }]) {
        if (JSON.stringify(other) === JSON.stringify(sound()[field])) continue
        expect(trouble(() => Match.load(journey, { ...sound(), [field]: other })).code).toBe('damaged')
      }
    }
  })

  it('is refused whichever single value in it has changed', () => {
    const save = sound()
    let values = 0
    for (const [holder, key] of leaves(save)) {
      const value = holder[key]
      holder[key] =
        typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}.`
      expect(trouble(() => Match.load(journey, save)).code).toBe('damaged')
      holder[key] = value
      values++
    }
    expect(values).toBeGreaterThan(100)
    expect(Match.load(journey, save).lost).toBe(0)
  })

  it('is refused if something was added or two entries changed places', () => {
    const save = sound()
    expect(trouble(() => Match.load(journey, { ...save, extra: 1 })).code).toBe('damaged')
    expect(
      trouble(() => Match.load(journey, { ...save, entries: (save['entries'] as unknown[]).toReversed() }))
        .code,
    ).toBe('damaged')
  })

  it.each([undefined, null, 7, 'save', [], {}, true])('is refused if it is no save at all: %j', given => {
    expect(trouble(() => Match.load(journey, given)).code).toBe('damaged')
  })

  it('is refused if its answers do not fit the rules it names', () => {
    const { check: _, ...save } = sound()
    const strange = { ...save, entries: [...(save['entries'] as unknown[]), { seat: 0, value: 'fly' }] }
    const found = trouble(() => Match.load(journey, { ...strange, check: hash(strange) }))
    expect(found).toEqual({ code: 'damaged', why: 'its answers do not fit its rules' })
  })

  it('is refused if it is written in a form of the future', () => {
    const { check: _, ...save } = sound()
    const later = { ...save, format: 2 }
    expect(trouble(() => Match.load(journey, { ...later, check: hash(later) })).code).toBe('damaged')
  })

  it('is told from one of another game', () => {
    const found = trouble(() => Match.load({ ...journey, id: 'other' }, sound()))
    expect(found).toEqual({ code: 'foreign', expected: 'other', found: 'tiny' })
  })
})

/** Every place in some data that holds a single value. */
function leaves(data: object): [Record<string, unknown>, string][] {
  return Object.entries(data).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'object' && item !== null
      ? leaves(item)
      : [[data as Record<string, unknown>, key] as [Record<string, unknown>, string]],
  )
}
