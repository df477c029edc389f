import { names } from '@osud/lang'
import { problems } from '@osud/lang/check'
import { expect, test } from 'vitest'
import { shelf } from '../src/lang/index.ts'

test('the texts of the shelf have no problems', () => {
  expect(problems({ texts: shelf, names })).toEqual([])
})
