import { expect, onTestFinished, test, vi } from 'vitest'
import type { Bus, News } from '../src/bus/bus.ts'
import { Presence } from '../src/tables/presence.ts'

/** Servers that know of each other, on a bus from which each of them can be cut off. */
function servers(...names: readonly string[]) {
  const ears = new Map<string, ((news: News, from: string) => void)[]>()
  const menders = new Map<string, (() => void)[]>()
  const mute = new Set<string>()
  const deaf = new Set<string>()
  const busOf = (me: string): Bus => ({
    shared: true,
    reached: true,
    publish(news) {
      if (mute.has(me)) return
      for (const [name, listeners] of ears)
        if (name !== me && !deaf.has(name)) for (const listener of listeners) listener(news, me)
    },
    hear: listener => void ears.set(me, [...(ears.get(me) ?? []), listener]),
    mend: listener => void menders.set(me, [...(menders.get(me) ?? []), listener]),
    close: () => Promise.resolve(),
  })
  const presences = names.map(name => new Presence(busOf(name), () => Date.now()))
  onTestFinished(() => {
    for (const presence of presences) presence.close()
  })
  const mend = (name: string): void => {
    mute.delete(name)
    deaf.delete(name)
    for (const listener of menders.get(name) ?? []) listener()
  }
  return { presences: presences as [Presence, Presence], mute, deaf, mend }
}

test('whoever leaves while a server can tell nobody is not there when it can again', () => {
  const { presences, mute, mend } = servers('one', 'other')
  const [one, other] = presences
  one.tell('table', ['anna', 'jan'])
  one.tell('another', ['olga'])
  expect(other.reads('table', 'anna')).toBe(true)
  mute.add('one')
  one.tell('table', ['jan'])
  one.tell('another', [])
  mend('one')
  expect(other.reads('table', 'anna')).toBe(false)
  expect(other.reads('another', 'olga')).toBe(false)
  expect(other.reads('table', 'jan')).toBe(true)
})

test('whoever comes and leaves while a server hears nothing is known to it when it hears again', async () => {
  const { presences, deaf, mend } = servers('one', 'other')
  const [one, other] = presences
  one.tell('table', ['anna'])
  deaf.add('other')
  one.tell('table', [])
  one.tell('another', ['jan'])
  mend('other')
  await vi.waitFor(() => expect(other.reads('another', 'jan')).toBe(true))
  expect(other.reads('table', 'anna')).toBe(false)
})

test('the readers of a server that was only silent are known again as soon as it speaks', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { presences, mute } = servers('one', 'other')
  const [one, other] = presences
  one.tell('table', ['anna'])
  mute.add('one')
  await vi.advanceTimersByTimeAsync(21_000)
  expect(other.reads('table', 'anna')).toBe(false)
  // It was busy with itself: nothing on the way was broken, and nothing mended.
  mute.delete('one')
  await vi.advanceTimersByTimeAsync(6000)
  expect(other.reads('table', 'anna')).toBe(true)
})
