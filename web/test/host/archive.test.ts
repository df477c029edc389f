import { playOut, random } from '@osud/bots'
import { isHidden, Match, seal, sow, usualOptions, view } from '@osud/engine'
import type { Game, Reader } from '@osud/engine'
import { recollection } from '@osud/path-of-destiny/feats'
import { describe, expect, test } from 'vitest'
import { Archive } from '../../src/host/archive.ts'
import type { Place } from '../../src/host/host.ts'
import type { Head } from '../../src/keep/store.ts'
import { tallyOf } from '../../src/memories/tally.ts'
import { MemoryStore } from './memory-store.ts'
import { bot, me, nightFerry, path } from './surroundings.ts'

/** A match of random bots, played to its end or for so many answers. */
function played(game: Game, seats: number, answers = Infinity, seed = 'seed'): Match {
  const match = Match.create(game, { seed, seats, options: usualOptions(game) as object })
  const whole = match.fork()
  playOut(
    whole,
    Array.from({ length: seats }, () => random),
    sow(seed),
  )
  for (const entry of whole.entries().slice(0, answers)) match.repeat(entry)
  return match
}

async function keep(store: MemoryStore, match: Match, places: readonly Place[], more: Partial<Head> = {}) {
  const { header, point, origin, suggestions, result } = match
  const head = { id: 'm', header, places, begun: 1, touched: 1, over: result !== undefined, writes: 1 }
  await store.write({
    head: { ...head, point, ...(origin && { origin }), suggestions, ...more },
    entriesFrom: 0,
    entries: match.entries(),
    eventsFrom: 0,
    events: match.events(),
  })
}

const archiveOf = (store: MemoryStore): Archive =>
  new Archive(store, id => Promise.resolve(id === path.id ? path : nightFerry))

const hiddenIn = (zones: Readonly<Record<string, readonly string[]>>): number =>
  Object.values(zones).flat().filter(isHidden).length

describe('looking back', () => {
  test('every position is what a replay gives, forwards, backwards and by leaps', async () => {
    const store = new MemoryStore()
    const match = played(path, 3)
    await keep(store, match, [me, bot, bot])
    const archive = archiveOf(store)
    const { first, last, eyes, told } = await archive.recall('m')
    expect([first, last, told.length]).toEqual([0, match.length, match.length + 1])
    for (const at of [0, 1, 2, last, 70, 69, 63, 64, 65, 3, last - 1, 30]) {
      const { view } = await archive.glimpse('m', at, { ...eyes, open: true })
      expect(view.zones).toEqual(Match.replay(path, match.record(), at).position.zones.cards)
    }
  })

  test('what was told grows with the entries, and who answered what is known to whoever answered', async () => {
    const store = new MemoryStore()
    const match = played(path, 3)
    await keep(store, match, [me, bot, bot])
    const archive = archiveOf(store)
    const { events, told, answered, eyes } = await archive.recall('m', { reader: 0, open: false })
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(events.length).toBe(told.at(-1))
    const own = answered.findIndex(seat => seat === 0)
    const other = answered.findIndex(seat => seat === 1)
    expect((await archive.glimpse('m', own, eyes)).entry).toMatchObject({
      seat: 0,
      answer: expect.anything(),
    })
    expect((await archive.glimpse('m', other, eyes)).entry).toEqual({ seat: 1 })
    const open = await archive.glimpse('m', other, { reader: 0, open: true })
    expect(open.entry).toMatchObject({ seat: 1, answer: expect.anything() })
  })

  test('an undone answer leaves its mark', async () => {
    const store = new MemoryStore()
    const match = Match.create(path, {
      seed: 'undo',
      seats: 2,
      options: usualOptions(path) as object,
      undo: 'table',
    })
    for (let turn = 0; turn < 60 && match.undoable(0).answers === 0; turn++) {
      const fork = match.fork()
      playOut(fork, [random, random], sow(turn))
      match.repeat(fork.entries(match.length)[0] ?? { undo: 0 })
    }
    match.undo(0)
    await keep(store, match, [me, me])
    const archive = archiveOf(store)
    const { last, eyes } = await archive.recall('m')
    const { view, entry } = await archive.glimpse('m', last, eyes)
    expect(entry).toEqual({ undone: true })
    expect(view.questions[0]?.id).toBe(match.open[0]?.id)
  })
})

describe('whose eyes', () => {
  const readersOf = async (
    over: boolean,
    ...places: Place[]
  ): Promise<[readonly Reader[], Reader, boolean]> => {
    const store = new MemoryStore()
    await keep(store, played(path, places.length, over ? Infinity : 40), places)
    const { readers, eyes, mayOpen } = await archiveOf(store).recall('m')
    return [readers, eyes.reader, mayOpen]
  }

  test('a match that is over shows every seat, first that of the person', async () => {
    expect(await readersOf(true, bot, me, bot)).toEqual([[0, 1, 2], 1, true])
  })

  test('one that goes on shows only what its person may see', async () => {
    expect(await readersOf(false, bot, me, bot)).toEqual([[1], 1, false])
  })

  test('several people at one screen see what all may see', async () => {
    expect(await readersOf(false, me, me, bot)).toEqual([['onlooker'], 'onlooker', false])
  })

  test('nobody can ask for more than that', async () => {
    const store = new MemoryStore()
    await keep(store, played(path, 3, 40), [me, bot, bot])
    const archive = archiveOf(store)
    const { eyes, events } = await archive.recall('m', { reader: 1, open: true })
    expect(eyes).toEqual({ reader: 0, open: false })
    const { view } = await archive.glimpse('m', 30, { reader: 1, open: true })
    expect(view.reader).toBe(0)
    expect(view.zones['hand:1']?.every(isHidden)).toBe(true)
    expect(hiddenIn(view.zones)).toBeGreaterThan(20)
    expect(JSON.stringify(events)).toContain('"?')
  })
})

describe('a branch', () => {
  test('of a match that is over goes on with the same fate', async () => {
    const store = new MemoryStore()
    const match = played(path, 2)
    await keep(store, match, [me, bot])
    const { match: branch, from } = await archiveOf(store).branch('m', 40, [me, bot], 'other')
    expect(from).toEqual({ what: 'branch', of: 'm', begun: 1, at: 40 })
    expect(branch.entries()).toEqual(match.entries().slice(0, 40))
    for (const entry of match.entries(40)) branch.repeat(entry)
    expect(branch.hash()).toBe(match.hash())
  })

  test('of one that goes on keeps what its person knows and deals the rest anew, and replays', async () => {
    const store = new MemoryStore()
    const match = played(path, 2, 40)
    await keep(store, match, [me, bot])
    const { match: branch } = await archiveOf(store).branch('m', 40, [me, bot], 'other')
    const cards = (one: Match, zone: string) => one.position.zones.cards[zone]
    expect(branch.length).toBeGreaterThan(30)
    const before = Match.replay(path, match.record(), branch.length)
    expect(cards(branch, 'hand:0')).toEqual(cards(before, 'hand:0'))
    expect(cards(branch, 'deck')).not.toEqual(cards(before, 'deck'))
    playOut(branch, [random, random], sow('on'))
    expect(branch.result).toBeDefined()
    expect(Match.replay(path, branch.record()).hash()).toBe(branch.hash())
  })

  test('of a branch can be looked back on, with all that was told before it', async () => {
    const store = new MemoryStore()
    await keep(store, played(path, 2, 40), [me, bot])
    const { match: branch } = await archiveOf(store).branch('m', 40, [me, bot], 'other')
    playOut(branch, [random, random], sow('on'))
    const again = new MemoryStore()
    await keep(again, branch, [me, bot])
    const { first, last, told } = await archiveOf(again).recall('m')
    expect(first).toBeGreaterThan(30)
    expect(last).toBe(branch.length)
    expect(told[0]).toBeGreaterThan(50)
  })

  test('is refused where the match has ended', async () => {
    const store = new MemoryStore()
    const match = played(nightFerry, 2)
    await keep(store, match, [me, bot])
    await expect(archiveOf(store).branch('m', match.length, [me, bot], 's')).rejects.toThrow('ended')
  })
})

describe('a file', () => {
  const take = (file: unknown) => archiveOf(new MemoryStore()).take(JSON.stringify(file))

  test('with the record of a match that is over can be taken in', async () => {
    const match = played(path, 2)
    const taken = await take(match.record())
    expect(taken.match.hash()).toBe(match.hash())
    expect(taken.from).toEqual({ what: 'file' })
  })

  describe('that tells who sat where', () => {
    const eva = { person: 'Eva' }
    const placesTaken = async (places: unknown) =>
      (await take({ ...played(path, 3, 20).save(), places })).places
    const usual = [me, { bot: 'companion' }, { bot: 'companion' }]

    test('seats them again, be it a save or a record', async () => {
      const places = [{ bot: 'novice' }, eva, { person: '' }]
      expect(await placesTaken(places)).toEqual(places)
      expect((await take({ ...played(path, 3).record(), places })).places).toEqual(places)
    })

    test('is opened as one that does not, where that makes no sense', async () => {
      expect((await take(played(path, 3, 20).save())).places).toEqual(usual)
      for (const places of [null, {}, 'Eva', [], [eva, eva], [eva, eva, {}], [eva, eva, { person: 7 }]])
        expect(await placesTaken(places)).toEqual(usual)
    })

    test('names no bot that is not here, and nobody at length', async () => {
      const places = [{ bot: 'search:9999999' }, { bot: 'toString' }, { person: 'E'.repeat(99), bot: 1 }]
      expect(await placesTaken(places)).toEqual([
        { bot: 'companion' },
        { bot: 'companion' },
        { person: 'E'.repeat(24) },
      ])
    })
  })

  test('with a damaged record is refused', async () => {
    const record = played(path, 2).record()
    await expect(take({ ...record, entries: record.entries.slice(1) })).rejects.toThrow()
    await expect(take({ ...record, final: 'x' })).rejects.toMatchObject({ trouble: { code: 'damaged' } })
  })

  test('with a record of other rules says so', async () => {
    const record = played(path, 2).record()
    const old = { ...record, header: { ...record.header, rules: '0' } }
    await expect(take(old)).rejects.toMatchObject({ trouble: { code: 'version' } })
  })
})

test('a match of other rules in storage says that it cannot be replayed', async () => {
  const store = new MemoryStore()
  const match = played(nightFerry, 2)
  await keep(store, match, [me, bot], { header: { ...match.header, rules: '0' } })
  await expect(archiveOf(store).recall('m')).rejects.toMatchObject({ trouble: { code: 'version' } })
})

test('matches that are over are summed up once, others are left alone', async () => {
  const store = new MemoryStore()
  await keep(store, played(path, 2), [me, bot])
  const archive = archiveOf(store)
  const [head] = await archive.memories()
  expect(head?.summary).toMatchObject({
    edition: recollection.edition,
    heroes: [expect.any(String), expect.any(String)],
  })
  const kept = await store.read('m')
  expect(kept?.head.writes).toBe(2)
  await archive.memories()
  expect((await store.read('m'))?.head.writes).toBe(2)
  // What was written is still the whole match.
  const { head: written, entries, events } = kept ?? { head, entries: [], events: [] }
  if (written === undefined) throw new Error('nothing is kept')
  const { header, point, suggestions } = written
  expect(() =>
    Match.load(path, seal({ format: 1, header, point, entries, events, suggestions })),
  ).not.toThrow()
})

describe('a match that was played online', () => {
  const whole = played(path, 3)
  const there = { id: 'table', places: [bot, me, bot], begun: 1, touched: 2 }
  const file = JSON.stringify(whole.save())

  test('is kept once it is over, and counts once, though it is kept again or comes as a file too', async () => {
    const store = new MemoryStore()
    const archive = archiveOf(store)
    await archive.keep(file, there)
    await archive.keep(file, { ...there, touched: 9 })
    const { match, places, from } = await archive.take(file)
    await keep(store, match, places, { id: 'file', ...(from && { from }) })
    const heads = await archive.memories()
    expect(heads.map(({ id, touched }) => [id, touched])).toEqual(expect.arrayContaining([['table', 2]]))
    expect(heads).toHaveLength(2)
    const [tally] = tallyOf(heads)
    const { result } = whole
    expect(tally).toMatchObject({ matches: 1, won: result?.winners.includes(1) ? 1 : 0 })
    expect(tally?.parts).toMatchObject([{ seat: 1, points: result?.scores?.[1] }])
  })

  test('says from the beginning who is who', async () => {
    const store = new MemoryStore()
    const archive = archiveOf(store)
    await archive.keep(file, there)
    const { state, first, eyes } = await archive.recall('table')
    expect(state).toEqual(view(whole, 'onlooker').state)
    expect(state).not.toEqual((await archive.glimpse('table', first, eyes)).view.state)
  })

  test('can be looked back on as any other', async () => {
    const store = new MemoryStore()
    const archive = archiveOf(store)
    await archive.keep(file, there)
    expect(await archive.recall('table')).toMatchObject({
      last: whole.length,
      eyes: { reader: 1 },
      mayOpen: true,
    })
    expect((await archive.record('table')).final).toBe(whole.record().final)
  })

  test('is not kept while it goes on', async () => {
    const store = new MemoryStore()
    const goesOn = JSON.stringify(played(path, 3, 20).save())
    await expect(archiveOf(store).keep(goesOn, there)).rejects.toThrow()
    expect(await store.list()).toEqual([])
  })
})

test('looking back goes fast: well over thirty positions a second, whatever way', async () => {
  const store = new MemoryStore()
  await keep(store, played(path, 5), [me, bot, bot, bot, bot])
  const archive = archiveOf(store)
  const { last, eyes } = await archive.recall('m')
  const begun = performance.now()
  for (let i = 0; i < 100; i++) await archive.glimpse('m', (i * 37) % last, eyes)
  const each = (performance.now() - begun) / 100
  process.stdout.write(`a leap in a five-seat match of ${last} entries: ${each.toFixed(2)} ms\n`)
  expect(each).toBeLessThan(33)
})
