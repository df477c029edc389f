import { describe, expect, test } from 'vitest'
import { longestMessage, numberIn, requestOf } from '../src/wire/request.ts'

const answering = (value: unknown, key: unknown = 'a-key-of-mine'): string =>
  JSON.stringify({ n: 7, do: 'answer', question: 1, value, key })

describe('an answer', () => {
  test.each([
    ['a choice', 'north'],
    ['a number', 3],
    ['a yes', true],
    ['a list', ['a', 'b', 2]],
    ['a split', { fish: 2, bread: 0 }],
    ['an order of each', { first: ['a', 'b'], second: [] }],
    ['an offer', { to: 1, gives: { coin: 1 }, gets: { bread: 2 } }],
  ])('that is plain and small is read: %s', (_, value) => {
    expect(requestOf(answering(value))).toEqual(JSON.parse(answering(value)))
  })

  test.each([
    ['nothing', null],
    ['too long', 'x'.repeat(201)],
    ['too many', Array.from({ length: 201 }, () => 1)],
    ['too deep', { a: { b: { c: 1 } } }],
    ['a list of lists', [[1]]],
    ['names too long', { ['x'.repeat(201)]: 1 }],
  ])('that is not is refused: %s', (_, value) => {
    expect(requestOf(answering(value))).toMatchObject({
      n: 7,
      why: expect.stringContaining('plain and small'),
    })
  })

  test('that names what no object may have, or no number, is refused', () => {
    for (const value of ['{"__proto__":1}', '{"a":{"__proto__":1}}', '1e999', '{"a":1e999}'])
      expect(requestOf(answering('?').replace('"?"', value)), value).toHaveProperty('why')
  })

  test('of thousands of wrong parts is refused at once', () => {
    const part = Array.from({ length: 190 }, () => [])
    const value = Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`part ${at}`, part]))
    const text = answering(value)
    expect(text.length).toBeGreaterThan(longestMessage * 0.8)
    const begun = performance.now()
    for (let time = 0; time < 100; time++) expect(requestOf(text)).toHaveProperty('why')
    // A union that explains each part took more than ten milliseconds for one.
    expect((performance.now() - begun) / 100).toBeLessThan(3)
  })
})

test('a key is of letters, digits and dashes: none that a bot could have, none that storage could not keep', () => {
  for (const key of ['a-key-of-mine', crypto.randomUUID(), 'farewell'])
    expect(requestOf(answering('a', key))).not.toHaveProperty('why')
  for (const key of ['short', 'bot 12345', 'null\u0000null', 'x'.repeat(65), 12_345_678])
    expect(requestOf(answering('a', key)), String(key)).toHaveProperty('why')
})

test('the number of a message is found without reading it', () => {
  expect(numberIn(Buffer.from(answering('a')))).toBe(7)
  expect(numberIn(Buffer.from('{ "n": 12, "do"'))).toBe(12)
  for (const text of ['', '[', '{"do":"hint"}', `{"x":"${'x'.repeat(200)}","n":5}`, '{"n":123456789012}'])
    expect(numberIn(Buffer.from(text)), text).toBe(0)
})
