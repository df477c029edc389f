import { describe, expect, test } from 'vitest'
import type { Voice } from '../../src/look/board.ts'
import { factName } from '../../src/table/any/reading.ts'

const voice: Voice = {
  language: 'cs',
  say: key => `«${key}»`,
  has: key => key === 'state.coins',
  sayOr: (_, plain) => plain,
  nameOf: hero => hero,
}

describe('what the table for any game calls a fact', () => {
  test('is its text, once it has one', () => {
    expect(factName(voice, { name: 'coins', value: '3' })).toBe('«state.coins»')
  })

  test('is its name in plain words before that, if it is a number', () => {
    expect(factName(voice, { name: 'noiseLevel', value: '-2' })).toBe('Noise level')
    expect(factName(voice, { name: 'day', value: '1' })).toBe('Day')
  })

  test('is nothing where it would show a word of the code', () => {
    expect(factName(voice, { name: 'phase', value: 'dusk-raid' })).toBeUndefined()
  })
})
