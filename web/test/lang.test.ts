import { names } from '@osud/lang'
import { problems } from '@osud/lang/check'
import { expect, test } from 'vitest'
import { cs } from '../src/lang/frame/cs.ts'
import { en } from '../src/lang/frame/en.ts'
import { uk } from '../src/lang/frame/uk.ts'
import { cs as memoriesCs } from '../src/memories/lang/cs.ts'
import { en as memoriesEn } from '../src/memories/lang/en.ts'
import { uk as memoriesUk } from '../src/memories/lang/uk.ts'
import { cs as replayCs } from '../src/replay/lang/cs.ts'
import { en as replayEn } from '../src/replay/lang/en.ts'
import { uk as replayUk } from '../src/replay/lang/uk.ts'
import { shelf } from '../src/lang/index.ts'

test('the texts of the shelf have no problems', () => {
  expect(problems({ texts: shelf, names })).toEqual([])
})

test('the texts around a table have no problems', () => {
  expect(problems({ texts: { cs, en, uk }, names })).toEqual([])
})

test('the texts of looking back and of the memories have no problems', () => {
  expect(problems({ texts: { cs: replayCs, en: replayEn, uk: replayUk }, names })).toEqual([])
  expect(problems({ texts: { cs: memoriesCs, en: memoriesEn, uk: memoriesUk }, names })).toEqual([])
})
