import { describe, expect, it } from 'vitest'
import { Match } from '../src/index.ts'
import type { Game } from '../src/index.ts'
import {
  among,
  everything,
  idFor,
  posted,
  refuses,
  says,
  saysAll,
  sitDown,
  times,
  tiny,
  trouble,
} from './table.ts'
import type { Tiny } from './table.ts'

interface Purse {
  coins: number
}

/** Earns or spends; what there is to spend on depends on the version of the rules. */
function shop(version: string, goods: readonly string[], price = 1): Game<Tiny<Purse>> {
  return tiny<Purse>({
    version,
    state: { coins: 0 },
    rounds: 200,
    *turn(table) {
      const done = yield* table.choose(0, among('earn', ...goods))
      table.state.coins += done === 'earn' ? price : -price
      table.tell(`log.${done}`, {})
    },
  })
}

const old = shop('1', ['bread', 'rope'])
/** A save from the old rules: so many coins earned, then some things bought. */
function savedAfter(earned: number, ...bought: string[]): unknown {
  const match = sitDown(old)
  saysAll(match, 0, [...times(earned, 'earn'), ...bought])
  return posted(match.save())
}

describe('a match under new rules', () => {
  it('goes on with all its answers where they still fit', () => {
    const { match, lost } = Match.load(shop('2', ['bread', 'rope', 'salt']), savedAfter(18, 'bread'))
    expect([lost, match.length, match.position.game]).toEqual([0, 19, { coins: 17 }])
    says(match, 0, 'salt')
    expect(match.position.game).toEqual({ coins: 16 })
  })

  it('goes back to its last save point where they do not, and says how many are lost', () => {
    const { match, lost } = Match.load(shop('2', ['bread']), savedAfter(18, 'bread', 'rope'))
    expect([lost, match.length, match.position.game]).toEqual([4, 16, { coins: 16 }])
    expect(match.events()).toHaveLength(16)
    says(match, 0, 'bread')
    expect(match.position.game).toEqual({ coins: 15 })
  })

  it('goes back to its beginning where it has no save point yet', () => {
    const { match, lost } = Match.load(shop('2', ['bread']), savedAfter(2, 'rope'))
    expect([lost, match.length, match.position.game, match.events()]).toEqual([3, 0, { coins: 0 }, []])
  })

  it('goes back where the new rules stumble over an old answer', () => {
    const stumbles = tiny<Purse>({
      version: '2',
      state: { coins: 0 },
      rounds: 200,
      *turn(table) {
        if ((yield* table.choose(0, among('earn', 'bread'))) === 'bread') throw new Error('no bread today')
        table.state.coins++
      },
    })
    const { match, lost } = Match.load(stumbles, savedAfter(17, 'bread'))
    expect([lost, match.length]).toEqual([2, 16])
    expect(refuses(match, () => says(match, 0, 'bread')).code).toBe('rules-bug')
    says(match, 0, 'earn')
    expect(match.length).toBe(17)
  })

  it('counts as lost only answers, not what was taken back', () => {
    const match = sitDown(old)
    saysAll(match, 0, ['earn', 'rope', 'earn'])
    match.undo(0)
    expect(Match.load(shop('2', ['bread']), posted(match.save())).lost).toBe(2)
  })

  it('keeps what was suggested, where it still fits', () => {
    const council = (version: string) =>
      tiny({
        version,
        *turn(table) {
          yield* table.together(0, among('left', 'right'))
        },
      })
    const match = sitDown(council('1'))
    match.suggest(1, idFor(match, 0), 'right')
    const { match: loaded } = Match.load(council('2'), posted(match.save()))
    expect(loaded.suggestions).toEqual([{ seat: 1, value: 'right' }])
  })

  it('reckons what comes after the save point by the new rules', () => {
    const { match, lost } = Match.load(shop('2', ['bread', 'rope'], 10), savedAfter(18, 'bread'))
    expect([lost, match.position.game]).toEqual([0, { coins: 16 + 10 + 10 - 10 }])
  })

  it('has its state brought into the new shape, knowing the version it comes from', () => {
    const asked: unknown[] = []
    const game: Game<Tiny<Purse>> = {
      ...shop('2', ['bread', 'rope']),
      upgrade(state, version) {
        asked.push(state, version)
        return { coins: (state as Purse).coins * 100 }
      },
    }
    const { match } = Match.load(game, savedAfter(18))
    expect(asked).toEqual([{ coins: 16 }, '1'])
    expect(match.position.game).toEqual({ coins: 1602 })
  })

  it('leaves the save as it was, even if the rules bring the state into shape in place', () => {
    const game: Game<Tiny<Purse>> = {
      ...shop('2', ['bread', 'rope']),
      upgrade: state => Object.assign(state as Purse, { coins: 0 }),
    }
    const save = savedAfter(18)
    const before = JSON.stringify(save)
    Match.load(game, save)
    expect(JSON.stringify(save)).toBe(before)
  })

  it('is not upgraded where the rules are the same', () => {
    const game: Game<Tiny<Purse>> = { ...old, upgrade: () => ({ coins: -1 }) }
    expect(Match.load(game, savedAfter(18)).match.position.game).toEqual({ coins: 18 })
  })

  it('carries the new version from then on', () => {
    const { match } = Match.load(shop('2', ['bread', 'rope']), savedAfter(18))
    expect([match.header.rules, match.record().header.rules, match.save().header.rules]).toEqual([
      '2',
      '2',
      '2',
    ])
    expect(trouble(() => Match.replay(old, posted(match.record()))).code).toBe('version')
  })

  it('is refused with the step that is missing where the new rules have dropped it', () => {
    const { turn: _, ...steps } = old.steps
    const found = trouble(() => Match.load({ ...old, version: '2', steps }, savedAfter(18)))
    expect(found).toMatchObject({ code: 'rules-bug', step: 'turn' })
  })
})

describe('a match that has gone on under new rules', () => {
  const upgraded = () => {
    const game: Game<Tiny<Purse>> = {
      ...shop('2', ['bread', 'salt'], 10),
      upgrade: state => ({ coins: (state as Purse).coins * 10 + 7 }),
    }
    const { match } = Match.load(game, savedAfter(20, 'bread'))
    saysAll(match, 0, ['salt', 'earn'])
    return match
  }

  it('has a record that replays to the same position', () => {
    const match = upgraded()
    const replayed = Match.replay(match.game, posted(match.record()))
    expect([replayed.hash(), replayed.entries()]).toEqual([match.hash(), match.entries()])
    says(replayed, 0, 'salt')
    expect(Match.replay(match.game, posted(replayed.record())).hash()).toBe(replayed.hash())
  })

  it('has a save that brings it back, record and all', () => {
    const match = upgraded()
    const { match: loaded } = Match.load(match.game, posted(match.save()))
    expect(everything(loaded)).toBe(everything(match))
    expect(posted(loaded.record())).toEqual(posted(match.record()))
  })

  it('takes back what was answered since', () => {
    const match = upgraded()
    match.undo(0, 3)
    expect([match.length, match.position.game]).toEqual([21, { coins: 207 }])
    expect(Match.replay(match.game, posted(match.record())).hash()).toBe(match.hash())
    saysAll(match, 0, times(30, 'earn'))
    match.undo(0, 30)
    expect(match.position.game).toEqual({ coins: 207 })
  })

  it('takes back nothing from before the rules changed', () => {
    const { match } = Match.load(shop('2', ['bread', 'rope']), savedAfter(20))
    expect(match.undoable(0)).toEqual({ answers: 4 })
    match.undo(0, 4)
    expect([match.position.game, match.undoable(0)]).toEqual([
      { coins: 16 },
      { answers: 0, because: 'undo-barrier' },
    ])
    expect(Match.replay(match.game, posted(match.record())).hash()).toBe(match.hash())
  })

  it('begins its record where it went on, even if that was before the first save point', () => {
    const game: Game<Tiny<Purse>> = { ...shop('2', ['bread', 'rope']), upgrade: () => ({ coins: 1000 }) }
    const { match } = Match.load(game, savedAfter(2))
    expect(Match.replay(game, posted(match.record())).position.game).toEqual({ coins: 1002 })
    saysAll(match, 0, times(40, 'earn'))
    const { match: loaded } = Match.load(game, posted(match.save()))
    loaded.undo(0, 42)
    expect(loaded.position.game).toEqual({ coins: 1000 })
  })

  it('has a record that cannot be replayed to before it went on', () => {
    const match = upgraded()
    expect(trouble(() => Match.replay(match.game, posted(match.record()), 15)).code).toBe('too-few')
    expect(Match.replay(match.game, posted(match.record()), 16).length).toBe(16)
  })

  it('tells the same again when its record is replayed and taken back', () => {
    const match = Match.replay(upgraded().game, posted(upgraded().record()))
    const told = match.events()
    saysAll(match, 0, ['earn', 'salt'])
    match.undo(0, 2)
    expect(match.events()).toEqual(told)
  })

  it('never takes an answer to a question of before', () => {
    const { match } = Match.load(shop('2', ['bread']), savedAfter(18, 'rope'))
    const next = idFor(match, 0)
    for (let id = 1; id < next; id++) {
      expect(refuses(match, () => match.answer(0, id, 'earn')).code).toBe('stale-question')
    }
  })

  it('survives further changes of the rules', () => {
    let match = upgraded()
    for (const version of ['3', '4', '5']) {
      match = Match.load(shop(version, ['bread', 'salt'], 10), posted(match.save())).match
      saysAll(match, 0, times(19, 'earn'))
    }
    expect(Match.replay(match.game, posted(match.record())).hash()).toBe(match.hash())
    expect(everything(Match.load(match.game, posted(match.save())).match)).toBe(everything(match))
  })

  it('forks', () => {
    const match = upgraded()
    const fork = match.fork()
    expect(everything(fork)).toBe(everything(match))
    expect(posted(fork.record())).toEqual(posted(match.record()))
  })
})
