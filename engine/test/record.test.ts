import { describe, expect, it } from 'vitest'
import { Match } from '../src/index.ts'
import type { MatchRecord } from '../src/index.ts'
import { among, play, posted, says, saysAll, trouble } from './table.ts'

/** Some rolls by two seats, one change of mind. */
const rolls = () => {
  const match = play(
    {
      state: { rolls: [] as number[] },
      rounds: 30,
      *turn(table) {
        if ((yield* table.choose([0, 1], among('wait', 'roll'))) === 'wait') return
        table.state.rolls.push(table.roll(1000))
        table.tell('log.roll', { n: table.state.rolls.length })
      },
    },
    { seed: 'rolls' },
  )
  saysAll(match, 0, ['roll', 'wait', 'roll', 'wait'])
  match.undo(1)
  saysAll(match, 1, ['roll', 'roll', 'wait'])
  return match
}
const recordOf = (match: { record(): MatchRecord }): MatchRecord => posted(match.record()) as MatchRecord

describe('a record', () => {
  it('holds how the match began, what was answered and where that led', () => {
    const match = rolls()
    expect(recordOf(match)).toEqual({
      format: 1,
      header: { game: 'tiny', rules: '1', seed: 'rolls', seats: 2, options: {}, undo: 'table' },
      entries: match.entries(),
      final: match.hash(),
    })
  })

  it('replays to the same position, log and questions', () => {
    const match = rolls()
    const replayed = Match.replay(match.game, recordOf(match))
    expect(posted([replayed.position, replayed.events(), replayed.open])).toEqual(
      posted([match.position, match.events(), match.open]),
    )
  })

  it('replays up to any entry', () => {
    const match = rolls()
    const forks = rolls().fork()
    for (let until = 0; until <= match.length; until++) {
      const replayed = Match.replay(match.game, recordOf(match), until)
      expect(replayed.entries()).toEqual(match.entries().slice(0, until))
    }
    says(forks, 0, 'roll')
    expect(Match.replay(match.game, recordOf(forks), match.length).hash()).toBe(match.hash())
  })

  it('gives a match that can be played on, saved and taken back', () => {
    const match = rolls()
    const replayed = Match.replay(match.game, recordOf(match))
    for (const one of [match, replayed]) {
      says(one, 0, 'wait')
      one.undo(0, 2)
      says(one, 1, 'roll')
    }
    expect(replayed.hash()).toBe(match.hash())
    expect(Match.load(match.game, posted(replayed.save())).match.hash()).toBe(match.hash())
  })

  it('depends on the seed', () => {
    const match = rolls()
    const record = recordOf(match)
    const reseeded = { ...record, header: { ...record.header, seed: 'other' } }
    expect(trouble(() => Match.replay(match.game, reseeded)).code).toBe('damaged')
  })

  it('is refused where it leads elsewhere than it says', () => {
    const match = rolls()
    const record = recordOf(match)
    const found = trouble(() => Match.replay(match.game, { ...record, final: '0000000000000000' }))
    expect(found).toMatchObject({ code: 'damaged' })
    const changed = {
      ...record,
      entries: record.entries.map((entry, i) => (i === 1 ? { seat: 0, value: 'roll' } : entry)),
    }
    expect(trouble(() => Match.replay(match.game, changed)).code).toBe('damaged')
    const unmarked = { ...record, entries: record.entries.filter(entry => !('undo' in entry)) }
    expect(trouble(() => Match.replay(match.game, unmarked)).code).toBe('damaged')
  })

  it('is refused where it is written in a form of the future', () => {
    const match = rolls()
    expect(trouble(() => Match.replay(match.game, { ...recordOf(match), format: 2 })).code).toBe('damaged')
  })

  it('is refused where its header is not one', () => {
    const match = rolls()
    const record = recordOf(match)
    const junk = { game: 7, rules: 1, seed: null, seats: '2', options: 'none', undo: 'always' }
    for (const [field, value] of Object.entries(junk)) {
      const header = { ...record.header, [field]: value }
      expect(trouble(() => Match.replay(match.game, { ...record, header })).code).toBe('damaged')
    }
    const unset = { ...record, header: { ...record.header, options: null } }
    expect(trouble(() => Match.replay(match.game, unset)).code).toBe('damaged')
  })

  it('is refused where an answer does not fit', () => {
    const match = rolls()
    const record = recordOf(match)
    const withEntry = (entry: unknown) => ({ ...record, entries: [entry] })
    expect(trouble(() => Match.replay(match.game, withEntry({ seat: 0, value: 'fly' }))).code).toBe(
      'not-an-option',
    )
    expect(trouble(() => Match.replay(match.game, withEntry({ seat: 5, value: 'roll' }))).code).toBe(
      'not-asked',
    )
    expect(trouble(() => Match.replay(match.game, withEntry({}))).code).toBe('not-asked')
    expect(trouble(() => Match.replay(match.game, withEntry(null))).code).toBe('damaged')
  })

  it('is refused where it belongs to another game or to other rules', () => {
    const match = rolls()
    const { game } = match
    expect(trouble(() => Match.replay({ ...game, id: 'other' }, recordOf(match)))).toEqual({
      code: 'foreign',
      expected: 'other',
      found: 'tiny',
    })
    expect(trouble(() => Match.replay({ ...game, version: '2' }, recordOf(match)))).toEqual({
      code: 'version',
      has: '2',
      needs: '1',
    })
  })

  it.each([
    undefined,
    null,
    7,
    'record',
    [],
    {},
    { format: 2 },
    { format: 1, header: {}, entries: [] },
    { format: 1, header: null, entries: [], final: '' },
    { format: 1, header: {}, entries: {}, final: '' },
    { format: 1, header: {}, entries: ['roll'], final: '' },
  ])('is refused where it is none: %j', given => {
    const { game } = rolls()
    expect(trouble(() => Match.replay(game, given)).code).toBe('damaged')
  })
})

describe('what is appended', () => {
  it('can be asked for from any entry on, without what came before', () => {
    const match = rolls()
    const known = match.length
    saysAll(match, 0, ['wait', 'wait'])
    expect(match.entries(known)).toEqual([
      { seat: 0, value: 'wait' },
      { seat: 0, value: 'wait' },
    ])
    expect(match.entries(match.length)).toEqual([])
    expect(match.entries()).toHaveLength(match.length)
  })

  it('is one entry for each answer and one for each undo', () => {
    const match = rolls()
    const before = match.length
    says(match, 0, 'wait')
    expect(match.length).toBe(before + 1)
    match.undo(0)
    expect(match.length).toBe(before + 1)
    expect(match.entries(before)).toEqual([{ undo: expect.any(Number) as number }])
  })

  it('cannot be changed by changing what was given out', () => {
    const match = rolls()
    match.entries().length = 0
    match.events().length = 0
    expect([match.entries().length, match.events().length]).toEqual([match.length, 4])
  })
})
