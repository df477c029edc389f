import type { SeenEvent } from '@osud/engine'
import { ferryNames, ferryTexts } from '@osud/engine/example'
import { expect, test } from 'vitest'
import { shell, speaker } from '../src/index.ts'
import type { Language } from '../src/index.ts'
import { plainTelling } from '../src/tale/index.ts'

const telling = plainTelling({
  title: 'The Night Ferry',
  mannerOf: ({ key }) => (key === 'log.page' ? 'page' : key === 'log.calm' ? 'aside' : 'news'),
  heroOf: () => undefined,
})

const page = (name: string): SeenEvent => ({ key: 'log.page', args: { page: { text: `page.${name}` } } })
const paid: SeenEvent = { key: 'log.paid', args: { hero: 'fox', n: 2 } }
const calm: SeenEvent = { key: 'log.calm', args: { n: 3 } }

function told(events: readonly SeenEvent[], ask?: string, language: Language = 'en'): string[] | undefined {
  const texts = { ...shell[language], ...ferryTexts[language] }
  const voice = speaker({ language, texts, names: ferryNames })
  const tale = { seats: 2, state: {}, events }
  return telling
    .previously?.(tale, { ...voice, nameOf: hero => hero }, 0, ask && voice.say(ask))
    .map(sentence => sentence.replaceAll('\u00a0', ' '))
}

test('a game without a telling of its own says where we are, what happened last, and what is asked', () => {
  expect(told([page('jetty'), page('reeds'), paid, calm], 'ask.toll')).toEqual([
    'The reeds whisper prices. Something under the raft counts along.',
    'Fox earns 2 coins.',
    'It is your turn. Share out the toll.',
  ])
})

test('a question needs no second stop, in no language', () => {
  expect(told([], 'ask.way')).toEqual(['It is your turn. Which way across?'])
  expect(told([], 'ask.way', 'cs')?.[0]).toMatch(/^Jste na tahu\. .+\?$/)
  expect(told([], 'ask.way', 'uk')?.[0]).toMatch(/^Ваш хід\. .+\?$/)
})

test('whoever is asked nothing hears what happened last, and before anything has happened nothing is said', () => {
  expect(told([paid])).toEqual(['Fox earns 2 coins.'])
  expect(told([])).toEqual([])
})
