import { setTimeout } from 'node:timers/promises'
import { anyAnswer, Match, otherwise, plainOptions, seal, sow } from '@osud/engine'
import type { Game, Save, UndoPolicy } from '@osud/engine'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { findRules } from '../src/tables/games.ts'
import { LiveTable } from '../src/tables/live-table.ts'
import type { Friend } from '../trials/friend.ts'
import { friendsAt, openHouse, openHouseProcess } from './house.ts'
import { onEachStorage } from './storages.ts'

const path = findRules('path-of-destiny') as Game

/** A match at home after so many answers, of which some were taken back. */
function played(answers: number, { game = path, seats = 2, undo = 'table' as UndoPolicy } = {}): Match {
  const options = { ...plainOptions(game), story: 'striga' }
  const match = Match.create(game, { seed: 'x', seats, undo, options })
  const chance = sow('y')
  for (let n = 0; n < answers && match.result === undefined; n++) {
    const open = match.open.find(one => match.held(one.seats[0] ?? 0) === undefined)
    if (open === undefined) throw new Error('nobody is asked')
    match.answer(open.seats[0] ?? 0, open.id, anyAnswer(open.question, chance))
    if (n % 4 === 3 && match.undoable(0).answers > 0) match.undo(0)
  }
  return match
}

/** What somebody makes of a save who knows how it is sealed. */
function forged(save: Save, change: (save: Save) => void): Save {
  const { check: _, ...rest } = structuredClone(save)
  change(rest as Save)
  return seal(rest)
}

const brings = (friend: Friend, save: Save) =>
  friend.asks('POST', '/api/tables/take', {
    me: { name: 'Anna' },
    file: JSON.stringify(save),
    chairs: Array.from({ length: save.header.seats }, (_, seat) => (seat === 0 ? 'me' : { bot: 'novice' })),
  })

const refusal = { status: 409, body: { trouble: { code: 'no-replay' } } }

test('a match is brought along with all its answers and its log, and can be taken back', async () => {
  const house = await openHouse()
  const anna = house.friend('Anna')
  const save = played(40).save()
  expect(save.entries.some(entry => 'undo' in entry)).toBe(true)
  const { status, body } = await brings(anna, save)
  expect(status).toBe(200)
  const file = (await anna.asks('POST', `/api/tables/${String(body['table'])}/file`)).body as unknown as Save
  expect(file.header).toEqual(save.header)
  expect(file.entries).toEqual(save.entries)
  expect(file.events).toEqual(save.events)
  const [there, home] = [file, save].map(kept => Match.load(path, kept).match.hash())
  expect(there).toBe(home)
  const line = await anna.sits(String(body['table']))
  await line.asks({ do: 'start' })
  await line.playsOn()
})

test('a position that never ends does not hold the server up, whoever sealed it', async () => {
  const house = await openHouseProcess()
  const [eve] = friendsAt([house], 'Eve') as [Friend]
  const endless = forged(played(40, { seats: 1, undo: 'off' }).save(), ({ point, entries }) => {
    const { at, position } = point
    const { page } = position.game as { readonly page: number }
    Object.assign(position.game, { chapter: 1e12 })
    Object.assign(position, { agenda: [{ do: 'chapter', page }] })
    ;(entries as unknown[]).length = at
  })
  const taken = brings(eve, endless).catch(() => undefined)
  await setTimeout(500)
  const { status } = await fetch(`${house.address}/health`, { signal: AbortSignal.timeout(10_000) })
  expect(status).toBe(200)
  expect(await taken).toBeDefined()
})

test('nobody brings a position to which no answers lead', async () => {
  const house = await openHouse()
  const eve = house.friend('Eve')
  const save = played(12).save()
  const rich = forged(save, ({ events }) => {
    ;(events as unknown[]).pop()
  })
  expect(await brings(eve, rich)).toMatchObject(refusal)
  const other = forged(save, ({ entries }) => {
    ;(entries as unknown[])[0] = { seat: 0, value: 'nothing of the kind' }
  })
  expect(await brings(eve, other)).toMatchObject(refusal)
  const long = forged(save, ({ entries }) => {
    for (let n = 0; n < path.longest + 2000; n++) (entries as unknown[]).push({ undo: n })
  })
  expect(await brings(eve, long)).toMatchObject({ status: 409, body: { trouble: { code: 'damaged' } } })
  // What stands in the point is not even looked at.
  const lying = forged(save, ({ point }) => Object.assign(point.position.game, { experience: [99, 99] }))
  const { body } = await brings(eve, lying)
  const file = await eve.asks('POST', `/api/tables/${String(body['table'])}/file`)
  expect(JSON.stringify(file.body)).not.toContain('99,99')
})

test('a match of older rules goes on if it would have gone the same way today, and a what-if stays at home', async () => {
  const house = await openHouse()
  const anna = house.friend('Anna')
  const older = { ...path, version: '0' }
  const save = played(20, { game: older }).save()
  expect((await brings(anna, save)).status).toBe(200)
  const renewed = Match.load(path, save).match
  expect(renewed.origin).toBeDefined()
  expect((await brings(anna, renewed.save())).status).toBe(200)
  const whatIf = otherwise(played(20), [0], 'another world')
  expect(await brings(anna, whatIf.save())).toMatchObject(refusal)
})

test('bringing matches along is as much as many requests', async () => {
  const house = await openHouse({ limits: undefined })
  const eve = house.friend('Eve')
  const save = played(4).save()
  const outcomes: number[] = []
  for (let n = 0; n < 6; n++) outcomes.push((await brings(eve, save)).status)
  expect(outcomes.slice(0, 2)).toEqual([200, 200])
  expect(outcomes).toContain(429)
})

onEachStorage(storage => {
  test('a table that cannot be written whole is not written at all', async () => {
    const database = await openDatabase(await storage.place())
    onTestFinished(() => database.close())
    const store = new TableStore(database)
    // The fifth move cannot be kept: another one lies there.
    const stray = { table: 'brought', number: 5, move: '{}', told: '[]', key: null, at: 0 }
    await database.query.insertInto('moves').values(stray).execute()
    const set = { do: 'set', host: 'anna', chairs: [{ person: 'anna' }, {}], manners: {} } as const
    const brought = LiveTable.create(store, () => 1, 'brought', played(20), set)
    await expect(brought).rejects.toThrow()
    expect(await store.read('brought')).toBeUndefined()
    expect(await store.moves('brought')).toEqual([stray])
  })
})
