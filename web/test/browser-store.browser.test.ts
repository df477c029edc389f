import { Match } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import { afterEach, expect, test } from 'vitest'
import { BrowserStore } from '../src/keep/browser-store.ts'
import type { Change, Head } from '../src/keep/store.ts'

const name = 'osud-test'
afterEach(() => {
  indexedDB.deleteDatabase(name)
})

const { header, point } = Match.create(ferry, { seed: 1, seats: 2, options: { crossings: 1 } })
const entry = (value: string) => ({ seat: 0, value })
const told = (key: string) => ({ key, args: {} })

function headOf(id: string, writes: number, touched = writes): Head {
  return { id, header, places: [], begun: 0, touched, over: false, writes, point, suggestions: [] }
}

function changeOf(id: string, writes: number, from: number, ...values: string[]): Change {
  return {
    head: headOf(id, writes),
    entriesFrom: from,
    entries: values.map(entry),
    eventsFrom: from,
    events: values.map(told),
  }
}

test('what is written is there, also for somebody who opens the storage anew', async () => {
  const store = new BrowserStore(name)
  expect(await store.write(changeOf('a', 1, 0, 'x', 'y'))).toBe('kept')
  expect(await store.write(changeOf('a', 2, 2, 'z'))).toBe('kept')
  const kept = await new BrowserStore(name).read('a')
  expect(kept?.entries).toEqual([entry('x'), entry('y'), entry('z')])
  expect(kept?.events.map(({ key }) => key)).toEqual(['x', 'y', 'z'])
  expect(kept?.head.writes).toBe(2)
})

test('what was taken back is gone', async () => {
  const store = new BrowserStore(name)
  await store.write(changeOf('a', 1, 0, 'x', 'y', 'z'))
  await store.write(changeOf('a', 2, 1, 'u'))
  expect((await store.read('a'))?.entries).toEqual([entry('x'), entry('u')])
})

test('of two who write at once, one is told, and nothing of theirs is kept', async () => {
  const [one, other] = [new BrowserStore(name), new BrowserStore(name)]
  await one.write(changeOf('a', 1, 0, 'x'))
  expect(
    await Promise.all([one.write(changeOf('a', 2, 1, 'one')), other.write(changeOf('a', 2, 1, 'other'))]),
  ).toEqual(['kept', 'elsewhere'])
  expect((await one.read('a'))?.entries).toEqual([entry('x'), entry('one')])
})

test('matches lie side by side, the one played last first, and are removed one by one', async () => {
  const store = new BrowserStore(name)
  await store.write(changeOf('a', 1, 0, 'x'))
  await store.write({ ...changeOf('ab', 1, 0, 'y'), head: headOf('ab', 1, 9) })
  expect((await store.list()).map(({ id }) => id)).toEqual(['ab', 'a'])
  await store.remove('ab')
  expect((await store.list()).map(({ id }) => id)).toEqual(['a'])
  expect((await store.read('a'))?.entries).toEqual([entry('x')])
  expect(await store.read('ab')).toBeUndefined()
})

test('where there is nothing any more, only a whole match is written, and its writes are counted on', async () => {
  const store = new BrowserStore(name)
  await store.write(changeOf('a', 1, 0, 'x'))
  await store.remove('a')
  expect(await store.write(changeOf('a', 2, 1, 'y'))).toBe('elsewhere')
  expect(await store.write(changeOf('a', 2, 0, 'x', 'y'))).toBe('kept')
  expect(await store.read('a')).toMatchObject({ head: { writes: 2 }, entries: [entry('x'), entry('y')] })
})
