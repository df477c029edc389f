import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faces } from '../../content/faces.ts'
import { prepareWords } from '../../table/cards/words.ts'

/** What is to be done when the page has nothing else to do. */
let waiting: (() => void)[] = []

beforeEach(() => {
  waiting = []
  vi.stubGlobal('requestIdleCallback', (deed: () => void) => waiting.push(deed))
})
afterEach(() => void vi.unstubAllGlobals())

/** The page has nothing else to do for so many moments. */
async function rests(moments = Infinity): Promise<void> {
  for (let moment = 0; moment < moments && waiting.length > 0; moment++) {
    waiting.shift()?.()
    await new Promise(setImmediate)
  }
}

/** A voice that repeats what it is asked to say, and the cards whose titles it has said. */
function voiceOf(language: 'cs' | 'en') {
  const cards: string[] = []
  const say = (key: string): string => {
    if (key.startsWith('card.')) cards.push(key.slice('card.'.length))
    return key
  }
  return { cards, voice: { language, say } as unknown as Parameters<typeof prepareWords>[0] }
}

test('all cards are said once while nobody waits, one after the other', async () => {
  const { cards, voice } = voiceOf('en')
  void prepareWords(voice)
  void prepareWords(voice)
  expect(cards).toEqual([])
  await rests(1)
  expect(cards).toHaveLength(1)
  await rests()
  expect(cards).toEqual([...faces.keys()])
})

test('whoever changes the language hears no more of the one before', async () => {
  const [before, after] = [voiceOf('en'), voiceOf('cs')]
  void prepareWords(before.voice)
  await rests(1)
  void prepareWords(after.voice)
  await rests()
  expect(before.cards).toHaveLength(1)
  expect(after.cards).toEqual([...faces.keys()])
})
