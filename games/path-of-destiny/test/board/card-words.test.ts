import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faces } from '../../content/faces.ts'
import { prepareWords } from '../../table/cards/words.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A voice that repeats what it is asked to say, and what it was asked. */
function voiceOf(language: 'cs' | 'en') {
  const said: string[] = []
  const say = (key: string): string => {
    said.push(key)
    return key
  }
  return { said, voice: { language, say } as unknown as Parameters<typeof prepareWords>[0] }
}

test('all cards are said once while nobody waits, one after the other', async () => {
  const { said, voice } = voiceOf('en')
  void prepareWords(voice)
  void prepareWords(voice)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(60)
  expect(said.filter(key => key.startsWith('card.'))).toHaveLength(1)
  await vi.runAllTimersAsync()
  expect(said.filter(key => key.startsWith('card.'))).toEqual([...faces.keys()].map(card => `card.${card}`))
})

test('whoever changes the language hears no more of the one before', async () => {
  const [before, after] = [voiceOf('en'), voiceOf('cs')]
  void prepareWords(before.voice)
  await vi.advanceTimersByTimeAsync(60)
  const heard = before.said.length
  expect(heard).toBeGreaterThan(0)
  void prepareWords(after.voice)
  await vi.runAllTimersAsync()
  expect(before.said).toHaveLength(heard)
  expect(after.said.filter(key => key.startsWith('card.'))).toHaveLength(faces.size)
})
