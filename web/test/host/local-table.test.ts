import { anyAnswer, sow } from '@osud/engine'
import type { Seat } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import { LocalTable } from '../../src/host/local-table.ts'
import { MemoryStore } from './memory-store.ts'
import type { Store } from '../../src/keep/store.ts'
import { aMoment, Around, bot, me, nightFerry, path, planFor } from './surroundings.ts'

/** Answers the open question of a person by chance. */
function answerFor(table: LocalTable, around: Around, seat: Seat, chance = sow('person')): void {
  const asked = around.last.view.questions.find(({ mine }) => mine)
  const answer = asked?.question && anyAnswer(asked.question, chance)
  if (asked === undefined || answer === undefined) throw new Error(`seat ${seat} is not asked`)
  table.answer(seat, asked.id, answer)
}

/** Plays to the end, people by chance. */
async function playOut(table: LocalTable, around: Around): Promise<void> {
  const chance = sow('people')
  for (let turn = 0; turn < 3000 && around.last.view.result === undefined; turn++) {
    await aMoment()
    const { turn: seat, view } = around.last
    if (seat === undefined) continue
    if (view.reader !== seat) table.look(seat)
    else answerFor(table, around, seat, chance)
  }
}

describe('a match in this browser', () => {
  test('one person and two bots play it to its end, and all of it lies in storage', async () => {
    const around = new Around()
    const table = LocalTable.create(around, path, planFor(path, me, bot, bot), 'm', 'seed')
    await playOut(table, around)
    await aMoment()
    expect(around.last.view.result).toBeDefined()
    const kept = await around.store.read('m')
    expect(kept?.head.over).toBe(true)
    const again = new Around(around.store)
    LocalTable.open(again, path, kept ?? fail())
    expect(again.last.view).toEqual(around.last.view)
    expect(again.last.news).toEqual({ from: 0, events: around.shown.flatMap(({ news }) => news.events) })
  })

  test('after every answer, what storage holds is the same match', async () => {
    const around = new Around()
    const table = LocalTable.create(around, nightFerry, planFor(nightFerry, me, bot), 'm', 'seed')
    for (let turn = 0; turn < 8; turn++) {
      await aMoment()
      if (around.last.turn === undefined) break
      const again = new Around(around.store)
      LocalTable.open(again, nightFerry, (await around.store.read('m')) ?? fail())
      expect(again.last.view).toEqual(around.last.view)
      answerFor(table, around, 0)
    }
  })

  test('what is new is written, however long the match is', async () => {
    const store = new MemoryStore()
    const sizes: number[] = []
    const write: Store['write'] = change => {
      sizes.push(change.entries.length)
      return store.write(change)
    }
    const around = new Around({
      list: () => store.list(),
      read: id => store.read(id),
      remove: id => store.remove(id),
      write,
    })
    await playOut(LocalTable.create(around, path, planFor(path, me, bot), 'm', 'seed'), around)
    await aMoment()
    expect(sizes.length).toBeGreaterThan(20)
    expect(Math.max(...sizes)).toBeLessThan(12)
    expect((await store.read('m'))?.entries.length).toBeGreaterThan(40)
  })

  test('a bot that cannot think still moves: the table goes on', async () => {
    const around = new Around()
    Object.assign(around, { think: () => Promise.reject(new Error('dead')) })
    await playOut(LocalTable.create(around, nightFerry, planFor(nightFerry, me, bot), 'm', 'seed'), around)
    expect(around.last.view.result).toBeDefined()
  })

  test('a person may answer only for a seat of people', async () => {
    const around = new Around()
    const table = LocalTable.create(around, nightFerry, planFor(nightFerry, me, bot), 'm', 'seed')
    await aMoment()
    expect(() => table.answer(1, around.last.view.questions[0]?.id ?? 0, 'reeds')).toThrow('not-asked')
  })
})

describe('undo', () => {
  test('goes back to what a person said last, and storage goes back too', async () => {
    const around = new Around()
    const table = LocalTable.create(around, path, planFor(path, me, me), 'm', 'undo')
    await aMoment()
    let before = around.last
    for (let turn = 0; turn < 200 && around.last.undo.because !== undefined; turn++) {
      table.look(around.last.turn ?? 0)
      before = around.last
      answerFor(table, around, before.turn ?? 0)
      await aMoment()
    }
    expect(around.last.undo.count).toBe(1)
    table.undo()
    await aMoment()
    expect(around.shown.findLast(({ notice }) => notice?.what === 'undone')).toBeDefined()
    const again = new Around(around.store)
    const opened = LocalTable.open(again, path, (await around.store.read('m')) ?? fail())
    opened.look(before.turn ?? 0)
    table.look(before.turn ?? 0)
    expect(again.last.view).toEqual(around.last.view)
    expect(around.last.view.zones).toEqual(before.view.zones)
  })

  test('belongs to whoever spoke last, also where everybody may take back only their own', async () => {
    const around = new Around()
    const plan = { ...planFor(path, me, me), undo: 'own' as const }
    const table = LocalTable.create(around, path, plan, 'm', 'undo')
    const takenBack = new Set<Seat>()
    await aMoment()
    for (let turn = 0; turn < 300 && takenBack.size < 2 && around.last.turn !== undefined; turn++) {
      const seat = around.last.turn
      table.look(seat)
      answerFor(table, around, seat)
      await aMoment()
      if (around.last.undo.because !== undefined || takenBack.has(seat)) continue
      table.undo()
      takenBack.add(seat)
      await aMoment()
    }
    expect([...takenBack].sort()).toEqual([0, 1])
  })

  test('is refused past a reveal, and the moment says why', async () => {
    const around = new Around()
    const table = LocalTable.create(around, nightFerry, planFor(nightFerry, me, bot), 'm', 'seed')
    await aMoment()
    answerFor(table, around, 0)
    await aMoment()
    expect(around.last.undo).toEqual({ count: 0, because: 'undo-barrier' })
    expect(() => table.undo()).toThrow('undo-barrier')
  })
})

describe('people at one screen', () => {
  test('nobody sees a hand before the screen is theirs', async () => {
    const around = new Around()
    const table = LocalTable.create(around, path, planFor(path, me, me, bot), 'm', 'seed')
    await playOut(table, around)
    const during = around.shown.filter(({ view }) => view.questions.length > 0)
    expect(during.length).toBeGreaterThan(50)
    for (const { view, turn } of during) {
      const hands = Object.entries(view.zones).filter(([zone]) => zone.startsWith('hand:'))
      for (const [zone, cards] of hands) {
        if (zone === `hand:${view.reader}`) continue
        expect(cards.every(card => card.startsWith('?'))).toBe(true)
      }
      if (view.reader !== 'onlooker' && turn !== undefined) expect(view.reader).toBe(turn)
    }
  })

  test('a seat passes to a bot and back in mid-game', async () => {
    const around = new Around()
    const table = LocalTable.create(around, nightFerry, planFor(nightFerry, me, me), 'm', 'seed')
    await aMoment()
    table.sit(1, bot)
    await aMoment()
    expect(around.last.places[1]).toEqual(bot)
    expect(around.last.secretive).toBe(false)
    table.sit(1, { person: 'Jana' })
    await aMoment()
    expect((await around.store.read('m'))?.head.places[1]).toEqual({ person: 'Jana' })
  })
})

describe('two tabs', () => {
  test('on one match do not harm it: the second to write goes on from what the first wrote', async () => {
    const first = new Around()
    const one = LocalTable.create(first, nightFerry, planFor(nightFerry, me, me), 'm', 'seed')
    await aMoment()
    const second = new Around(first.store)
    const other = LocalTable.open(second, nightFerry, (await first.store.read('m')) ?? fail())
    one.look(first.last.turn ?? 0)
    other.look(second.last.turn ?? 0)
    answerFor(one, first, first.last.turn ?? 0, sow('a'))
    answerFor(other, second, second.last.turn ?? 0, sow('b'))
    await aMoment()
    await aMoment()
    expect(second.shown.some(({ notice }) => notice?.what === 'elsewhere')).toBe(true)
    expect(second.last.view.state).toEqual(first.last.view.state)
    const kept = (await first.store.read('m')) ?? fail()
    expect(() => LocalTable.open(new Around(), nightFerry, kept)).not.toThrow()
  })
})

describe('a match that another tab has removed', () => {
  /** A match of two people after an answer, gone from storage. */
  async function removed(store: Store = new MemoryStore()): Promise<{ table: LocalTable; around: Around }> {
    const around = new Around(store)
    const table = LocalTable.create(around, nightFerry, planFor(nightFerry, me, bot), 'm', 'seed')
    await aMoment()
    answerFor(table, around, 0)
    await aMoment()
    await store.remove('m')
    return { table, around }
  }

  test('is stored again as a whole with the next answer, and the reader is told', async () => {
    const { table, around } = await removed()
    answerFor(table, around, 0)
    await aMoment()
    expect(around.shown.some(({ notice }) => notice?.what === 'removed')).toBe(true)
    expect(around.shown.every(({ kept }) => kept === 'yes')).toBe(true)
    const again = new Around(around.store)
    LocalTable.open(again, nightFerry, (await around.store.read('m')) ?? fail())
    expect(again.last.view).toEqual(around.last.view)
  })

  test('goes on in every tab in which it is open', async () => {
    const { table, around } = await removed()
    const [one, two] = [around, new Around(around.store)]
    answerFor(table, one, 0)
    await aMoment()
    const other = LocalTable.open(two, nightFerry, (await around.store.read('m')) ?? fail())
    await around.store.remove('m')
    answerFor(table, one, 0)
    await aMoment()
    await other.reload()
    await aMoment()
    expect(two.last.view).toEqual(one.last.view)
  })

  test('stays removed when its table was left', async () => {
    const { table, around } = await removed()
    answerFor(table, around, 0)
    table.leave()
    await aMoment()
    expect(await around.store.read('m')).toBeUndefined()
  })

  test('is not kept where storage fails meanwhile, and that is told', async () => {
    const store = new MemoryStore()
    let broken = false
    const { table, around } = await removed({
      list: () => store.list(),
      read: id => (broken ? Promise.reject(new Error('gone')) : store.read(id)),
      remove: id => store.remove(id),
      write: change => store.write(change),
    })
    broken = true
    answerFor(table, around, 0)
    await aMoment()
    expect(around.last.kept).toBe('failed')
    table.sit(0, me)
    await aMoment()
    expect(around.last.kept).toBe('failed')
    broken = false
    table.sit(0, { person: 'Jana' })
    await aMoment()
    expect(around.last.kept).toBe('yes')
    expect((await store.read('m'))?.head.places[0]).toEqual({ person: 'Jana' })
  })
})

describe('storage that fails', () => {
  test.each([
    ['failed', new Error('the disk is gone')],
    ['full', new DOMException('no room', 'QuotaExceededError')],
  ] as const)(
    'is told as %s, costs nothing, and is caught up with once it works again',
    async (kept, why) => {
      const store = new MemoryStore()
      let full = false
      const around = new Around({
        list: () => store.list(),
        read: id => store.read(id),
        remove: id => store.remove(id),
        write: change => (full ? Promise.reject(why) : store.write(change)),
      })
      const table = LocalTable.create(around, nightFerry, planFor(nightFerry, me, bot), 'm', 'seed')
      await aMoment()
      full = true
      answerFor(table, around, 0)
      await aMoment()
      expect(around.last.kept).toBe(kept)
      full = false
      if (around.last.turn !== undefined) answerFor(table, around, 0)
      await aMoment()
      expect(around.last.kept).toBe('yes')
      const again = new Around(store)
      LocalTable.open(again, nightFerry, (await store.read('m')) ?? fail())
      expect(again.last.view).toEqual(around.last.view)
    },
  )
})

function fail(): never {
  throw new Error('nothing lies in storage')
}
