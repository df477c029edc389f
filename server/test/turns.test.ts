import { Match, plainOptions } from '@osud/engine'
import type { Answer, Game, Seat } from '@osud/engine'
import { wireVersion } from '@osud/table'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { Driver } from '../src/tables/driver.ts'
import { findRules } from '../src/tables/games.ts'
import { LiveTable } from '../src/tables/live-table.ts'
import type { Chair, Manners } from '../src/tables/move.ts'
import { parsed } from '../src/tables/stored-table.ts'
import { Visit } from '../src/wire/reception.ts'
import { gate } from './holding.ts'
import { onEachStorage } from './storages.ts'

const anna = { person: 'anna', name: 'Anna' }
const jan = { person: 'jan', name: 'Jan' }

/** The question that a seat is asked. */
const asked = (table: LiveTable, seat: Seat): number =>
  table.sight(seat).view.questions.find(({ mine }) => mine)?.id ?? -1

/** The ferryman's first answer. */
const answer = (table: LiveTable) => ({ do: 'answer', question: asked(table, 0), value: 'reeds' }) as const

/** A storage that keeps the next append back until it is let go. */
class SlowStore extends TableStore {
  #held: Promise<void> | undefined

  hold(): () => void {
    const { opens, open } = gate()
    this.#held = opens
    return open
  }

  override async append(...given: Parameters<TableStore['append']>) {
    const held = this.#held
    this.#held = undefined
    await held
    return super.append(...given)
  }
}

onEachStorage(storage => {
  /** A table of the ferry that is being played, at a time that the test sets. */
  const begun = async (chairs: readonly Chair[], manners: Manners = {}) => {
    const database = await openDatabase(await storage.place())
    onTestFinished(() => database.close())
    const store = new SlowStore(database)
    const clock = { at: 1_000_000 }
    const now = (): number => clock.at
    const game = findRules('night-ferry') as Game
    const match = Match.create(game, {
      seed: 'turns',
      seats: chairs.length,
      options: plainOptions(game),
      undo: 'table',
    })
    const table = await LiveTable.create(store, now, 'table', match, {
      do: 'set',
      host: 'anna',
      chairs,
      manners,
    })
    await table.start()
    const did = async () => (await store.moves('table')).map(({ move }) => parsed(move).do)
    /** The same table on another server. */
    const elsewhere = async () => {
      const other = await LiveTable.open(new TableStore(database), now, 'table', findRules)
      if (other === undefined) throw new Error('there is no table')
      return other
    }
    return { table, store, clock, did, elsewhere }
  }

  /** Lets the bots of a table play; each thought waits until the test lets it go. */
  const driven = (table: LiveTable, says: Answer = 'reeds') => {
    const { opens, open } = gate()
    const failed: unknown[] = []
    const driver = new Driver(table, {
      beat: { length: 0, now: () => 0, wait: () => Promise.resolve() },
      patience: 0,
      fail: cause => void failed.push(cause),
      think: () => opens.then(() => ({ answer: says })),
    })
    table.hear(({ mine }) => driver.look(mine))
    driver.look(true)
    return { answer: open, failed }
  }

  /** Somebody at the table, as the server hears them. */
  const visits = async (table: LiveTable, person: string, now: () => number) => {
    const room = { enter: () => Promise.resolve(), mayWish: () => 0 }
    const needs = { now, people: { seat: () => Promise.resolve() } }
    const visit = new Visit(
      needs as never,
      { table } as never,
      room as never,
      {} as never,
      { id: person, name: person } as never,
      () => undefined,
    )
    await visit.serve({ n: 0, do: 'hello', version: wireVersion })
    return visit
  }

  const settled = () => new Promise(resolve => setTimeout(resolve, 150))

  test('a bot does not answer for a seat that was taken back on another server', async () => {
    const { table, did, elsewhere } = await begun([{ ...anna, bot: 'novice' }, jan])
    const other = await elsewhere()
    const bot = driven(other)
    await table.sit(0, () => anna)
    bot.answer()
    await expect.poll(() => other.chairs[0]).toEqual(anna)
    await settled()
    expect(await did()).toEqual(['set', 'start', 'sit'])
    expect(bot.failed).toEqual([])
  })

  test('a bot does not answer for a seat that is being taken back', async () => {
    const { table, store, did } = await begun([{ ...anna, bot: 'novice' }, jan])
    const bot = driven(table)
    const letGo = store.hold()
    const back = table.sit(0, () => anna)
    bot.answer()
    await settled()
    letGo()
    await back
    await settled()
    expect(await did()).toEqual(['set', 'start', 'sit'])
    expect(bot.failed).toEqual([])
  })

  test('a bot has nothing to say any more when what it was asked about is taken back', async () => {
    const { table, store, did } = await begun([anna, { bot: 'novice' }])
    await table.answer(0, asked(table, 0), 'reeds')
    await table.answer(1, asked(table, 1), [])
    await table.answer(0, asked(table, 0), [])
    await table.answer(0, asked(table, 0), { 0: 1, 1: 1 })
    await table.answer(0, asked(table, 0), { with: 1, give: { bread: 1 }, get: {} })
    const before = await did()
    const bot = driven(table, 'accept')
    const letGo = store.hold()
    const undone = table.undo(0)
    bot.answer()
    await settled()
    letGo()
    await undone
    await settled()
    expect(await did()).toEqual([...before, 'undo'])
    expect(bot.failed).toEqual([])
  })

  test('nobody answers for a seat that a bot has taken over meanwhile', async () => {
    const { table, store, did, clock } = await begun([anna, jan])
    const visit = await visits(table, 'anna', () => clock.at)
    const letGo = store.hold()
    const called = table.sit(0, chair => ({ ...chair, bot: 'novice' }))
    const answered = visit.serve({ n: 1, ...answer(table), key: 'an-answer' })
    letGo()
    await called
    await expect(answered).rejects.toMatchObject({ trouble: { code: 'bot-plays' } })
    expect(await did()).toEqual(['set', 'start', 'sit'])
  })

  test('a bot is called only for somebody who is still late when its turn comes', async () => {
    const { table, store, clock } = await begun([anna, jan], { pace: 15 })
    const [slow, quick] = [
      await visits(table, 'anna', () => clock.at),
      await visits(table, 'jan', () => clock.at),
    ]
    clock.at += 20_000
    expect(table.late(clock.at)).toEqual([0])
    const letGo = store.hold()
    const answered = slow.serve({ n: 1, ...answer(table), key: 'an-answer' })
    const called = quick.serve({ n: 1, do: 'bot', seat: 0, bot: 'novice', key: 'a-bot-please' })
    letGo()
    await answered
    await expect(called).rejects.toMatchObject({ trouble: { code: 'host-only' } })
    expect(table.chairs).toEqual([anna, jan])
  })

  test('only what is played puts lateness off, whatever else is asked of the table', async () => {
    const { table, clock, did, elsewhere } = await begun([anna, jan], { pace: 15 })
    const [slow, other] = [
      await visits(table, 'anna', () => clock.at),
      await visits(table, 'jan', () => clock.at),
    ]
    clock.at += 14_000
    await slow.serve({ n: 1, do: 'return', seat: 0, key: 'still-here' })
    await other.serve({ n: 1, do: 'bot', seat: 1, bot: 'novice', key: 'a-bot-please' })
    expect(await did()).toEqual(['set', 'start', 'sit'])
    expect(table.late(clock.at)).toEqual([])
    expect(table.timeLeft(clock.at)).toBe(1000)
    const behind = await elsewhere()
    clock.at += 1000
    for (const one of [table, behind]) expect(one.late(clock.at)).toEqual([0])
    await slow.serve({ n: 2, ...answer(table), key: 'an-answer' })
    await behind.catchUp()
    for (const one of [table, behind]) expect(one.late(clock.at)).toEqual([])
  })

  test('what changes nothing is not kept', async () => {
    const { table, did } = await begun([{ ...anna, bot: 'novice' }, jan], { pace: 15 })
    await table.sit(0, () => ({ bot: 'novice', name: 'Anna', person: 'anna' }))
    await table.behave(() => ({ pace: 15 }))
    await table.hand('anna')
    expect(await did()).toEqual(['set', 'start'])
  })
})
