import type { Question } from '@osud/engine'
import { describe, expect, test } from 'vitest'
import { answerWords } from '@osud/lang'
import { findGame } from '../src/games.ts'
import type { Shelved } from '../src/games.ts'
import { Narrator } from '../src/narrator.ts'

const narrator = new Narrator(findGame('night-ferry') as Shelved, 'en')
const things = ['goat', 'letter'].map(value => ({ value, says: { key: `card.${value}` } }))
const goods = ['coins', 'bread'].map(value => ({ value, most: 3 }))
const badger = { key: 'ask.market.seat', args: { hero: 'badger' } }
const market: Question = {
  kind: 'offer',
  ask: 'ask.market',
  rule: 'FER-09',
  partners: [{ value: 2, says: badger, gets: goods }],
  gives: goods,
}

describe('the words of an answer', () => {
  test.each<[string, Question, Parameters<typeof answerWords>[1], string]>([
    ['a choice', { kind: 'choose', ask: 'ask.load', rule: 'R', options: things }, 'goat', 'Goat'],
    [
      'a pick, in its own order',
      { kind: 'pick', ask: 'ask.load', rule: 'R', options: things, min: 0, max: 2, ordered: true },
      ['letter', 'goat'],
      'Letter, Goat',
    ],
    [
      'an empty pick',
      { kind: 'pick', ask: 'ask.load', rule: 'R', options: things, min: 0, max: 2, ordered: false },
      [],
      'nothing',
    ],
    [
      'a share',
      {
        kind: 'split',
        ask: 'ask.toll',
        rule: 'R',
        options: [{ value: 2, says: badger, most: 2 }],
        min: 0,
        max: 2,
      },
      { 2: 2 },
      'Badger ×2',
    ],
    ['no trade', market, false, 'No trade'],
    ['a trade', market, { with: 2, give: { coins: 2 }, get: {} }, 'Badger: gives coins ×2, gets nothing'],
  ])('tell %s', (_, question, answer, words) => {
    expect(answerWords(question, answer, narrator)).toBe(words)
  })
})
