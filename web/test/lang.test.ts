import { names, speaker } from '@osud/lang'
import { problems } from '@osud/lang/check'
import { cs as bookCs } from '@osud/rulebook/words/cs'
import { en as bookEn } from '@osud/rulebook/words/en'
import { uk as bookUk } from '@osud/rulebook/words/uk'
import { expect, test } from 'vitest'
import { cs } from '../src/lang/frame/cs.ts'
import { en } from '../src/lang/frame/en.ts'
import { uk } from '../src/lang/frame/uk.ts'
import { cs as chronicleCs } from '../src/chronicle/lang/cs.ts'
import { en as chronicleEn } from '../src/chronicle/lang/en.ts'
import { uk as chronicleUk } from '../src/chronicle/lang/uk.ts'
import { cs as memoriesCs } from '../src/memories/lang/cs.ts'
import { en as memoriesEn } from '../src/memories/lang/en.ts'
import { uk as memoriesUk } from '../src/memories/lang/uk.ts'
import { cs as onlineCs } from '../src/online/lang/cs.ts'
import { en as onlineEn } from '../src/online/lang/en.ts'
import { uk as onlineUk } from '../src/online/lang/uk.ts'
import { cs as replayCs } from '../src/replay/lang/cs.ts'
import { en as replayEn } from '../src/replay/lang/en.ts'
import { uk as replayUk } from '../src/replay/lang/uk.ts'
import { shelf } from '../src/lang/index.ts'
import { words as stored } from '../src/offline/words.ts'
import { cs as previouslyCs } from '../src/previously/lang/cs.ts'
import { en as previouslyEn } from '../src/previously/lang/en.ts'
import { uk as previouslyUk } from '../src/previously/lang/uk.ts'

test('the texts of the shelf have no problems', () => {
  expect(problems({ texts: shelf, names })).toEqual([])
})

test.each([
  ['cs', ['Ukázat všechny 4', 'Ukázat všech 5', 'Ukázat všech 22']],
  ['uk', ['Показати всі 4', 'Показати всі 5', 'Показати всі 22']],
  ['en', ['Show all 4', 'Show all 5', 'Show all 22']],
] as const)(
  'however many matches there are, the shelf offers to show them all, in %s',
  (language, offers) => {
    const { say } = speaker({ language, texts: shelf[language], names })
    const said = [4, 5, 22].map(n => say('shelf.show-all', { n }).replaceAll('\u00a0', ' '))
    expect(said).toEqual(offers)
  },
)

test('the texts around a table have no problems', () => {
  expect(problems({ texts: { cs, en, uk }, names })).toEqual([])
})

test('the texts around a rulebook have no problems', () => {
  expect(problems({ texts: { cs: bookCs, en: bookEn, uk: bookUk }, names })).toEqual([])
})

test('the texts about what is stored have no problems', () => {
  expect(problems({ texts: stored, names })).toEqual([])
})

test('the texts around a chronicle have no problems', () => {
  expect(problems({ texts: { cs: chronicleCs, en: chronicleEn, uk: chronicleUk }, names })).toEqual([])
})

test('the texts of coming back to a match have no problems', () => {
  expect(problems({ texts: { cs: previouslyCs, en: previouslyEn, uk: previouslyUk }, names })).toEqual([])
})

test('the texts of looking back and of the memories have no problems', () => {
  expect(problems({ texts: { cs: replayCs, en: replayEn, uk: replayUk }, names })).toEqual([])
  expect(problems({ texts: { cs: memoriesCs, en: memoriesEn, uk: memoriesUk }, names })).toEqual([])
})

test('the texts of online tables have no problems', () => {
  expect(problems({ texts: { cs: onlineCs, en: onlineEn, uk: onlineUk }, names })).toEqual([])
})
