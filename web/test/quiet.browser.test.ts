import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quiet } from '../src/offline/quiet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether it has become quiet by now. */
function listening(): () => Promise<boolean> {
  let heard = false
  void quiet(1000, 5000).then(() => (heard = true))
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return heard
  }
}

const scrub = (): boolean => document.body.dispatchEvent(new Event('input', { bubbles: true }))

test('it is quiet once nobody has done anything for a while', async () => {
  const heard = listening()
  vi.advanceTimersByTime(900)
  scrub()
  vi.advanceTimersByTime(900)
  expect(await heard()).toBe(false)
  vi.advanceTimersByTime(200)
  expect(await heard()).toBe(true)
})

test('whoever never rests is not waited for for ever', async () => {
  const heard = listening()
  for (let doing = 0; doing < 9; doing++) {
    scrub()
    vi.advanceTimersByTime(500)
  }
  expect(await heard()).toBe(false)
  scrub()
  vi.advanceTimersByTime(500)
  expect(await heard()).toBe(true)
})
