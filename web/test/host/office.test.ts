import { Match, seal } from '@osud/engine'
import { firstGame } from '@osud/path-of-destiny/lessons'
import { describe, expect, test } from 'vitest'
import type { Moment, TaleSheet } from '../../src/host/host.ts'
import type { Call, Calls, Request, Response } from '../../src/host/messages.ts'
import { Office } from '../../src/host/office.ts'
import { MemoryStore } from './memory-store.ts'
import type { KeptMatch, Store } from '../../src/keep/store.ts'
import { aMoment, Around, bot, me, nightFerry, path, planFor } from './surroundings.ts'

/** A page that asks an office, and hears everything it says. */
class Page {
  readonly moments: Moment[] = []
  readonly announced: string[] = []
  readonly #office: Office
  readonly #answers = new Map<number, Response>()
  #number = 0
  #ids = 0

  constructor(store: Store = new MemoryStore()) {
    const { think } = new Around()
    this.#office = new Office({
      store,
      thinker: { think: (wish, signal) => think(wish, signal ?? new AbortController().signal) },
      rulesOf: id => [path, nightFerry].find(game => game.id === id),
      post: response => {
        if ('moment' in response) this.moments.push(response.moment)
        else this.#answers.set(response.number, response)
      },
      announce: match => void this.announced.push(match),
      newId: () => `id${++this.#ids}`,
      now: () => 1,
    })
  }

  async ask<C extends Call>(call: C, ...args: Parameters<Calls[C]>): Promise<Response> {
    const number = ++this.#number
    await this.#office.serve({ call, number, args } as Request)
    await aMoment()
    const answer = this.#answers.get(number)
    if (answer === undefined) throw new Error(`${call} was not answered`)
    return answer
  }

  hear(match: string): Promise<void> {
    return this.#office.hear(match)
  }
}

const troubleIn = (response: Response): string | undefined =>
  'trouble' in response ? response.trouble.code : undefined

test('a table is set, left, found again and gone on with', async () => {
  const page = new Page()
  const made = await page.ask('create', planFor(nightFerry, me, bot))
  expect(made).toMatchObject({ done: 'id1' })
  await page.ask('leave')
  const heads = (await page.ask('list')) as { done: readonly { id: string }[] }
  expect(heads.done.map(({ id }) => id)).toEqual(['id1'])
  page.moments.length = 0
  await page.ask('open', 'id1')
  expect(page.moments.at(-1)?.match).toBe('id1')
  await page.ask('remove', 'id1')
  expect(((await page.ask('list')) as { done: readonly unknown[] }).done).toEqual([])
})

test('a file goes out and comes back as another match of the same position', async () => {
  const page = new Page()
  await page.ask('create', planFor(nightFerry, me, bot))
  const before = page.moments.at(-1)
  const { done: file } = (await page.ask('file')) as { done: string }
  const other = new Page()
  const taken = (await other.ask('take', file)) as { done: string }
  expect(other.moments.at(-1)?.view).toEqual(before?.view)
  expect(taken.done).not.toBe('')
})

test('a file remembers who sits where: nobody else plays for them, and nobody sees another hand', async () => {
  const page = new Page()
  const places = [bot, { person: 'Eva' }, { person: 'Jan' }]
  await page.ask('create', planFor(path, ...places))
  const { done: file } = (await page.ask('file')) as { done: string }
  const other = new Page()
  await other.ask('take', file)
  expect(other.moments.at(-1)?.places).toEqual(places)
  expect(other.moments.map(({ view }) => view.reader)).not.toContain(0)
  // Who took it in may still say who sits there now.
  await other.ask('take', file, [me, bot, bot])
  expect(other.moments.at(-1)?.places).toEqual([me, bot, bot])
})

test.each([
  ['no JSON at all', 'damaged', 'Once upon a time'],
  ['a list', 'damaged', '[]'],
  ['nothing of a match', 'damaged', '{"a":1}'],
  ['a match of a game that is not here', 'foreign', '{"format":1,"header":{"game":"chess"}}'],
])('a file with %s is refused as %s, and the open table stays', async (_what, code, file) => {
  const page = new Page()
  await page.ask('create', planFor(nightFerry, me, bot))
  expect(troubleIn(await page.ask('take', file))).toBe(code)
  expect(troubleIn(await page.ask('file'))).toBeUndefined()
})

test('a file with one changed sign is refused', async () => {
  const page = new Page()
  await page.ask('create', planFor(nightFerry, me, bot))
  const { done: file } = (await page.ask('file')) as { done: string }
  expect(troubleIn(await page.ask('take', file.replace('"seats":2', '"seats":3')))).toBe('damaged')
})

test('a file from other rules goes on from its last point', async () => {
  const match = Match.create(nightFerry, { seed: 1, seats: 2, options: { crossings: 1 } })
  const { check: _, ...save } = match.save()
  const old = seal({ ...save, header: { ...save.header, rules: '0' } })
  const page = new Page()
  expect(troubleIn(await page.ask('take', JSON.stringify(old)))).toBeUndefined()
  expect(page.moments.at(-1)?.view.questions.length).toBeGreaterThan(0)
})

test('what is not there, not open or not allowed gets a clear answer', async () => {
  const page = new Page()
  expect(troubleIn(await page.ask('open', 'nowhere'))).toBe('missing')
  expect(troubleIn(await page.ask('undo'))).toBe('missing')
  expect(troubleIn(await page.ask('create', { ...planFor(nightFerry, me), places: [me] }))).toBe('bad-setup')
  await page.ask('create', planFor(nightFerry, me, bot))
  expect(troubleIn(await page.ask('undo'))).toBe('undo-nothing')
  expect(troubleIn(await page.ask('answer', 0, 999, 'reeds'))).toBe('stale-question')
})

test('storage that does not answer is named as such', async () => {
  const broken: Store = {
    list: () => Promise.reject(new Error('gone')),
    read: () => Promise.reject(new Error('gone')),
    write: () => Promise.reject(new Error('gone')),
    remove: () => Promise.reject(new Error('gone')),
  }
  const page = new Page(broken)
  expect(troubleIn(await page.ask('list'))).toBe('storage')
  expect(troubleIn(await page.ask('open', 'x'))).toBe('storage')
  await page.ask('create', planFor(nightFerry, me, bot))
  expect(page.moments.at(-1)?.kept).toBe('failed')
})

test('a bot gives advice that can be taken', async () => {
  const page = new Page()
  await page.ask('create', planFor(nightFerry, me, bot))
  const { done: hint } = (await page.ask('hint')) as { done: { question: number; answer: never } }
  expect(troubleIn(await page.ask('answer', 0, hint.question, hint.answer))).toBeUndefined()
})

test('another tab hears of every write and follows', async () => {
  const store = new MemoryStore()
  const one = new Page(store)
  await one.ask('create', planFor(nightFerry, me, bot))
  const other = new Page(store)
  await other.ask('open', 'id1')
  const asked = one.moments.at(-1)?.view.questions.find(({ mine }) => mine)
  const { done: hint } = (await one.ask('hint')) as { done: { answer: never } }
  await one.ask('answer', 0, asked?.id ?? 0, hint.answer)
  expect(one.announced.at(-1)).toBe('id1')
  await other.hear('id1')
  await aMoment()
  expect(other.moments.at(-1)?.view).toEqual(one.moments.at(-1)?.view)
})

test('a lesson’s match is shown as far as it has come, to the learner alone, and is not kept', async () => {
  const page = new Page()
  const before = await page.ask('scene', firstGame, 5)
  const after = await page.ask('scene', firstGame, 7)
  expect(before).toMatchObject({
    done: { view: { reader: 0, questions: [{ mine: false }, { mine: true }] } },
  })
  expect(JSON.stringify(before)).not.toContain('ballad-in-progress')
  expect(after).toMatchObject({ done: { view: { state: { turn: 2 } } } })
  expect(await page.ask('list')).toMatchObject({ done: [] })
  expect(page.moments).toEqual([])
})

describe('a table that takes long to come out of storage', () => {
  /** A page whose matches `id1` and `id3` lie in storage, where the first one is found only when it is let out. */
  async function slowly(): Promise<{ page: Page; letOut: () => void }> {
    const store = new MemoryStore()
    const before = new Page(store)
    for (let made = 0; made < 2; made++) await before.ask('create', planFor(nightFerry, me, bot))
    await before.ask('leave')
    let letOut = (): void => undefined
    const gate = new Promise<void>(resolve => (letOut = resolve))
    const page = new Page({
      list: () => store.list(),
      read: id => (id === 'id1' ? gate.then(() => store.read(id)) : store.read(id)),
      remove: id => store.remove(id),
      write: change => store.write(change),
    })
    return { page, letOut }
  }

  test('stays closed if it was left meanwhile', async () => {
    const { page, letOut } = await slowly()
    const opening = page.ask('open', 'id1')
    await page.ask('leave')
    letOut()
    await opening
    expect(page.moments).toEqual([])
    expect(troubleIn(await page.ask('undo'))).toBe('missing')
  })

  test('does not take the place of the one that was opened meanwhile', async () => {
    const { page, letOut } = await slowly()
    const opening = page.ask('open', 'id1')
    await page.ask('leave')
    await page.ask('open', 'id3')
    letOut()
    await opening
    await page.ask('look', 0)
    expect(new Set(page.moments.map(({ match }) => match))).toEqual(new Set(['id3']))
  })
})

describe('a match that is over, when the rules have changed since', () => {
  /** A store with such a match: its last answer is none that the rules of today know. */
  async function storeOfOld(): Promise<{ store: MemoryStore; kept: KeptMatch }> {
    const store = new MemoryStore()
    const page = new Page(store)
    await page.ask('create', planFor(nightFerry, bot, bot))
    await expect.poll(() => store.list()).toMatchObject([{ over: true, summary: {} }])
    const { head, entries, events } = (await store.read('id1')) ?? fail()
    const header = { ...head.header, rules: '0' }
    const strange = entries.map((entry, at) => (at < entries.length - 1 ? entry : { seat: 0, value: 'fly' }))
    const old = { ...head, header, writes: head.writes + 1 }
    await store.write({ head: old, entriesFrom: 0, entries: strange, eventsFrom: 0, events })
    return { store, kept: (await store.read('id1')) ?? fail() }
  }

  test('is not put on a table again, and nothing of it is written over', async () => {
    const { store, kept } = await storeOfOld()
    const page = new Page(store)
    for (const call of ['open', 'recall'] as const)
      expect(await page.ask(call, 'id1')).toMatchObject({ trouble: { code: 'version', needs: '0' } })
    expect(page.moments).toEqual([])
    expect(await page.ask('memories')).toMatchObject({ done: [{ over: true, summary: kept.head.summary }] })
    expect(await store.read('id1')).toEqual(kept)
  })

  test('is told from what was told then', async () => {
    const { store, kept } = await storeOfOld()
    const { events, head } = kept
    const { done: sheet } = (await new Page(store).ask('tale', 'id1')) as { done: TaleSheet }
    expect(sheet).toMatchObject({ seats: 2, result: head.summary?.result, older: { code: 'version' } })
    expect(sheet.events.map(({ key }) => key)).toEqual(events.map(({ key }) => key))
    expect(sheet.state).toEqual(head.point.position.game)
  })

  test('says so where nobody knows any more how it ended', async () => {
    const { store, kept } = await storeOfOld()
    const { summary: _, ...head } = { ...kept.head, writes: kept.head.writes + 1 }
    await store.write({ ...kept, head, entriesFrom: 0, eventsFrom: 0 })
    expect(troubleIn(await new Page(store).ask('tale', 'id1'))).toBe('version')
  })
})

test('what happened in a match can be told, from storage, without opening its table', async () => {
  const page = new Page()
  await page.ask('create', planFor(nightFerry, me, bot))
  await page.ask('leave')
  expect(await page.ask('tale', 'id1')).toMatchObject({
    done: { match: 'id1', game: 'night-ferry', reader: 0 },
  })
  expect(troubleIn(await page.ask('tale', 'nothing'))).toBe('missing')
  expect(troubleIn(await page.ask('undo'))).toBe('missing')
})

function fail(): never {
  throw new Error('nothing lies in storage')
}
