import type { MatchRecord } from '@osud/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Analyst } from '../src/replay/analyst.svelte.ts'

/** Counts who was sent for, and who is still there. */
class FakeWorker extends EventTarget {
  static readonly there = new Set<FakeWorker>()

  constructor() {
    super()
    FakeWorker.there.add(this)
  }

  postMessage(): void {
    // Nobody thinks here.
  }

  terminate(): void {
    FakeWorker.there.delete(this)
  }
}

/** Records that are on their way, and what brings them or fails to. */
const asked: { bring: () => void; fail: () => void }[] = []
const host = {
  record: () =>
    new Promise<MatchRecord>((resolve, reject) =>
      asked.push({ bring: () => resolve({} as MatchRecord), fail: () => reject(new Error('gone')) }),
    ),
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.there.clear()
  asked.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('whoever leaves while the record is fetched leaves no analyst behind', async () => {
  const analyst = new Analyst(host)
  const begun = analyst.begin('m')
  analyst.leave()
  asked[0]?.bring()
  await begun
  expect(FakeWorker.there.size).toBe(0)
})

test('whoever begins again has one analyst, whatever becomes of the first', async () => {
  const analyst = new Analyst(host)
  const begun = [analyst.begin('m'), analyst.begin('m'), analyst.begin('m')]
  asked[2]?.bring()
  asked[1]?.fail()
  asked[0]?.bring()
  await Promise.all(begun)
  expect(FakeWorker.there.size).toBe(1)
  expect(analyst.state.what).toBe('busy')
})
